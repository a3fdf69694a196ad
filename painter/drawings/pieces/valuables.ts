import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, turned } from './shapes.ts'

const GOLD = '#dba83a'

function drawGoblet(pen: SharePen, { colour = GOLD }: PieceOptions) {
  turned(
    pen,
    rounding(pen, 0.08, 0.6, colour),
    0.34,
    [0.28, 0.04, 0.28, 0.24, 0.06, 0.5, 0.045, 0.76, 0.22, 0.95, 0.24, 1],
  )
  pen.g.fillStyle = shadeHex(colour, -0.5)
  pen.fillEllipse(0.34, 0.05, 0.27, 0.05)
  pen.g.fillStyle = '#7a1428'
  pen.fillEllipse(0.34, 0.065, 0.23, 0.035)
  for (const [x, hex] of [
    [0.16, '#c8244a'],
    [0.34, '#2f7ac8'],
    [0.52, '#2fa35a'],
  ] as const)
    ball(pen, x, 0.2, 0.04, hex)
  ball(pen, 0.34, 0.62, 0.08, colour)
}

/** A half mask on ribbons. */
function drawMask(pen: SharePen, { colour = '#6a1f7a' }: PieceOptions) {
  for (let k = -3; k <= 3; k++) {
    const hue = ['#e0447a', '#f2b81c', '#2fa8a0', '#8a4fd0'][Math.abs(k)]
    blob(pen, hue, [
      0.78 + k * 0.06,
      0.4,
      0.78 + k * 0.2 - 0.07,
      0.08 + Math.abs(k) * 0.05,
      0.78 + k * 0.2,
      -0.06 + Math.abs(k) * 0.06,
      0.78 + k * 0.2 + 0.07,
      0.08 + Math.abs(k) * 0.05,
    ])
  }
  blob(
    pen,
    fromAbove(pen, 0.3, 0.9, colour),
    [
      0.02, 0.4, 0.3, 0.34, 0.78, 0.42, 1.26, 0.34, 1.54, 0.4, 1.48, 0.72, 1.2, 0.9, 0.94, 0.8, 0.78, 0.92,
      0.62, 0.8, 0.36, 0.9, 0.08, 0.72,
    ],
  )
  for (const side of [-1, 1]) {
    pen.g.fillStyle = GOLD
    pen.fillEllipse(0.78 + side * 0.38, 0.6, 0.24, 0.14, side * -0.15)
    pen.g.fillStyle = '#15121a'
    pen.fillEllipse(0.78 + side * 0.38, 0.6, 0.19, 0.095, side * -0.15)
    bow(pen, GOLD, 0.025, [0.78 + side * 0.1, 0.82, 0.78 + side * 0.4, 0.94, 0.78 + side * 0.66, 0.7])
  }
  ball(pen, 0.78, 0.46, 0.06, '#e8f6ff')
}

function drawGenieLamp(pen: SharePen, { colour = GOLD }: PieceOptions) {
  pen.g.strokeStyle = rounding(pen, 1.4, 1.8, colour)
  pen.lineWidth = 0.07
  pen.begin()
  pen.ellipse(1.46, 0.5, 0.24, 0.2, 0, -2, 2)
  pen.g.stroke()
  polygon(
    pen,
    rounding(pen, 0, 0.6, colour),
    [0, 0.3, 0.12, 0.28, 0.5, 0.5, 0.8, 0.5, 0.8, 0.74, 0.5, 0.7, 0.2, 0.46],
  )
  turned(
    pen,
    rounding(pen, 0.46, 1.46, colour),
    0.96,
    [0.06, 0.16, 0.28, 0.32, 0.5, 0.46, 0.42, 0.68, 0.12, 0.8, 0.16, 0.9, 0.32, 1],
  )
  ball(pen, 0.96, 0.13, 0.06, colour)
  polyline(pen, shadeHex(colour, -0.4), 0.018, [0.5, 0.48, 1.42, 0.48])
  for (const x of [0.7, 0.96, 1.22]) ball(pen, x, 0.58, 0.045, x === 0.96 ? '#c8244a' : '#2f7ac8')
}

