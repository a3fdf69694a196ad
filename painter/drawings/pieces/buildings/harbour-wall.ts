import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { courses, drum, SNOW, slab } from './masonry.ts'

const STONE = '#9a917f'
const WEED = '#4d5a3c'

/** A wall of cut stone out in the water, with bollards, rings, steps down and a beacon at its end. */
function drawHarbourWall(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.06, 0.62, 5.5, 0.38, STONE)
  courses(pen, 0.06, 0.62, 5.5, 0.3, 6)
  g.fillStyle = pen.gradient(0, 0.88, 0, 1, shadeHex(WEED, 0.1), shadeHex(WEED, -0.3))
  pen.fillRect(0.06, 0.9, 5.5, 0.1)
  slab(pen, 0.02, 0.585, 5.58, 0.05, snow ? SNOW : shadeHex(STONE, 0.22))
  // Steps down to the boats.
  for (let k = 0; k < 6; k++)
    slab(pen, 3.1 + k * 0.09, 0.63 + k * 0.06, 0.1, 0.37 - k * 0.06, shadeHex(STONE, -0.3))
  for (let k = 0; k < 9; k++) {
    slab(pen, 1.2 + k * 0.48, 0.53, 0.07, 0.06, '#2f3238')
    slab(pen, 1.185 + k * 0.48, 0.52, 0.1, 0.02, '#3d4148')
    g.strokeStyle = '#4a4038'
    pen.lineWidth = 0.014
    pen.begin()
    pen.arc(1.24 + k * 0.48, 0.76, 0.035)
    g.stroke()
  }
  drum(pen, 0.34, 0.2, 0.24, 0.4, '#f2efe8')
  drum(pen, 0.34, 0.3, 0.24, 0.1, '#c8322a')
  drum(pen, 0.34, 0.5, 0.24, 0.1, '#c8322a')
  slab(pen, 0.3, 0.18, 0.32, 0.03, '#3a3f46')
  g.fillStyle = night ? '#ffe27a' : '#cfe4ea'
  pen.fillRect(0.38, 0.08, 0.16, 0.1)
  pen.fillShape('#c8322a', () => {
    pen.moveTo(0.34, 0.09)
    pen.lineTo(0.46, 0)
    pen.lineTo(0.58, 0.09)
  })
}

export const HARBOUR_WALL: Piece = { broadness: 5.62, draw: drawHarbourWall }
