import type { Piece } from '../piece.ts'
import { BAKED_PIECES } from './bakes.ts'
import { BOTTLE_PIECES } from './bottles.ts'
import { CELEBRATION_CAKES } from './celebration-cakes.ts'
import { CLEAR_GLASS } from './clear-glass.ts'
import { CUP_PIECES } from './cups.ts'
import { DISH_PIECES } from './dishes.ts'
import { DRINK_PIECES } from './glasses.ts'
import { MEAL_PIECES } from './meals.ts'
import { PRODUCE_PIECES } from './produce.ts'
import { SLICES } from './slices.ts'

/** What stands on tables: food and what it is served in, glass, lamps and things that are kept. */
export const STILL_LIFE_PIECES: Readonly<Record<string, Piece>> = {
  ...BOTTLE_PIECES,
  ...PRODUCE_PIECES,
  ...SLICES,
  ...BAKED_PIECES,
  ...CUP_PIECES,
  ...DRINK_PIECES,
  ...MEAL_PIECES,
  ...DISH_PIECES,
  ...CELEBRATION_CAKES,
  ...CLEAR_GLASS,
}
