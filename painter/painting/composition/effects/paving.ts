import type { RGB } from '../../../engine/core/colour.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import { streetAlbedo } from '../../../engine/world/city/street-surface.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Metres: beyond, the stones give way to the land. */
const FARTHEST = 160
/** Metres: cobbles grow with the eye, or they would be a shimmer from above. */
const USUAL_EYE = 1.4
const WARM_STONE: RGB = [1.5, 1.34, 1.12]
const WET_LIFT = 0.3

/** Paves the ground of a town with cobbles, white where snow lies. */
export function paintPaving(frame: Frame, isSnowy: boolean, isWet = false) {
  const { image, depth, camera, environment, noise, waterLevel } = frame
  const { w, h, data } = image
  const { sunColour, sunDirection, skyAmbient, groundAmbient } = environment
  const scale = Math.max(1, (frame.eyeHeight || camera.height) / USUAL_EYE)
  const sun = Math.max(0.22, sunDirection[1])
  const out: RGB = [0, 0, 0]
  for (let y = Math.max(0, Math.floor(camera.horizon) - 40); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      if (z > FARTHEST * scale) continue
      const aside = ((x + 0.5 - w / 2) / camera.focalLength) * z
      if (waterLevel !== null && frame.groundHeight(aside, z) < waterLevel + 0.1) continue
      const cover = smoothstep(FARTHEST * scale, FARTHEST * scale * 0.5, z)
      const albedo = streetAlbedo(noise, aside / scale, z / scale, true, true, isSnowy)
      for (let c = 0; c < 3; c++) {
        const stone = albedo * (isSnowy ? 1 : WARM_STONE[c]) * (isWet ? 1 - WET_LIFT : 1)
        out[c] = stone * (sunColour[c] * sun * 0.9 + skyAmbient[c] * 0.9 + groundAmbient[c] * 0.25)
      }
      frame.applyFog(out, z, x, y, out)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], out[c], cover)
    }
}