function drawCandelabra(pen: SharePen, { colour = GOLD }: PieceOptions) {
  const flame = (x: number, y: number) => {
    pen.g.fillStyle = pen.glow(x, y, 0.12, [
      [0, '#fffbe0'],
      [0.4, 'rgba(255,190,80,.7)'],
      [1, 'rgba(255,160,40,0)'],
    ])
    pen.fillCircle(x, y, 0.12)
    polygon(pen, '#fff2b0', [x, y - 0.08, x + 0.025, y + 0.01, x, y + 0.04, x - 0.025, y + 0.01])
  }
  for (const side of [-1, 1])
    for (const reach of [0.22, 0.42]) {
      bow(pen, colour, 0.03, [0.5, 0.6, 0.5 + side * reach, 0.64, 0.5 + side * reach, 0.4])
    }
  turned(
    pen,
    rounding(pen, 0.3, 0.7, colour),
    0.5,
    [0.035, 0.34, 0.03, 0.6, 0.05, 0.7, 0.03, 0.84, 0.18, 0.96, 0.2, 1],
  )
  for (const [x, y] of [
    [0.5, 0.32],
    [0.28, 0.4],
    [0.72, 0.4],
    [0.08, 0.4],
    [0.92, 0.4],
  ]) {
    pen.g.fillStyle = colour
    pen.fillEllipse(x, y, 0.06, 0.02)
    pen.g.fillStyle = rounding(pen, x - 0.03, x + 0.03, '#f6efdc')
    pen.fillRect(x - 0.028, y - 0.22, 0.056, 0.22)
    flame(x, y - 0.26)
  }
}

/** Three burning candles of unlike height. */
function drawCandles(pen: SharePen, { colour = '#f3e8cf' }: PieceOptions) {
  for (const [x, top, half] of [
    [0.22, 0.42, 0.15],
    [0.92, 0.54, 0.16],
    [0.56, 0.24, 0.17],
  ]) {
    turned(pen, rounding(pen, x - half, x + half, colour), x, [half, top, half, 0.98, half * 0.96, 1])
    pen.g.fillStyle = shadeHex(colour, 0.3)
    pen.fillEllipse(x, top, half, half * 0.26)
    blob(pen, shadeHex(colour, 0.1), [
      x + half * 0.4,
      top,
      x + half * 0.5,
      top + 0.24,
      x + half * 0.8,
      top + 0.2,
      x + half * 0.9,
      top,
    ])
    polyline(pen, '#3a2a20', 0.016, [x, top, x, top - 0.06])
    pen.g.fillStyle = pen.glow(x, top - 0.13, 0.2, [
      [0, '#fffbe0'],
      [0.35, 'rgba(255,196,80,.75)'],
      [1, 'rgba(255,160,40,0)'],
    ])
    pen.fillCircle(x, top - 0.13, 0.2)
    blob(pen, '#fff2b0', [x, top - 0.26, x + 0.05, top - 0.1, x, top - 0.04, x - 0.05, top - 0.1])
  }
}

/** A bottle on its side, and what is in it. */
function drawLyingBottle(pen: SharePen, what: 'letter' | 'ship') {
  const { g } = pen
  g.fillStyle = '#a8743c'
  pen.fillRect(2.1, 0.4, 0.16, 0.2)
  if (what === 'ship')
    for (const x of [0.4, 1.2]) polygon(pen, '#6b4426', [x, 0.86, x + 0.16, 0.86, x + 0.2, 1, x - 0.04, 1])
  if (what === 'letter') {
    g.fillStyle = fromAbove(pen, 0.3, 0.7, '#ecd9a8')
    pen.fillRoundRect(0.3, 0.36, 1, 0.3, 0.1)
    polyline(pen, '#b3221c', 0.05, [0.8, 0.36, 0.8, 0.66])
  } else {
    g.fillStyle = '#3f8ab8'
    pen.fillEllipse(0.8, 0.78, 0.62, 0.1)
    polygon(pen, '#6b3a1c', [0.34, 0.64, 1.24, 0.64, 1.1, 0.8, 0.46, 0.8])
    for (const [x, tall] of [
      [0.56, 0.34],
      [0.82, 0.44],
      [1.06, 0.3],
    ]) {
      polyline(pen, '#4a2c18', 0.016, [x, 0.64, x, 0.62 - tall])
      polygon(pen, '#f6efdc', [x - 0.1, 0.6, x + 0.1, 0.6, x + 0.07, 0.64 - tall, x - 0.07, 0.64 - tall])
    }
  }
  pen.fillShape('rgba(160,205,200,.42)', () => {
    pen.moveTo(0.1, 0.5)
    pen.curveTo(0.04, 0.2, 0.12, 0.1, 0.3, 0.1)
    pen.lineTo(1.34, 0.1)
    pen.curveTo(1.6, 0.1, 1.66, 0.38, 1.86, 0.38)
    pen.lineTo(2.14, 0.38)
    pen.lineTo(2.14, 0.62)
    pen.lineTo(1.86, 0.62)
    pen.curveTo(1.66, 0.62, 1.6, 0.92, 1.34, 0.92)
    pen.lineTo(0.3, 0.92)
    pen.curveTo(0.12, 0.92, 0.04, 0.8, 0.1, 0.5)
  })
  g.fillStyle = 'rgba(255,255,255,.55)'
  pen.fillRoundRect(0.3, 0.17, 1, 0.06, 0.03)
}

