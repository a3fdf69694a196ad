import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

/** Four long clear wings on a thin, banded body; the head is on the left. */
export function drawDragonfly(pen: SharePen, { colour = '#2f8fb0' }: PieceOptions) {
  const { g } = pen
  const wing = (x: number, turn: number, length: number, far: boolean) => {
    g.save()
    g.translate(pen.x(x), pen.y(0.56))
    g.rotate(turn)
    g.fillStyle = far ? 'rgba(190,220,235,.5)' : 'rgba(215,238,248,.66)'
    g.beginPath()
    g.ellipse(0, -pen.unit * length * 0.52, pen.unit * 0.085, pen.unit * length * 0.52, 0, 0, 6.3)
    g.fill()
    g.strokeStyle = 'rgba(60,80,95,.6)'
    pen.lineWidth = 0.007
    g.stroke()
    for (const k of [-0.03, 0.015, 0.045]) {
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(pen.unit * k, -pen.unit * length * 0.98)
      g.stroke()
    }
    g.fillStyle = '#2a2f36'
    g.beginPath()
    g.ellipse(pen.unit * 0.05, -pen.unit * length * 0.86, pen.unit * 0.012, pen.unit * 0.045, 0.2, 0, 6.3)
    g.fill()
    g.restore()
  }
  wing(0.5, -0.75, 0.56, true)
  wing(0.64, 0.25, 0.5, true)
  for (let k = 0; k < 10; k++) {
    const t = k / 9
    g.fillStyle = shadeHex(colour, k % 2 ? -0.25 : 0.1)
    pen.fillEllipse(0.68 + t * 0.98, 0.57 + t * t * 0.1, 0.075, 0.042 - t * 0.012, 0.12)
  }
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.68, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4))
  pen.fillEllipse(0.52, 0.57, 0.17, 0.105, -0.1)
  g.strokeStyle = '#23282e'
  pen.lineWidth = 0.014
  for (const x of [0.42, 0.5, 0.58]) pen.strokePath(`M${x} .64 Q${x - 0.06} .72 ${x - 0.02} .8`)
  g.fillStyle = pen.glow(0.3, 0.51, 0.13, [
    [0, '#d9f2b0'],
    [0.4, shadeHex(colour, 0.2)],
    [1, '#1f3a2f'],
  ])
  pen.fillCircle(0.33, 0.55, 0.1)
  pen.in('rgba(255,255,255,.8)').fillEllipse(0.3, 0.51, 0.025, 0.016, -0.5)
  wing(0.48, -0.45, 0.56, false)
  wing(0.6, 0.6, 0.52, false)
}

/** A moth from above with spread wings and feathered feelers. */
export function drawMoth(pen: SharePen, { colour = '#b59a72' }: PieceOptions) {
  const { g } = pen
  for (const side of [-1, 1]) {
    const x = (share: number) => 0.7 + side * share
    pen
      .in(pen.gradient(x(0.05), 0.6, x(0.45), 0.95, colour, shadeHex(colour, -0.22)))
      .fillPath(`M${x(0.04)} .5
      C${x(0.4)} .5 ${x(0.54)} .7 ${x(0.42)} .86 C${x(0.3)} .98 ${x(0.12)} .86 ${x(0.04)} .66`)
    pen
      .in(pen.gradient(x(0.05), 0.4, x(0.66), 0.2, colour, shadeHex(colour, 0.18), shadeHex(colour, -0.3)))
      .fillPath(`M${x(0.04)} .36
      C${x(0.22)} .14 ${x(0.5)} .08 ${x(0.69)} .16 C${x(0.62)} .4 ${x(0.46)} .56 ${x(0.04)} .6`)
    g.strokeStyle = shadeHex(colour, -0.4)
    pen.lineWidth = 0.016
    for (const k of [0.3, 0.5])
      pen.strokePath(`M${x(k * 0.9)} ${0.2 - k * 0.06} Q${x(k + 0.06)} .36 ${x(k * 0.8)} .52`)
    for (const [cx, cy, r] of tuples('.38 .33 .07, .28 .72 .055')) {
      pen.in(shadeHex(colour, 0.5)).fillCircle(x(cx), cy, r)
      pen.in('#3a2a24').fillCircle(x(cx), cy, r * 0.6)
    }
    pen.inked(shadeHex(colour, -0.35), 0.012).strokePath(`M${x(0.03)} .3 Q${x(0.1)} .16 ${x(0.2)} .1`)
    for (let k = 1; k < 7; k++)
      pen.strokeLine(x(0.03 + k * 0.025), 0.29 - k * 0.027, x(0.07 + k * 0.025), 0.3 - k * 0.024)
  }
  g.fillStyle = pen.across(0.6, 0.8, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.3))
  pen.fillEllipse(0.7, 0.44, 0.075, 0.15)
  for (let k = 0; k < 6; k++)
    pen.in(shadeHex(colour, k % 2 ? -0.18 : 0.12)).fillEllipse(0.7, 0.6 + k * 0.045, 0.06 - k * 0.006, 0.035)
  g.fillStyle = '#1d1714'
  for (const side of [-1, 1]) pen.fillCircle(0.7 + side * 0.045, 0.31, 0.025)
}

