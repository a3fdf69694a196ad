import type { Canvas } from '@napi-rs/canvas'
import { SharePen } from './pen.ts'

/** What a building, a vessel or a car is known by, whatever its shape. */
export type Fittings = 'windows' | 'portholes' | 'wheels'

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

/** Puts the windows and the door of a house, a ship's portholes or a car's wheels onto the drawing of another thing. */
export function withFittings(canvas: Canvas, fittings: Fittings): Canvas {
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

function drawPorthole(pen: SharePen, x: number, y: number, radius: number) {
  const { g } = pen
  g.fillStyle = '#5a5f66'
  pen.fillCircle(x, y, radius)
  g.fillStyle = '#d6dbe0'
  pen.fillCircle(x, y, radius * 0.88)
  g.fillStyle = '#3f86b8'
  pen.fillCircle(x, y, radius * 0.68)
  g.fillStyle = '#bfe3f6'
  pen.fillEllipse(x - radius * 0.22, y - radius * 0.26, radius * 0.28, radius * 0.18, -0.6)
}

function drawWheel(pen: SharePen, x: number, y: number) {
  const { g } = pen
  g.fillStyle = '#1d1e22'
  pen.fillCircle(x, y, 0.12)
  g.fillStyle = '#c8cdd2'
  pen.fillCircle(x, y, 0.065)
  g.fillStyle = '#5a5f66'
  pen.fillCircle(x, y, 0.02)
}

function drawDoor(pen: SharePen, x: number, foot: number) {
  const { g } = pen
  g.fillStyle = '#4a2c18'
  pen.fillRoundRect(x - 0.1, foot - 0.31, 0.2, 0.31, [0.1, 0.1, 0, 0])
  g.fillStyle = '#8a5430'
  pen.fillRoundRect(x - 0.08, foot - 0.285, 0.16, 0.285, [0.08, 0.08, 0, 0])
  g.fillStyle = '#f2c83a'
  pen.fillCircle(x + 0.05, foot - 0.13, 0.014)
}

function drawWindow(pen: SharePen, x: number, y: number) {
  const { g } = pen
  g.fillStyle = '#fbf7ee'
  pen.fillRoundRect(x - 0.085, y - 0.1, 0.17, 0.2, 0.02)
  g.fillStyle = '#5f9cc4'
  for (const dx of [-0.066, 0.006]) for (const dy of [-0.08, 0.008]) pen.fillRect(x + dx, y + dy, 0.06, 0.072)
}
