import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawLenses } from './eye-wear.ts'
import { SIDES, shade } from './face-rows.ts'

export function drawSurgicalMask(pen: SharePen, colour: string) {
  pen.inked('#f2f4f5', 0.016)
  for (const s of SIDES)
    for (const [from, to] of tuples('.64 .54, .86 .62')) pen.strokeLine(s * 0.3, from, s * 0.355, to)
  pen.in(shade(pen, 0.34, colour)).fillPath(`M-.325 .625 Q0 .545 .325 .625 C.33 .84 .2 1.03 0 1.035
    C-.2 1.03 -.33 .84 -.325 .625`)
  pen.inked(shadeHex(colour, -0.3), 0.01)
  for (const y of [0.7, 0.78, 0.86])
    pen.strokePath(`M${-0.31 + (y - 0.7) * 0.5} ${y} Q0 ${y + 0.045} ${0.31 - (y - 0.7) * 0.5} ${y}`)
}

function coverFace(pen: SharePen, colour: string) {
  pen.in(shade(pen, 0.4, colour)).fillPath(`M-.37 .34 C-.3 .14 .3 .14 .37 .34 C.4 .7 .24 1.02 0 1.04
    C-.24 1.02 -.4 .7 -.37 .34`)
}

export function drawGasMask(pen: SharePen, colour: string) {
  pen.inked(shadeHex(colour, -0.4), 0.04)
  for (const s of SIDES) pen.strokeLine(s * 0.34, 0.4, s * 0.39, 0.3)
  coverFace(pen, colour)
  drawLenses(pen, 0.105, '#14160f', '#6f8a86')
  pen.in(shadeHex(colour, -0.35)).fillCircle(0, 0.86, 0.2)
  pen.in('#6d736a').fillCircle(0, 0.87, 0.155)
  pen.in('#22251f')
  for (let k = 0; k < 8; k++)
    pen.fillCircle(Math.cos((k * Math.PI) / 4) * 0.09, 0.87 + Math.sin((k * Math.PI) / 4) * 0.09, 0.022)
  pen.fillCircle(0, 0.87, 0.028)
}

export function drawBeak(pen: SharePen, colour: string) {
  coverFace(pen, colour)
  drawLenses(pen, 0.088, '#b58a3c', '#1c2420')
  pen
    .in(pen.sheen(-0.2, 0.4, 0.4, shadeHex(colour, 0.45), shadeHex(colour, 0.18), shadeHex(colour, -0.3)))
    .fillPath(`M-.15 .6 Q0 .48 .15 .6
    C.27 .86 .34 1.12 .3 1.42 C.16 1.22 -.1 1.06 -.15 .6`)
  pen.inked(shadeHex(colour, -0.5), 0.012).strokePath('M.02 .56 Q.14 1 .3 1.4')
  pen.g.fillStyle = '#120f0d'
  for (const [x, y] of tuples('0 .74, .12 .72')) pen.fillEllipse(x, y, 0.018, 0.028)
}

/** A welder's shield from above the brow to below the chin, the arc mirrored in its pane. */
export function drawWeldingMask(pen: SharePen, colour: string) {
  pen
    .in(pen.sheen(-0.44, 0.44, 0.4, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.45)))
    .fillPath(`M-.4 .02
    C-.3 -.12 .3 -.12 .4 .02 C.46 .4 .42 .8 .3 1.06 Q0 1.3 -.3 1.06 C-.42 .8 -.46 .4 -.4 .02`)
  pen.in(shadeHex(colour, -0.5)).fillRoundRect(-0.3, 0.34, 0.6, 0.32, 0.05)
  pen.in(pen.gradient(-0.25, 0.36, 0.25, 0.62, '#8fd0ff', '#1c4a5c', '#0c1c22'))
  pen.fillRoundRect(-0.25, 0.39, 0.5, 0.22, 0.03)
  pen.inked(shadeHex(colour, 0.3), 0.018)
  for (const y of [0.8, 0.88, 0.96]) pen.strokeLine(-0.14, y, 0.14, y)
}
