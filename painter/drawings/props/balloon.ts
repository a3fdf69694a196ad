import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

type Envelope = { x: number; y: number; radius: number; colours: string[] }

/** Two alternating colours and that of the band. */
const PALETTES = [
  ['#e2482d', '#f6c445', '#f4efe2'],
  ['#2b6cb0', '#f2f2ee', '#e2482d'],
  ['#7a3fa0', '#f28aa8', '#f7e3c0'],
  ['#1f8f7a', '#f6c445', '#f4efe2'],
  ['#f28a2d', '#c2303a', '#f8e2b0'],
  ['#2f4a8f', '#5fc0d8', '#f2f2ee'],
]
const GORES = 14
const PROFILE_STEPS = 40

/** Radius of the envelope, as a share of the largest, from the top (t = 0) to the mouth (t = 1). */
const profile = (t: number) =>
  t < 0.55
    ? Math.sin(Math.acos(clamp(1 - t / 0.55)))
    : Math.cos(((t - 0.55) / 0.45) * Math.PI * 0.5) ** 0.62 * 0.86 + 0.14

const rowAt = ({ y, radius }: Envelope, t: number) => y - radius + t * radius * 2.25

/** The area between two meridians, whose sideways positions are -1 (left edge) to 1 (right edge). */
function traceGore({ g }: SharePen, envelope: Envelope, from: number, to: number, overlap: number) {
  g.beginPath()
  for (let i = 0; i <= PROFILE_STEPS; i++) {
    const t = i / PROFILE_STEPS
    g.lineTo(envelope.x + from * profile(t) * envelope.radius, rowAt(envelope, t))
  }
  for (let i = PROFILE_STEPS; i >= 0; i--) {
    const t = i / PROFILE_STEPS
    g.lineTo(envelope.x + to * profile(t) * envelope.radius + overlap, rowAt(envelope, t))
  }
}

function drawGores(pen: SharePen, envelope: Envelope) {
  const { g } = pen
  for (let k = 0; k < GORES; k++) {
    const from = -Math.PI / 2 + (Math.PI * k) / GORES,
      to = -Math.PI / 2 + (Math.PI * (k + 1)) / GORES
    const colour = envelope.colours[k % 2 ? 1 : 0]
    const facing = Math.cos((from + to) / 2 + 0.55)
    g.fillStyle = facing > 0 ? shadeHex(colour, (facing - 0.75) * 0.6) : shadeHex(colour, -0.5)
    traceGore(pen, envelope, Math.sin(from), Math.sin(to), 0.6)
    g.fill()
  }
}

/** The band around the middle, and the roundness of the whole. */
function drawBandAndSheen(pen: SharePen, envelope: Envelope, width: number, height: number) {
  const { g } = pen
  const { x, y, radius } = envelope
  g.save()
  traceGore(pen, envelope, -1, 1, 0)
  g.clip()
  g.fillStyle = envelope.colours[2]
  g.globalAlpha = 0.92
  g.beginPath()
  g.moveTo(x - radius * 1.1, rowAt(envelope, 0.4))
  g.quadraticCurveTo(x, rowAt(envelope, 0.47), x + radius * 1.1, rowAt(envelope, 0.4))
  g.lineTo(x + radius * 1.1, rowAt(envelope, 0.5))
  g.quadraticCurveTo(x, rowAt(envelope, 0.58), x - radius * 1.1, rowAt(envelope, 0.5))
  g.fill()
  g.globalAlpha = 1
  const sheen = g.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius * 1.5)
  sheen.addColorStop(0, 'rgba(255,255,255,.38)')
  sheen.addColorStop(0.4, 'rgba(255,255,255,0)')
  sheen.addColorStop(1, 'rgba(20,0,40,.5)')
  g.fillStyle = sheen
  g.fillRect(0, 0, width, height)
  g.restore()
}

function drawBasket(pen: SharePen, envelope: Envelope) {
  const { g } = pen
  pen.inked('#5a4632', 0.004)
  for (const rope of [-1, -0.35, 0.35, 1]) {
    g.beginPath()
    g.moveTo(envelope.x + rope * envelope.radius * 0.15, rowAt(envelope, 1))
    g.lineTo(pen.x(rope * 0.05), pen.y(0.92))
    g.stroke()
  }
  g.fillStyle = pen.across(-0.056, 0.056, '#a8743f', '#7a4f28', '#4a2e16')
  pen.fillRoundRect(-0.056, 0.915, 0.112, 0.075, 0.012)
  pen.in('#c99a5e').fillRect(-0.06, 0.912, 0.12, 0.013)
}

/** A striped hot air balloon with its basket, `height` pixels tall. */
export function drawHotAirBalloon(height: number, random: Random, colour?: string): Canvas {
  const width = height * 0.8
  const canvas = createCanvas(width, height)
  const pen = new SharePen(canvas.getContext('2d'), height, width / 2)
  const colours = colour ? [colour, shadeHex(colour, 0.6), shadeHex(colour, -0.35)] : random.pick(PALETTES)
  const envelope: Envelope = { x: width / 2, y: height * 0.36, radius: height * 0.34, colours }
  drawGores(pen, envelope)
  drawBandAndSheen(pen, envelope, width, height)
  drawBasket(pen, envelope)
  return trimCanvas(canvas)
}
