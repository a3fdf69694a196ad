import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#15120f').fillCircle(x, y, radius)
  pen.in('#ffffff').fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.3)
}

/** A meerkat upright on its hind legs, on the look-out. */
export function drawMeerkat(pen: SharePen, { colour = '#c29a66' }: PieceOptions) {
  pen.inked(shadeHex(colour, -0.15), 0.05).strokePath('M.34 .86 Q.54 .98 .66 .93')
  pen.in(pen.across(0.14, 0.46, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25))).fillPath(`M.22 .26
    C.12 .5 .1 .8 .16 .96 L.42 .96 C.5 .8 .44 .5 .37 .26`)
  pen.in(shadeHex(colour, 0.4)).fillEllipse(0.26, 0.64, 0.085, 0.24)
  pen.inked(shadeHex(colour, -0.06), 0.05)
  for (const x of [0.2, 0.36]) pen.strokePath(`M${x} .42 Q${x + 0.02} .54 ${x - 0.01} .62`)
  pen.in(shadeHex(colour, -0.2))
  for (const x of [0.2, 0.38]) pen.fillEllipse(x - 0.02, 0.965, 0.08, 0.028)
  pen.in('#3a2c22')
  for (const x of [0.16, 0.43]) pen.fillCircle(x, 0.14, 0.034)
  pen.in(colour).fillEllipse(0.29, 0.15, 0.14, 0.13)
  pen.in(shadeHex(colour, 0.4)).fillEllipse(0.24, 0.21, 0.09, 0.06)
  pen.in('#3a2c22')
  for (const x of [0.22, 0.36]) pen.fillEllipse(x, 0.13, 0.042, 0.036)
  for (const x of [0.22, 0.36]) eye(pen, x, 0.13, 0.022)
  pen.in('#241a16').fillEllipse(0.21, 0.195, 0.03, 0.022)
}

/** A chameleon on its twig, its tail curled. */
export function drawChameleon(pen: SharePen, { colour = '#5fae3f' }: PieceOptions) {
  pen.inked(pen.gradient(0, 0.8, 0, 0.92, '#8a6242', '#5a3c26'), 0.08).strokeLine(0.02, 0.88, 2.1, 0.84)
  pen.inked(pen.across(1.2, 2, colour, shadeHex(colour, -0.2)), 0.09)
  pen.strokePath('M1.3 .6 C1.8 .62 2 .3 1.74 .24 C1.54 .22 1.54 .46 1.7 .44')
  pen
    .in(pen.gradient(0, 0.16, 0, 0.8, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)))
    .fillPath(`M.06 .5
    C.2 .34 .3 .2 .56 .1 L.6 .3 C.9 .2 1.2 .32 1.46 .56 C1.3 .74 .8 .78 .6 .66 C.4 .68 .14 .62 .06 .5`)
  pen.inked('#f2d24a', 0.028)
  for (let k = 0; k < 5; k++) pen.strokeLine(0.72 + k * 0.13, 0.34 + k * 0.02, 0.7 + k * 0.13, 0.66)
  pen.inked(shadeHex(colour, -0.15), 0.07)
  for (const x of [0.66, 1.16]) pen.strokePath(`M${x} .66 L${x + 0.1} .74 L${x + 0.02} .86`)
  pen.in(shadeHex(colour, 0.2)).fillCircle(0.36, 0.4, 0.1)
  pen.in('#f0b43a').fillCircle(0.35, 0.4, 0.058)
  eye(pen, 0.345, 0.4, 0.032)
  pen.inked(shadeHex(colour, -0.5), 0.014).strokePath('M.08 .53 Q.3 .6 .5 .54')
}
