import type { RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'

/** How the moon looks. */
export type MoonPhase = 'full' | 'crescent' | 'blood'

const BLOOD: RGB = [1.1, 0.34, 0.2]
/** How far the shadow's disc is shifted over a crescent, in radii. */
const SHADOW_SHIFT = 0.62

/** A full moon with its seas and a halo; centre and radius in pixels. */
export function paintMoon(
  image: Raster,
  cx: number,
  cy: number,
  radius: number,
  noise: Noise,
  brightness: number,
  phase: MoonPhase = 'full',
) {
  const { w, h, data } = image
  const reach = radius * 7
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(h, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(w, cx + reach); x++) {
      const dx = (x - cx) / radius
      const dy = (y - cy) / radius
      const d = Math.hypot(dx, dy)
      const i = (y * w + x) * 3
      const halo = Math.exp(-Math.max(0, d - 1) * 1.1) * 0.13 * brightness * (1 - smoothstep(4.5, 7, d))
      data[i] += halo * 0.75
      data[i + 1] += halo * 0.88
      data[i + 2] += halo * 1.1
      const tint: RGB = phase === 'blood' ? BLOOD : [1, 1, 1]
      let cover = clamp((1 - d) * radius + 0.5)
      if (phase === 'crescent') cover *= clamp((Math.hypot(dx - SHADOW_SHIFT, dy + 0.18) - 1) * radius + 0.5)
      if (cover <= 0) continue
      const z = Math.sqrt(Math.max(0, 1 - d * d))
      const seas = noise.fbm3(dx * 1.4 + 5, dy * 1.4, z * 1.4, 5)
      const craters = noise.fbm3(dx * 6, dy * 6 + 3, z * 6, 4)
      let albedo = 0.88
      albedo -= smoothstep(-0.05, 0.35, seas) * 0.38
      albedo += craters * 0.12
      albedo *= 0.72 + 0.28 * z
      data[i] = mix(data[i], albedo * 1.35 * brightness * 1.25 * tint[0], cover)
      data[i + 1] = mix(data[i + 1], albedo * 1.34 * brightness * 1.25 * tint[1], cover)
      data[i + 2] = mix(data[i + 2], albedo * 1.28 * brightness * 1.25 * tint[2], cover)
    }
}
