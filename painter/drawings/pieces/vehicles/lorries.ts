import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { fromAbove, polygon, polyline, softPolygon, tyre, windowRow } from '../shapes.ts'

const GLASS = '#a9c8d8'
const LIT = '#ffe2a0'

/** The panes of a vehicle, lit by night. */
const pane = (pen: SharePen, night: boolean) =>
  night ? LIT : pen.gradient(0, 0.1, 0, 0.6, shadeHex(GLASS, 0.35), shadeHex(GLASS, -0.35))

/** Wheels of a radius that stand on y = 1. */
function wheels(pen: SharePen, radius: number, ...xs: number[]) {
  for (const x of xs) tyre(pen, x, 1 - radius, radius, '#b8bcc2', 0.5)
}

/** The cab of a lorry, from x = 0. */
function cab(pen: SharePen, colour: string, night: boolean) {
  softPolygon(
    pen,
    fromAbove(pen, 0.2, 0.86, colour),
    0.05,
    [0.04, 0.86, 0.04, 0.5, 0.12, 0.2, 0.62, 0.2, 0.62, 0.86],
  )
  softPolygon(pen, pane(pen, night), 0.02, [0.1, 0.5, 0.17, 0.27, 0.4, 0.27, 0.4, 0.5])
  polyline(pen, shadeHex(colour, -0.45), 0.01, [0.44, 0.24, 0.44, 0.82])
  pen.g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillEllipse(0.07, 0.68, 0.03, 0.045)
  pen.g.fillStyle = '#c9ced2'
  pen.fillRoundRect(0, 0.8, 0.16, 0.07, 0.02)
}

type Load = (pen: SharePen, colour: string, night: boolean) => void

const LOADS: Readonly<Record<string, { broadness: number; paint: string; wheels: number[]; load: Load }>> = {
  '@foodtruck': {
    broadness: 2.1,
    paint: '#e86a4a',
    wheels: [0.36, 1.62],
    load: (pen, colour, night) => {
      softPolygon(
        pen,
        fromAbove(pen, 0.06, 0.86, colour),
        0.05,
        [0.6, 0.08, 2.04, 0.08, 2.04, 0.86, 0.6, 0.86],
      )
      pen.g.fillStyle = night ? LIT : '#5a3a2a'
      pen.fillRect(0.84, 0.28, 0.96, 0.28)
      pen.g.fillStyle = '#f6ecd8'
      pen.fillRect(0.8, 0.56, 1.04, 0.05)
      for (let k = 0; k < 8; k++)
        polygon(pen, k % 2 ? '#fdfaf2' : '#c8321c', [
          0.78 + k * 0.135,
          0.18,
          0.915 + k * 0.135,
          0.18,
          0.9 + k * 0.14,
          0.34,
          0.76 + k * 0.14,
          0.34,
        ])
      for (const [x, hex] of [
        [1, '#f2c43a'],
        [1.3, '#d8541c'],
        [1.6, '#6fae3a'],
      ] as const) {
        pen.g.fillStyle = hex
        pen.fillRoundRect(x, 0.46, 0.1, 0.1, 0.03)
      }
      pen.g.fillStyle = '#fdfaf2'
      pen.fillRoundRect(0.9, 0.66, 0.84, 0.11, 0.03)
    },
  },
  '@boxtruck': {
    broadness: 2.2,
    paint: '#2f6fb8',
    wheels: [0.36, 1.76],
    load: pen => {
      softPolygon(
        pen,
        fromAbove(pen, 0.04, 0.84, '#eceae4'),
        0.03,
        [0.66, 0.06, 2.14, 0.06, 2.14, 0.82, 0.66, 0.82],
      )
      polyline(pen, '#2f6fb8', 0.07, [0.68, 0.5, 2.12, 0.5])
    },
  },
  '@cementmixer': {
    broadness: 2,
    paint: '#c8422c',
    wheels: [0.34, 1.26, 1.6],
    load: pen => {
      softPolygon(
        pen,
        fromAbove(pen, 0.06, 0.7, '#e4e2dc'),
        0.12,
        [0.7, 0.34, 1.2, 0.1, 1.6, 0.1, 1.9, 0.24, 1.86, 0.42, 1.5, 0.7, 0.9, 0.66],
      )
      for (let k = 0; k < 3; k++)
        polyline(pen, '#c8422c', 0.045, [0.92 + k * 0.26, 0.64, 1.1 + k * 0.26, 0.14])
    },
  },
}

