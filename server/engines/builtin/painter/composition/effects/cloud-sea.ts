import { mixLinear } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import type { Frame } from '../../world/frame.ts'

/** Metres: how far away the clouds begin. */
const NEAREST = 60
const THICKNESS = 9
/** How far below the eye they lie. */
const DROP = 4

/** Below a town in the sky they lie deeper, and reach up to the eye. */
const UNDER_TOWN = { nearest: 0, drop: 9 }

/** A sea of clouds that fills the valleys below the eye; what is higher stands out of it. */
export function paintCloudSea({ image, depth, camera, environment, noise }: Frame, isUnderTown: boolean) {
  const { nearest, drop } = isUnderTown ? UNDER_TOWN : { nearest: NEAREST, drop: DROP }
  const { w, h, data } = image
  const lit = mixLinear(environment.cloudLitColour, [1, 1, 1], 0.25)
  const shade = mixLinear(environment.cloudShadeColour, environment.skyAmbient, 0.4)
  const level = camera.height - drop
  for (let y = Math.floor(camera.horizon * 0.9); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const below = y + 0.5 - camera.horizon
      // The ray meets the clouds' surface or the land, whichever comes first.
      const toCloud = below > 0 ? (drop * camera.focalLength) / below : 1e9
      const z = Math.min(depth[i], toCloud, 9000)
      if (depth[i] < nearest) continue
      const worldX = ((x - w / 2) / camera.focalLength) * z
      const ground = camera.height - (below / camera.focalLength) * depth[i]
      const billow = noise.fbm(worldX * 0.012, z * 0.012, 5)
      const top = level + billow * THICKNESS * 2
      const sunken =
        depth[i] > 1e8 ? (below > 0 ? 1 : 0) : smoothstep(top + 10, top - THICKNESS * 0.4, ground)
      const cover = sunken * (nearest > 0 ? smoothstep(nearest, nearest * 2.2, depth[i]) : 1)
      if (cover <= 0) continue
      const light = clamp(0.55 + billow * 1.1 + noise.fbm(worldX * 0.02 + 3, z * 0.02, 4) * 0.35)
      const glow = mixLinear(shade, lit, light)
      for (let c = 0; c < 3; c++) data[i * 3 + c] += (glow[c] * 0.85 - data[i * 3 + c]) * cover * 0.96
    }
}
