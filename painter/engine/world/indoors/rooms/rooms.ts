import { BOOK_HALLS } from './book-halls.ts'
import { ENCHANTED_ROOMS } from './enchanted.ts'
import { FARM_BUILDINGS } from './farm-buildings.ts'
import { FOOD_STORES } from './food-stores.ts'
import { HALLS } from './halls.ts'
import { HOMES } from './homes.ts'
import { LANDMARK_ROOMS } from './landmark-rooms.ts'
import { LEISURE } from './leisure.ts'
import { MODERN_ROOMS } from './modern-rooms.ts'
import { PASSAGES } from './passages.ts'
import { PRACTICE_ROOMS } from './practice-rooms.ts'
import { PREMISES } from './premises.ts'
import { PUBLIC_ROOMS } from './public-rooms.ts'
import type { Room, RoomKind } from './room.ts'
import { SHOPS } from './shops.ts'
import { STORES } from './stores.ts'
import { VEHICLES } from './vehicles.ts'
import { VENUES } from './venues.ts'
import { WORKPLACES } from './workplaces.ts'

/** Every room that can be painted. */
export const ROOMS: Record<RoomKind, Room> = {
  ...BOOK_HALLS,
  ...ENCHANTED_ROOMS,
  ...FARM_BUILDINGS,
  ...FOOD_STORES,
  ...HALLS,
  ...HOMES,
  ...LANDMARK_ROOMS,
  ...LEISURE,
  ...MODERN_ROOMS,
  ...PASSAGES,
  ...PRACTICE_ROOMS,
  ...PREMISES,
  ...PUBLIC_ROOMS,
  ...SHOPS,
  ...STORES,
  ...VEHICLES,
  ...VENUES,
  ...WORKPLACES,
}
