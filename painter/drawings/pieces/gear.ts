import type { SharePen } from '../pen.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polyline, rounding, softPolygon, turned, tyre } from './shapes.ts'

function drawLute(pen: SharePen, { colour = '#b8742c' }: PieceOptions) {
  polyline(pen, '#4a2c18', 0.06, [0.3, 0.56, 0.3, 0.12])
  polyline(pen, '#4a2c18', 0.06, [0.3, 0.12, 0.16, 0.02])
  blob(
    pen,
    rounding(pen, 0.02, 0.58, colour),
    [0.3, 0.42, 0.16, 0.5, 0.02, 0.76, 0.14, 1.02, 0.46, 1.02, 0.58, 0.76, 0.44, 0.5],
  )
  pen.g.fillStyle = '#3a2010'
  pen.fillCircle(0.3, 0.7, 0.07)
  polyline(pen, '#4a2c18', 0.025, [0.2, 0.88, 0.4, 0.88])
  for (const dx of [-0.02, 0, 0.02]) polyline(pen, '#f0e6cc', 0.005, [0.3 + dx, 0.12, 0.3 + dx, 0.88])
  for (let k = 0; k < 4; k++) ball(pen, 0.18 + k * 0.03, 0.03 + k * 0.02, 0.018, '#e8dcc0')
}

function drawSpeaker(pen: SharePen, { colour = '#22242a' }: PieceOptions) {
  pen.g.fillStyle = rounding(pen, 0.04, 0.6, colour)
  pen.fillRoundRect(0.04, 0, 0.56, 1, 0.05)
  for (const [y, radius] of [
    [0.26, 0.13],
    [0.66, 0.22],
  ]) {
    ball(pen, 0.32, y, radius, '#3a3d44')
    ball(pen, 0.32, y, radius * 0.72, '#15161a')
    ball(pen, 0.32, y, radius * 0.3, '#4a4e56')
  }
}

function drawCoffeeMachine(pen: SharePen, { colour = '#b3221c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0, 1, colour),
    0.06,
    [
      0.08, 0.06, 0.98, 0.06, 0.98, 0.4, 0.9, 0.42, 0.9, 0.84, 1, 0.86, 1, 1, 0.06, 1, 0.06, 0.86, 0.16, 0.84,
      0.16, 0.42, 0.08, 0.4,
    ],
  )
  pen.g.fillStyle = '#22242a'
  pen.fillRect(0.18, 0.42, 0.7, 0.42)
  pen.g.fillStyle = '#c9ced6'
  pen.fillRoundRect(0.4, 0.4, 0.26, 0.1, 0.02)
  polyline(pen, '#22242a', 0.05, [0.5, 0.46, 0.26, 0.5])
  polyline(pen, '#6b3a1c', 0.02, [0.53, 0.5, 0.53, 0.66])
  turned(pen, '#f6f2ea', 0.53, [0.12, 0.65, 0.08, 0.82])
  ball(pen, 0.3, 0.22, 0.09, '#f4f1e8')
  for (const x of [0.6, 0.76]) ball(pen, x, 0.22, 0.04, '#f2c81c')
}
const BRASS = '#d8a83a'

function drawDrumKit(pen: SharePen, { colour = '#b3221c' }: PieceOptions) {
  const drum = (x: number, y: number, w: number, h: number) => {
    pen.g.fillStyle = rounding(pen, x - w, x + w, colour)
    pen.fillRect(x - w, y, w * 2, h)
    pen.g.fillStyle = '#f4f1e8'
    pen.fillEllipse(x, y, w, w * 0.26)
    polyline(pen, '#c9ced4', 0.022, [x - w, y + h, x + w, y + h])
  }
  for (const [x, y, top] of [
    [0.2, 0.26, 0.96],
    [1.56, 0.2, 0.96],
  ]) {
    polyline(pen, '#9aa2ac', 0.022, [x, y, x, top])
    pen.g.fillStyle = rounding(pen, x - 0.26, x + 0.26, BRASS)
    pen.fillEllipse(x, y, 0.27, 0.05, x < 1 ? -0.15 : 0.15)
  }
  drum(0.66, 0.22, 0.2, 0.2)
  drum(1.1, 0.22, 0.2, 0.2)
  drum(0.34, 0.52, 0.22, 0.18)
  drum(1.44, 0.56, 0.24, 0.32)
  ball(pen, 0.88, 0.7, 0.29, colour)
  pen.g.fillStyle = '#f4f1e8'
  pen.fillCircle(0.88, 0.7, 0.25)
  pen.g.fillStyle = '#22242a'
  pen.fillCircle(0.88, 0.7, 0.08)
}
function drawSewingMachine(pen: SharePen, { colour = '#1d1f24' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.8, 1, '#8a5a34')
  pen.fillRoundRect(0.02, 0.84, 1.5, 0.16, 0.03)
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.9, colour),
    0.08,
    [0.1, 0.14, 1.34, 0.14, 1.36, 0.86, 1.02, 0.86, 1, 0.46, 0.4, 0.42, 0.36, 0.62, 0.12, 0.6],
  )
  polyline(pen, '#c9ced4', 0.025, [0.24, 0.6, 0.24, 0.82])
  bow(pen, BRASS, 0.02, [0.5, 0.28, 0.8, 0.18, 1.1, 0.3])
  tyre(pen, 1.42, 0.36, 0.17, BRASS, 0.7)
  pen.g.fillStyle = '#d8281c'
  pen.fillRect(0.66, 0, 0.12, 0.14)
}

/** Instruments, appliances and what stands in streets. */
export const GEAR_PIECES: Readonly<Record<string, Piece>> = {
  '@lute': { broadness: 0.62, draw: drawLute },

  '@speaker': { broadness: 0.64, draw: drawSpeaker },

  '@coffeemachine': { broadness: 1.06, draw: drawCoffeeMachine },
  '@drumkit': { broadness: 1.85, draw: drawDrumKit },
  '@sewingmachine': { broadness: 1.62, draw: drawSewingMachine },
}
