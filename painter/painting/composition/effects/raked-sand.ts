import type { RGB } from '../../../engine/core/colour.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const SAND: RGB = [0.62, 0.6, 0.55]
/** Metres: how far the sand reaches, and between two lines of the rake. */
const FARTHEST = 26
const FURROW = 0.32
/** Metres to either side and away: around these the lines run in rings. */
const ISLANDS = [
  { x: -2.2, z: 8 },
  { x: 2.8, z: 11 },
]
const RING = 1.9

/** Pale sand raked in lines, and in rings around what lies in it. */
export function paintRakedSand(frame: Frame) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h, data } = image
  const { sunColour, sunDirection, skyAmbient } = environment
  const scale = Math.max(0.4, (frame.eyeHeight || camera.height) / 1.6)
  const out: RGB = [0, 0, 0]
  for (let y = Math.max(0, Math.floor(camera.horizon)); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i] / scale
      if (z > FARTHEST) continue
      const aside = ((x + 0.5 - w / 2) / camera.focalLength) * z
      let along = z + Math.sin(aside * 0.35) * 0.5
      for (const island of ISLANDS) {
        const d = Math.hypot(aside - island.x, z - island.z)
        if (d < RING) along = d
      }
      const ridge = Math.sin((along / FURROW) * Math.PI * 2)
      const fine = smoothstep(FARTHEST, 6, z)
      const light = 0.9 + 0.2 * ridge * fine + 0.05 * noise.value2(aside * 9, z * 9)
      const cover = smoothstep(FARTHEST, FARTHEST * 0.8, z + noise.value2(aside * 0.3, 2) * 3)
      for (let c = 0; c < 3; c++)
        out[c] =
          SAND[c] * light * (sunColour[c] * Math.max(0.25, sunDirection[1]) * 0.8 + skyAmbient[c] * 0.85)
      frame.applyFog(out, depth[i], x, y, out)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], out[c], cover)
    }
}
