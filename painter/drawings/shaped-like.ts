import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { SharePen, tuples } from './pen.ts'
import { shadeHex } from './tint.ts'

/** What a thing is known by, whatever its shape. */
export type Fittings =
  | 'windows'
  | 'portholes'
  | 'wheels'
  | 'spout'
  | 'ear'
  | 'strap'
  | 'legs'
  | 'shine'
  | 'candles'
  | 'none'

const SOLID = 128

/** The top and the bottom of what is drawn in a column; null where there is nothing. */
function spanAt(canvas: Canvas, column: number): [top: number, bottom: number] | null {
  const { data } = canvas.getContext('2d').getImageData(Math.round(column), 0, 1, canvas.height)
  let [top, bottom] = [-1, -1]
  for (let y = 0; y < canvas.height; y++) {
    if (data[y * 4 + 3] < SOLID) continue
    if (top < 0) top = y
    bottom = y
  }
  return top < 0 ? null : [top, bottom]
}

/** Puts a house's windows, a ship's portholes, a car's wheels or a pot's spout onto the drawing of another thing. */
export function withFittings(canvas: Canvas, fittings: Fittings): Canvas {
  if (fittings === 'none' || fittings === 'shine') return canvas
  if (fittings === 'windows' || fittings === 'portholes' || fittings === 'wheels')
    return withOpenings(canvas, fittings)
  return fittings === 'candles' ? withCandles(canvas) : withHandles(canvas, fittings)
}

function withOpenings(canvas: Canvas, fittings: 'windows' | 'portholes' | 'wheels'): Canvas {
  const g = canvas.getContext('2d')
  const pen = new SharePen(g, Math.min(canvas.width, canvas.height))
  const [across, down] = [canvas.width / pen.unit, canvas.height / pen.unit]
  for (const share of fittings === 'wheels' ? [0.26, 0.74] : [0.28, 0.5, 0.72]) {
    const span = spanAt(canvas, canvas.width * share)
    if (!span) continue
    const [top, bottom] = [span[0] / pen.unit, span[1] / pen.unit]
    const x = across * share
    if (fittings === 'wheels') drawWheel(pen, x, Math.min(bottom, down - 0.12))
    else if (fittings === 'portholes')
      drawPorthole(pen, x, (top + bottom) / 2, Math.min(0.1, (bottom - top) * 0.3))
    else if (share === 0.5) drawDoor(pen, x, bottom - 0.02)
    else drawWindow(pen, x, top + (bottom - top) * 0.45)
  }
  return canvas
}

/** Room around the drawing, in shares of its sides, for what is put on: left, top, right, bottom. */
const ROOM = {
  spout: [0.24, 0.14, 0.24, 0],
  ear: [0, 0, 0.26, 0],
  strap: [0, 0.42, 0, 0],
  legs: [0, 0, 0, 0.42],
} as const

/** Spouts, handles and legs, behind the drawing and as dark as its middle tone. */
function withHandles(drawing: Canvas, fittings: keyof typeof ROOM): Canvas {
  const [left, top, right, bottom] = ROOM[fittings]
  const { width: w, height: h } = drawing
  const canvas = createCanvas(Math.ceil(w * (1 + left + right)), Math.ceil(h * (1 + top + bottom)))
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const pen = new SharePen(g, 1, w * left, h * top)
  const tone = meanColour(drawing)
  g.strokeStyle = pen.gradient(0, 0, 0, h, shadeHex(tone, 0.15), shadeHex(tone, -0.35))
  if (fittings === 'legs') {
    pen.inked(pen.gradient(0, h * 0.8, 0, h * 1.4, '#a8743c', '#5f3c1c'), w * 0.06)
    for (const [from, to] of tuples('.26 .14, .42 .38, .58 .62, .74 .86'))
      pen.strokeLine(w * from, h * 0.7, w * to, h * 1.38)
  } else if (fittings === 'strap') {
    pen.lineWidth = w * 0.06
    arch(pen, [w * 0.24, h * 0.3, w * 0.3, -h * 0.5, w * 0.7, -h * 0.5, w * 0.76, h * 0.3])
  } else {
    pen.lineWidth = Math.min(w, h) * 0.09
    arch(pen, [w * 0.9, h * 0.3, w * 1.28, h * 0.22, w * 1.28, h * 0.82, w * 0.86, h * 0.74])
  }
  if (fittings === 'spout') {
    pen
      .in(pen.gradient(-w * 0.2, 0, w * 0.2, 0, shadeHex(tone, 0.2), shadeHex(tone, -0.25)))
      .fillPath(`M${w * 0.2} ${h * 0.8}
      Q${-w * 0.06} ${h * 0.7} ${-w * 0.22} ${h * 0.28} L${-w * 0.1} ${h * 0.24}
      Q0 ${h * 0.44} ${w * 0.24} ${h * 0.46}`)
    pen.g.fillStyle = shadeHex(tone, 0.2)
    pen.fillCircle(w * 0.5, (spanAt(drawing, w * 0.5)?.[0] ?? 0) - h * 0.03, Math.min(w, h) * 0.075)
  }
  g.drawImage(drawing, w * left, h * top)
  return canvas
}

