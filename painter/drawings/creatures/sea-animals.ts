import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#f6f4ee').fillCircle(x, y, radius)
  pen.in('#15141a').fillCircle(x - radius * 0.15, y, radius * 0.66)
  pen.in('#ffffff').fillCircle(x - radius * 0.35, y - radius * 0.3, radius * 0.24)
}

/** A seahorse, upright, with a coiled tail. */
export function drawSeahorse(pen: SharePen, { colour = '#e8a23a' }: PieceOptions) {
  pen.in(shadeHex(colour, 0.25)).fillPath('M.4 .42 Q.6 .4 .62 .54 Q.54 .64 .4 .6')
  pen.inked(pen.across(0.1, 0.5, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), 0.075)
  pen.strokePath('M.36 .66 C.4 .84 .3 .95 .18 .93 C.08 .9 .1 .8 .18 .8 C.24 .81 .22 .87 .18 .87')
  pen.in(pen.across(0.12, 0.48, shadeHex(colour, 0.32), colour, shadeHex(colour, -0.28))).fillPath(`M.3 .24
    C.12 .36 .1 .56 .3 .74 L.41 .68 C.5 .5 .44 .36 .42 .2`)
  pen.in(colour).fillEllipse(0.36, 0.16, 0.12, 0.11, 0.2)
  pen.in(pen.across(0.02, 0.3, shadeHex(colour, 0.1), colour)).fillPath('M.3 .12 L.06 .2 L.04 .25 L.3 .22')
  pen.fillShape(shadeHex(colour, -0.15), () => {
    for (const [x, y] of tuples('.32 .08, .34 0, .39 .05, .45 .02, .46 .1')) pen.lineTo(x, y)
  })
  pen.inked(shadeHex(colour, -0.35), 0.012)
  for (let k = 0; k < 8; k++) {
    const y = 0.34 + k * 0.048
    pen.strokePath(`M${0.17 + Math.abs(k - 3) * 0.014} ${y}
      Q.3 ${y + 0.035} ${0.44 - Math.abs(k - 2) * 0.006} ${y - 0.01}`)
  }
  eye(pen, 0.34, 0.145, 0.034)
}

