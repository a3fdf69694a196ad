import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const GOLDEN = 2.399963
const fraction = (k: number, step = 0.6180339) => (k * step) % 1

/** Leaves in an ellipse, dark below and light above on the left. */
function crown(
  pen: SharePen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  leaves = 420,
  size = 0.02,
) {
  const { g } = pen
  for (let k = 0; k < leaves; k++) {
    const far = Math.sqrt(fraction(k * k))
    const dx = Math.cos(k * GOLDEN) * far
    const dy = Math.sin(k * GOLDEN) * far
    g.fillStyle = shadeHex(
      colour,
      0.04 - dy * 0.26 - dx * 0.12 + fraction(k, 0.37) * 0.24 - 0.12 - (k < leaves * 0.4 ? 0.2 : 0),
    )
    pen.fillEllipse(x + dx * rx, y + dy * ry, size * (0.8 + fraction(k)), size * 0.7, k)
  }
}

function trunk(
  pen: SharePen,
  colour: string,
  top: readonly [number, number],
  foot: readonly [number, number],
  y: number,
  lean = 0,
) {
  const [x0, x1] = foot
  const [t0, t1] = top
  pen.in(pen.across(x0, x1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4))).fillPath(`M${x0 - 0.03} 1
    Q${x0 + 0.02 + lean} ${(1 + y) / 2} ${t0} ${y} L${t1} ${y}
    Q${x1 - 0.02 + lean} ${(1 + y) / 2} ${x1 + 0.03} 1`)
}

function branch(
  pen: SharePen,
  width: number,
  colour: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
) {
  pen.inked(colour, width).strokePath(`M${x0} ${y0} Q${x1} ${y1} ${x2} ${y2}`)
}

/** Strands of leaves that hang nearly to the ground. */
export function drawWeepingWillow(pen: SharePen, { snow }: PieceOptions) {
  const bark = '#5f4a36'
  trunk(pen, bark, [0.53, 0.63], [0.5, 0.66], 0.3)
  for (const [x, y] of tuples('.24 .16, .44 .08, .74 .08, .94 .18'))
    branch(pen, 0.035, bark, 0.58, 0.36, x * 0.5 + 0.29, 0.18, x, y)
  const leaf = snow ? '#d9e2e6' : '#8aa84a'
  for (let k = 0; k < 150; k++) {
    const t = fraction(k)
    const x = 0.06 + t * 1.06
    const top = 0.3 - Math.sin(t * Math.PI) * 0.27 + fraction(k, 0.7548776) * 0.12
    const end = Math.min(0.95, top + 0.4 + fraction(k, 0.37) * 0.3)
    if (Math.abs(x - 0.58) < 0.1 && k % 3) continue
    pen.inked(shadeHex(leaf, fraction(k, 0.53) * 0.5 - 0.32), 0.013).strokePath(`M${x} ${top}
      Q${x + (x - 0.58) * 0.2} ${top + 0.1} ${x + (x - 0.58) * 0.16 + 0.01} ${end}`)
  }
  crown(pen, 0.58, 0.14, 0.42, 0.13, leaf, 260, 0.017)
}

/** A swollen trunk under a few stubby branches. */
export function drawBaobab(pen: SharePen) {
  const bark = '#9a7a62'
  for (const [x, y, dx] of tuples('.2 .14 -.1, .4 .08 -.04, .64 .07 .04, .86 .13 .1, .52 .1 0')) {
    branch(pen, 0.06, shadeHex(bark, -0.1), 0.53 + dx, 0.36, 0.53 + dx * 2.4, 0.2, x, y)
    branch(pen, 0.02, shadeHex(bark, -0.2), x, y, x + dx * 0.3, y - 0.03, x + dx * 0.8 + 0.02, y - 0.06)
    crown(pen, x, y - 0.02, 0.13, 0.05, '#6f8a3f', 70, 0.018)
  }
  pen.in(pen.across(0.26, 0.8, shadeHex(bark, 0.28), bark, shadeHex(bark, -0.38))).fillPath(`M.2 1
    C.26 .86 .2 .5 .36 .3 Q.53 .24 .7 .3 C.86 .5 .8 .86 .86 1`)
  pen.inked(shadeHex(bark, -0.22), 0.008)
  for (let k = 0; k < 12; k++)
    pen.strokeLine(0.3 + k * 0.04, 0.42 + fraction(k) * 0.2, 0.29 + k * 0.042, 0.7 + fraction(k, 0.37) * 0.24)
}

