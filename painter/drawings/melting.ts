import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { spread } from './pieces/shapes.ts'

const DRIPS = 11
const SOLID = 140
/** Of its height: the room below for what has run off, and how far drops run. */
const POOL = 0.07
const [SHORTEST, LONGEST] = [0.08, 0.26]

/** A copy that melts: it runs down in drops and stands in a pool of itself. */
export function melting(canvas: Canvas): Canvas {
  const { width: w, height: h } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h)
  const side = Math.round(w * 0.12)
  const copy = createCanvas(w + side * 2, Math.ceil(h * (1 + POOL)))
  const g = copy.getContext('2d')
  const colourAt = (x: number, y: number) => {
    const i = (y * w + x) * 4
    return `rgb(${data[i]},${data[i + 1]},${data[i + 2]})`
  }
  const spans = Array.from({ length: DRIPS }, (_, k) => {
    const x = Math.min(w - 1, Math.floor(w * (0.1 + (0.8 * (k + 0.2 + spread(k) * 0.6)) / DRIPS)))
    let [top, bottom] = [-1, -1]
    for (let y = 0; y < h; y++)
      if (data[(y * w + x) * 4 + 3] > SOLID) {
        if (top < 0) top = y
        bottom = y
      }
    return { x, top, bottom, k }
  }).filter(({ top, bottom }) => top >= 0 && bottom - top > h * 0.08)
  const middle = spans[spans.length >> 1]
  if (!middle) return canvas
  const pool = colourAt(middle.x, Math.round(middle.top + (middle.bottom - middle.top) * 0.3))
  g.fillStyle = pool
  g.beginPath()
  g.ellipse(copy.width / 2, h * 0.985, w * 0.58, h * POOL * 0.85, 0, 0, 7)
  g.fill()
  g.fillStyle = 'rgba(255,255,255,.3)'
  g.beginPath()
  g.ellipse(copy.width / 2 - w * 0.2, h * 0.975, w * 0.2, h * POOL * 0.25, 0, 0, 7)
  g.fill()
  g.drawImage(canvas, side, 0)
  g.lineCap = 'round'
  for (const { x, top, bottom, k } of spans) {
    const from = top + (bottom - top) * (0.22 + spread(k, 0.37) * 0.4)
    const long = h * (SHORTEST + spread(k, 0.53) * (LONGEST - SHORTEST))
    const to = Math.min(h * 0.97, from + long)
    const breadth = w * (0.028 + spread(k, 0.71) * 0.022)
    g.strokeStyle = colourAt(x, Math.round(from))
    g.fillStyle = g.strokeStyle
    g.lineWidth = breadth
    g.beginPath()
    g.moveTo(side + x, from)
    g.lineTo(side + x, to)
    g.stroke()
    g.beginPath()
    g.ellipse(side + x, to, breadth * 0.72, breadth * 0.95, 0, 0, 7)
    g.fill()
    g.strokeStyle = 'rgba(255,255,255,.5)'
    g.lineWidth = breadth * 0.22
    g.beginPath()
    g.moveTo(side + x - breadth * 0.22, from + breadth)
    g.lineTo(side + x - breadth * 0.22, to)
    g.stroke()
  }
  return copy
}
