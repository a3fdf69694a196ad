import { type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { enlargeRows } from '../../core/resize.ts'
import { smoothstep } from '../../core/scalar.ts'
import type { Camera } from '../camera.ts'
import type { Environment } from '../environment.ts'
import { splatGlow } from '../lights.ts'

/** The line of the milky way through the picture: a point on it, and its direction. */
type Band = { cx: number; cy: number; cosine: number; sine: number }

/** Stars down to row `bottom`, denser along the milky way, fading towards the horizon. */
export function paintStarField(
  image: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
  bottom: number,
) {
  const { w, h } = image
  const angle = random.range(0.5, 1.1) * (random.chance(0.5) ? 1 : -1)
  const band: Band = {
    cx: w * random.range(0.35, 0.65),
    cy: camera.horizon * 0.45,
    cosine: Math.cos(angle),
    sine: Math.sin(angle),
  }
  if (environment.milkyWay > 0) paintMilkyWay(image, band, environment.milkyWay, noise, bottom)
  const count = Math.round(w * h * 0.0011 * environment.stars)
  for (let k = 0; k < count; k++) {
    const x = random() * w
    const y = random() ** 0.9 * bottom
    const across = (-(x - band.cx) / w) * band.sine + ((y - band.cy) / w) * band.cosine
    if (random() > 0.45 + 0.55 * Math.exp(-across * across * 60)) continue
    const magnitude = random() ** 7 * 1.6 + 0.06 + random() ** 3 * 0.15
    const temperature = random()
    const colour: RGB = temperature < 0.25 ? [1, 0.82, 0.66] : temperature < 0.6 ? [0.75, 0.85, 1] : [1, 1, 1]
    const fade = smoothstep(0, 0.25, 1 - y / bottom) * environment.stars
    splatGlow(image, x, y, magnitude > 1 ? 1.1 : 0.55, scaleColour(colour, magnitude * 1.6 * fade))
  }
}

function paintMilkyWay(image: Raster, band: Band, strength: number, noise: Noise, bottom: number) {
  const { w, data } = image
  const W = w >> 1
  const H = Math.ceil(bottom / 2)
  const light = new Float32Array(W * H * 3)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const X = (x * 2 - band.cx) / w
      const Y = (y * 2 - band.cy) / w
      const along = X * band.cosine + Y * band.sine
      const across = -X * band.sine + Y * band.cosine
      const bent = across + 0.06 * noise.fbm(along * 3, across * 3, 3)
      const inBand = Math.exp(-bent * bent * 70)
      if (inBand < 0.01) continue
      const clumps = noise.fbm(along * 7 + 3, across * 7, 5) * 0.5 + 0.5
      const dust =
        smoothstep(0.42, 0.7, noise.fbm(along * 9 + 30, across * 12 + 9, 5) * 0.5 + 0.5) *
        Math.exp(-bent * bent * 300)
      const k = inBand * (0.25 + clumps) * strength * (1 - 0.8 * dust)
      const core = Math.exp(-bent * bent * 400) * clumps * k
      const o = (y * W + x) * 3
      light[o] += k * 0.14
      light[o + 1] += k * 0.13
      light[o + 2] += k * 0.2
      light[o] += core * 0.22
      light[o + 1] += core * 0.13
      light[o + 2] += core * 0.1
    }
  enlargeRows({ w: W, h: H, channels: 3, data: light }, w, bottom, (row, y) => {
    const o = y * row.length
    for (let i = 0; i < row.length; i++) data[o + i] += row[i]
  })
}
