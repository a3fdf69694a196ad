import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { bow, rounding } from './shapes.ts'

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

/** Hats that nobody wears. */
export const HEADGEAR_PIECES: Readonly<Record<string, Piece>> = {
  '@witchhat': { broadness: 1.5, draw: (pen, options) => drawPointedHat(pen, options) },
  '@wizardhat': {
    broadness: 1.5,
    draw: (pen, options) => drawPointedHat(pen, { ...options, colour: options.colour ?? '#2a4aa8' }, true),
  },
}