/** Rings of brass within one another around a small world. */
function drawArmillary(pen: SharePen, { colour = GOLD }: PieceOptions) {
  turned(pen, rounding(pen, 0.2, 0.7, '#6b4426'), 0.45, [0.04, 0.8, 0.06, 0.9, 0.26, 0.96, 0.28, 1])
  ball(pen, 0.45, 0.42, 0.1, '#2f6fa8')
  for (const [rx, ry, turn] of [
    [0.4, 0.4, 0],
    [0.4, 0.12, 0.4],
    [0.14, 0.39, 0.4],
    [0.39, 0.2, -0.7],
    [0.3, 0.3, 0],
  ]) {
    pen.g.strokeStyle = rounding(pen, 0.05, 0.85, colour)
    pen.lineWidth = 0.028
    pen.begin()
    pen.ellipse(0.45, 0.42, rx, ry, turn)
    pen.g.stroke()
  }
  polyline(pen, colour, 0.022, [0.2, 0.76, 0.7, 0.08])
}

function drawChandelier(pen: SharePen, { colour = GOLD }: PieceOptions) {
  polyline(pen, colour, 0.02, [0.7, 0, 0.7, 0.3])
  for (const side of [-1, 1])
    for (const reach of [0.24, 0.44, 0.62]) {
      bow(pen, colour, 0.022, [0.7, 0.6, 0.7 + side * reach, 0.72, 0.7 + side * reach, 0.48])
      pen.g.fillStyle = pen.glow(0.7 + side * reach, 0.38, 0.12, [
        [0, '#fffbe0'],
        [1, 'rgba(255,190,80,0)'],
      ])
      pen.fillCircle(0.7 + side * reach, 0.38, 0.12)
      pen.g.fillStyle = '#f6efdc'
      pen.fillRect(0.69 + side * reach, 0.4, 0.024, 0.1)
    }
  turned(
    pen,
    rounding(pen, 0.5, 0.9, colour),
    0.7,
    [0.03, 0.28, 0.1, 0.42, 0.05, 0.54, 0.14, 0.66, 0.02, 0.8],
  )
  for (let k = 0; k < 15; k++) {
    const x = 0.1 + k * 0.086
    const y = 0.64 + Math.sin((k / 14) * Math.PI) * 0.22
    polygon(pen, k % 2 ? '#e8f6ff' : '#bfe0f0', [x, y, x + 0.03, y + 0.06, x, y + 0.14, x - 0.03, y + 0.06])
  }
}

/** What collectors keep, and what burns in old houses. */
export const VALUABLE_PIECES: Readonly<Record<string, Piece>> = {
  '@goblet': { broadness: 0.68, draw: drawGoblet },
  '@mask': { broadness: 1.58, draw: drawMask },
  '@genielamp': { broadness: 1.75, draw: drawGenieLamp },
  '@candelabra': { broadness: 1.1, draw: drawCandelabra },
  '@candles': { broadness: 1.12, draw: drawCandles },
  '@bottlepost': { broadness: 2.3, draw: pen => drawLyingBottle(pen, 'letter') },
  '@shipinbottle': { broadness: 2.3, draw: pen => drawLyingBottle(pen, 'ship') },
  '@armillary': { broadness: 0.9, draw: drawArmillary },
  '@chandelier': { broadness: 1.4, draw: drawChandelier },
}
