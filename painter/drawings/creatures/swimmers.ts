import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const DARK = '#16181c'

function drawEye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in(DARK).fillCircle(x, y, radius)
  pen.in('#ffffff').fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.35)
}

/** A shark gliding to the left. */
export function drawShark(pen: SharePen, { colour = '#6c8090' }: PieceOptions) {
  const fin = (tone: number, ...points: [number, number, number, number, number, number, number, number]) =>
    pen.fillShape(shadeHex(colour, tone), () => {
      const [x0, y0, cx, cy, x1, y1, x2, y2] = points
      pen.moveTo(x0, y0)
      pen.quadTo(cx, cy, x1, y1)
      pen.quadTo(x1 - 0.02, y1 + (y2 - y1) * 0.5, x2, y2)
    })
  fin(-0.3, 0.82, 0.66, 1.0, 0.9, 1.22, 0.92, 1.02, 0.62)
  fin(-0.08, 0.88, 0.3, 1.04, 0.08, 1.28, 0, 1.24, 0.34)
  fin(-0.12, 1.62, 0.42, 1.7, 0.34, 1.8, 0.32, 1.76, 0.46)
  pen.in(pen.gradient(1.9, 0, 2.3, 0.9, shadeHex(colour, 0.1), shadeHex(colour, -0.25))).fillPath(`M1.84 .5
    Q2.06 .38 2.28 .02 Q2.12 .44 2.08 .54 Q2.12 .66 2.2 .86 Q2.02 .68 1.84 .58`)
  pen
    .in(pen.gradient(0, 0.2, 0, 0.8, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.2)))
    .fillPath(`M.02 .46
    C.34 .26 .9 .2 1.3 .32 Q1.7 .44 1.96 .52 Q1.7 .6 1.3 .7 C.9 .8 .36 .76 .16 .6 Q.06 .54 .02 .46`)
  pen.in(pen.gradient(0, 0.5, 0, 0.78, '#f4f6f6', '#c9d2d6')).fillPath(`M.12 .56 C.5 .6 1 .58 1.7 .57
    Q1.4 .67 1.3 .7 C.9 .8 .36 .76 .16 .6`)
  fin(-0.16, 0.66, 0.62, 0.7, 0.9, 1.02, 1, 0.94, 0.64)
  pen.inked(shadeHex(colour, -0.4), 0.014)
  for (let k = 0; k < 4; k++) {
    const x = 0.52 + k * 0.055
    pen.strokePath(`M${x} .42 Q${x + 0.03} .5 ${x} .58`)
  }
  pen.in('#6a2428').fillPath('M.14 .57 Q.3 .6 .44 .58 Q.3 .7 .18 .62')
  for (let k = 0; k < 6; k++)
    pen.fillShape('#ffffff', () => {
      const x = 0.17 + k * 0.042
      pen.moveTo(x, 0.578)
      pen.lineTo(x + 0.02, 0.616)
      pen.lineTo(x + 0.04, 0.582)
    })
  drawEye(pen, 0.29, 0.43, 0.03)
}