/** A plump caterpillar in humps; the head is on the left. */
export function drawCaterpillar(pen: SharePen, { colour = '#7fb83f' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#4a3a24'
  pen.lineWidth = 0.04
  for (let k = 1; k < 8; k++) pen.strokeLine(0.3 + k * 0.24, 0.8, 0.28 + k * 0.24, 0.97)
  for (let k = 8; k >= 0; k--) {
    const x = 0.32 + k * 0.24
    const y = 0.66 - Math.sin(k * 0.78) * 0.13
    const tone = shadeHex(colour, k % 2 ? -0.12 : 0.06)
    g.fillStyle = pen.glow(x - 0.05, y - 0.1, 0.34, [
      [0, shadeHex(tone, 0.35)],
      [0.5, tone],
      [1, shadeHex(tone, -0.4)],
    ])
    pen.fillEllipse(x, y, 0.185, 0.225)
    g.fillStyle = '#f2c83a'
    if (k > 0) pen.fillCircle(x, y - 0.06, 0.035)
  }
  g.strokeStyle = '#3a2a1c'
  pen.lineWidth = 0.02
  for (const x of [-0.1, 0.08]) pen.strokePath(`M${0.28 + x * 0.5} .5 Q${0.26 + x} .34 ${0.22 + x * 1.5} .28`)
  g.fillStyle = '#17140f'
  for (const x of [0.22, 0.36]) pen.fillCircle(x, 0.6, 0.038)
  g.fillStyle = '#ffffff'
  for (const x of [0.21, 0.35]) pen.fillCircle(x, 0.588, 0.013)
  g.strokeStyle = '#4a2a1c'
  pen.begin()
  pen.arc(0.28, 0.7, 0.06, 0.4, 2.7)
  g.stroke()
}

/** A chrysalis that hangs by its tip from what is above it. */
export function drawChrysalis(pen: SharePen, { colour = '#9ec46a' }: PieceOptions) {
  const { g } = pen
  pen.inked('#4a3a24', 0.03).strokeLine(0.25, 0, 0.25, 0.14)
  pen.in(pen.across(0.05, 0.45, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.35))).fillPath(`M.25 .08
    C.46 .16 .5 .44 .44 .62 C.42 .8 .34 .96 .25 .99 C.16 .96 .08 .8 .06 .62 C0 .44 .04 .16 .25 .08`)
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.014
  for (const y of [0.26, 0.36, 0.46]) pen.strokePath(`M.05 ${y - 0.02} Q.25 ${y + 0.06} .46 ${y - 0.02}`)
  for (const side of [-1, 1]) pen.strokePath(`M${0.25 + side * 0.17} .52 Q${0.25 + side * 0.15} .8 .26 .92`)
  g.fillStyle = '#f2c83a'
  for (const x of [0.12, 0.2, 0.3, 0.38]) pen.fillCircle(x, 0.52, 0.02)
}

/** A mantis with its forelegs folded, looking to the left. */
export function drawMantis(pen: SharePen, { colour = '#6fa83f' }: PieceOptions) {
  const { g } = pen
  const limb = (width: number, ...points: readonly (readonly [number, number])[]) => {
    pen.lineWidth = width
    pen.begin()
    for (const [x, y] of points) pen.lineTo(x, y)
    g.stroke()
  }
  g.strokeStyle = shadeHex(colour, -0.3)
  limb(0.022, [0.7, 0.6], [0.6, 0.44], [0.52, 0.98])
  limb(0.022, [0.9, 0.66], [0.96, 0.48], [1.04, 0.98])
  pen.in(pen.gradient(0.6, 0.5, 1.4, 0.9, shadeHex(colour, 0.22), shadeHex(colour, -0.22))).fillPath(`M.6 .5
    C.86 .44 1.2 .66 1.42 .86 C1.1 .84 .8 .76 .6 .62`)
  g.strokeStyle = colour
  limb(0.07, [0.64, 0.56], [0.5, 0.4], [0.38, 0.2])
  limb(0.024, [0.76, 0.64], [0.72, 0.46], [0.74, 0.98])
  limb(0.024, [0.86, 0.68], [1.06, 0.52], [1.2, 0.98])
  g.strokeStyle = shadeHex(colour, 0.1)
  limb(0.05, [0.44, 0.3], [0.24, 0.5])
  limb(0.045, [0.24, 0.5], [0.16, 0.28])
  limb(0.02, [0.16, 0.28], [0.1, 0.36])
  pen.in(shadeHex(colour, 0.12)).fillPath('M.24 .1 L.48 .08 Q.42 .22 .3 .27')
  pen.in('#e6e2a0').fillEllipse(0.26, 0.12, 0.045, 0.06, 0.4)
  pen.fillEllipse(0.45, 0.1, 0.045, 0.06, -0.4)
  pen.in('#1c2a14').fillCircle(0.25, 0.13, 0.018)
  pen.fillCircle(0.44, 0.11, 0.018)
  g.strokeStyle = shadeHex(colour, -0.2)
  limb(0.01, [0.34, 0.09], [0.24, 0])
  limb(0.01, [0.4, 0.08], [0.46, 0])
}

/** A glowing beetle on the wing. */
export function drawFirefly(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.glow(0.66, 0.68, 0.34, [
    [0, 'rgba(245,255,140,1)'],
    [0.35, 'rgba(225,250,90,.55)'],
    [1, 'rgba(220,250,90,0)'],
  ])
  pen.fillCircle(0.66, 0.66, 0.34)
  pen.in('rgba(220,235,240,.6)').fillEllipse(0.72, 0.3, 0.1, 0.26, 0.5)
  pen.in('#5a3a24').fillEllipse(0.56, 0.36, 0.09, 0.24, -0.7)
  pen.in('#33261c').fillEllipse(0.52, 0.5, 0.16, 0.09, 0.6)
  pen.in('#f4ff8a').fillEllipse(0.65, 0.64, 0.15, 0.1, 0.7)
  pen.in('#c23a24').fillCircle(0.38, 0.42, 0.075)
  pen.in('#1a1512').fillCircle(0.32, 0.4, 0.045)
}
