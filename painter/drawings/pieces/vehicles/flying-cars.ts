import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { blob, fromAbove, polyline, softPolygon } from '../shapes.ts'

/** The light that bears it, and those before and behind. */
export const JET_LIGHT = '#63e8ff'
const LAMP = '#fff6d2'
const TAIL = '#ff3b4e'
const GLASS = '#7fc4e6'
const SHADE = '#20232c'
/** Middles of the two engines under its ends. */
const ENGINES = [0.62, 2.2] as const

/** A car without wheels from its left side: a bubble of glass on a wedge, engines that glow beneath it. */
function drawFlyingCar(pen: SharePen, { colour = '#d9dde6', night }: PieceOptions) {
  const { g } = pen
  for (const x of ENGINES) {
    g.fillStyle = pen.glow(x, 0.72, 0.42, [
      [0, 'rgba(99,232,255,.95)'],
      [0.3, 'rgba(99,232,255,.5)'],
      [1, 'rgba(99,232,255,0)'],
    ])
    pen.fillEllipse(x, 0.78, 0.36, 0.22)
  }
  // The fin and the wing behind.
  softPolygon(
    pen,
    fromAbove(pen, 0.02, 0.5, shadeHex(colour, -0.15)),
    0.04,
    [2.2, 0.42, 2.5, 0.04, 2.78, 0.02, 2.62, 0.44],
  )
  softPolygon(
    pen,
    fromAbove(pen, 0.2, 0.72, colour),
    0.12,
    [
      0.02, 0.56, 0.3, 0.42, 0.86, 0.36, 1.9, 0.34, 2.62, 0.36, 2.78, 0.5, 2.6, 0.64, 1.9, 0.7, 0.5, 0.7, 0.1,
      0.64,
    ],
  )
  blob(
    pen,
    night
      ? pen.gradient(0, 0.06, 0, 0.44, '#ffe9b8', '#c79a5a')
      : pen.gradient(0, 0.06, 0, 0.44, shadeHex(GLASS, 0.5), GLASS, shadeHex(GLASS, -0.4)),
    [0.78, 0.4, 1.02, 0.18, 1.3, 0.04, 1.7, 0.04, 2.02, 0.2, 2.24, 0.4, 1.5, 0.42],
  )
  polyline(pen, shadeHex(colour, -0.3), 0.035, [1.5, 0.08, 1.46, 0.4])
  polyline(pen, 'rgba(255,255,255,.7)', 0.025, [1.02, 0.27, 1.22, 0.13, 1.4, 0.1])
  // Its dark belly, with the engines in it.
  softPolygon(pen, SHADE, 0.06, [0.16, 0.62, 2.62, 0.62, 2.4, 0.74, 0.44, 0.74])
  polyline(pen, shadeHex(colour, -0.4), 0.014, [1.36, 0.42, 1.3, 0.62])
  polyline(pen, shadeHex(colour, -0.4), 0.014, [2.06, 0.4, 2.1, 0.62])
  polyline(pen, JET_LIGHT, 0.03, [0.4, 0.575, 1.2, 0.55, 2.5, 0.55])
  for (const x of ENGINES) {
    g.fillStyle = shadeHex(colour, -0.35)
    pen.fillRoundRect(x - 0.3, 0.62, 0.6, 0.14, 0.07)
    g.fillStyle = JET_LIGHT
    pen.fillEllipse(x, 0.765, 0.24, 0.045)
  }
  g.fillStyle = LAMP
  pen.fillEllipse(0.2, 0.54, 0.11, 0.035, -0.3)
  g.fillStyle = TAIL
  pen.fillRoundRect(2.58, 0.46, 0.15, 0.05, 0.025)
}

/** Cars that fly, their noses to the left. */
export const FLYING_CAR_PIECES: Readonly<Record<string, Piece>> = {
  '@flyingcar': { broadness: 2.8, draw: drawFlyingCar },
}
