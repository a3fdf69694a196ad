import { smoothstep } from '../../core/scalar.ts'
import { layOver, SNOW } from './ground-colour.ts'
import type { Land, LandKind } from './land.ts'

/** Lands that have no winter of their own. */
const SELDOM_SNOWY: readonly LandKind[] = ['canyon', 'jungle', 'riceterrace', 'savanna', 'volcano']

export const isSeldomSnowy = (kind: LandKind) => SELDOM_SNOWY.includes(kind)

/** The land with snow wherever it is not too steep. */
export function underSnow(land: Land): Land {
  const { material } = land.terrain
  return {
    ...land,
    terrain: {
      ...land.terrain,
      material: (x, z, height, slope, grain, out) => {
        material(x, z, height, slope, grain, out)
        layOver(out, SNOW, 0.9 * smoothstep(1.05, 0.4, slope + grain * 0.22))
      },
    },
  }
}
