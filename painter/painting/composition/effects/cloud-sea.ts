import { mixLinear } from '../../../engine/core/colour.ts'
import { clamp, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Scene } from '../../../language/scene.ts'

/** Metres: how far away the clouds begin, how far below the eye they lie, how thick they are, and how high up slopes they reach. */
const CLOUDS = {
  ridge: { nearest: 60, drop: 4, thickness: 9, heaped: 0 },
  /** Below a town in the sky they lie deeper, and reach up to the eye. */
  town: { nearest: 0, drop: 9, thickness: 9, heaped: 0 },
  air: { nearest: 0, drop: 110, thickness: 24, heaped: 130 },
}

/** Of clouds seen from the air, how light their hollows are: bluer ones would be water. */
const DARKEST = 0.42

/** Whether the clouds are looked down on from the air: nobody stands on a ridge above them. */
export const isAboveClouds = ({ extras, place, scenery, subjects }: Scene) =>
  extras.has('cloud sea') &&
  place === 'alps' &&
  scenery.length === 0 &&
  subjects.every(({ mode }) => mode === 'fly')

/** A sea of clouds that fills the valleys below the eye; what is higher stands out of it. */
export function paintCloudSea(frame: Frame, seenFrom: keyof typeof CLOUDS) {
  const { image, depth, camera, environment, noise } = frame
  const { nearest, drop, thickness, heaped } = CLOUDS[seenFrom]
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
      const top = level + heaped + billow * thickness * 2
      const sunken =
        depth[i] > 1e8 ? (below > 0 ? 1 : 0) : smoothstep(top + 10, top - thickness * 0.4, ground)
      const cover = sunken * (nearest > 0 ? smoothstep(nearest, nearest * 2.2, depth[i]) : 1)
      if (cover <= 0) continue
      const wisps = noise.fbm(worldX * 0.02 + 3, z * 0.02, 4)
      const light =
        seenFrom === 'air'
          ? clamp(0.5 + billow * 0.6 + (0.3 - Math.abs(wisps)) * 0.9, DARKEST, 1)
          : clamp(0.55 + billow * 1.1 + wisps * 0.35)
      const glow = mixLinear(shade, lit, light)
      for (let c = 0; c < 3; c++) data[i * 3 + c] += (glow[c] * 0.85 - data[i * 3 + c]) * cover * 0.96
    }
}
