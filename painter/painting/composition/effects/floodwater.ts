import { luminance, parseHex } from '../../../engine/core/colour.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** What a flood has stirred up. */
const MUDDY = parseHex('#8a7350')
/** Metres that the water stands at, and the most of the eye's height that it may come up to. */
const LEVEL = 0.55
const HIGHEST = 0.5
const SKY = 1e8

/** Water that stands over the ground: it hides the feet of whatever is in it and mirrors what rises above. */
export function paintFloodwater(
  { image, depth, camera, noise, environment, groundHeight, subjectMask }: Frame,
  isAfloat = false,
) {
  const { w, h, data } = image
  const { horizon, focalLength } = camera
  const source = new Float32Array(data)
  const above = camera.height - Math.min(LEVEL, camera.height * HIGHEST)
  const level = camera.height - above
  const light = luminance(environment.skyAmbient) + luminance(environment.sunColour) * 0.12
  for (let y = Math.ceil(horizon) + 1; y < h; y++) {
    const below = y + 0.5 - horizon
    const z = (above * focalLength) / below
    const looksDown = clamp(below / focalLength)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (isAfloat && (subjectMask?.[i] ?? 0) > 0.5) continue
      const worldX = ((x - w / 2) / focalLength) * z
      if (depth[i] < z * 0.99 || (depth[i] < SKY && groundHeight(worldX, z) > level)) continue
      const ripple = noise.value2(worldX * 2.2, z * 2.8) * 0.6 + noise.value2(worldX * 7, z * 8) * 0.4
      const mirrorX = clamp(Math.round(x + ripple * w * 0.008), 0, w - 1)
      const mirrorY = clamp(Math.round(horizon - below * 0.92 + ripple * h * 0.014), 0, h - 1)
      const j = (mirrorY * w + mirrorX) * 3
      const mirrors = clamp(0.34 + 0.5 * (1 - looksDown) ** 3 + ripple * 0.1)
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = mix(MUDDY[c] * light * (1 + ripple * 0.18), source[j + c], mirrors)
      depth[i] = z
    }
  }
}