/** Room for candles above a drawing, and for the plate below it, in shares of its height. */
const ABOVE = 0.26
const BELOW = 0.05
const WAX = ['#4a9be0', '#f2c22c', '#e85a8a']

/** On a plate, and with candles on top. */
function withCandles(cake: Canvas): Canvas {
  const { width: w, height: h } = cake
  const canvas = createCanvas(Math.ceil(w * 1.12), Math.ceil(h * (1 + ABOVE + BELOW)))
  const g = canvas.getContext('2d')
  const pen = new SharePen(g, h, w * 0.06, h * ABOVE)
  const broad = w / h
  pen.in('#b9b2a6').fillEllipse(broad / 2, 1 + BELOW * 0.1, broad * 0.55, BELOW * 0.9)
  g.fillStyle = pen.gradient(0, 0, broad, 0, '#ffffff', '#f4efe6', '#d8d0c4')
  pen.fillEllipse(broad / 2, 0.985, broad * 0.55, BELOW * 0.9)
  for (const [k, share] of [0.32, 0.5, 0.68].entries()) {
    const top = (spanAt(cake, w * share)?.[0] ?? 0) / h + 0.015
    const x = broad * share
    pen.in(WAX[k]).fillRoundRect(x - 0.022, top - 0.15, 0.044, 0.19, 0.01)
    pen.in('#ff9a1e').fillEllipse(x, top - 0.19, 0.027, 0.05)
    pen.in('#fff2b0').fillEllipse(x, top - 0.18, 0.013, 0.027)
  }
  g.drawImage(cake, w * 0.06, h * ABOVE)
  return canvas
}

function arch(pen: SharePen, [x0, y0, x1, y1, x2, y2, x3, y3]: number[]) {
  pen.strokePath(`M${x0} ${y0} C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`)
}

function meanColour(canvas: Canvas): string {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < data.length; i += 16) {
    if (data[i + 3] < SOLID) continue
    for (let c = 0; c < 3; c++) sum[c] += data[i + c]
    count++
  }
  const hex = (value: number) =>
    Math.round(value / Math.max(1, count))
      .toString(16)
      .padStart(2, '0')
  return `#${sum.map(hex).join('')}`
}

function drawPorthole(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#5a5f66').fillCircle(x, y, radius)
  pen.in('#d6dbe0').fillCircle(x, y, radius * 0.88)
  pen.in('#3f86b8').fillCircle(x, y, radius * 0.68)
  pen.in('#bfe3f6').fillEllipse(x - radius * 0.22, y - radius * 0.26, radius * 0.28, radius * 0.18, -0.6)
}

function drawWheel(pen: SharePen, x: number, y: number) {
  pen.in('#1d1e22').fillCircle(x, y, 0.12)
  pen.in('#c8cdd2').fillCircle(x, y, 0.065)
  pen.in('#5a5f66').fillCircle(x, y, 0.02)
}

function drawDoor(pen: SharePen, x: number, foot: number) {
  pen.in('#4a2c18').fillRoundRect(x - 0.1, foot - 0.31, 0.2, 0.31, [0.1, 0.1, 0, 0])
  pen.in('#8a5430').fillRoundRect(x - 0.08, foot - 0.285, 0.16, 0.285, [0.08, 0.08, 0, 0])
  pen.in('#f2c83a').fillCircle(x + 0.05, foot - 0.13, 0.014)
}

function drawWindow(pen: SharePen, x: number, y: number) {
  pen.in('#fbf7ee').fillRoundRect(x - 0.085, y - 0.1, 0.17, 0.2, 0.02)
  pen.in('#5f9cc4')
  for (const dx of [-0.066, 0.006]) for (const dy of [-0.08, 0.008]) pen.fillRect(x + dx, y + dy, 0.06, 0.072)
}
