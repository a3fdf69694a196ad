import { CLEAR_GLASS } from './clear-glass.ts'
import { KEPT_THINGS } from './kept-things.ts'
import { LAMP_PIECES } from './lamps.ts'
import type { Piece } from './piece.ts'

/** What still lifes are made of: glass, lamps and things that are kept. */
export const STILL_LIFE_PIECES: Readonly<Record<string, Piece>> = {
  ...CLEAR_GLASS,
  ...LAMP_PIECES,
  ...KEPT_THINGS,
}
