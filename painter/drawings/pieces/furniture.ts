import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const WOOD = '#7a4e2c'

/** A cushion-like box with a soft upper edge. */
function upholstered(pen: SharePen, x: number, y: number, w: number, h: number, colour: string) {
  pen.g.fillStyle = pen.gradient(
    x,
    y,
    x + w * 0.3,
    y + h,
    shadeHex(colour, 0.2),
    colour,
    shadeHex(colour, -0.32),
  )
  pen.fillRoundRect(x, y, w, h, Math.min(w, h) * 0.2)
}

function post(pen: SharePen, x: number, y: number, w: number, h: number, colour = WOOD) {
  pen.g.fillStyle = pen.across(x, x + w, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.4))
  pen.fillRect(x, y, w, h)
}

function drawSofa(pen: SharePen, { colour = '#8a4a3a' }: PieceOptions) {
  for (const x of [0.16, 1.86]) post(pen, x, 0.9, 0.07, 0.1)
  upholstered(pen, 0.14, 0.05, 0.9, 0.6, colour)
  upholstered(pen, 1.05, 0.05, 0.9, 0.6, colour)
  upholstered(pen, 0.1, 0.52, 1.88, 0.4, shadeHex(colour, -0.1))
  upholstered(pen, 0.16, 0.48, 0.88, 0.2, shadeHex(colour, 0.12))
  upholstered(pen, 1.05, 0.48, 0.88, 0.2, shadeHex(colour, 0.12))
  upholstered(pen, 0.0, 0.32, 0.2, 0.6, colour)
  upholstered(pen, 1.88, 0.32, 0.2, 0.6, colour)
}

function drawArmchair(pen: SharePen, { colour = '#3f6b5c' }: PieceOptions) {
  for (const x of [0.14, 0.78]) post(pen, x, 0.9, 0.07, 0.1)
  upholstered(pen, 0.12, 0, 0.76, 0.72, colour)
  upholstered(pen, 0.1, 0.54, 0.8, 0.38, shadeHex(colour, -0.1))
  upholstered(pen, 0.16, 0.5, 0.68, 0.18, shadeHex(colour, 0.14))
  upholstered(pen, 0, 0.36, 0.18, 0.56, colour)
  upholstered(pen, 0.82, 0.36, 0.18, 0.56, colour)
}

function drawChair(pen: SharePen, { colour = WOOD }: PieceOptions) {
  post(pen, 0.08, 0, 0.07, 1, colour)
  post(pen, 0.54, 0, 0.07, 1, colour)
  for (const y of [0.06, 0.2, 0.34]) post(pen, 0.1, y, 0.5, 0.07, colour)
  pen.g.fillStyle = pen.gradient(0, 0.5, 0, 0.62, shadeHex(colour, 0.25), shadeHex(colour, -0.2))
  pen.fillRoundRect(0.02, 0.5, 0.64, 0.11, 0.03)
  post(pen, 0.03, 0.6, 0.07, 0.4, shadeHex(colour, 0.1))
  post(pen, 0.58, 0.6, 0.07, 0.4, shadeHex(colour, 0.1))
}

function drawTable(pen: SharePen, { colour = WOOD }: PieceOptions) {
  for (const x of [0.12, 1.5]) post(pen, x, 0.12, 0.1, 0.88, colour)
  for (const x of [0.3, 1.34]) post(pen, x, 0.12, 0.07, 0.74, shadeHex(colour, -0.35))
  post(pen, 0.1, 0.1, 1.5, 0.12, shadeHex(colour, -0.15))
  pen.g.fillStyle = pen.gradient(0, 0, 0, 0.12, shadeHex(colour, 0.3), shadeHex(colour, -0.2))
  pen.fillRoundRect(0, 0, 1.7, 0.12, 0.03)
}

function drawBed(pen: SharePen, { colour = '#4a6a8a' }: PieceOptions) {
  post(pen, 0, 0, 0.1, 1)
  post(pen, 1.78, 0.3, 0.1, 0.7)
  post(pen, 0.06, 0.04, 0.1, 0.6, shadeHex(WOOD, 0.15))
  post(pen, 0.08, 0.62, 1.74, 0.2)
  upholstered(pen, 0.12, 0.36, 0.44, 0.2, '#f2efe8')
  upholstered(pen, 0.1, 0.46, 1.7, 0.22, '#e6e2da')
  upholstered(pen, 0.5, 0.42, 1.32, 0.34, colour)
}

function drawPillow(pen: SharePen, { colour = '#c25a4a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0.6, 1, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.35))
  pen.begin()
  pen.moveTo(0.05, 0.1)
  pen.curveTo(0.7, 0.3, 1.5, 0.3, 2.15, 0.1)
  pen.curveTo(2.0, 0.4, 2.0, 0.7, 2.18, 0.95)
  pen.curveTo(1.5, 1.02, 0.7, 1.02, 0.02, 0.95)
  pen.curveTo(0.2, 0.7, 0.2, 0.4, 0.05, 0.1)
  g.fill()
}

function drawLamp(pen: SharePen, { colour = '#e8c68a' }: PieceOptions) {
  const { g } = pen
  post(pen, 0.32, 0.45, 0.05, 0.48, '#9a7a3a')
  g.fillStyle = '#7a5c2a'
  pen.fillEllipse(0.345, 0.96, 0.17, 0.04)
  g.fillStyle = pen.gradient(0, 0, 0, 0.5, '#fff6dc', colour, shadeHex(colour, -0.1))
  pen.begin()
  pen.moveTo(0.2, 0.02)
  pen.lineTo(0.49, 0.02)
  pen.lineTo(0.66, 0.5)
  pen.lineTo(0.03, 0.5)
  g.fill()
}

/** A grand piano from the side, with its lid up. */
function drawPiano(pen: SharePen, { colour = '#1c1a1d' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.16, 0.62, 1.12]) post(pen, x, 0.62, 0.06, 0.38, colour)
  g.fillStyle = pen.gradient(0.2, 0, 0.9, 0.4, shadeHex(colour, 0.3), colour)
  pen.begin()
  pen.moveTo(0.3, 0.44)
  pen.curveTo(0.5, 0.1, 0.9, 0.02, 1.28, 0.0)
  pen.lineTo(1.24, 0.4)
  g.fill()
  g.fillStyle = pen.gradient(0, 0.4, 0, 0.68, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.3))
  pen.fillRoundRect(0.06, 0.42, 1.22, 0.24, 0.04)
  g.fillStyle = '#f4f1ea'
  pen.fillRect(0.02, 0.5, 0.3, 0.05)
  g.fillStyle = colour
  for (let k = 0; k < 7; k++) pen.fillRect(0.05 + k * 0.038, 0.5, 0.014, 0.03)
}

/** What rooms are furnished with above all. */
export const FURNITURE_PIECES: Readonly<Record<string, Piece>> = {
  '@sofa': { broadness: 2.1, draw: drawSofa },
  '@armchair': { broadness: 1, draw: drawArmchair },
  '@chair': { broadness: 0.7, draw: drawChair },
  '@table': { broadness: 1.7, draw: drawTable },
  '@bed': { broadness: 1.9, draw: drawBed },
  '@pillow': { broadness: 2.2, draw: drawPillow },
  '@lamp': { broadness: 0.7, draw: drawLamp },
  '@piano': { broadness: 1.3, draw: drawPiano },
}
