import { luminance, parseHex } from '../../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const DUST = parseHex('#d8b98a')
/** Of the breadth and the height of what raises it, how far its dust reaches to each side and how high. */
const REACH = { aside: 1.3, up: 1.9, down: 0.2 }
/** How much of what raises it the dust covers, and of what is behind. */
const BEFORE = 0.24
const BEHIND = 0.9
const STEP = 4

/** The dust that whatever moves on dry ground has raised about itself. */
export function raiseDust({ image, subjectMask, noise, environment }: Frame) {
  if (!subjectMask) return
  const { w, h, data } = image
  let [left, right, top, foot] = [w, -1, h, -1]
  for (let y = 0; y < h; y += STEP)
    for (let x = 0; x < w; x += STEP) {
      if (subjectMask[y * w + x] < 0.5) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      foot = Math.max(foot, y)
    }
  if (right < left) return
  const [middle, half, tall] = [(left + right) / 2, (right - left) / 2 + 1, foot - top + 1]
  const light = clamp(
    luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.3,
    0.16,
    1.25,
  )
  for (let y = Math.max(0, Math.floor(foot - tall * 1.7)); y < Math.min(h, foot + tall * REACH.down * 2); y++)
    for (let x = 0; x < w; x++) {
      const u = (x - middle) / (half * (1 + REACH.aside))
      const v = y < foot ? (foot - y) / (tall * REACH.up) : (y - foot) / (tall * REACH.down)
      const far = Math.hypot(u, v)
      if (far >= 1.1) continue
      const billow = noise.fbm((x / half) * 1.1 + 5, (y / half) * 1.5, 4)
      const i = y * w + x
      const cover =
        smoothstep(1.05, 0.15, far + billow * 0.55) *
        mix(BEHIND, BEFORE, clamp(subjectMask[i])) *
        (1.25 + billow * 0.7)
      if (cover <= 0.004) continue
      const tone = light * (0.85 + billow * 0.5)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], DUST[c] * tone, clamp(cover))
    }
}
