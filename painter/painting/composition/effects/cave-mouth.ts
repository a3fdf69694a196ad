import type { RGB } from '../../../engine/core/colour.ts'
import { smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const ROCK: RGB = [0.03, 0.026, 0.023]

const BARK: RGB = [0.085, 0.045, 0.02]

/** The dark walls of a cave around a view, as seen from inside; light grazes the rim of the opening. */
export const paintCaveMouth = (frame: Frame) => paintOpening(frame, ROCK, [1, 1], 0.84, 3)

/** The bark of a hollow tree around what is in it: furrowed along the trunk. */
export const paintHollow = (frame: Frame) => paintOpening(frame, BARK, [2.6, 0.3], 1.08, 0.8)

function paintOpening(
  { image, noise, environment, depth }: Frame,
  wall: RGB,
  [grainAcross, grainAlong]: readonly [number, number],
  reach: number,
  grazed: number,
) {
  const { w, h, data } = image
  const side = Math.min(w, h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = (x / w - 0.5) * 2
      const v = (y / h - 0.56) * 2
      const ragged = noise.fbm(u * 2.6 + 3, v * 2.6, 5) * 0.26
      const floor = Math.max(0, v - 0.25) * 0.5
      const toRim = Math.hypot(u * 1.18, v * (v > 0 ? 0.98 : 1.1)) + floor + ragged - reach
      const cover = smoothstep(-2 / side, 4 / side, toRim)
      if (cover <= 0) continue
      const grain =
        0.55 + 0.9 * (noise.fbm((x / side) * 16 * grainAcross, (y / side) * 16 * grainAlong, 5) * 0.5 + 0.5)
      const rim = Math.exp(-Math.max(0, toRim) * 9) * (v > 0 ? 1.7 : 1)
      const i = y * w + x
      for (let c = 0; c < 3; c++) {
        const light = wall[c] * grain * (1 + rim) + environment.skyAmbient[c] * wall[c] * grazed * rim * grain
        data[i * 3 + c] += (light - data[i * 3 + c]) * cover
      }
      if (cover > 0.5) depth[i] = Math.min(depth[i], 2)
    }
}
