import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const PAD = '#4f9a45'

/** Round leaves with a notch that lie flat on the water, and one blossom among them. */
export function drawLilyPads(pen: SharePen, { colour = '#f4b8cf' }: PieceOptions) {
  for (const [x, y, size, notch] of tuples(`1.3 .3 .5 2.4, 2.75 .36 .62 .4, .62 .62 .58 5.6,
    2.05 .72 .66 3.6, 3.45 .72 .44 1.2`)) {
    const rim = (at: number, scale = 1): [number, number] => [
      x + Math.cos(at) * size * scale,
      y + Math.sin(at) * size * 0.34 * scale,
    ]
    pen.fillShape(pen.across(x - size, x + size, shadeHex(PAD, 0.3), PAD, shadeHex(PAD, -0.3)), () => {
      pen.moveTo(x, y)
      for (let k = 0; k <= 40; k++) pen.lineTo(...rim(notch + 0.22 + (k / 40) * (Math.PI * 2 - 0.44)))
    })
    pen.inked(shadeHex(PAD, 0.25), 0.012)
    for (let k = 1; k < 10; k++) pen.strokeLine(x, y, ...rim(notch + k * 0.628, 0.86))
  }
  for (const [layer, reach] of tuples('-.12 .26, .1 .2'))
    for (let k = 0; k < 7; k++) {
      const at = Math.PI * (1.02 + k * 0.16)
      pen
        .in(shadeHex(colour, layer + (k % 2) * 0.06))
        .fillEllipse(
          2.05 + Math.cos(at) * reach * 0.7,
          0.62 + Math.sin(at) * reach * 0.7,
          reach * 0.62,
          0.07,
          at,
        )
    }
  pen.in('#f2c83a').fillEllipse(2.05, 0.56, 0.07, 0.05, 0)
}

/** Cattails: brown heads on tall stalks among blades that the wind bends. */
export function drawReeds(pen: SharePen, { colour = '#7f9a4a' }: PieceOptions) {
  for (let k = 0; k < 46; k++) {
    const x = 0.1 + ((k * 0.618) % 1) * 1.5
    const lean = (((k * 0.37) % 1) - 0.4) * 0.5
    const top = 0.12 + ((k * 0.53) % 1) * 0.5
    pen.in(shadeHex(colour, ((k * 0.29) % 1) * 0.5 - 0.3)).fillPath(`M${x - 0.018} 1
      Q${x} .6 ${x + lean} ${top} Q${x + 0.04} .6 ${x + 0.022} 1`)
  }
  for (let k = 0; k < 9; k++) {
    const x = 0.22 + k * 0.155
    const top = 0.06 + ((k * 0.618) % 1) * 0.24
    pen.inked(shadeHex(colour, -0.15), 0.014).strokeLine(x, 1, x + 0.02, top)
    pen.in(pen.across(x - 0.02, x + 0.06, '#9a6a40', '#6b4226', '#3f2616'))
    pen.fillRoundRect(x - 0.012, top + 0.05, 0.062, 0.2, 0.03)
  }
}
