import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const SKIN = '#e2b08a'
const HAIR = '#a8431c'
const SHELLS = '#b06ac0'

/** A mermaid who sits with her tail to the right. */
export function drawMermaid(pen: SharePen, { colour = '#2f9a86' }: PieceOptions) {
  drawLongHair(pen)
  drawTail(pen, colour)
  pen.inked(SKIN, 0.055)
  for (const [shoulder, elbow, hand] of tuples('.23 .1 .2, .43 .55 .47'))
    pen.strokePath(`M${shoulder} .36 Q${elbow} .52 ${hand} .68`)
  pen.in(pen.across(0.22, 0.46, shadeHex(SKIN, 0.12), SKIN, shadeHex(SKIN, -0.2))).fillPath(`M.29 .28
    C.18 .3 .22 .46 .25 .54 L.23 .68 L.46 .68 L.42 .54 C.46 .46 .5 .3 .38 .28`)
  pen.in(SHELLS)
  for (const x of [0.285, 0.385]) pen.fillEllipse(x, 0.43, 0.052, 0.042)
  drawFace(pen)
}

function drawLongHair(pen: SharePen) {
  pen.in(pen.gradient(0, 0, 0, 0.6, HAIR, shadeHex(HAIR, -0.3))).fillPath(`M.33 0 C.14 0 .2 .2 .14 .34
    C.1 .46 .16 .56 .2 .58 L.47 .58 C.56 .5 .5 .36 .48 .24 C.5 .06 .44 0 .33 0`)
}

/** From the hips along the ground, and up to the fin. */
function drawTail(pen: SharePen, colour: string) {
  const fin = shadeHex(colour, 0.2)
  pen.in(pen.gradient(1.2, 0.4, 1.5, 0.8, fin, shadeHex(colour, -0.2))).fillPath(`M1.2 .76 Q1.16 .5 1.36 .42
    Q1.32 .58 1.36 .62 Q1.44 .6 1.56 .66 Q1.42 .86 1.22 .82`)
  pen
    .in(pen.gradient(0, 0.6, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.22 .64 Q.34 .6 .48 .64
    C.66 .7 .8 .74 .94 .8 C1.06 .86 1.16 .82 1.2 .74 L1.27 .8 C1.2 .98 1.02 1 .86 .98
    C.6 .98 .3 1 .22 .86 C.18 .78 .2 .7 .22 .64`)
  pen.inked(shadeHex(colour, -0.35), 0.008)
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 9; k++)
      pen.strokeArc(0.32 + k * 0.085 + (row % 2) * 0.04, 0.76 + row * 0.065 + k * 0.008, 0.036, 0.2, 2.9)
}

function drawFace(pen: SharePen) {
  pen.in(shadeHex(SKIN, -0.1)).fillRect(0.305, 0.22, 0.06, 0.1)
  pen.in(SKIN).fillEllipse(0.335, 0.155, 0.095, 0.112)
  pen.in(HAIR).fillPath('M.23 .17 C.22 .02 .44 0 .44 .17 Q.4 .08 .34 .075 Q.27 .09 .23 .17')
  for (const x of [0.3, 0.372]) {
    pen.in('#ffffff').fillEllipse(x, 0.16, 0.02, 0.018)
    pen.in('#2f5a4a').fillCircle(x, 0.162, 0.012)
  }
  pen.inked('#b2483f', 0.009).strokeArc(0.336, 0.205, 0.026, 0.4, 2.7)
}
