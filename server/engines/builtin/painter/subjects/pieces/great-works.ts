import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drum, face, panes, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const CONCRETE = '#a9a59c'
const STEEL = '#6d7680'
const MIDDLE = 0.3

/** The base of a lift into space: terraces of concrete, four struts, and a cable that goes up out of sight. */
function drawSpaceElevator(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 0.8, 'rgba(110,120,132,0)', 'rgba(96,104,114,.9)', '#4a525c')
  pen.fillRect(MIDDLE - 0.011, 0, 0.022, 0.8)
  g.fillStyle = pen.gradient(0, 0, 0, 0.8, 'rgba(220,226,232,0)', 'rgba(214,220,226,.8)')
  pen.fillRect(MIDDLE - 0.008, 0, 0.005, 0.8)
  drum(pen, MIDDLE - 0.03, 0.47, 0.06, 0.05, STEEL)
  for (const way of [-1, 1]) {
    face(pen, shadeHex(STEEL, way < 0 ? 0.1 : -0.2), [
      [MIDDLE + way * 0.014, 0.62],
      [MIDDLE + way * 0.03, 0.62],
      [MIDDLE + way * 0.23, 0.93],
      [MIDDLE + way * 0.18, 0.93],
    ])
    face(pen, shadeHex(STEEL, way < 0 ? 0 : -0.3), [
      [MIDDLE + way * 0.01, 0.68],
      [MIDDLE + way * 0.03, 0.68],
      [MIDDLE + way * 0.12, 0.92],
      [MIDDLE + way * 0.08, 0.92],
    ])
  }
  drum(pen, MIDDLE - 0.05, 0.72, 0.1, 0.2, CONCRETE)
  panes(pen, { x: MIDDLE - 0.05, y: 0.74, w: 0.1, h: 0.14, columns: 3, rows: 5, share: 0.4 }, night)
  drum(pen, MIDDLE - 0.035, 0.66, 0.07, 0.07, shadeHex(STEEL, 0.1))
  slab(pen, MIDDLE - 0.26, 0.91, 0.52, 0.045, shadeHex(CONCRETE, -0.04))
  slab(pen, MIDDLE - 0.3, 0.95, 0.6, 0.05, shadeHex(CONCRETE, -0.16))
  panes(pen, { x: MIDDLE - 0.27, y: 0.955, w: 0.54, h: 0.035, columns: 14, rows: 1, share: 0.4 }, night)
}

export const GREAT_WORKS: Readonly<Record<string, Piece>> = {
  '@spaceelevator': { broadness: 0.6, draw: drawSpaceElevator },
}
