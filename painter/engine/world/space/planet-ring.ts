import { mixLinear, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import type { Vector } from '../environment.ts'

/** How flat the ring is seen, and its edges and gap, in radii of the planet. */
const FLATNESS = 0.32
const INNER = 1.28
const OUTER = 2.25
const GAP = 1.82

/**
 * A ring of dust, `angle` radians from level. Positions are in radii of the planet from its centre, y up; its far
 * half is to be painted before the planet, its near half after.
 */
export function createRing(
  data: Float32Array,
  noise: Noise,
  seed: number,
  angle: number,
  palette: RGB[],
  light: Vector,
) {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const densityAt = (d: number) =>
    (0.35 + 0.65 * (noise.value2(d * 34 + seed, 3) * 0.5 + 0.5)) *
    smoothstep(INNER, 1.34, d) *
    smoothstep(OUTER, 2.1, d) *
    (Math.abs(d - GAP) < 0.035 ? 0.1 : 1) *
    (0.6 + 0.4 * (noise.value2(d * 9, 9) * 0.5 + 0.5))
  return {
    isInFront: (x: number, y: number) => -x * sine - y * cosine > 0,
    paintAt: (i: number, x: number, y: number) => {
      const u = x * cosine - y * sine
      const v = (-x * sine - y * cosine) / FLATNESS
      const d = Math.hypot(u, v)
      if (d < INNER || d > OUTER) return
      const awayFromLight = -x * light[0] - y * light[1]
      const besideAxis = Math.abs(x * light[1] - y * light[0])
      const sunlight = awayFromLight > 0 && besideAxis < 1 ? 0.15 : 1
      const colour = mixLinear(palette[1], palette[2], clamp(d - INNER))
      const alpha = densityAt(d) * 0.85
      for (let c = 0; c < 3; c++) data[i + c] = mix(data[i + c], colour[c] * 1.25 * sunlight, alpha)
    },
  }
}
