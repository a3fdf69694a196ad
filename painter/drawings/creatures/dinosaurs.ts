import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function leg(pen: SharePen, x: number, top: number, width: number, colour: string) {
  pen
    .in(pen.across(x - width, x + width, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.25)))
    .fillPath(`M${x - width} ${top}
    L${x - width * 0.6} .92 L${x - width * 0.9} 1 L${x + width * 0.7} 1 L${x + width * 0.55} .92
    L${x + width} ${top}`)
  pen.in('#e6dcc4')
  for (const k of [-0.6, -0.1, 0.4]) pen.fillEllipse(x + width * k, 0.985, width * 0.18, 0.014)
}

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#f0c23a').fillCircle(x, y, radius)
  pen.in('#15120f').fillEllipse(x, y, radius * 0.4, radius * 0.8)
}

/** A horned dinosaur with a bony frill, looking to the left. */
export function drawTriceratops(pen: SharePen, { colour = '#7d8a5c' }: PieceOptions) {
  for (const x of [0.86, 1.5]) leg(pen, x, 0.6, 0.11, shadeHex(colour, -0.28))
  pen
    .in(pen.gradient(0, 0.2, 0, 0.86, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)))
    .fillPath(`M.56 .4
    C.9 .14 1.4 .2 1.66 .4 Q1.9 .62 2.24 .74 Q1.84 .86 1.6 .76 C1.2 .9 .8 .84 .6 .7`)
  for (const x of [0.74, 1.62]) leg(pen, x, 0.58, 0.125, colour)
  pen
    .in(pen.gradient(0.4, 0, 0.9, 0.6, shadeHex(colour, 0.3), '#a5704a', shadeHex(colour, -0.2)))
    .fillPath(`M.5 .6
    C.44 .3 .6 0 .86 .08 C1.06 .3 .98 .6 .74 .72`)
  pen.in('#f0e6cc')
  for (const [x, y] of tuples('.7 .03, .86 .08, .97 .22, 1 .38, .95 .54')) pen.fillCircle(x, y, 0.035)
  pen.in(pen.gradient(0, 0.34, 0, 0.8, shadeHex(colour, 0.16), shadeHex(colour, -0.2)))
  pen.fillEllipse(0.46, 0.56, 0.32, 0.18, -0.25)
  pen.in('#5f5a44').fillPath('M.22 .56 Q.06 .64 .12 .8 Q.24 .76 .34 .68')
  for (const [x, y, toX, toY, w] of tuples('.52 .44 .12 .16 .05, .6 .42 .3 .06 .05, .22 .54 .12 .38 .045'))
    pen.in(pen.gradient(x, y, toX, toY, '#c9bb94', '#fbf6e6')).fillPath(`M${x - w} ${y + w * 0.6}
      Q${(x + toX) / 2 - 0.03} ${(y + toY) / 2 + 0.05} ${toX} ${toY}
      Q${(x + toX) / 2 + 0.05} ${(y + toY) / 2} ${x + w} ${y - w * 0.4}`)
  eye(pen, 0.42, 0.52, 0.03)
}

