import { mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import type { Environment } from '../environment.ts'
import { cellHash } from './surfaces.ts'

const FOLIAGE: RGB = [0.1, 0.17, 0.05]
const SNOWED: RGB = [0.44, 0.47, 0.53]
/** Towers per unit of the sight line's slope, in three rows from far to near, and how high in the window they rise. */
const TOWERS = [
  { perSlope: 26, highest: 0.84, shade: 0.5 },
  { perSlope: 17, highest: 0.6, shade: 0.32 },
  { perSlope: 10, highest: 0.34, shade: 0.18 },
] as const
/** Windows of a tower, per unit of slope. */
const LIT = 150

/** Sky above far trees, as seen through glass. */
export function outside(
  dx: number,
  dy: number,
  u: number,
  v: number,
  { skyRamp, skyAmbient, stars, sunColour, rain, snow }: Environment,
  noise: Noise,
  isRoof: boolean,
): RGB {
  const sky = scaleColour(skyRamp.at(clamp(isRoof ? 0.5 : 0.12 + dy * 0.9)), 1.15)
  if (stars > 0.5 && cellHash(Math.floor(dx * 420), Math.floor(dy * 420)) > 0.995) return [0.7, 0.75, 0.9]
  if (isRoof) return sky
  if (rain && noise.value2(dx * 260 - dy * 40, dy * 26) > 0.42) return scaleColour(sky, 1.5)
  if (snow && cellHash(Math.floor(dx * 130), Math.floor(dy * 130)) > 0.93) return [0.9, 0.93, 0.98]
  const treeline = 0.3 + 0.16 * noise.fbm(dx * 6 + u, 3, 3)
  const leafy = smoothstep(treeline + 0.03, treeline - 0.03, v + 0.1 * noise.value2(dx * 40, dy * 40))
  const leaf = 0.6 + 0.6 * noise.value2(dx * 60, dy * 60)
  const foliage: RGB = [0, 1, 2].map(
    c =>
      (snow ? SNOWED[c] * (0.75 + 0.25 * leaf) : FOLIAGE[c] * leaf) *
      (skyAmbient[c] * 2.2 + sunColour[c] * 0.3),
  ) as RGB
  return mixLinear(sky, mixLinear(foliage, sky, 0.16), leafy)
}

/** Stars, a nebula and a planet. */
export function spaceOutside(x: number, y: number, noise: Noise): RGB {
  const star = cellHash(Math.floor(x * 40), Math.floor(y * 40)) > 0.985 ? 0.9 : 0
  const cloud = clamp(noise.fbm(x * 0.8, y * 0.8, 4) + 0.1)
  const planet = Math.hypot(x - 0.9, y - 0.2)
  if (planet < 0.75) {
    const lit = clamp(0.9 - (x - 0.5) * 0.8 + 0.3 * noise.fbm(x * 3, y * 3, 3))
    return [0.12 * lit, mix(0.2, 0.35, lit) * lit, 0.7 * lit]
  }
  return [0.02 + cloud * 0.25 + star, 0.02 + cloud * 0.08 + star, 0.05 + cloud * 0.35 + star]
}

/** Towers up to a share `v` of the window, below the sky, their windows lit when it is dark. */
export function cityOutside(
  dx: number,
  dy: number,
  v: number,
  { skyRamp, skyAmbient, stars }: Environment,
): RGB {
  const sky = scaleColour(skyRamp.at(clamp(0.1 + dy * 0.9)), 1.15)
  const isDark = stars > 0.3 || skyAmbient[1] < 0.2
  let seen: RGB =
    stars > 0.5 && cellHash(Math.floor(dx * 420), Math.floor(dy * 420)) > 0.996 ? [0.7, 0.75, 0.9] : sky
  for (const [row, { perSlope, highest, shade }] of TOWERS.entries()) {
    const tower = Math.floor(dx * perSlope + row * 0.37)
    if (v > highest * (0.35 + 0.65 * cellHash(tower, row + 3))) continue
    seen = scaleColour(mixLinear(sky, [0.1, 0.11, 0.14], 0.75), shade + (isDark ? 0.05 : 0.5))
    const [column, floor] = [Math.floor(dx * LIT), Math.floor(dy * LIT * 0.8)]
    const isWindow = Math.abs(dx * LIT - column - 0.5) < 0.3 && Math.abs(dy * LIT * 0.8 - floor - 0.5) < 0.3
    if (isDark && isWindow && cellHash(column, floor + row * 57) > 0.6)
      seen = cellHash(column + 9, floor) > 0.3 ? [0.95, 0.66, 0.3] : [0.7, 0.8, 0.95]
  }
  return seen
}