/** A turtle with flippers for legs, swimming to the left. */
export function drawSeaTurtle(pen: SharePen, { colour = '#6b7f3f' }: PieceOptions) {
  const skin = '#9aa86a'
  const flipper = (tone: number, path: readonly number[]) =>
    pen.in(shadeHex(skin, tone)).fillPath(`M${path[0]} ${path[1]}
      C${path[2]} ${path[3]} ${path[4]} ${path[5]} ${path[6]} ${path[7]}
      C${path[8]} ${path[9]} ${path[10]} ${path[11]} ${path[0]} ${path[1]}`)
  flipper(-0.35, [0.72, 0.34, 0.72, 0.12, 0.86, 0.02, 1.02, 0, 0.98, 0.14, 0.96, 0.3])
  flipper(-0.3, [1.52, 0.4, 1.7, 0.3, 1.84, 0.3, 1.9, 0.36, 1.78, 0.46, 1.66, 0.5])
  pen.in(pen.gradient(0.1, 0.2, 0.1, 0.6, shadeHex(skin, 0.16), shadeHex(skin, -0.2)))
  pen.fillEllipse(0.5, 0.46, 0.24, 0.13, -0.1)
  pen.fillEllipse(0.25, 0.42, 0.23, 0.17, -0.12)
  pen
    .in(pen.gradient(0.6, 0.1, 1.2, 0.9, shadeHex(colour, 0.26), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.52 .52
    C.6 .1 1.24 .06 1.66 .54 C1.3 .74 .76 .74 .52 .52`)
  pen.in('#dcd3a2').fillPath('M.54 .54 C.8 .66 1.3 .66 1.66 .54 C1.3 .78 .76 .78 .54 .54')
  pen.inked(shadeHex(colour, -0.5), 0.016)
  for (const x of [0.78, 1, 1.22, 1.42])
    pen.strokePath(`M${x} ${0.26 + Math.abs(x - 1) * 0.22} Q${x + 0.05} .44 ${x - 0.02} .63`)
  pen.strokePath('M.58 .47 Q1.06 .34 1.58 .5')
  flipper(-0.02, [0.84, 0.56, 0.7, 0.76, 0.5, 0.92, 0.34, 1, 0.42, 0.78, 0.5, 0.62])
  flipper(-0.08, [1.44, 0.6, 1.6, 0.62, 1.74, 0.7, 1.82, 0.8, 1.64, 0.8, 1.5, 0.74])
  pen.in(shadeHex(skin, -0.28))
  for (const [x, y] of tuples('.3 .32, .4 .38, .56 .8, .48 .86, .64 .72'))
    pen.fillEllipse(x, y, 0.035, 0.025, 0.6)
  pen.inked(shadeHex(skin, -0.5)).strokePath('M.05 .48 Q.14 .53 .24 .5')
  drawEye(pen, 0.17, 0.39, 0.042)
}

/** A clownfish, orange with three white bands. */
export function drawClownfish(pen: SharePen, { colour = '#f0782a' }: PieceOptions) {
  const { g } = pen
  const fin = (outline: () => void) => {
    pen.fillShape(DARK, outline)
    g.save()
    g.translate(pen.x(0.74) * 0.06, pen.y(0.5) * 0.06)
    g.scale(0.94, 0.94)
    pen.fillShape(shadeHex(colour, -0.06), outline)
    g.restore()
  }
  fin(() => {
    pen.moveTo(1.1, 0.48)
    pen.curveTo(1.3, 0.2, 1.46, 0.22, 1.48, 0.3)
    pen.quadTo(1.42, 0.5, 1.48, 0.72)
    pen.curveTo(1.44, 0.8, 1.3, 0.78, 1.1, 0.52)
  })
  fin(() => {
    pen.moveTo(0.4, 0.24)
    pen.curveTo(0.54, 0, 0.74, 0.06, 0.82, 0.14)
    pen.quadTo(1.02, 0.02, 1.08, 0.3)
  })
  fin(() => {
    pen.moveTo(0.62, 0.76)
    pen.curveTo(0.7, 0.98, 0.9, 1, 1, 0.7)
  })
  const body = () => {
    pen.begin()
    pen.moveTo(0.04, 0.52)
    pen.curveTo(0.16, 0.16, 0.78, 0.06, 1.16, 0.44)
    pen.lineTo(1.16, 0.56)
    pen.curveTo(0.8, 0.96, 0.18, 0.9, 0.04, 0.52)
  }
  g.save()
  body()
  g.clip()
  g.fillStyle = pen.gradient(0, 0.14, 0, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25))
  pen.fillRect(0, 0, 1.2, 1)
  for (const [x, breadth] of tuples('.42 .1, .78 .11, 1.1 .05'))
    for (const [grow, fill] of [
      [0.025, DARK],
      [0, '#fbfaf6'],
    ] as const)
      pen.in(fill).fillEllipse(x, 0.5, breadth + grow, 0.62)
  g.restore()
  pen.in(shadeHex(colour, -0.16)).fillPath('M.58 .54 C.72 .44 .82 .62 .74 .76 Q.62 .72 .58 .54')
  pen.inked(shadeHex(colour, -0.5), 0.018).strokePath('M.06 .57 Q.13 .62 .19 .58')
  pen.in('#fbfaf6').fillCircle(0.22, 0.43, 0.075)
  drawEye(pen, 0.215, 0.43, 0.052)
}
