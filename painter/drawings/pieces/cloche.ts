import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'

const [WOOD, RIM] = ['#6b4226', '#8a5a34']

/** A dome of glass on a plate of wood. */
function drawCloche(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.86, 0, 1, RIM, WOOD)
  pen.fillRoundRect(0.02, 0.88, 0.66, 0.11, 0.04)
  g.fillStyle = RIM
  pen.fillEllipse(0.35, 0.88, 0.33, 0.055)
  g.fillStyle = '#a4744a'
  pen.fillEllipse(0.35, 0.87, 0.29, 0.042)
  const glass = () => {
    pen.moveTo(0.08, 0.87)
    pen.curveTo(0.07, 0.62, 0.06, 0.5, 0.07, 0.36)
    pen.curveTo(0.1, 0.14, 0.22, 0.08, 0.35, 0.08)
    pen.curveTo(0.48, 0.08, 0.6, 0.14, 0.63, 0.36)
    pen.curveTo(0.64, 0.5, 0.63, 0.62, 0.62, 0.87)
  }
  pen.fillShape(pen.across(0.06, 0.64, '#cfe6ee88', '#eaf6fa2c', '#eaf6fa20', '#a8ccd888'), glass)
  g.strokeStyle = '#eefafdcc'
  pen.lineWidth = 0.012
  pen.begin()
  glass()
  g.stroke()
  g.fillStyle = '#dff2f8cc'
  pen.fillCircle(0.35, 0.05, 0.042)
  g.strokeStyle = '#ffffffc0'
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0.13, 0.72)
  pen.curveTo(0.12, 0.5, 0.12, 0.34, 0.2, 0.21)
  g.stroke()
}

export const CLOCHE_PIECES: Readonly<Record<string, Piece>> = {
  '@cloche': { broadness: 0.7, draw: drawCloche },
}
