import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const GREEN = '#5f8f34'
const RIPE = '#b49a4a'

/** Three stalks of maize: long bent leaves, tassels at the top, cobs in their husks. */
export function drawMaize(pen: SharePen, { colour = GREEN }: PieceOptions) {
  for (const [foot, top, tone] of tuples('.36 .1 -.18, .7 .14 -.08, .52 .03 0'))
    drawStalk(pen, foot, top, shadeHex(colour, tone))
}

/** The same once it is ripe and has dried. */
export const drawRipeMaize = (pen: SharePen, options: PieceOptions) =>
  drawMaize(pen, { ...options, colour: options.colour ?? RIPE })

function drawStalk(pen: SharePen, foot: number, top: number, green: string) {
  pen.inked(shadeHex(green, -0.15), 0.022).strokeLine(foot, 1, foot, top + 0.08)
  for (let k = 0; k < 8; k++) {
    const y = 0.9 - k * ((0.78 - top) / 8)
    const side = k % 2 ? 1 : -1
    const reach = 0.3 - Math.abs(k - 3.5) * 0.025
    pen
      .in(pen.across(foot, foot + side * reach, shadeHex(green, -0.25), green, shadeHex(green, 0.25)))
      .fillPath(`M${foot} ${y}
      C${foot + side * reach * 0.4} ${y - 0.16} ${foot + side * reach * 0.8} ${y - 0.12} ${foot + side * reach} ${y + 0.06}
      C${foot + side * reach * 0.7} ${y - 0.06} ${foot + side * reach * 0.4} ${y - 0.08} ${foot} ${y + 0.035}`)
  }
  for (const [k, y] of [0.62, 0.5].entries()) drawCob(pen, foot + (k ? -0.045 : 0.045), y, k ? -1 : 1, green)
  pen.inked('#c9a654', 0.01)
  for (let k = -2; k <= 2; k++) pen.strokeLine(foot, top + 0.1, foot + k * 0.035, top + Math.abs(k) * 0.018)
}

function drawCob(pen: SharePen, x: number, y: number, side: number, green: string) {
  pen.in('#f0c02e').fillEllipse(x + side * 0.012, y - 0.05, 0.03, 0.085, side * 0.18)
  pen.in('#d99a1c')
  for (let k = 0; k < 12; k++)
    pen.fillCircle(x + side * 0.012 + ((k % 3) - 1) * 0.014, y - 0.11 + Math.floor(k / 3) * 0.026, 0.005)
  pen.in(shadeHex(green, 0.2)).fillEllipse(x + side * 0.006, y + 0.01, 0.036, 0.065, side * 0.18)
}

/** A length of a vine on its wires between two posts: a gnarled trunk, broad leaves, and grapes below them. */
export function drawGrapevine(pen: SharePen, { colour = '#5f8f34' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 1.2])
    pen.in(pen.across(x, x + 0.06, '#a98a62', '#8a6a44', '#5c452c')).fillRect(x, 0.06, 0.06, 0.94)
  pen.inked('#8d9196', 0.008)
  for (const y of [0.2, 0.42, 0.64]) pen.strokeLine(0, y, 1.32, y)
  g.strokeStyle = '#5a4028'
  for (const [width, x0, y0, x1, y1] of tuples(`.07 .66 1 .63 .82, .06 .63 .82 .68 .6, .035 .67 .62 .2 .5,
    .035 .67 .62 1.14 .5`)) {
    pen.lineWidth = width
    pen.strokeLine(x0, y0, x1, y1)
  }
  for (let k = 0; k < VINE_LEAVES; k++) {
    const x = 0.04 + ((k * 0.618034) % 1) * 1.24
    const y = 0.1 + ((k * 0.754878) % 1) * 0.5
    g.fillStyle = shadeHex(colour, ((k * 0.37) % 1) * 0.8 - 0.42 + (0.3 - y) * 0.3)
    for (const lobe of [-1, 0, 1])
      pen.fillEllipse(x + lobe * 0.035, y - (lobe ? 0 : 0.025), 0.042, 0.052, lobe * 0.5)
  }
  for (const [x, y] of BUNCHES)
    for (let k = 0; k < 12; k++) {
      const row = Math.floor(k / 3.2)
      const [gx, gy] = [x + ((k % 3) - 1) * (0.034 - row * 0.006), y + row * 0.04]
      g.fillStyle = pen.glow(gx - 0.006, gy - 0.008, 0.032, [
        [0, '#b48ad0'],
        [0.5, '#6a3a86'],
        [1, '#3a1a50'],
      ])
      pen.fillCircle(gx, gy, 0.024)
    }
}

