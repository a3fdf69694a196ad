import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, mix } from '../../core/scalar.ts'
import type { Vector } from '../environment.ts'
import { createRing } from './planet-ring.ts'
import { createPlanetSurface, type SurfacePoint } from './planet-surface.ts'
import { ATMOSPHERES, choosePalette, type PlanetKind } from './planets.ts'

const hasAirOf = (kind: PlanetKind) => ATMOSPHERES[kind].some(channel => channel > 0)

/**
 * A planet as a lit sphere: centre and radius in pixels, `towardsLight` any vector (z towards the viewer), in
 * shades of a paint ('#rrggbb') where one is given.
 */
export function paintPlanet(
  image: Raster,
  noise: Noise,
  random: Random,
  cx: number,
  cy: number,
  radius: number,
  kind: PlanetKind,
  towardsLight: Vector,
  paint?: string,
) {
  const { w, h, data } = image
  const length = Math.hypot(...towardsLight)
  const light: Vector = [towardsLight[0] / length, towardsLight[1] / length, towardsLight[2] / length]
  const seed = random() * 60
  const tilt = random.range(-0.5, 0.5)
  const palette = choosePalette(kind, random, paint)
  const atmosphere = paint && hasAirOf(kind) ? parseHex(paint) : ATMOSPHERES[kind]
  const ringAngle = random.range(-0.45, -0.2)
  const surfaceAt = createPlanetSurface(kind, palette, noise, seed, tilt, light)
  const ring = kind === 'ringed' ? createRing(data, noise, seed, ringAngle, palette, light) : null
  const hasAir = hasAirOf(kind)
  const reach = ring ? radius * 2.4 : radius * 1.35
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(h, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(w, cx + reach); x++) {
      const dx = (x + 0.5 - cx) / radius
      const dy = (cy - y - 0.5) / radius
      const d = Math.hypot(dx, dy)
      const i = (y * w + x) * 3
      const ringInFront = ring?.isInFront(dx, dy) ?? false
      if (ring && !ringInFront) ring.paintAt(i, dx, dy)
      if (hasAir && d > 1 && d < 1.35) {
        const lit = clamp(((dx * light[0] + dy * light[1]) / d) * 0.75 + 0.25 + 0.2 * light[2])
        const haze = Math.exp(-(d - 1) * 22) * lit * 0.9
        for (let c = 0; c < 3; c++) data[i + c] += atmosphere[c] * haze
      }
      const cover = clamp((1 - d) * radius + 0.5)
      if (cover > 0) {
        const z = Math.sqrt(Math.max(0, 1 - d * d))
        const colour = shadeSurface(surfaceAt(dx, dy, z), z, dx, dy, light, atmosphere)
        for (let c = 0; c < 3; c++) data[i + c] = mix(data[i + c], colour[c], cover)
      }
      if (ring && ringInFront) ring.paintAt(i, dx, dy)
    }
}

/** Daylight, the air's bright rim on the day side, and the sun's reflection on seas. */
function shadeSurface(
  { colour, facing, shine }: SurfacePoint,
  z: number,
  nx: number,
  ny: number,
  light: Vector,
  atmosphere: RGB,
): RGB {
  const day = clamp(facing * 1.05 + 0.04) ** 0.85 * 2.3 + 0.012
  const rim = (1 - z) ** 3 * clamp(facing + 0.3)
  const out: RGB = [0, 0, 0]
  for (let c = 0; c < 3; c++) out[c] = colour[c] * day + atmosphere[c] * rim * 0.8
  if (shine > 0) {
    // Blinn-Phong: the half vector between the light and the viewer.
    const half = Math.hypot(light[0], light[1], light[2] + 1)
    const glint = clamp((nx * light[0] + ny * light[1] + z * (light[2] + 1)) / half) ** 40 * shine * 1.6
    out[0] += glint
    out[1] += glint * 0.95
    out[2] += glint * 0.85
  }
  return out
}
