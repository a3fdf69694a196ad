import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** Blankets over chairs and a line, open in front, with a lamp burning inside and pillows before it. */
function drawBlanketFort(pen: SharePen, { colour = '#c9503f' }: PieceOptions) {
  const { g } = pen
  pen.fillShape('#3a2418', () => {
    pen.moveTo(0.4, 1)
    pen.lineTo(0.78, 0.14)
    pen.lineTo(1.2, 1)
  })
  g.fillStyle = pen.glow(0.8, 0.76, 0.52, [
    [0, 'rgba(255,236,170,1)'],
    [0.45, 'rgba(255,200,110,.75)'],
    [1, 'rgba(255,180,90,0)'],
  ])
  pen.begin()
  pen.moveTo(0.4, 1)
  pen.lineTo(0.78, 0.14)
  pen.lineTo(1.2, 1)
  g.fill()
  const blanket = (fill: string, stripe: string, outline: () => void, lines: readonly number[][]) => {
    pen.fillShape(fill, outline)
    g.strokeStyle = stripe
    pen.lineWidth = 0.035
    for (const [x0, y0, x1, y1] of lines) pen.strokeLine(x0, y0, x1, y1)
  }
  blanket(
    colour,
    shadeHex(colour, 0.5),
    () => {
      pen.moveTo(0.78, 0.06)
      pen.quadTo(0.5, 0.2, 0.3, 0.28)
      pen.quadTo(0.1, 0.7, 0, 1)
      pen.lineTo(0.42, 1)
      pen.quadTo(0.62, 0.56, 0.8, 0.14)
    },
    [
      [0.3, 0.34, 0.1, 0.96],
      [0.44, 0.27, 0.22, 0.98],
      [0.58, 0.22, 0.35, 0.98],
    ],
  )
  blanket(
    '#4f7fb0',
    '#e9eef4',
    () => {
      pen.moveTo(0.76, 0.06)
      pen.quadTo(1.1, 0.12, 1.4, 0.24)
      pen.quadTo(1.56, 0.7, 1.66, 1)
      pen.lineTo(1.16, 1)
      pen.quadTo(0.98, 0.5, 0.78, 0.14)
    },
    [
      [0.94, 0.4, 1.5, 0.5],
      [1.02, 0.6, 1.56, 0.7],
      [1.12, 0.82, 1.62, 0.9],
    ],
  )
  g.strokeStyle = '#6b4526'
  pen.lineWidth = 0.03
  pen.strokeLine(0.78, 0.1, 0.78, 0)
  for (const [x, pillow] of [
    [0.56, '#e8b84a'],
    [1.04, '#8fb36a'],
  ] as const) {
    g.fillStyle = pen.gradient(0, 0.86, 0, 1, shadeHex(pillow, 0.25), shadeHex(pillow, -0.2))
    pen.fillRoundRect(x - 0.16, 0.87, 0.32, 0.13, 0.06)
  }
  pen.lineWidth = 0.006
  for (let k = 0; k < 9; k++) {
    const x = 0.34 + k * 0.11
    g.fillStyle = ['#ffe9a8', '#ffc0a0', '#c8f0ff'][k % 3]
    pen.fillCircle(x, 0.27 - Math.sin((k / 8) * Math.PI) * 0.2 + 0.06, 0.02)
  }
}

/** A wooden sledge from the side, its runners bent up in front, on the right. */
function drawSled(pen: SharePen, { colour = '#b3322a' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (const [dx, dy, tone] of [
    [0.1, -0.07, shadeHex(colour, -0.35)],
    [0, 0, colour],
  ] as const) {
    g.strokeStyle = '#8a5a30'
    pen.lineWidth = 0.09
    for (const x of [0.5, 1.3, 2.1]) pen.strokeLine(x + dx, 0.3 + dy, x + dx, 0.88 + dy)
    g.strokeStyle = tone
    pen.lineWidth = 0.1
    pen.begin()
    pen.moveTo(0.15 + dx, 0.93 + dy)
    pen.lineTo(2.35 + dx, 0.93 + dy)
    pen.quadTo(2.95 + dx, 0.9 + dy, 2.86 + dx, 0.34 + dy)
    pen.quadTo(2.8 + dx, 0.16 + dy, 2.55 + dx, 0.24 + dy)
    g.stroke()
  }
  g.fillStyle = pen.gradient(0, 0.16, 0, 0.36, '#e0b070', '#c08a4a', '#8a5a30')
  for (let k = 0; k < 3; k++) pen.fillRect(0.12, 0.15 + k * 0.07, 2.4, 0.055)
}

/** A skateboard from the side. */
function drawSkateboard(pen: SharePen, { colour = '#c9402f' }: PieceOptions) {
  const { g } = pen
  for (const x of [1, 4]) {
    g.fillStyle = '#8f979e'
    pen.fillRect(x - 0.12, 0.3, 0.24, 0.3)
    for (const side of [-0.3, 0.3]) {
      g.fillStyle = '#f0e6c8'
      pen.fillCircle(x + side * 0.9, 0.7, 0.29)
      g.fillStyle = '#7a7468'
      pen.fillCircle(x + side * 0.9, 0.7, 0.1)
    }
  }
  g.lineCap = 'round'
  for (const [width, tone, dy] of [
    [0.3, shadeHex(colour, -0.1), 0.04],
    [0.14, '#2b2b30', -0.05],
  ] as const) {
    g.strokeStyle = tone
    pen.lineWidth = width
    pen.begin()
    pen.moveTo(0.2, 0.08 + dy)
    pen.quadTo(0.55, 0.24 + dy, 0.9, 0.25 + dy)
    pen.lineTo(4.1, 0.25 + dy)
    pen.quadTo(4.45, 0.24 + dy, 4.8, 0.08 + dy)
    g.stroke()
  }
}

/** What people have made, set up, been given or stand on. */
export const MADE_PIECES: Readonly<Record<string, Piece>> = {
  '@blanketfort': { broadness: 1.7, draw: drawBlanketFort },
  '@sled': { broadness: 3, draw: drawSled },
  '@skateboard': { broadness: 5, draw: drawSkateboard },
}
