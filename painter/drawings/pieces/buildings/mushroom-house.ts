import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

/** Spots on the cap: column, row and half their breadth. */
const SPOTS = [
  [0.26, 0.34, 0.055],
  [0.46, 0.17, 0.07],
  [0.7, 0.36, 0.06],
  [0.6, 0.1, 0.035],
  [0.88, 0.42, 0.04],
  [0.12, 0.43, 0.035],
  [0.49, 0.4, 0.04],
] as const

/** Snow lies on the top of the cap and leaves its edge and the lower spots to be seen. */
function drawSnowOnCap(pen: SharePen) {
  pen.fillShape(pen.gradient(0.3, 0, 0.7, 0.3, '#ffffff', '#d4dfec'), () => {
    pen.moveTo(0.085, 0.24)
    pen.quadTo(0.2, 0, 0.5, -0.005)
    pen.quadTo(0.8, 0, 0.915, 0.24)
    pen.quadTo(0.84, 0.31, 0.77, 0.23)
    pen.quadTo(0.66, 0.34, 0.57, 0.22)
    pen.quadTo(0.46, 0.33, 0.37, 0.22)
    pen.quadTo(0.28, 0.32, 0.2, 0.24)
    pen.quadTo(0.13, 0.3, 0.085, 0.24)
  })
}

/** A house in a toadstool: a round stem with a door and windows under a spotted cap. */
function drawMushroomHouse(pen: SharePen, { roof = '#c8352c', door = '#6b4226', night, snow }: PieceOptions) {
  const stem = '#f0e4cc'
  pen.fillShape(pen.across(0.24, 0.76, shadeHex(stem, 0.1), stem, shadeHex(stem, -0.28)), () => {
    pen.moveTo(0.3, 0.42)
    pen.quadTo(0.24, 0.75, 0.2, 1)
    pen.lineTo(0.8, 1)
    pen.quadTo(0.76, 0.75, 0.7, 0.42)
  })
  pen.fillShape(shadeHex(stem, -0.22), () => {
    pen.moveTo(0.06, 0.5)
    pen.quadTo(0.5, 0.62, 0.94, 0.5)
    pen.quadTo(0.5, 0.4, 0.06, 0.5)
  })
  pen.fillShape(pen.gradient(0.3, 0, 0.7, 0.54, shadeHex(roof, 0.22), shadeHex(roof, -0.25)), () => {
    pen.moveTo(0.02, 0.5)
    pen.quadTo(0.06, 0.02, 0.5, 0.01)
    pen.quadTo(0.94, 0.02, 0.98, 0.5)
    pen.quadTo(0.5, 0.6, 0.02, 0.5)
  })
  pen.g.fillStyle = '#f6efe2'
  for (const [x, y, r] of SPOTS) pen.fillCircle(x, y, r)
  if (snow) drawSnowOnCap(pen)
  const glass = night ? '#ffd27a' : '#7fa8c0'
  for (const x of [0.32, 0.68]) {
    pen.g.fillStyle = shadeHex(door, 0.2)
    pen.fillCircle(x, 0.7, 0.07)
    pen.g.fillStyle = glass
    pen.fillCircle(x, 0.7, 0.052)
    pen.g.fillStyle = shadeHex(door, 0.2)
    pen.fillRect(x - 0.05, 0.695, 0.1, 0.01)
    pen.fillRect(x - 0.005, 0.65, 0.01, 0.1)
  }
  pen.g.fillStyle = shadeHex(door, -0.3)
  pen.fillRoundRect(0.415, 0.7, 0.17, 0.3, [0.085, 0.085, 0, 0])
  pen.g.fillStyle = pen.across(0.43, 0.57, shadeHex(door, 0.2), door)
  pen.fillRoundRect(0.43, 0.715, 0.14, 0.285, [0.07, 0.07, 0, 0])
  pen.g.fillStyle = '#e0b34a'
  pen.fillCircle(0.545, 0.87, 0.012)
}

export const MUSHROOM_HOUSE: Piece = { broadness: 1, draw: drawMushroomHouse }
