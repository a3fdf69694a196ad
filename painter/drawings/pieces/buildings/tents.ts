import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { face } from './masonry.ts'

const CANVAS = '#d9822b'

/** A ridge tent with its flaps drawn; by night a lamp within shines through the canvas, and out of its front as out of a window. */
function drawTent(pen: SharePen, { colour = CANVAS, night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = 'rgba(60,50,40,.8)'
  pen.lineWidth = 0.01
  pen.strokeLine(0.62, 0.04, 0.02, 0.98)
  pen.strokeLine(1.34, 0.1, 1.78, 0.97)
  const lit = pen.gradient(0, 0.05, 0, 1, shadeHex(colour, 0.3), '#ffdf8e', '#ffc25a')
  const side = night
    ? pen.across(0.62, 1.7, '#e9b45e', '#e09a42', shadeHex(colour, -0.1))
    : pen.across(0.62, 1.7, shadeHex(colour, -0.12), shadeHex(colour, -0.3))
  pen.fillShape(side, () => {
    pen.moveTo(0.62, 0.04)
    pen.quadTo(1, 0.11, 1.34, 0.1)
    pen.quadTo(1.48, 0.6, 1.68, 0.95)
    pen.lineTo(1.06, 1)
  })
  const front = night ? lit : pen.across(0.16, 1.06, shadeHex(colour, 0.22), shadeHex(colour, -0.04))
  face(pen, front, [
    [0.62, 0.04],
    [1.06, 1],
    [0.16, 1],
  ])
  // The way in, between two flaps that are folded back.
  face(pen, night ? '#fff4cc' : '#3d2a1c', [
    [0.62, 0.26],
    [0.76, 1],
    [0.48, 1],
  ])
  const flap = night ? '#f2b354' : shadeHex(colour, 0.34)
  pen.fillShape(flap, () => {
    pen.moveTo(0.62, 0.2)
    pen.quadTo(0.5, 0.7, 0.38, 1)
    pen.lineTo(0.49, 1)
  })
  pen.fillShape(flap, () => {
    pen.moveTo(0.62, 0.2)
    pen.quadTo(0.74, 0.7, 0.88, 1)
    pen.lineTo(0.75, 1)
  })
  g.strokeStyle = shadeHex(colour, night ? -0.1 : -0.35)
  pen.lineWidth = 0.014
  pen.strokeLine(0.62, 0.03, 0.16, 1)
  pen.strokeLine(0.62, 0.03, 1.06, 1)
}

export const TENT_PIECES: Readonly<Record<string, Piece>> = {
  '@tent': { broadness: 1.8, draw: drawTent },
}
