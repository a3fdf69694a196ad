import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const MOSS = '#6f9a3e'

/** A body of boulders with moss on its shoulders and light in its eyes. */
export function drawGolem(pen: SharePen, { colour = '#8b8a80', snow }: PieceOptions) {
  const { g } = pen
  const boulder = (x: number, y: number, rx: number, ry: number, turn = 0, tone = 0) => {
    const own = shadeHex(colour, tone)
    g.fillStyle = pen.gradient(
      x - rx,
      y - ry,
      x + rx * 0.6,
      y + ry,
      shadeHex(own, 0.25),
      own,
      shadeHex(own, -0.38),
    )
    pen.fillEllipse(x, y, rx, ry, turn)
    pen.inked(shadeHex(own, -0.45), 0.006).strokeLine(x - rx * 0.3, y - ry * 0.5, x + rx * 0.1, y - ry * 0.1)
    pen.strokeLine(x + rx * 0.1, y - ry * 0.1, x - rx * 0.06, y + ry * 0.3)
  }
  for (const side of [-1, 1]) {
    boulder(0.5 + side * 0.15, 0.74, 0.11, 0.12, 0, -0.08)
    boulder(0.5 + side * 0.17, 0.92, 0.15, 0.085, 0, -0.02)
    boulder(0.5 + side * 0.38, 0.52, 0.085, 0.13, side * -0.2, -0.06)
    boulder(0.5 + side * 0.4, 0.72, 0.11, 0.14, side * 0.06)
  }
  boulder(0.5, 0.6, 0.22, 0.15, 0, -0.05)
  boulder(0.5, 0.4, 0.31, 0.24)
  for (const side of [-1, 1]) boulder(0.5 + side * 0.3, 0.32, 0.14, 0.13, side * 0.3, 0.03)
  boulder(0.5, 0.16, 0.15, 0.13, 0, 0.05)
  const cover = snow ? '#f2f5f8' : MOSS
  for (const [x, y, rx, ry] of tuples(`.2 .215 .12 .05, .79 .215 .11 .05, .5 .05 .12 .04, .42 .56 .09 .03,
    .86 .62 .06 .03`)) {
    pen.in(shadeHex(cover, -0.2)).fillEllipse(x, y + 0.014, rx, ry)
    g.fillStyle = cover
    for (const k of [-0.8, -0.3, 0.25, 0.75])
      pen.fillCircle(x + k * rx * 0.8, y, ry * (0.9 - Math.abs(k) * 0.3))
  }
  pen.in(shadeHex(colour, -0.6)).fillEllipse(0.5, 0.235, 0.07, 0.012)
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.06
    g.fillStyle = pen.glow(x, 0.155, 0.06, [
      [0, 'rgba(255,236,150,.9)'],
      [1, 'rgba(255,200,60,0)'],
    ])
    pen.fillCircle(x, 0.155, 0.06)
    pen.in('#fff2b0').fillEllipse(x, 0.155, 0.026, 0.02)
  }
}