/** White bark with dark marks, and a light crown. */
export function drawBirch(pen: SharePen, { snow, colour = '#9ab84a' }: PieceOptions) {
  branch(pen, 0.02, '#d9d6d0', 0.42, 0.5, 0.34, 0.4, 0.26, 0.34)
  branch(pen, 0.02, '#cfccc6', 0.43, 0.42, 0.52, 0.34, 0.58, 0.28)
  pen.in(pen.across(0.38, 0.47, '#ffffff', '#eceae4', '#a5a29c')).fillPath('M.375 1 L.41 .1 L.44 .1 L.475 1')
  pen.in('#2a2826')
  for (let k = 0; k < 26; k++) {
    const y = 0.98 - k * 0.031
    pen.fillEllipse(
      0.395 + fraction(k) * 0.055,
      y,
      0.008 + fraction(k, 0.37) * 0.016,
      0.004 + fraction(k, 0.53) * 0.004,
    )
  }
  const leaf = snow ? '#e2e8ec' : colour
  crown(pen, 0.43, 0.28, 0.2, 0.27, leaf, 260, 0.014)
  crown(pen, 0.3, 0.47, 0.17, 0.16, leaf, 130, 0.014)
  crown(pen, 0.57, 0.5, 0.16, 0.15, leaf, 120, 0.014)
}

/** A tall cactus with upturned arms. */
export function drawSaguaro(pen: SharePen, { snow }: PieceOptions) {
  const green = snow ? '#8fa590' : '#5f8a4a'
  const column = (width: number, ...path: readonly [number, number, number, number, number, number]) => {
    for (const [share, tone] of tuples('1 -.25, .72 0, .3 .2'))
      branch(pen, width * share, shadeHex(green, tone), ...path)
  }
  column(0.12, 0.12, 0.34, 0.1, 0.6, 0.24, 0.62)
  column(0.12, 0.24, 0.62, 0.34, 0.62, 0.38, 0.62)
  column(0.11, 0.64, 0.24, 0.66, 0.48, 0.54, 0.5)
  column(0.11, 0.54, 0.5, 0.46, 0.5, 0.42, 0.5)
  column(0.18, 0.39, 0.99, 0.39, 0.5, 0.39, 0.1)
  pen.inked('rgba(240,240,210,.5)', 0.006)
  for (let k = 0; k < 26; k++)
    for (const x of [0.34, 0.39, 0.44]) pen.strokeLine(x, 0.08 + k * 0.035, x + 0.012, 0.07 + k * 0.035)
}

/** The lower part of a tall tree, with its first leaves at the top. */
export function drawTreeTrunk(pen: SharePen) {
  const bark = '#6f5238'
  branch(pen, 0.04, shadeHex(bark, -0.1), 0.44, 0.22, 0.26, 0.16, 0.14, 0.06)
  branch(pen, 0.04, shadeHex(bark, -0.2), 0.48, 0.18, 0.66, 0.1, 0.8, 0.06)
  pen
    .in(pen.across(0.3, 0.6, shadeHex(bark, 0.25), bark, shadeHex(bark, -0.4)))
    .fillPath(`M.24 1 Q.35 .9 .36 0
    L.54 0 Q.55 .9 .66 1`)
  pen.inked(shadeHex(bark, -0.35), 0.008)
  for (let k = 0; k < 34; k++) {
    const x = 0.375 + fraction(k) * 0.15
    const y = fraction(k, 0.7548776) * 0.88
    pen.strokeLine(x, y, x + 0.006, y + 0.06)
  }
  crown(pen, 0.2, 0.12, 0.2, 0.07, '#4f8a3a', 130, 0.022)
  crown(pen, 0.72, 0.12, 0.18, 0.06, '#4f8a3a', 130, 0.022)
  crown(pen, 0.46, 0.09, 0.34, 0.1, '#4f8a3a', 320, 0.022)
}
