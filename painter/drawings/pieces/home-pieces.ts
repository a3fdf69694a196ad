import { DOOR_FRONTS } from './buildings/door-fronts.ts'
import { LITTER } from './outdoors/litter.ts'
import type { Piece } from './piece.ts'

/** What houses have: their doors, their stairs, what stands open in them and what lies about. */
export const HOME_PIECES: Readonly<Record<string, Piece>> = {
  ...DOOR_FRONTS,
  ...LITTER,
}