/** A tree with a face, arms of boughs and roots for feet. */
export function drawTreant(pen: SharePen, { colour = '#6b4a2f', snow }: PieceOptions) {
  const { g } = pen
  const limb = (
    width: number,
    ...[x0, y0, cx, cy, x1, y1]: [number, number, number, number, number, number]
  ) => {
    pen.inked(pen.across(0.3, 0.7, shadeHex(colour, 0.12), shadeHex(colour, -0.2)), width)
    pen.strokePath(`M${x0} ${y0} Q${cx} ${cy} ${x1} ${y1}`)
  }
  g.lineCap = 'round'
  for (const side of [-1, 1]) {
    limb(0.075, 0.5 + side * 0.1, 0.5, 0.5 + side * 0.34, 0.5, 0.5 + side * 0.36, 0.74)
    for (const finger of [-0.06, 0, 0.06])
      limb(
        0.022,
        0.5 + side * 0.36,
        0.73,
        0.5 + side * 0.37 + finger * 0.5,
        0.78,
        0.5 + side * 0.36 + finger,
        0.84,
      )
    limb(0.06, 0.5 + side * 0.08, 0.8, 0.5 + side * 0.12, 0.95, 0.5 + side * 0.27, 0.975)
    limb(0.05, 0.5 + side * 0.03, 0.84, 0.5 + side * 0.04, 0.95, 0.5 + side * 0.1, 0.98)
  }
  pen
    .in(pen.across(0.32, 0.68, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35)))
    .fillPath(`M.36 .3 Q.4 .64 .32 .94
    L.68 .94 Q.6 .64 .64 .3`)
  const leaves = snow ? '#dfe8ea' : '#5f8f3a'
  for (let k = 0; k < 46; k++) {
    const turn = k * 2.4
    const reach = Math.sqrt((k + 0.5) / 46)
    g.fillStyle = shadeHex(leaves, ((k * 0.618) % 1) * 0.4 - 0.28)
    pen.fillCircle(0.5 + Math.cos(turn) * reach * 0.38, 0.2 + Math.sin(turn) * reach * 0.17, 0.075)
  }
  pen.inked(shadeHex(colour, -0.45), 0.008)
  for (const x of [0.4, 0.47, 0.55, 0.61]) pen.strokeLine(x, 0.72, x + (x - 0.5) * 0.2, 0.9)
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.065
    pen.in(shadeHex(colour, -0.65)).fillEllipse(x, 0.48, 0.042, 0.034, side * 0.3)
    pen.in('#ffd86a').fillCircle(x, 0.482, 0.018)
    pen.inked(shadeHex(colour, -0.4), 0.022).strokeLine(x - side * 0.03, 0.445, x + side * 0.045, 0.43)
  }
  pen.in(shadeHex(colour, 0.1)).fillPath('M.48 .48 L.46 .58 L.54 .58 L.52 .48')
  pen.in(shadeHex(colour, -0.65)).fillPath('M.43 .63 Q.5 .72 .58 .62 Q.5 .66 .43 .63')
}

/** A drop of jelly with a face. */
export function drawSlime(pen: SharePen, { colour = '#58c46a' }: PieceOptions) {
  pen
    .in(pen.gradient(0.2, 0, 1, 1, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.28)))
    .fillPath(`M.06 .96
    C-.1 .5 .3 .02 .62 .02 C.95 .02 1.36 .5 1.2 .96 Q.62 1.02 .06 .96`)
  pen.in('rgba(255,255,255,.5)').fillEllipse(0.36, 0.26, 0.13, 0.07, -0.7)
  pen.fillCircle(0.22, 0.44, 0.03)
  for (const x of [0.44, 0.8]) {
    pen.in('#1c2a20').fillEllipse(x, 0.56, 0.075, 0.1)
    pen.in('#ffffff').fillCircle(x - 0.025, 0.52, 0.03)
  }
  pen.inked('#1c2a20', 0.03).strokeArc(0.62, 0.64, 0.11, 0.3, 2.84)
}

/** A biscuit in the shape of a man, with icing and buttons. */
export function drawGingerbreadMan(pen: SharePen, { colour = '#b5743a' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (const [grow, fill] of [
    [0.02, shadeHex(colour, -0.35)],
    [0, colour],
  ] as const) {
    g.fillStyle = fill
    pen.inked(fill, 0.19 + grow * 2).strokeLine(0.12, 0.46, 0.68, 0.46)
    pen.strokeLine(0.38, 0.6, 0.24, 0.88)
    pen.strokeLine(0.42, 0.6, 0.56, 0.88)
    pen.fillEllipse(0.4, 0.54, 0.17 + grow, 0.2 + grow)
    pen.fillCircle(0.4, 0.2, 0.18 + grow)
  }
  pen.inked('#fdf8ee', 0.018)
  for (const [x, y] of tuples('.08 .46, .72 .46')) pen.strokeLine(x, y - 0.07, x, y + 0.07)
  for (const side of [-1, 1]) pen.strokeLine(0.4 + side * 0.1, 0.84, 0.4 + side * 0.22, 0.88)
  pen.strokeArc(0.4, 0.2, 0.09, 0.5, 2.64)
  g.fillStyle = '#2a1a12'
  for (const side of [-1, 1]) pen.fillCircle(0.4 + side * 0.065, 0.165, 0.024)
  for (const [y, fill] of [
    [0.46, '#d23a3a'],
    [0.54, '#3f9a4a'],
    [0.62, '#d23a3a'],
  ] as const)
    pen.in(fill).fillCircle(0.4, y, 0.026)
}
