import { clamp, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** The light of what lives in the sea where a wave stirs it. */
const LIGHT = [0.03, 0.42, 1.15] as const
/** Pixels from one sounding to the next: depths change slowly. */
const STEP = 4
/** Metres of water in which waves break, and from which on there is none to be seen of the shore. */
const BREAKING = 0.5
/** Of the light, how much is in the crests of the open sea. */
const IN_CRESTS = 0.7

/** Makes the crests of waves and the edge of the water shine blue. */
export function paintGlowingWater(frame: Frame) {
  const { image, depth, camera, noise, waterLevel } = frame
  if (waterLevel === null) return
  const { w, h, data } = image
  const above = camera.height - waterLevel
  const scale = 1 / (above * 0.9)
  const columns = Math.ceil(w / STEP) + 1
  for (let y = Math.ceil(camera.horizon) + 1; y < h; y++) {
    const z = (above * camera.focalLength) / (y + 0.5 - camera.horizon)
    const aside = (x: number) => ((x + 0.5 - w / 2) / camera.focalLength) * z
    const soundings = Float32Array.from(
      { length: columns },
      (_, k) => waterLevel - frame.groundHeight(aside(k * STEP), z),
    )
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (Math.abs(depth[i] - z) > z * 0.01) continue
      const k = x / STEP
      const share = k - Math.floor(k)
      const deep = soundings[Math.floor(k)] * (1 - share) + soundings[Math.floor(k) + 1] * share
      const [u, v] = [aside(x) * scale, z * scale]
      const crest = noise.value2(u * 2.2 + noise.value2(u * 0.7, v) * 1.5, v * 6.5 + 7)
      const sparkle = clamp(noise.value2(u * 31, v * 47) * 2 - 0.7)
      const wave = smoothstep(0.25, 0.85, crest) * IN_CRESTS
      const edge = deep < BREAKING * 4 ? Math.exp(-Math.max(0, deep) / BREAKING) : 0
      const shine =
        (wave + edge * (1.1 + 0.6 * crest)) * (0.75 + 0.25 * noise.value2(u * 9, v * 14)) + sparkle * 0.4
      for (let c = 0; c < 3; c++) data[i * 3 + c] += LIGHT[c] * shine * shine
    }
  }
}
