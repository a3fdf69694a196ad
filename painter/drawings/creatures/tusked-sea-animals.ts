import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

/** A narwhal with its long tusk, swimming to the left. */
export function drawNarwhal(pen: SharePen, { colour = '#8fa0b0' }: PieceOptions) {
  pen.inked('#f0e8d2', 0.04).strokeLine(0, 0.3, 0.62, 0.5)
  pen.inked('#c9b98f', 0.01)
  for (let k = 0; k < 10; k++)
    pen.strokeLine(0.06 + k * 0.055, 0.3 + k * 0.018, 0.08 + k * 0.055, 0.34 + k * 0.018)
  pen.in(shadeHex(colour, -0.25)).fillPath('M2 .5 Q2.24 .2 2.42 .22 Q2.34 .44 2.44 .64 Q2.2 .64 2 .58')
  pen.in(pen.gradient(0, 0.2, 0, 0.95, shadeHex(colour, 0.12), colour, '#eef2f4')).fillPath(`M.5 .58
    C.5 .3 .9 .22 1.2 .28 C1.6 .34 1.9 .46 2.1 .54 C1.7 .74 1.2 .92 .86 .84 C.62 .8 .5 .7 .5 .58`)
  for (let k = 0; k < 22; k++)
    pen
      .in('rgba(60,72,84,.4)')
      .fillCircle(
        0.8 + ((k * 0.618) % 1) * 1.05,
        0.34 + ((k * 0.7548) % 1) * 0.2 + ((k * 0.618) % 1) * 0.06,
        0.022,
      )
  pen.in(shadeHex(colour, -0.2)).fillPath('M.96 .8 Q1.04 1 1.24 1 Q1.2 .86 1.16 .76')
  pen.in('#16171c').fillCircle(0.68, 0.54, 0.032)
  pen.inked('#3f4a55', 0.014).strokeArc(0.62, 0.6, 0.1, 0.5, 1.7)
}

/** A walrus lying on its flippers, its tusks before it. */
export function drawWalrus(pen: SharePen, { colour = '#8a5f48' }: PieceOptions) {
  pen.in(shadeHex(colour, -0.25)).fillPath('M1.5 .86 Q1.8 .74 1.92 .82 Q1.84 .98 1.5 .99')
  pen
    .in(pen.gradient(0.3, 0.1, 0.9, 1, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.3 .2
    C.7 .02 .9 .3 1.2 .46 C1.5 .6 1.7 .76 1.66 .92 L.4 .98 C.24 .8 .2 .5 .3 .2`)
  pen.in(shadeHex(colour, -0.3)).fillPath('M.5 .78 Q.44 .96 .24 .99 L.72 .99')
  pen.in(shadeHex(colour, 0.1)).fillEllipse(0.42, 0.26, 0.24, 0.22)
  for (const x of [0.28, 0.46])
    pen.in('#f6f0de').fillPath(`M${x - 0.035} .42 L${x + 0.045} .42 Q${x + 0.03} .66 ${x - 0.01} .76`)
  pen.in(shadeHex(colour, 0.3))
  for (const x of [0.27, 0.46]) pen.fillEllipse(x, 0.38, 0.125, 0.1)
  pen.in('#3a2a24')
  for (let k = 0; k < 8; k++)
    pen.fillCircle(0.2 + (k % 4) * 0.03 + Math.floor(k / 4) * 0.19, 0.36 + (k % 2) * 0.04, 0.009)
  pen.in('#241a18').fillEllipse(0.365, 0.3, 0.06, 0.04)
  for (const x of [0.28, 0.5]) pen.fillCircle(x, 0.2, 0.028)
}
