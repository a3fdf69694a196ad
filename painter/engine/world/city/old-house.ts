import type { RGB } from '../../core/colour.ts'
import type { AlleyLook } from './alley-looks.ts'

/** Metres of a street that a house takes. */
export const HOUSE = 5.4

/** One of the houses along an old street, at the column that is painted. */
export type OldHouse = {
  look: AlleyLook
  plaster: RGB
  shutters: RGB
  /** Metres. */
  height: number
  seed: number
  /** Where on the front, in metres from its edge. */
  u: number
  /** Snow lies on what stands out. */
  isSnowy?: boolean
  /** Set by the painting: how much lamplight comes out of a window there. */
  glow?: number
}
