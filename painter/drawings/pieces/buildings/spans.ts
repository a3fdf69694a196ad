import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, courses, face, SNOW, slab, TIMBER } from './masonry.ts'

const ARCHES = 2.5

/** A stone bridge of many high arches, in one row or in two. */
function drawArches(pen: SharePen, colour: string, rows: number, snow: boolean) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRect(0, 0.04, ARCHES, 0.96)
  courses(pen, 0, 0.04, ARCHES, 0.96, 26)
  g.globalCompositeOperation = 'destination-out'
  if (rows === 2) {
    for (let k = 0; k < 10; k++) archway(pen, (k + 0.5) * 0.25, 0.4, 0.19, 0.27)
    for (let k = 0; k < 5; k++) archway(pen, (k + 0.5) * 0.5, 1.02, 0.37, 0.54)
  } else for (let k = 0; k < 5; k++) archway(pen, (k + 0.5) * 0.5, 1.02, 0.39, 0.84)
  g.globalCompositeOperation = 'source-over'
  g.fillStyle = snow ? SNOW : shadeHex(colour, 0.3)
  pen.fillRect(0, 0.02, ARCHES, 0.03)
  g.fillStyle = 'rgba(30,20,10,.3)'
  pen.fillRect(0, 0.05, ARCHES, 0.012)
  if (rows === 2) pen.fillRect(0, 0.43, ARCHES, 0.014)
}

/** A railway viaduct. */
export const drawViaduct = (pen: SharePen, { colour = '#a2927c', snow }: PieceOptions) =>
  drawArches(pen, colour, 1, snow)

/** A bridge of ropes and planks that hangs between two posts. */
export function drawRopeBridge(pen: SharePen) {
  const { g } = pen
  const sag = (x: number) => 0.34 + 0.46 * (1 - ((x - 1.7) / 1.7) ** 2)
  for (const x of [0.06, 3.28]) {
    slab(pen, x, 0, 0.06, 0.62, TIMBER)
    slab(pen, x + (x < 1 ? 0.09 : -0.09), 0.06, 0.05, 0.5, shadeHex(TIMBER, -0.25))
  }
  g.strokeStyle = '#a08458'
  for (const [rise, width] of [
    [0.3, 0.02],
    [0.27, 0.014],
    [0.15, 0.01],
  ]) {
    pen.lineWidth = width
    pen.begin()
    for (let k = 0; k <= 40; k++) {
      const x = 0.08 + (k / 40) * 3.24
      k === 0 ? pen.moveTo(x, sag(x) - rise) : pen.lineTo(x, sag(x) - rise)
    }
    g.stroke()
  }
  pen.lineWidth = 0.008
  for (let k = 0; k <= 44; k++) {
    const x = 0.1 + (k / 44) * 3.2
    pen.strokeLine(x, sag(x) - 0.3, x + 0.03, sag(x) + 0.01)
    face(pen, k % 2 ? '#8a6238' : '#744f2c', [
      [x - 0.02, sag(x)],
      [x + 0.035, sag(x) + 0.004],
      [x + 0.05, sag(x) + 0.06],
      [x - 0.012, sag(x) + 0.056],
    ])
  }
}

/** A small arched bridge of wood. */
export function drawFootbridge(pen: SharePen, { colour = '#8a6238', snow }: PieceOptions) {
  const { g } = pen
  const rise = (x: number) => 0.66 - 0.36 * (1 - ((x - 1.6) / 1.6) ** 2)
  const arc = (dy: number, width: number, fill: string) => {
    g.strokeStyle = fill
    pen.lineWidth = width
    pen.begin()
    for (let k = 0; k <= 30; k++) {
      const x = 0.04 + (k / 30) * 3.12
      k === 0 ? pen.moveTo(x, rise(x) + dy) : pen.lineTo(x, rise(x) + dy)
    }
    g.stroke()
  }
  arc(-0.27, 0.035, shadeHex(colour, -0.3))
  arc(0.1, 0.14, shadeHex(colour, -0.35))
  arc(0.03, 0.08, shadeHex(colour, 0.1))
  for (let k = 0; k <= 8; k++) {
    const x = 0.06 + k * 0.385
    slab(pen, x - 0.025, rise(x) - 0.32, 0.05, 0.38, colour)
  }
  arc(-0.3, 0.045, snow ? SNOW : shadeHex(colour, 0.15))
  arc(-0.15, 0.025, colour)
  for (const x of [0.02, 3.06]) slab(pen, x, 0.6, 0.12, 0.4, '#8d8678')
}