function drawLorry(pen: SharePen, key: string, { colour, night }: PieceOptions) {
  const lorry = LOADS[key]
  const paint = colour ?? lorry.paint
  pen.g.fillStyle = '#2a2c30'
  pen.fillRect(0.3, 0.76, lorry.broadness - 0.42, 0.1)
  lorry.load(pen, paint, night)
  cab(pen, paint, night)
  wheels(pen, 0.15, ...lorry.wheels)
}

/** A bus from the side with its door in front; with two decks it is as high as long. */
function drawBus(pen: SharePen, decks: 1 | 2, paint: string, { colour = paint, night }: PieceOptions) {
  const long = decks === 2 ? 1.9 : 2.9
  softPolygon(pen, fromAbove(pen, 0, 0.92, colour), 0.09, [
    0.03,
    0.9,
    0.03,
    0.04,
    long - 0.03,
    0.04,
    long - 0.03,
    0.9,
  ])
  const glass = pane(pen, night)
  const rows =
    decks === 2
      ? [
          [0.13, 0.22],
          [0.5, 0.2],
        ]
      : [[0.16, 0.32]]
  for (const [k, [y, height]] of rows.entries()) {
    windowRow(pen, glass, {
      x0: decks === 2 && k === 1 ? 0.4 : 0.1,
      x1: long - 0.08,
      y,
      height,
      count: decks === 2 ? 6 : 8,
      gap: 0.14,
    })
    pen.g.fillStyle = glass
    pen.fillRoundRect(0.05, y - 0.01, 0.13, height + 0.02, 0.02)
  }
  if (decks === 2) polyline(pen, '#f3ecd8', 0.035, [0.04, 0.44, long - 0.04, 0.44])
  pen.g.fillStyle = '#24282e'
  pen.fillRect(0.2, decks === 2 ? 0.5 : 0.2, 0.18, decks === 2 ? 0.38 : 0.68)
  pen.g.fillStyle = glass
  pen.fillRect(0.22, decks === 2 ? 0.53 : 0.24, 0.06, 0.32)
  pen.fillRect(0.3, decks === 2 ? 0.53 : 0.24, 0.06, 0.32)
  if (decks === 1)
    polyline(pen, colour === '#f2b81c' ? '#1d1e22' : shadeHex(colour, -0.4), 0.03, [
      0.42,
      0.62,
      long - 0.06,
      0.62,
    ])
  pen.g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillEllipse(0.06, 0.78, 0.03, 0.04)
  wheels(pen, decks === 2 ? 0.11 : 0.14, 0.56, long - 0.46)
}

const bus = (decks: 1 | 2, paint: string): Piece => ({
  broadness: decks === 2 ? 1.95 : 2.95,
  draw: (pen, options) => drawBus(pen, decks, paint, options),
})

/** Lorries and buses. */
export const LORRY_PIECES: Readonly<Record<string, Piece>> = {
  ...Object.fromEntries(
    Object.entries(LOADS).map(([key, { broadness }]): [string, Piece] => [
      key,
      { broadness, draw: (pen, options) => drawLorry(pen, key, options) },
    ]),
  ),
  '@bus': bus(1, '#2f7ac0'),
  '@schoolbus': bus(1, '#f2b81c'),
  '@doubledecker': bus(2, '#c8201c'),
}
