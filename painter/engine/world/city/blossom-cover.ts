import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { mix } from '../../core/scalar.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

const LEAVES = parseHex('#3f7030')

/** Lays a climbing plant in bloom over a front: a ragged mass that hangs from above the door. */
export function coverInBlossom(noise: Noise, { u, seed, height }: OldHouse, v: number, bloom: RGB, out: RGB) {
  if (Math.abs(seed) % 3 === 0) return
  const middle = HOUSE * (Math.abs(seed) % 2 ? 0.28 : 0.7)
  const top = Math.min(height - 0.2, 4.6)
  const aside = Math.abs(u - middle) + 0.5 * noise.value2(u * 1.4 + seed, v * 1.1)
  const breadth = v > 2.3 ? 0.9 + (v - 2.3) * 0.42 : 0.3 + v * 0.1
  const ragged = 0.35 * noise.value2(u * 4 + seed, v * 4)
  if (aside > breadth + ragged || v > top + ragged) return
  const clump = noise.value2(u * 5 + seed, v * 5)
  const spot = noise.value2(u * 19 + seed, v * 19)
  const isPetal = v > 1.7 ? clump + spot * 0.8 > -0.45 : spot + clump > 0.7
  const light = 0.62 + 0.5 * Math.abs(spot) + 0.25 * clump
  for (let c = 0; c < 3; c++) out[c] = mix(out[c], (isPetal ? bloom[c] : LEAVES[c]) * light, 0.96)
}
