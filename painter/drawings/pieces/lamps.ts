import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { blob, bow, fromAbove, polyline, rounding, turned } from './shapes.ts'

/** A flame that stands on (x, y), with the light about it. */
function drawFlame(pen: SharePen, x: number, y: number, long: number) {
  pen.g.fillStyle = pen.glow(x, y - long * 0.45, long * 0.62, [
    [0, 'rgba(255,226,140,.85)'],
    [0.4, 'rgba(255,176,60,.34)'],
    [1, 'rgba(255,150,40,0)'],
  ])
  pen.fillCircle(x, y - long * 0.45, long * 0.62)
  const drop = (colour: string, share: number) =>
    blob(pen, colour, [
      x,
      y - long * share * 1.2,
      x + long * 0.24 * share,
      y - long * 0.34 * share,
      x + long * 0.12 * share,
      y,
      x - long * 0.12 * share,
      y,
      x - long * 0.24 * share,
      y - long * 0.34 * share,
    ])
  drop('#ff9a1e', 1)
  drop('#ffd34e', 0.76)
  drop('#fff6cc', 0.46)
}

/** A shallow bowl of clay with oil in it, whose wick burns at the lip. */
function drawDiya(pen: SharePen, { colour = '#b4552c' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillEllipse(0.64, 0.965, 0.3, 0.035)
  blob(
    pen,
    fromAbove(pen, 0.5, 1, colour),
    [0.02, 0.56, 0.1, 0.8, 0.4, 0.99, 0.9, 0.99, 1.14, 0.84, 1.28, 0.6, 1.4, 0.5, 1.34, 0.62, 0.02, 0.6],
  )
  blob(
    pen,
    shadeHex(colour, 0.22),
    [0.02, 0.58, 0.3, 0.47, 0.9, 0.47, 1.36, 0.53, 1.1, 0.69, 0.5, 0.73, 0.14, 0.68],
  )
  blob(pen, '#7a3414', [0.12, 0.58, 0.34, 0.5, 0.9, 0.5, 1.24, 0.55, 1.02, 0.66, 0.5, 0.69, 0.2, 0.65])
  blob(pen, '#d89a2c', [0.2, 0.59, 0.4, 0.53, 0.86, 0.53, 1.1, 0.57, 0.96, 0.64, 0.5, 0.66, 0.26, 0.64])
  for (let k = 0; k < 8; k++) {
    const x = 0.2 + k * 0.125
    const y = 0.83 + Math.sin((k / 7) * Math.PI) * 0.045
    g.fillStyle = k % 2 ? '#f6d24a' : '#fbf3e0'
    pen.fillCircle(x, y, 0.026)
  }
  polyline(pen, '#f4ead2', 0.03, [0.8, 0.6, 1.06, 0.57, 1.24, 0.5])
  drawFlame(pen, 1.24, 0.52, 0.42)
}

/** A lamp of brass for paraffin: its flame burns in a chimney of glass. */
function drawOilLamp(pen: SharePen, { colour = '#c08a34' }: PieceOptions) {
  const { g } = pen
  turned(
    pen,
    rounding(pen, 0.04, 0.52, colour),
    0.28,
    [0.05, 0.64, 0.2, 0.7, 0.24, 0.78, 0.13, 0.88, 0.1, 0.92, 0.2, 0.96, 0.22, 1],
  )
  bow(pen, shadeHex(colour, -0.15), 0.026, [0.47, 0.72, 0.66, 0.76, 0.46, 0.85])
  g.fillStyle = rounding(pen, 0.18, 0.38, shadeHex(colour, -0.1))
  pen.fillRoundRect(0.18, 0.58, 0.2, 0.07, 0.015)
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillCircle(0.42, 0.61, 0.024)
  polyline(pen, shadeHex(colour, -0.3), 0.014, [0.36, 0.61, 0.42, 0.61])
  drawFlame(pen, 0.28, 0.56, 0.2)
  const chimney = [0.085, 0.02, 0.085, 0.2, 0.15, 0.38, 0.145, 0.48, 0.1, 0.59] as const
  turned(pen, 'rgba(232,238,226,.26)', 0.28, chimney)
  for (const side of [-1, 1]) {
    polyline(pen, 'rgba(246,250,244,.85)', 0.014, [0.28 + side * 0.085, 0.02, 0.28 + side * 0.085, 0.18])
    bow(pen, 'rgba(246,250,244,.8)', 0.014, [
      0.28 + side * 0.087,
      0.18,
      0.28 + side * 0.2,
      0.4,
      0.28 + side * 0.1,
      0.58,
    ])
  }
  g.fillStyle = 'rgba(255,255,255,.55)'
  pen.fillEllipse(0.28, 0.025, 0.085, 0.014)
  pen.fillEllipse(0.2, 0.38, 0.014, 0.09, 0.12)
}

/** A lamp of brass with a long spout, such as a genie lives in. */
function drawGenieLamp(pen: SharePen, { colour = '#e0aa30' }: PieceOptions) {
  const dark = shadeHex(colour, -0.35)
  pen.lineWidth = 0.06
  bow(pen, rounding(pen, 1.2, 1.7, colour), 0.065, [1.2, 0.5, 1.85, 0.1, 1.62, 0.6])
  bow(pen, rounding(pen, 1.2, 1.7, colour), 0.055, [1.62, 0.58, 1.5, 0.78, 1.22, 0.64])
  turned(pen, rounding(pen, 0.6, 1.2, dark), 0.9, [0.1, 0.8, 0.08, 0.86, 0.3, 0.95, 0.32, 1])
  blob(
    pen,
    fromAbove(pen, 0.4, 0.9, colour),
    [
      0, 0.3, 0.12, 0.24, 0.36, 0.46, 0.62, 0.44, 1.1, 0.42, 1.44, 0.56, 1.3, 0.82, 0.9, 0.9, 0.5, 0.82, 0.22,
      0.5,
    ],
  )
  turned(
    pen,
    rounding(pen, 0.6, 1.2, shadeHex(colour, 0.08)),
    0.9,
    [0.03, 0.2, 0.05, 0.28, 0.14, 0.36, 0.26, 0.44, 0.28, 0.48],
  )
  pen.g.fillStyle = dark
  pen.fillEllipse(0.06, 0.28, 0.055, 0.03, -0.5)
  pen.g.fillStyle = '#c8343a'
  pen.fillCircle(0.9, 0.17, 0.045)
  for (const x of [0.66, 0.82, 0.98, 1.14]) {
    pen.g.fillStyle = '#3a9ac8'
    pen.fillEllipse(x, 0.66, 0.035, 0.05)
  }
  pen.g.fillStyle = 'rgba(255,255,255,.6)'
  pen.fillEllipse(0.6, 0.56, 0.12, 0.025, -0.1)
}

/** Lamps in which oil burns. */
export const LAMP_PIECES: Readonly<Record<string, Piece>> = {
  '@diya': { broadness: 1.56, draw: drawDiya },
  '@oillamp': { broadness: 0.66, draw: drawOilLamp },
  '@genielamp': { broadness: 1.86, draw: drawGenieLamp },
}