/** A plated dinosaur with a spiked tail, looking to the left. */
export function drawStegosaurus(pen: SharePen, { colour = '#6f8a4f' }: PieceOptions) {
  for (const x of [0.76, 1.42]) leg(pen, x, 0.64, 0.09, shadeHex(colour, -0.28))
  for (let k = 0; k < 9; k++) {
    const t = k / 8
    const x = 0.5 + t * 1.42
    const y = 0.46 - Math.sin(t * Math.PI * 0.86) * 0.24 + t * 0.16
    const size = 0.07 + Math.sin(t * Math.PI) * 0.12
    pen.in(pen.gradient(0, y - size * 2, 0, y, '#e0864a', '#9a4a2c')).fillPath(`M${x - size * 0.7} ${y + 0.05}
      L${x - size * 0.75} ${y - size * 0.8} L${x + 0.02} ${y - size * 1.9}
      L${x + size * 0.8} ${y - size * 0.7} L${x + size * 0.7} ${y + 0.08}`)
  }
  pen
    .in(pen.gradient(0, 0.2, 0, 0.86, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.3)))
    .fillPath(`M.06 .7
    C.3 .58 .5 .44 .8 .3 C1.2 .14 1.5 .4 1.74 .54 Q2 .62 2.3 .6 Q2 .76 1.7 .74 C1.4 .88 .9 .84 .66 .74
    Q.4 .78 .16 .8 Q.02 .78 .06 .7`)
  pen.in('#f0e6cc')
  for (const [x, y] of tuples('2.02 .6, 2.18 .59'))
    for (const dx of [0.04, 0.14])
      pen.fillPath(`M${x - 0.025} ${y + 0.01} L${x + dx} ${y - 0.2} L${x + 0.03} ${y + 0.01}`)
  for (const x of [0.66, 1.54]) leg(pen, x, 0.62, 0.1, colour)
  pen.inked(shadeHex(colour, -0.5), 0.012).strokeLine(0.07, 0.755, 0.2, 0.75)
  eye(pen, 0.17, 0.69, 0.02)
}

/** A flying reptile with spread wings of skin. */
export function drawPterodactyl(pen: SharePen, { colour = '#8a6a4f' }: PieceOptions) {
  for (const side of [-1, 1]) {
    const x = (share: number) => 1.1 + side * share
    pen
      .in(pen.gradient(x(0), 0.5, x(1), 0.1, colour, shadeHex(colour, side < 0 ? 0.25 : -0.15)))
      .fillPath(`M${x(0.06)} .44
      Q${x(0.3)} .1 ${x(0.52)} .16 Q${x(0.84)} 0 ${x(1.08)} .02 Q${x(0.86)} .34 ${x(0.66)} .44
      Q${x(0.4)} .52 ${x(0.1)} .86`)
    pen.inked(shadeHex(colour, -0.35), 0.016)
    pen.strokePath(`M${x(0.06)} .42 Q${x(0.3)} .1 ${x(0.52)} .16 Q${x(0.84)} 0 ${x(1.08)} .02`)
    pen.strokeLine(x(0.12), 0.84, x(0.2), 0.98)
  }
  pen.in(pen.gradient(0, 0.3, 0, 0.9, shadeHex(colour, 0.1), shadeHex(colour, -0.25)))
  pen.fillEllipse(1.1, 0.6, 0.11, 0.28)
  pen.in(shadeHex(colour, 0.1)).fillPath(`M1.16 .42 Q1.02 .26 1.34 .08 Q1.2 .2 1.12 .26 L.62 .5
    Q.9 .5 1.06 .44`)
  pen.in('#c9602f').fillPath('M1.12 .26 Q1.26 .1 1.46 .06 Q1.3 .22 1.2 .32')
  eye(pen, 1.04, 0.34, 0.024)
}

/** A long-necked sea reptile, its back and head above the water. */
export function drawPlesiosaur(pen: SharePen, { colour = '#4f6f6a' }: PieceOptions) {
  const { g } = pen
  const fill = pen.gradient(0.2, 0, 0.6, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
  for (const [x, size] of tuples('1.2 .3, 1.76 .22, 2.2 .13')) {
    g.fillStyle = fill
    pen.begin()
    pen.ellipse(x, 1, size, size * 1.15, 0, Math.PI, 0)
    g.fill()
  }
  pen.in(fill).fillPath(`M.46 1 C.62 .7 .34 .5 .38 .26 C.4 .02 .7 .02 .7 .02 C.56 .2 .56 .3 .62 .44
    C.74 .66 .84 .84 .8 1`)
  pen.in(fill).fillPath('M.68 .03 C.5 -.04 .3 .02 .04 .16 Q0 .24 .1 .26 Q.36 .3 .54 .22')
  pen.inked(shadeHex(colour, -0.5), 0.014).strokeLine(0.05, 0.22, 0.3, 0.22)
  eye(pen, 0.34, 0.12, 0.026)
}
