import { HOMES } from './homes.ts'
import { PASSAGES } from './passages.ts'
import type { Room, RoomKind } from './room.ts'
import { VENUES } from './venues.ts'
import { WORKPLACES } from './workplaces.ts'

/** Every room that can be painted. */
export const ROOMS: Record<RoomKind, Room> = { ...HOMES, ...PASSAGES, ...VENUES, ...WORKPLACES }
