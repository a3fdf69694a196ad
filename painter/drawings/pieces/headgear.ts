import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polyline, rounding } from './shapes.ts'

const BRASS = '#d8a83a'

function drawPointedHat(pen: SharePen, { colour = '#2a2040' }: PieceOptions, isWizard = false) {
  pen.g.fillStyle = shadeHex(colour, -0.2)
  pen.fillEllipse(0.75, 0.88, 0.74, 0.115)
  pen.fillShape(rounding(pen, 0.3, 1.2, colour), () => {
    pen.moveTo(0.3, 0.87)
    pen.curveTo(0.5, 0.6, 0.52, 0.3, 0.72, 0.16)
    pen.quadTo(0.86, 0.04, 1.06, 0.1)
    pen.curveTo(0.92, 0.2, 1, 0.6, 1.2, 0.87)
    pen.quadTo(0.75, 0.98, 0.3, 0.87)
  })
  bow(pen, isWizard ? '#e2b84a' : '#8a3fd0', 0.075, [0.36, 0.79, 0.75, 0.9, 1.15, 0.79])
  if (!isWizard) pen.g.fillStyle = BRASS
  if (!isWizard) pen.fillRect(0.68, 0.78, 0.14, 0.11)
  if (isWizard)
    for (const [x, y, radius] of [
      [0.6, 0.6, 0.06],
      [0.88, 0.44, 0.05],
      [0.76, 0.26, 0.035],
      [0.98, 0.68, 0.05],
    ]) {
      pen.g.fillStyle = '#f4d45a'
      pen.begin()
      for (let k = 0; k < 10; k++)
        pen.lineTo(
          x + Math.cos(k * 0.628) * radius * (k % 2 ? 0.45 : 1),
          y + Math.sin(k * 0.628) * radius * (k % 2 ? 0.45 : 1),
        )
      pen.g.fill()
    }
}

function drawCowboyHat(pen: SharePen, { colour = '#9a6436' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0.4, 1, shadeHex(colour, -0.12)),
    [0.02, 0.5, 0.2, 0.86, 0.9, 1.04, 1.6, 0.86, 1.78, 0.5, 1.5, 0.74, 0.9, 0.82, 0.3, 0.74],
  )
  blob(
    pen,
    rounding(pen, 0.4, 1.4, colour),
    [0.46, 0.84, 0.44, 0.2, 0.66, -0.04, 0.9, 0.14, 1.14, -0.04, 1.36, 0.2, 1.34, 0.84, 0.9, 0.94],
  )
  bow(pen, '#3a2418', 0.09, [0.48, 0.7, 0.9, 0.84, 1.32, 0.7])
  ball(pen, 0.9, 0.78, 0.045, BRASS)
}

function drawFedora(pen: SharePen, { colour = '#4a4238' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.6, 1, shadeHex(colour, -0.15))
  pen.fillEllipse(0.85, 0.82, 0.83, 0.15)
  blob(
    pen,
    rounding(pen, 0.3, 1.4, colour),
    [0.38, 0.82, 0.42, 0.16, 0.66, 0.02, 0.86, 0.16, 1.06, 0.02, 1.28, 0.16, 1.32, 0.82, 0.85, 0.94],
  )
  bow(pen, '#15161a', 0.12, [0.42, 0.68, 0.85, 0.8, 1.29, 0.68])
}

function drawBeanie(pen: SharePen, { colour = '#c8402c' }: PieceOptions) {
  blob(pen, rounding(pen, 0.1, 1.1, colour), [0.1, 0.8, 0.12, 0.3, 0.6, 0.04, 1.08, 0.3, 1.1, 0.8, 0.6, 0.9])
  for (let k = 0; k < 6; k++)
    bow(pen, shadeHex(colour, -0.25), 0.016, [
      0.2 + k * 0.16,
      0.74,
      0.3 + k * 0.12,
      0.4,
      0.52 + k * 0.03,
      0.2,
    ])
  pen.g.fillStyle = rounding(pen, 0.06, 1.14, shadeHex(colour, 0.12))
  pen.fillRoundRect(0.06, 0.7, 1.08, 0.26, 0.08)
  for (let k = 0; k < 12; k++)
    polyline(pen, shadeHex(colour, -0.2), 0.014, [0.12 + k * 0.088, 0.73, 0.12 + k * 0.088, 0.94])
  ball(pen, 0.6, 0.13, 0.14, '#f4efe4')
}

/** Hats that nobody wears. */
export const HEADGEAR_PIECES: Readonly<Record<string, Piece>> = {
  '@witchhat': { broadness: 1.5, draw: (pen, options) => drawPointedHat(pen, options) },
  '@wizardhat': {
    broadness: 1.5,
    draw: (pen, options) => drawPointedHat(pen, { ...options, colour: options.colour ?? '#2a4aa8' }, true),
  },
  '@cowboyhat': { broadness: 1.8, draw: drawCowboyHat },
  '@fedora': { broadness: 1.7, draw: drawFedora },
  '@beanie': { broadness: 1.2, draw: drawBeanie },
}
