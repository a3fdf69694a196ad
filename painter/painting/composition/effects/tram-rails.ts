import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Metres. */
const GAUGE = 1.44
const RAIL_WIDTH = 0.09
const FARTHEST = 160
/** Of a distance, how far what is seen may be from level ground. */
const TOLERANCE = 0.3
const GROOVE = 0.28
const STEEL = [0.62, 0.64, 0.68] as const

/** Rails let into the street, from the viewer's feet into the depth, under a tram at a column and a distance. */
export function paintTramRails(frame: Frame, column: number, focus: number) {
  const { image, camera, depth, environment } = frame
  const { w, h, data } = image
  const { horizon, focalLength } = camera
  const fall = (frame.groundRow(column, focus) - horizon) * focus
  const aside = ((column - w / 2) / focalLength) * focus
  const light = environment.skyAmbient.map((c, k) => Math.min(1, c + 0.4 * environment.sunColour[k]))
  for (let y = Math.ceil(horizon) + 1; y < h; y++) {
    const distance = fall / (y - horizon)
    if (distance > FARTHEST) continue
    const perMetre = focalLength / distance
    for (const side of [-GAUGE / 2, GAUGE / 2]) {
      const middle = w / 2 + (aside + side) * perMetre
      const half = Math.max(0.5, (RAIL_WIDTH / 2) * perMetre)
      for (let x = Math.floor(middle - half * 2); x <= Math.ceil(middle + half * 2); x++) {
        const i = y * w + x
        if (x < 0 || x >= w || Math.abs((depth[i] ?? 1e9) - distance) > distance * TOLERANCE) continue
        const away = Math.abs(x + 0.5 - middle)
        const cover = away < half ? 0.85 : Math.max(0, 1 - (away - half) / half) * 0.6
        for (let c = 0; c < 3; c++) {
          const albedo = away < half ? STEEL[c] : GROOVE * data[i * 3 + c]
          data[i * 3 + c] = mix(data[i * 3 + c], away < half ? albedo * (light[c] ?? 1) : albedo, cover)
        }
      }
    }
  }
}
