import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from '../engine/core/noise.ts'

const TONGUES = 11
/** From without to within: colour, and the size of each in that of the whole tongue. */
const LAYERS = [
  ['rgba(196,44,10,.82)', 1],
  ['rgba(244,110,18,.9)', 0.74],
  ['rgba(255,190,50,.95)', 0.48],
  ['rgba(255,246,190,.95)', 0.24],
] as const
const SOLID = 100

/** Sets a drawing on fire: it is charred, lit from within, and flames stand out of its upper edge and its front. */
export function setOnFire(canvas: Canvas, noise: Noise) {
  const { width, height } = canvas
  const g = canvas.getContext('2d')
  const { data } = g.getImageData(0, 0, width, height)
  const topOf = (x: number) => {
    for (let y = 0; y < height; y += 2) if (data[(y * width + x) * 4 + 3] > SOLID) return y
    return null
  }
  g.save()
  g.globalCompositeOperation = 'source-atop'
  const soot = g.createLinearGradient(0, 0, 0, height)
  soot.addColorStop(0, 'rgba(20,10,6,.72)')
  soot.addColorStop(0.6, 'rgba(40,16,6,.42)')
  soot.addColorStop(1, 'rgba(120,40,8,.25)')
  g.fillStyle = soot
  g.fillRect(0, 0, width, height)
  g.restore()
  for (let row = 0; row < 2; row++)
    for (let k = 0; k < TONGUES; k++) {
      const x = Math.round(width * ((k + 0.5 + (row ? 0.4 : 0)) / (TONGUES + 0.6)))
      const top = x < width ? topOf(x) : null
      if (top === null) continue
      const wild = noise.fbm(k * 1.7, row * 5 + 0.5, 3)
      const high = height * (row ? 0.24 : 0.34) * (0.8 + wild)
      const foot = Math.min(
        height * 0.97,
        row ? height * (0.86 + wild * 0.1) : Math.max(top + high * 0.55, high),
      )
      tongue(g, x, foot, Math.min(width * 0.09, high * 0.36), high, wild)
    }
}

function tongue(g: SKRSContext2D, x: number, foot: number, half: number, high: number, sway: number) {
  for (const [colour, share] of LAYERS) {
    const [b, h, s] = [half * share, high * share, high * 0.3 * sway]
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(x, foot)
    g.bezierCurveTo(
      x - b * 1.5,
      foot - h * 0.1,
      x - b,
      foot - h * 0.5,
      x - b * 0.2 + s * 0.5,
      foot - h * 0.62,
    )
    g.quadraticCurveTo(x - b * 0.3 + s, foot - h * 0.85, x + s, foot - h)
    g.bezierCurveTo(x + b * 0.5 + s, foot - h * 0.6, x + b * 1.7, foot - h * 0.35, x, foot)
    g.fill()
  }
}
