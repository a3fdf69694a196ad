import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '#painter/engine/core/random.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { type Conditions, isSnowy } from './conditions.ts'

const SNOW = [0.93, 0.95, 0.99]
/** Weather words that bring falling snow. */
const FLAKES = 420

/** Lays snow, fog and rain over a picture, in place. */
export function addWeather(picture: DisplayRaster, conditions: Conditions, dark: boolean, seed: number) {
  const { weather } = conditions
  const snows = isSnowy(conditions)
  if (snows) laySnow(picture, dark ? 0.5 : 1)
  if (weather.includes('fog')) layFog(picture, dark ? 0.3 : 0.82)
  if (!snows && !weather.includes('rain')) return
  drawOver(picture, pen => {
    const random = createRandom(seed)
    if (weather.includes('rain')) drawRain(pen, random)
    if (snows) drawFlakes(pen, random)
  })
}

/** White on what faces upwards: the upper sides of edges, and bright places. */
function laySnow({ w, h, data }: DisplayRaster, brightness: number) {
  const light = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) light[i] = (data[i * 3] + data[i * 3 + 1] + data[i * 3 + 2]) / 3
  for (let y = h - 1; y > 0; y--)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const upward = smoothstep(0, 0.05, light[i] - light[i - w]) * 0.6
      const share = (upward + 0.25 * smoothstep(0.3, 0.7, light[i])) * 0.55
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], SNOW[c] * brightness, share)
    }
}

/** Thicker towards the upper part, which is taken for the distance. */
function layFog({ w, h, data }: DisplayRaster, brightness: number) {
  for (let y = 0; y < h; y++) {
    const share = 0.72 * smoothstep(1.05, 0.25, y / h)
    for (let k = y * w * 3; k < (y + 1) * w * 3; k++) data[k] = mix(data[k], brightness, share)
  }
}

function drawRain(pen: SKRSContext2D, random: Random) {
  const { width, height } = pen.canvas
  pen.lineCap = 'round'
  for (let drop = 0; drop < (width * height) / 1800; drop++) {
    const x = random() * width
    const y = random() * height
    const length = height * random.range(0.02, 0.07)
    pen.strokeStyle = `rgba(225,235,245,${0.1 + 0.25 * random()})`
    pen.lineWidth = (random.range(0.6, 1.8) * Math.max(width, height)) / 1000
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + length * 0.12, y + length)
    pen.stroke()
  }
}

function drawFlakes(pen: SKRSContext2D, random: Random) {
  const { width, height } = pen.canvas
  for (let flake = 0; flake < FLAKES; flake++) {
    const radius = Math.max(width, height) * (0.0012 + random() ** 4 * 0.006)
    const x = random() * width
    const y = random() * height
    const glow = pen.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, 'rgba(255,255,255,.9)')
    glow.addColorStop(1, 'rgba(255,255,255,0)')
    pen.fillStyle = glow
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}

/** Draws on a transparent canvas of the picture's size and lays it over, in place. */
function drawOver({ w, h, data }: DisplayRaster, draw: (pen: SKRSContext2D) => void) {
  const pen = createCanvas(w, h).getContext('2d')
  draw(pen)
  const drawn = pen.getImageData(0, 0, w, h).data
  for (let i = 0; i < w * h; i++) {
    const alpha = drawn[i * 4 + 3] / 255
    if (alpha > 0)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(mix(data[i * 3 + c], drawn[i * 4 + c] / 255, alpha))
  }
}
