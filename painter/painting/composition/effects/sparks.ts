import { type RGB, scaleColour } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintGlowDot, paintStarburst, splatGlow } from '../../../engine/world/lights.ts'

const FIREFLY: RGB = [1.6, 1.25, 0.35]
const SPARKLES: RGB[] = [
  [1, 0.85, 0.5],
  [0.7, 0.85, 1.1],
  [1, 0.7, 1],
]
const FIREWORKS: RGB[] = [
  [1.6, 0.5, 0.3],
  [0.4, 1, 1.7],
  [1.6, 1.2, 0.4],
  [1.4, 0.4, 1.3],
  [0.5, 1.5, 0.6],
]

/** Small warm lights over the lower two thirds. */
export function paintFireflies({ image }: Frame, random: Random, count: number) {
  const { w, h } = image
  for (let i = 0; i < count; i++) {
    const nearness = random()
    paintGlowDot(
      image,
      random() * w,
      h * random.range(0.35, 0.95),
      Math.max(w, h) * mix(0.0008, 0.0026, nearness * nearness),
      scaleColour(FIREFLY, mix(0.5, 1.5, random())),
    )
  }
}

/** Four-pointed stars in the air, for magic. */
export function paintSparkles({ image }: Frame, random: Random, count: number) {
  const { w, h } = image
  for (let i = 0; i < count; i++)
    paintStarburst(
      image,
      random() * w,
      h * random.range(0.05, 0.9),
      Math.max(w, h) * random.range(0.003, 0.009),
      scaleColour(random.pick(SPARKLES), random.range(0.3, 0.9)),
    )
}

const BURSTS = 6
const TRAILS = 70
const TRAIL_POINTS = 26

/** Six bursts of trails that sag a little. */
export function paintFireworks({ image }: Frame, random: Random) {
  const { w, h } = image
  for (let burst = 0; burst < BURSTS; burst++) {
    const cx = w * random.range(0.12, 0.88)
    const cy = h * random.range(0.08, 0.36)
    const radius = Math.min(w, h) * random.range(0.08, 0.19)
    const colour = random.pick(FIREWORKS)
    for (let i = 0; i < TRAILS; i++) {
      const azimuth = random() * 6.283
      const polar = Math.acos(random() * 2 - 1)
      const dx = Math.cos(azimuth) * Math.sin(polar) * radius
      const dy = Math.cos(polar) * 0.95 * radius
      for (let point = 0; point < TRAIL_POINTS; point++) {
        const t = 0.25 + (0.75 * point) / TRAIL_POINTS
        const sag = radius * 0.16 * t * t
        splatGlow(image, cx + dx * t, cy + dy * t + sag, 0.8, scaleColour(colour, 0.16 + 0.8 * t ** 4))
      }
      splatGlow(image, cx + dx, cy + dy + radius * 0.16, 1.6, scaleColour(colour, 1.6))
    }
  }
}