/** A ray with spread fins, gliding to the left. */
export function drawRay(pen: SharePen, { colour = '#4a5f74' }: PieceOptions) {
  pen.inked(shadeHex(colour, -0.25), 0.03).strokePath('M1.3 .56 Q1.7 .6 2.1 .44')
  pen.in(shadeHex(colour, -0.3)).fillPath('M.6 .5 Q.9 .1 1.5 0 Q1.2 .24 1.26 .56')
  pen
    .in(pen.gradient(0.5, 0.3, 0.8, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.06 .46
    C.3 .3 .9 .34 1.34 .54 C1.04 .6 .96 .8 .98 1 C.74 .78 .4 .72 .06 .56`)
  pen.in('#eceff0').fillPath('M.1 .56 C.4 .66 .6 .7 .78 .8 C.6 .62 .4 .58 .1 .56')
  for (const y of [0.42, 0.5])
    pen.in(shadeHex(colour, -0.1)).fillPath(`M.14 ${y} L-.02 ${y + 0.05} L.14 ${y + 0.06}`)
  for (let k = 0; k < 12; k++) {
    pen.in('rgba(230,240,245,.5)')
    pen.fillCircle(0.4 + ((k * 0.618) % 1) * 0.6, 0.42 + ((k * 0.7548) % 1) * 0.24, 0.016)
  }
  eye(pen, 0.22, 0.46, 0.034)
}

/** A starfish from above. */
export function drawStarfish(pen: SharePen, { colour = '#e8743a' }: PieceOptions) {
  pen.inked(pen.gradient(0.2, 0, 0.9, 1, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.3)))
  for (let k = 0; k < 5; k++) {
    const at = (k / 5) * Math.PI * 2 - Math.PI / 2
    for (let j = 0; j < 12; j++) {
      const far = j / 12
      pen
        .in(shadeHex(colour, 0.16 - far * 0.2 - (Math.sin(at) > 0 ? 0.12 : 0)))
        .fillCircle(
          0.53 + Math.cos(at) * far * 0.46,
          0.53 + Math.sin(at) * far * 0.46,
          0.145 * (1 - far * 0.66),
        )
    }
    for (let j = 0; j < 7; j++) {
      pen.in('rgba(255,235,210,.75)')
      pen.fillCircle(0.53 + Math.cos(at) * (j + 0.5) * 0.064, 0.53 + Math.sin(at) * (j + 0.5) * 0.064, 0.016)
    }
  }
}

/** A swordfish swimming to the left. */
export function drawSwordfish(pen: SharePen, { colour = '#3f6a94' }: PieceOptions) {
  pen.in(shadeHex(colour, -0.2)).fillPath('M.9 .4 Q1 .06 1.34 0 Q1.2 .2 1.3 .4')
  pen.in(shadeHex(colour, -0.25)).fillPath('M2 .52 Q2.2 .26 2.4 .1 Q2.3 .5 2.42 .94 Q2.2 .76 2 .6')
  pen.in(pen.gradient(0, 0.3, 0, 0.78, shadeHex(colour, -0.15), colour, '#dfe8ee')).fillPath(`M0 .56 L.56 .46
    C.9 .28 1.6 .32 2.1 .54 C1.6 .76 .9 .84 .56 .6`)
  pen.in(shadeHex(colour, -0.1)).fillPath('M.9 .66 Q1 .9 1.2 .98 Q1.12 .8 1.12 .68')
  eye(pen, 0.64, 0.5, 0.04)
}

/** A long eel in waves, the head on the left. */
export function drawEel(pen: SharePen, { colour = '#6b7a3f' }: PieceOptions) {
  for (let k = 60; k >= 0; k--) {
    const t = k / 60
    const x = 0.2 + t * 2.1
    const y = 0.5 + Math.sin(t * 7) * 0.2 * Math.min(1, t * 3)
    const radius = 0.15 * (1 - t * 0.8)
    pen.in(shadeHex(colour, (k % 6 < 3 ? 0.06 : -0.08) - 0.02)).fillCircle(x, y, radius)
    pen.in('rgba(240,236,200,.35)').fillEllipse(x, y + radius * 0.6, radius * 0.6, radius * 0.28)
  }
  pen.in(colour).fillEllipse(0.2, 0.5, 0.2, 0.14)
  pen.inked('#23260f', 0.02).strokeLine(0.02, 0.54, 0.22, 0.56)
  eye(pen, 0.14, 0.45, 0.036)
}

/** An axolotl with its feathered gills, seen from the side with its face turned to the viewer. */
export function drawAxolotl(pen: SharePen, { colour = '#f4b8c2' }: PieceOptions) {
  const { g } = pen
  pen.in(shadeHex(colour, 0.16)).fillPath('M1.2 .52 Q1.7 .3 2.2 .56 Q1.8 .72 1.2 .8')
  g.fillStyle = pen.gradient(0, 0.4, 0, 0.95, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.15))
  pen.fillEllipse(1.02, 0.68, 0.56, 0.19)
  pen.inked(shadeHex(colour, -0.08), 0.09)
  for (const [x, dx] of tuples('.76 -.1, .96 .04, 1.34 .1, 1.5 .16')) pen.strokeLine(x, 0.78, x + dx, 0.95)
  for (const side of [-1, 1])
    for (const [k, rise] of [0.3, 0.06, -0.16].entries()) {
      const to = { x: 0.5 + side * (0.42 + (k === 1 ? 0.06 : 0)), y: 0.52 - rise }
      pen.inked('#e0607a', 0.035).strokeLine(0.5 + side * 0.24, 0.54 - rise * 0.3, to.x, to.y)
      pen.lineWidth = 0.014
      for (let j = 1; j < 7; j++) {
        const t = j / 7
        const x = 0.5 + side * (0.24 + t * 0.2)
        const y = 0.54 - rise * (0.3 + t * 0.7)
        pen.strokeLine(x, y, x + side * 0.03, y - 0.07)
        pen.strokeLine(x, y, x + side * 0.05, y + 0.05)
      }
    }
  g.fillStyle = pen.glow(0.42, 0.48, 0.5, [
    [0, shadeHex(colour, 0.35)],
    [0.7, colour],
    [1, shadeHex(colour, -0.2)],
  ])
  pen.fillEllipse(0.5, 0.58, 0.36, 0.24)
  g.fillStyle = '#17141a'
  for (const x of [0.28, 0.72]) pen.fillCircle(x, 0.55, 0.035)
  pen.inked('#8a3f52', 0.018).strokeArc(0.5, 0.56, 0.14, 0.5, 2.64)
}
