import { createCanvas } from '@napi-rs/canvas'
import { boxBlur } from '../../engine/core/blur.ts'
import { Noise } from '../../engine/core/noise.ts'
import { createRandom, type Random } from '../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import type { PictureStyle } from './style.ts'

/** A worn colour negative: halation, faded blacks, a light leak, coarse grain, dust and scratches. */
export const analogFilm: PictureStyle = {
  lens: { grain: 0, bloom: 0.35 },
  restyle(picture, seed) {
    const random = createRandom(seed)
    expose(picture, seed, random)
    addDust(picture, random)
    return picture
  },
}

function expose({ w, h, data }: DisplayRaster, seed: number, random: Random) {
  const longSide = Math.max(w, h)
  const highlights = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) highlights[i] = smoothstep(0.78, 1, lumaAt(data, i))
  const halation = boxBlur(highlights, w, h, 1, longSide * 0.012, 3)
  const grain = coarseGrain(w, h, random)
  const leakX = random.chance(0.5) ? 0 : w
  const leakY = h * random.range(0.1, 0.9)
  const noise = new Noise(seed)
  const curve = (v: number, black: number, white: number, gamma: number) =>
    black + (white - black) * clamp(v) ** gamma

  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const luma = lumaAt(data, i)
      let r = luma + (data[i * 3] - luma) * 0.86
      let g = luma + (data[i * 3 + 1] - luma) * 0.86
      let b = luma + (data[i * 3 + 2] - luma) * 0.82
      r += halation[i] * 0.2
      g += halation[i] * 0.06
      r = curve(r, 0.075, 0.985, 0.94)
      g = curve(g, 0.068, 0.955, 1.0)
      b = curve(b, 0.105, 0.86, 1.06)
      const leak =
        Math.exp(-Math.hypot(((x - leakX) / w) * 1.6, (y - leakY) / h) * 4.2) *
        0.42 *
        (0.8 + 0.4 * noise.value2(x * 0.004, y * 0.004))
      r = 1 - (1 - r) * (1 - leak)
      g = 1 - (1 - g) * (1 - leak * 0.45)
      b = 1 - (1 - b) * (1 - leak * 0.12)
      const fromCentre = ((x - w / 2) ** 2 + (y - h / 2) ** 2) / ((w * w) / 4 + (h * h) / 4)
      const vignette = 1 - 0.38 * smoothstep(0.2, 1, fromCentre)
      const grainDepth = 0.085 * (1.15 - luma * 0.7)
      const shared = grain[i * 3] * grainDepth
      data[i * 3] = clamp(r * vignette + shared * 1.6)
      data[i * 3 + 1] = clamp(g * vignette + shared * 1.3 + grain[i * 3 + 1] * grainDepth * 0.3)
      data[i * 3 + 2] = clamp(b * vignette + shared * 1.3 + grain[i * 3 + 2] * grainDepth * 0.5)
    }
}

function coarseGrain(w: number, h: number, random: Random): Float32Array {
  const grain = new Float32Array(w * h * 3)
  for (let i = 0; i < grain.length; i++) grain[i] = random() + random() + random() - 1.5
  return boxBlur(grain, w, h, 3, Math.max(0.8, Math.max(w, h) / 1500), 1)
}

function addDust(picture: DisplayRaster, random: Random) {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const canvas = createCanvas(w, h)
  const pen = canvas.getContext('2d')
  for (let k = 0; k < 26; k++) {
    pen.fillStyle = `rgba(255,250,235,${0.25 + 0.4 * random()})`
    pen.beginPath()
    pen.arc(random() * w, random() * h, longSide * 0.0009 * (0.5 + random()), 0, 6.3)
    pen.fill()
  }
  for (let k = 0; k < 4; k++) {
    pen.strokeStyle = 'rgba(255,250,235,.28)'
    pen.lineWidth = longSide * 0.0006
    const x = random() * w
    const y = random() * h
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(
      x + random.range(-20, 20),
      y + random.range(-10, 30),
      x + random.range(-30, 30),
      y + random.range(10, 50),
    )
    pen.stroke()
  }
  const { data: dust } = pen.getImageData(0, 0, w, h)
  for (let i = 0; i < w * h; i++) {
    const alpha = dust[i * 4 + 3] / 255
    if (alpha <= 0) continue
    for (let c = 0; c < 3; c++)
      picture.data[i * 3 + c] = mix(picture.data[i * 3 + c], dust[i * 4 + c] / 255, alpha)
  }
}