const VINE_LEAVES = 130
/** Where bunches hang. */
const BUNCHES = [
  [0.2, 0.56],
  [0.42, 0.62],
  [0.86, 0.6],
  [1.1, 0.54],
]

/** A length of a clipped hedge of tea: close dark leaves, and on the flat top the light shoots that are picked. */
export function drawTeaBush(pen: SharePen, { colour = '#3f7a2c' }: PieceOptions) {
  pen.in('#4a3626')
  for (const x of [0.4, 0.8, 1.25, 1.62]) pen.fillRect(x, 0.8, 0.05, 0.2)
  pen.in(pen.gradient(0, 0.1, 0, 0.95, shadeHex(colour, 0.1), shadeHex(colour, -0.5))).fillPath(`M.1 .94
    C-.06 .6 .06 .22 .4 .16 C.8 .08 1.3 .08 1.66 .16 C2.02 .24 2.1 .6 1.94 .94`)
  for (let k = 0; k < TEA_LEAVES; k++) {
    const x = 0.1 + ((k * 0.618034) % 1) * 1.82
    const share = (k * 0.754878) % 1
    const y = 0.2 + share * 0.7
    pen.in(shadeHex(colour, 0.3 - share * 0.75 + ((k * 0.37) % 1) * 0.3))
    pen.fillEllipse(x, y, 0.045, 0.022, (k % 2 ? 1 : -1) * 0.7)
  }
  for (let k = 0; k < SHOOTS; k++) {
    const x = 0.2 + (k / (SHOOTS - 1)) * 1.64
    const y = 0.18 - 0.05 * Math.sin((k / (SHOOTS - 1)) * Math.PI) + ((k * 0.618) % 1) * 0.05
    pen.in(k % 3 ? '#a8d45a' : '#c8e67a')
    for (const side of [-1, 0, 1])
      pen.fillEllipse(x + side * 0.022, y - (side ? 0.02 : 0.045), 0.013, 0.035, side * 0.5)
  }
}

const TEA_LEAVES = 240
const SHOOTS = 34

/** A head of cabbage in its outer leaves. */
export function drawCabbage(pen: SharePen, { colour = '#6fa35a' }: PieceOptions) {
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI * (1.02 + (k / 8) * 0.96)
    pen.in(shadeHex(colour, ((k * 0.618) % 1) * 0.3 - 0.25))
    pen.fillEllipse(0.7 + Math.cos(angle) * 0.4, 0.78 + Math.sin(angle) * 0.28, 0.3, 0.2, angle)
  }
  pen
    .in(pen.across(0.34, 1.06, shadeHex(colour, 0.45), shadeHex(colour, 0.2), shadeHex(colour, -0.1)))
    .fillPath(`M.34 .96
    C.24 .4 .5 .16 .7 .16 C.92 .16 1.16 .4 1.06 .96`)
  pen.inked(shadeHex(colour, 0.6), 0.016).strokeLine(0.7, 0.94, 0.7, 0.26)
  for (const [x, y] of tuples('.48 .42, .92 .42, .42 .66, .98 .66')) pen.strokeLine(0.7, y + 0.2, x, y)
}
