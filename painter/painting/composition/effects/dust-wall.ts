import { luminance, mixLinear, parseHex, type RGB, scaleColour } from '../../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const DUST_DARK = parseHex('#7a5433')
const DUST_LIGHT = parseHex('#d3a468')
/** Metres from which the storm covers what is there. */
const DISTANCE = 260
/** Of the picture's height above the horizon. */
const HEIGHT = { mean: 0.36, swell: 0.14 }
/** Of its height, over how much its upper edge frays. */
const FRAYED = 0.16

/** The front of a sandstorm that is still to come: a wall of billowing dust behind the land, under a clear sky. */
export function paintDustWall({ image, depth, camera, environment, noise }: Frame) {
  const { w, h, data } = image
  const light = clamp(
    luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.34,
    0.05,
    1.3,
  )
  const [dark, lit] = [DUST_DARK, DUST_LIGHT].map((colour): RGB => scaleColour(colour, light))
  for (let x = 0; x < w; x++) {
    const swell = noise.fbm((x / w) * 3 + 17, 4, 3)
    const wall = h * (HEIGHT.mean + HEIGHT.swell * swell)
    const top = Math.max(0, Math.floor(camera.horizon - wall * (1 + FRAYED)))
    for (let y = top; y < h; y++) {
      const i = y * w + x
      if (depth[i] < DISTANCE) continue
      const up = (camera.horizon - y) / wall
      const billow = noise.fbm((x / w) * 7 + 3, (y / w) * 9, 5)
      const puffs = 1 - Math.abs(noise.fbm((x / w) * 13, (y / w) * 16 + 9, 4)) * 1.6
      const edge = smoothstep(1 + FRAYED, 1 - FRAYED, up + billow * 0.3)
      // At its foot it hides the far land.
      const cover = edge * (up < 0 ? smoothstep(DISTANCE, DISTANCE * 2.2, depth[i]) : 1) * 0.97
      if (cover <= 0.003) continue
      const shade = clamp(0.3 + puffs * 0.5 + billow * 0.4 + Math.max(0, up) * 0.25)
      const dust = mixLinear(dark, lit, shade)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], dust[c], cover)
    }
  }
}
