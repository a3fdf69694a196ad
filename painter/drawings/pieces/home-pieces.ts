import { DOOR_FRONTS } from './door-fronts.ts'
import { HOUSE_PIECES } from './house-pieces.ts'
import { LITTER } from './litter.ts'
import { OPEN_FURNITURE } from './open-furniture.ts'
import type { Piece } from './piece.ts'

/** What houses have: their doors, their stairs, what stands open in them and what lies about. */
export const HOME_PIECES: Readonly<Record<string, Piece>> = {
  ...DOOR_FRONTS,
  ...HOUSE_PIECES,
  ...OPEN_FURNITURE,
  ...LITTER,
}
