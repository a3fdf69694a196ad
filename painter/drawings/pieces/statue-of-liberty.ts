import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { courses, drum, face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon } from './shapes.ts'

const COPPER = '#6fa996'
const GRANITE = '#c2b294'

/** The Statue of Liberty: a woman of green copper with a torch, a tablet and a crown of rays, on a pedestal of granite. */
function drawStatueOfLiberty(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const dark = shadeHex(COPPER, -0.28)
  // The star-shaped fort and the pedestal.
  slab(pen, 0.02, 0.93, 0.76, 0.07, shadeHex(GRANITE, -0.12))
  courses(pen, 0.02, 0.93, 0.76, 0.07, 3)
  face(pen, GRANITE, [
    [0.2, 0.93],
    [0.25, 0.64],
    [0.55, 0.64],
    [0.6, 0.93],
  ])
  slab(pen, 0.22, 0.62, 0.36, 0.03, shadeHex(GRANITE, 0.12))
  slab(pen, 0.24, 0.72, 0.32, 0.016, shadeHex(GRANITE, -0.2))
  for (let k = 0; k < 4; k++) slab(pen, 0.275 + k * 0.068, 0.76, 0.034, 0.1, shadeHex(GRANITE, -0.4))
  // The robe.
  pen.fillShape(pen.across(0.27, 0.54, shadeHex(COPPER, 0.14), COPPER, dark), () => {
    pen.moveTo(0.29, 0.62)
    pen.curveTo(0.26, 0.5, 0.33, 0.4, 0.33, 0.32)
    pen.curveTo(0.34, 0.29, 0.46, 0.29, 0.48, 0.33)
    pen.curveTo(0.49, 0.42, 0.54, 0.5, 0.52, 0.62)
  })
  g.strokeStyle = shadeHex(COPPER, -0.36)
  pen.lineWidth = 0.006
  for (const [x, foot] of [
    [0.36, 0.32],
    [0.39, 0.37],
    [0.42, 0.42],
    [0.45, 0.47],
  ])
    pen.strokeLine(x, 0.36, foot, 0.62)
  pen.lineWidth = 0.012
  pen.strokeLine(0.335, 0.34, 0.49, 0.48)
  // The raised arm with the torch.
  face(pen, COPPER, [
    [0.335, 0.34],
    [0.28, 0.15],
    [0.31, 0.14],
    [0.39, 0.3],
  ])
  drum(pen, 0.272, 0.1, 0.046, 0.05, dark)
  slab(pen, 0.255, 0.092, 0.08, 0.014, shadeHex(COPPER, 0.1))
  pen.fillShape(night ? '#ffe27a' : '#e8b53a', () => {
    pen.moveTo(0.268, 0.092)
    pen.curveTo(0.25, 0.05, 0.3, 0.05, 0.292, 0.01)
    pen.curveTo(0.34, 0.05, 0.335, 0.07, 0.322, 0.092)
  })
  // The other arm, and the tablet in it.
  face(pen, dark, [
    [0.46, 0.33],
    [0.53, 0.4],
    [0.5, 0.46],
    [0.45, 0.42],
  ])
  polygon(pen, shadeHex(COPPER, 0.2), [0.5, 0.35, 0.57, 0.34, 0.56, 0.47, 0.49, 0.47])
  // The head and its crown.
  slab(pen, 0.385, 0.265, 0.045, 0.05, dark)
  g.fillStyle = pen.across(0.36, 0.455, shadeHex(COPPER, 0.2), COPPER, dark)
  pen.fillEllipse(0.408, 0.245, 0.042, 0.054)
  for (let ray = -3; ray <= 3; ray++) {
    const angle = -Math.PI / 2 + ray * 0.36
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    polygon(pen, shadeHex(COPPER, 0.05), [
      0.408 + cos * 0.04 - sin * 0.009,
      0.225 + sin * 0.04 + cos * 0.009,
      0.408 + cos * 0.105,
      0.225 + sin * 0.105,
      0.408 + cos * 0.04 + sin * 0.009,
      0.225 + sin * 0.04 - cos * 0.009,
    ])
  }
  slab(pen, 0.362, 0.205, 0.092, 0.022, shadeHex(COPPER, 0.12))
  g.fillStyle = shadeHex(COPPER, -0.5)
  for (const x of [0.392, 0.424]) pen.fillEllipse(x, 0.246, 0.006, 0.004)
  pen.fillRect(0.398, 0.272, 0.02, 0.004)
}

export const STATUE_OF_LIBERTY: Piece = { broadness: 0.8, draw: drawStatueOfLiberty }
