import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/scalar.ts'
import { layOver } from './ground-colour.ts'

const CROPS = ['#8fa23c', '#c9b24a', '#5f7a2c', '#b58a3a', '#a7b552', '#6b8a34'].map(parseHex)
const HEDGE: RGB = [0.03, 0.06, 0.02]
const ANGLE = 0.35
const WIDTH = 95
const LENGTH = 150

/** Paints fields of 95 x 150 metres, slightly bent, with furrows and hedges, over the ground's colour. */
export function createFields(noise: Noise) {
  const cosine = Math.cos(ANGLE)
  const sine = Math.sin(ANGLE)
  return (x: number, z: number, out: RGB) => {
    const u = (x * cosine + z * sine) / WIDTH + noise.value2(x * 0.003, z * 0.003) * 0.4
    const v = (-x * sine + z * cosine) / LENGTH
    const column = Math.floor(u)
    const row = Math.floor(v)
    const crop = CROPS[(((column * 7 + row * 13) % 6) + 6) % 6]
    const toEdge = Math.min(u - column, 1 - (u - column), v - row, 1 - (v - row))
    layOver(out, crop, 0.8)
    layOver(out, HEDGE, smoothstep(0.035, 0.015, toEdge) * 0.7)
    const furrow = 0.5 + 0.5 * Math.sin((u - column) * WIDTH * 1.2) > 0.6
    if (furrow) layOver(out, [out[0] * 0.8, out[1] * 0.82, out[2] * 0.75], 0.35)
  }
}
