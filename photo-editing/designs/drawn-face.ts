import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Mood } from './moods.ts'

const INK = '#2b1b2e'
const CHEEK = 'rgba(255,105,135,.45)'
const TONGUE = '#e8566f'

/** Draws eyes and a mouth on a thing that has none, `size` pixels wide, around a point. */
export function drawFace(pen: SKRSContext2D, x: number, y: number, size: number, mood: Mood) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.lineCap = 'round'
  pen.lineWidth = 0.055
  pen.strokeStyle = INK
  if (mood.blush) for (const side of [-1, 1]) fillEllipse(pen, side * 0.43, 0.1, 0.12, 0.075, CHEEK)
  drawEye(pen, -0.27, mood.eyes === 'wink' ? 'open' : mood.eyes)
  drawEye(pen, 0.27, mood.eyes === 'wink' ? 'closed' : mood.eyes)
  drawMouth(pen, mood.mouth)
  pen.restore()
}

function fillEllipse(pen: SKRSContext2D, x: number, y: number, rx: number, ry: number, fill: string) {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  pen.fill()
}

function drawEye(pen: SKRSContext2D, x: number, eyes: Mood['eyes']) {
  if (eyes === 'closed') {
    pen.beginPath()
    pen.arc(x, -0.02, 0.11, Math.PI * 1.1, Math.PI * 1.9)
    pen.stroke()
    return
  }
  const [rx, ry] = eyes === 'wide' ? [0.13, 0.16] : [0.1, 0.13]
  if (eyes === 'wide') fillEllipse(pen, x, -0.06, rx + 0.03, ry + 0.03, '#fff')
  fillEllipse(pen, x, -0.06, rx * (eyes === 'wide' ? 0.6 : 1), ry * (eyes === 'wide' ? 0.6 : 1), INK)
  fillEllipse(pen, x - rx * 0.3, -0.06 - ry * 0.4, rx * 0.32, rx * 0.32, '#fff')
  if (eyes !== 'narrow') return
  const inner = x < 0 ? 1 : -1
  pen.beginPath()
  pen.moveTo(x - inner * 0.13, -0.26)
  pen.lineTo(x + inner * 0.11, -0.16)
  pen.stroke()
}

function drawMouth(pen: SKRSContext2D, mouth: Mood['mouth']) {
  pen.beginPath()
  if (mouth === 'smile') pen.arc(0, 0.08, 0.15, Math.PI * 0.12, Math.PI * 0.88)
  if (mouth === 'frown') pen.arc(0, 0.3, 0.13, Math.PI * 1.15, Math.PI * 1.85)
  if (mouth === 'smirk') pen.ellipse(0.04, 0.12, 0.14, 0.08, -0.2, Math.PI * 0.1, Math.PI * 0.8)
  if (mouth === 'line') {
    pen.moveTo(-0.08, 0.18)
    pen.lineTo(0.08, 0.18)
  }
  if (mouth === 'round') fillEllipse(pen, 0, 0.2, 0.07, 0.1, INK)
  else if (mouth === 'grin') drawGrin(pen)
  else pen.stroke()
}

function drawGrin(pen: SKRSContext2D) {
  pen.fillStyle = INK
  pen.arc(0, 0.1, 0.19, 0, Math.PI)
  pen.closePath()
  pen.fill()
  pen.save()
  pen.clip()
  fillEllipse(pen, 0, 0.29, 0.12, 0.09, TONGUE)
  pen.restore()
}
