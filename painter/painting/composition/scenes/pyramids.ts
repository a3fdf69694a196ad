import type { RGB } from '../../../engine/core/colour.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Columns as shares of the width; distances and heights in metres. */
const SITES = [
  { column: 0.3, distance: 420, height: 95 },
  { column: 0.58, distance: 620, height: 90 },
  { column: 0.78, distance: 900, height: 80 },
]
const SANDSTONE: RGB = [0.55, 0.42, 0.26]
const SNOW: RGB = [0.8, 0.85, 0.93]
const COURSES = 34

/** One to three pyramids on the horizon, with a lit and a shaded face. */
export function paintPyramids(frame: Frame, count: number, isSnowy: boolean) {
  const sites = SITES.slice(0, clamp(count, 1, SITES.length))
  for (const site of sites.sort((a, b) => b.distance - a.distance)) paintPyramid(frame, site, isSnowy)
}

/** Of a pyramid's height, what dunes before it hide at most. */
const HIDDEN = 0.3

/** The row below which something nearer than `distance` covers the sky. */
function skylineAt({ image: { w, h }, depth }: Frame, column: number, distance: number): number {
  const x = Math.round(column)
  for (let y = 0; y < h; y++) if (depth[y * w + x] < distance) return y
  return h
}

function paintPyramid(
  frame: Frame,
  { column, distance, height: metres }: (typeof SITES)[number],
  isSnowy: boolean,
) {
  const { image, camera, depth, environment, noise } = frame
  const { w, h, data } = image
  const { sunDirection, sunColour, skyAmbient, groundAmbient } = environment
  const cx = w * column
  const height = (metres * camera.focalLength) / distance
  const base = Math.min(frame.groundRow(cx, distance) + 4, skylineAt(frame, cx, distance) + height * HIDDEN)
  const width = height * 1.55
  const cornerX = cx - width * 0.18
  const top = base - height
  const colour: RGB = [0, 0, 0]
  for (let y = Math.floor(top); y < base + 2; y++) {
    const v = (y - top) / height
    if (v < 0 || y < 0 || y >= h) continue
    const ridge = mix(cx, cornerX, v)
    for (let x = Math.max(0, Math.floor(cx - (width / 2) * v)); x < Math.min(w, cx + (width / 2) * v); x++) {
      const i = y * w + x
      if (depth[i] < distance * 0.8) continue
      const facing = x < ridge ? -0.75 : 0.55
      const sun = clamp(
        facing * sunDirection[0] + 0.45 * Math.max(0, sunDirection[1]) + (sunDirection[2] < 0 ? 0.45 : 0),
      )
      const stone = (Math.floor(v * COURSES) % 2 ? 1 : 0.93) * (0.94 + 0.12 * noise.value2(x * 0.4, y * 0.4))
      // Snow lies on the steps, and the wind bares some of them.
      const snow = isSnowy
        ? clamp(0.62 + noise.value2(x * 0.11, y * 0.3) * 0.5 - ((v * COURSES) % 1) * 0.3)
        : 0
      for (let c = 0; c < 3; c++)
        colour[c] =
          mix(SANDSTONE[c], SNOW[c], snow) *
          stone *
          (sunColour[c] * sun + skyAmbient[c] * 0.6 + groundAmbient[c] * 0.3)
      frame.applyFog(colour, distance, x, y, colour)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = colour[c]
      depth[i] = distance
    }
  }
}
