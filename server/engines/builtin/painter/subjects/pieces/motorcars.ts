import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { fromAbove, polygon, polyline, softPolygon, tyre } from './shapes.ts'

/** A car from its left side. */
type Car = {
  broadness: number
  paint: string
  body: readonly number[]
  round: number
  windows: readonly (readonly number[])[]
  wheels: readonly number[]
  /** Radius of the wheels. */
  wheel: number
  rim?: string
  /** Joints of its doors. */
  doors?: readonly (readonly number[])[]
  /** Where its lamps are: before and behind. */
  lamps: readonly [number, number, number, number]
  more?: (pen: SharePen, options: Required<Pick<PieceOptions, 'colour' | 'night'>>) => void
}

const LAMP = '#f6f4e6'
const LIT = '#fff2b8'
const GLASS = '#a9c8d8'
const DARK = '#1d1e22'

function drawCar(pen: SharePen, car: Car, { colour = car.paint, night }: PieceOptions) {
  const { g } = pen
  const foot = 1 - car.wheel
  for (const x of car.wheels) {
    g.fillStyle = DARK
    pen.fillCircle(x, foot - 0.01, car.wheel * 0.9)
  }
  softPolygon(pen, fromAbove(pen, 0.05, 0.9, colour), car.round, car.body)
  for (const pane of car.windows)
    softPolygon(
      pen,
      night ? '#ffe2a0' : pen.gradient(0, 0.1, 0, 0.5, shadeHex(GLASS, 0.4), GLASS, shadeHex(GLASS, -0.4)),
      0.03,
      pane,
    )
  for (const joint of car.doors ?? []) polyline(pen, shadeHex(colour, -0.42), 0.009, joint)
  const [frontX, frontY, backX, backY] = car.lamps
  g.fillStyle = night ? LIT : LAMP
  pen.fillEllipse(frontX, frontY, 0.055, 0.04)
  g.fillStyle = '#c2202a'
  pen.fillEllipse(backX, backY, 0.03, 0.045)
  car.more?.(pen, { colour, night })
  for (const x of car.wheels) {
    g.fillStyle = shadeHex(colour, -0.65)
    pen.begin()
    pen.arc(x, foot, car.wheel * 1.16, Math.PI * 0.97, Math.PI * 2.03)
    g.fill()
    tyre(pen, x, foot, car.wheel, car.rim)
  }
}

const stripe = (y: number, x0: number, x1: number, hex: string) => (pen: SharePen) =>
  polyline(pen, hex, 0.03, [x0, y, x1, y])

const CARS: Readonly<Record<string, Car>> = {
  '@sportscar': {
    broadness: 3.5,
    paint: '#d8241c',
    round: 0.12,
    body: [
      0.04, 0.82, 0.02, 0.62, 0.5, 0.47, 1.05, 0.42, 1.5, 0.12, 2.1, 0.1, 2.7, 0.36, 3.3, 0.36, 3.4, 0.56,
      3.34, 0.84,
    ],
    windows: [
      [1.2, 0.43, 1.56, 0.19, 1.86, 0.18, 1.88, 0.44],
      [1.94, 0.44, 1.92, 0.18, 2.12, 0.18, 2.5, 0.4],
    ],
    wheels: [0.68, 2.72],
    wheel: 0.24,
    doors: [
      [1.16, 0.46, 1.12, 0.8],
      [1.92, 0.46, 2.08, 0.8],
      [1.12, 0.8, 2.08, 0.8],
    ],
    lamps: [0.24, 0.585, 3.36, 0.52],
    more: (pen, { colour }) => {
      polygon(pen, DARK, [2.18, 0.56, 2.42, 0.5, 2.4, 0.66])
      polygon(
        pen,
        shadeHex(colour, -0.3),
        [2.98, 0.36, 3.02, 0.24, 3.44, 0.22, 3.4, 0.29, 3.14, 0.3, 3.16, 0.38],
      )
      polygon(pen, DARK, [0.04, 0.8, 0.3, 0.74, 0.36, 0.84])
    },
  },
  '@beetlecar': {
    broadness: 2.7,
    paint: '#7fb4d0',
    round: 0.16,
    body: [
      0.04, 0.8, 0.06, 0.58, 0.24, 0.46, 0.62, 0.4, 0.82, 0.16, 1.1, 0.04, 1.4, 0.03, 1.7, 0.1, 2.0, 0.24,
      2.3, 0.42, 2.52, 0.6, 2.6, 0.82,
    ],
    windows: [
      [0.84, 0.38, 1.0, 0.17, 1.22, 0.11, 1.22, 0.39],
      [1.3, 0.39, 1.3, 0.11, 1.6, 0.15, 1.82, 0.36],
    ],
    wheels: [0.56, 2.1],
    wheel: 0.22,
    rim: '#e4e6e8',
    doors: [
      [0.8, 0.42, 0.84, 0.82],
      [1.26, 0.4, 1.26, 0.82],
    ],
    lamps: [0.2, 0.52, 2.5, 0.62],
    more: pen => {
      polyline(pen, '#e4e8ec', 0.03, [0, 0.78, 0.2, 0.8])
      polyline(pen, '#e4e8ec', 0.03, [2.5, 0.82, 2.68, 0.78])
      polyline(pen, '#e4e8ec', 0.014, [0.86, 0.54, 1.9, 0.56])
    },
  },
  '@convertible': {
    broadness: 3.1,
    paint: '#2f8f9a',
    round: 0.12,
    body: [
      0.04, 0.82, 0.02, 0.56, 0.4, 0.42, 1.2, 0.36, 1.26, 0.42, 2.2, 0.42, 2.3, 0.34, 2.95, 0.38, 3.04, 0.56,
      3, 0.84,
    ],
    windows: [],
    wheels: [0.62, 2.44],
    wheel: 0.23,
    doors: [
      [1.22, 0.42, 1.24, 0.8],
      [1.98, 0.42, 1.94, 0.8],
    ],
    lamps: [0.16, 0.54, 3, 0.52],
    more: pen => {
      polygon(pen, 'rgba(190,222,234,.75)', [1.14, 0.38, 1.4, 0.1, 1.46, 0.1, 1.26, 0.4])
      polyline(pen, '#d9dee2', 0.03, [1.12, 0.38, 1.4, 0.09])
      for (const x of [1.62, 2.04])
        softPolygon(pen, '#7a4a2c', 0.06, [x, 0.5, x, 0.2, x + 0.16, 0.2, x + 0.2, 0.5])
      polyline(pen, '#26262a', 0.03, [1.4, 0.4, 1.52, 0.3])
    },
  },
  '@musclecar': {
    broadness: 3.3,
    paint: '#22508f',
    round: 0.09,
    body: [
      0.06, 0.82, 0.02, 0.48, 0.1, 0.4, 1.24, 0.37, 1.58, 0.1, 2.2, 0.1, 2.8, 0.36, 3.2, 0.38, 3.24, 0.56,
      3.2, 0.84,
    ],
    windows: [
      [1.36, 0.38, 1.63, 0.17, 1.92, 0.17, 1.92, 0.39],
      [1.98, 0.39, 1.98, 0.17, 2.2, 0.17, 2.52, 0.39],
    ],
    wheels: [0.68, 2.58],
    wheel: 0.25,
    doors: [
      [1.3, 0.4, 1.3, 0.8],
      [2.02, 0.4, 2.06, 0.8],
    ],
    lamps: [0.08, 0.5, 3.2, 0.5],
    more: stripe(0.74, 0.2, 3.1, '#f4f4f2'),
  },
  '@limousine': {
    broadness: 4.9,
    paint: '#1b1c22',
    round: 0.09,
    body: [0.06, 0.82, 0.02, 0.5, 0.7, 0.42, 1.04, 0.14, 3.9, 0.14, 4.3, 0.42, 4.8, 0.46, 4.82, 0.82],
    windows: [
      [0.86, 0.42, 1.1, 0.2, 1.4, 0.2, 1.4, 0.42],
      [1.48, 0.42, 1.48, 0.2, 2.2, 0.2, 2.2, 0.42],
      [2.28, 0.42, 2.28, 0.2, 3, 0.2, 3, 0.42],
      [3.08, 0.42, 3.08, 0.2, 3.84, 0.2, 4.08, 0.42],
    ],
    wheels: [0.62, 4.2],
    wheel: 0.21,
    lamps: [0.1, 0.54, 4.78, 0.56],
    more: stripe(0.66, 0.1, 4.74, '#c6ccd4'),
  },
  '@sedan': {
    broadness: 2.9,
    paint: '#3a6fb8',
    round: 0.12,
    body: [
      0.04, 0.82, 0.02, 0.56, 0.12, 0.48, 0.78, 0.42, 1.12, 0.1, 1.94, 0.1, 2.32, 0.4, 2.78, 0.46, 2.84, 0.82,
    ],
    windows: [
      [0.92, 0.42, 1.18, 0.17, 1.48, 0.17, 1.48, 0.42],
      [1.55, 0.42, 1.55, 0.17, 1.9, 0.17, 2.14, 0.42],
    ],
    wheels: [0.58, 2.28],
    wheel: 0.21,
    doors: [
      [0.88, 0.44, 0.88, 0.8],
      [1.51, 0.16, 1.53, 0.8],
      [2.14, 0.44, 2.04, 0.8],
    ],
    lamps: [0.12, 0.58, 2.8, 0.56],
  },
  '@jeep': {
    broadness: 2.1,
    paint: '#5a6a3a',
    round: 0.05,
    body: [0.1, 0.8, 0.08, 0.46, 0.72, 0.42, 0.78, 0.4, 1.94, 0.4, 1.96, 0.8],
    windows: [
      [0.82, 0.4, 0.9, 0.12, 1.26, 0.12, 1.26, 0.4],
      [1.34, 0.4, 1.34, 0.12, 1.84, 0.12, 1.84, 0.4],
    ],
    wheels: [0.48, 1.58],
    wheel: 0.25,
    rim: '#8a8f86',
    doors: [
      [0.8, 0.42, 0.8, 0.78],
      [1.3, 0.1, 1.3, 0.78],
    ],
    lamps: [0.12, 0.54, 1.93, 0.6],
    more: (pen, { colour }) => {
      softPolygon(pen, shadeHex(colour, -0.2), 0.03, [0.8, 0.14, 0.84, 0.04, 1.94, 0.04, 1.94, 0.14])
      tyre(pen, 1.98, 0.5, 0.11)
    },
  },
  '@monstertruck': {
    broadness: 1.9,
    paint: '#7a2fd0',
    round: 0.05,
    body: [0.1, 0.5, 0.1, 0.28, 0.6, 0.25, 0.74, 0.04, 1.18, 0.04, 1.22, 0.26, 1.78, 0.26, 1.8, 0.5],
    windows: [[0.68, 0.25, 0.8, 0.08, 1.12, 0.08, 1.14, 0.25]],
    wheels: [0.44, 1.44],
    wheel: 0.31,
    rim: '#e8c83a',
    lamps: [0.14, 0.36, 1.78, 0.36],
    more: pen => {
      polygon(pen, '#f5a01c', [0.2, 0.46, 0.7, 0.34, 0.62, 0.42, 1.2, 0.34, 1.1, 0.42, 1.6, 0.4, 1.1, 0.5])
    },
  },
  '@pickup': {
    broadness: 2.9,
    paint: '#4a7a8a',
    round: 0.08,
    body: [0.06, 0.8, 0.02, 0.44, 0.66, 0.38, 0.94, 0.06, 1.52, 0.06, 1.6, 0.36, 2.78, 0.36, 2.82, 0.8],
    windows: [[0.82, 0.36, 1.02, 0.13, 1.44, 0.13, 1.48, 0.36]],
    wheels: [0.56, 2.26],
    wheel: 0.22,
    doors: [
      [0.8, 0.38, 0.8, 0.76],
      [1.54, 0.38, 1.54, 0.76],
      [1.66, 0.42, 2.76, 0.42],
    ],
    lamps: [0.1, 0.5, 2.79, 0.52],
    more: (pen, { colour }) =>
      polygon(pen, shadeHex(colour, -0.5), [1.62, 0.36, 2.76, 0.36, 2.74, 0.4, 1.64, 0.4]),
  },
  '@racingcar': {
    broadness: 4.2,
    paint: '#d8241c',
    round: 0.06,
    body: [
      0.1, 0.86, 0.14, 0.74, 1.1, 0.56, 1.5, 0.5, 2, 0.5, 2.16, 0.3, 2.4, 0.18, 3.5, 0.5, 3.9, 0.6, 3.9, 0.84,
    ],
    windows: [],
    wheels: [0.9, 3.26],
    wheel: 0.3,
    rim: '#4a4d54',
    lamps: [0.5, 0.78, 3.9, 0.66],
    more: (pen, { colour }) => {
      polygon(pen, DARK, [3.5, 0.3, 4.06, 0.14, 4.1, 0.44, 3.86, 0.52])
      polygon(pen, shadeHex(colour, -0.2), [0.02, 0.94, 0.1, 0.78, 0.5, 0.8, 0.56, 0.92])
      pen.g.fillStyle = '#f2c81c'
      pen.fillCircle(1.92, 0.42, 0.11)
      polygon(pen, '#f4f4f2', [1.2, 0.66, 3, 0.66, 2.9, 0.72, 1.26, 0.72])
    },
  },
  '@hearse': {
    broadness: 3.2,
    paint: '#17181c',
    round: 0.08,
    body: [0.06, 0.82, 0.02, 0.5, 0.7, 0.42, 1, 0.1, 3, 0.1, 3.12, 0.44, 3.12, 0.82],
    windows: [
      [0.86, 0.42, 1.08, 0.17, 1.36, 0.17, 1.36, 0.42],
      [1.5, 0.44, 1.5, 0.17, 2.94, 0.17, 3, 0.44],
    ],
    wheels: [0.58, 2.5],
    wheel: 0.21,
    lamps: [0.1, 0.54, 3.1, 0.56],
  },
  '@van': {
    broadness: 2.2,
    paint: '#e8eaec',
    round: 0.08,
    body: [0.04, 0.82, 0.02, 0.52, 0.42, 0.42, 0.66, 0.08, 2.1, 0.05, 2.14, 0.82],
    windows: [[0.52, 0.4, 0.72, 0.15, 0.98, 0.15, 0.98, 0.4]],
    wheels: [0.44, 1.74],
    wheel: 0.17,
    doors: [
      [0.5, 0.42, 0.52, 0.8],
      [1.04, 0.14, 1.04, 0.8],
      [1.6, 0.14, 1.6, 0.8],
    ],
    lamps: [0.1, 0.58, 2.13, 0.5],
  },
  '@campervan': {
    broadness: 2.1,
    paint: '#3fa8a8',
    round: 0.14,
    body: [0.04, 0.84, 0.02, 0.46, 0.2, 0.1, 1.96, 0.07, 2.06, 0.4, 2.06, 0.84],
    windows: [
      [0.14, 0.4, 0.26, 0.16, 0.5, 0.16, 0.5, 0.4],
      [0.58, 0.4, 0.58, 0.16, 1.0, 0.16, 1.0, 0.4],
      [1.08, 0.4, 1.08, 0.16, 1.46, 0.16, 1.46, 0.4],
      [1.54, 0.4, 1.54, 0.16, 1.9, 0.16, 1.96, 0.4],
    ],
    wheels: [0.46, 1.62],
    wheel: 0.16,
    rim: '#e8eaee',
    lamps: [0.08, 0.6, 2.04, 0.62],
    more: pen => {
      softPolygon(pen, '#f6f2e6', 0.1, [0.13, 0.14, 0.22, 0.02, 1.92, 0.02, 2, 0.12])
      polyline(pen, '#f6f2e6', 0.05, [0.05, 0.47, 2.04, 0.47])
      polyline(pen, '#d9dee2', 0.04, [0.02, 0.8, 0.3, 0.82])
      for (const x of [0.54, 1.04]) polyline(pen, 'rgba(20,50,60,.5)', 0.009, [x, 0.14, x, 0.78])
    },
  },
  '@motorhome': {
    broadness: 2.6,
    paint: '#f1efe8',
    round: 0.07,
    body: [0.04, 0.84, 0.02, 0.58, 0.4, 0.44, 0.5, 0.32, 0.34, 0.26, 0.4, 0.06, 2.5, 0.04, 2.54, 0.84],
    windows: [
      [0.46, 0.44, 0.58, 0.3, 0.84, 0.3, 0.84, 0.46],
      [1.1, 0.4, 1.1, 0.18, 1.5, 0.18, 1.5, 0.4],
      [1.96, 0.4, 1.96, 0.18, 2.36, 0.18, 2.36, 0.4],
      [0.56, 0.2, 0.56, 0.12, 0.9, 0.12, 0.9, 0.2],
    ],
    wheels: [0.48, 2],
    wheel: 0.15,
    doors: [[1.6, 0.14, 1.6, 0.78, 1.88, 0.78, 1.88, 0.14, 1.6, 0.14]],
    lamps: [0.1, 0.64, 2.52, 0.6],
    more: stripe(0.6, 0.14, 2.52, '#c8803a'),
  },
  '@caravan': {
    broadness: 1.9,
    paint: '#f3ecd8',
    round: 0.2,
    body: [0.3, 0.86, 0.26, 0.3, 0.5, 0.06, 1.6, 0.06, 1.82, 0.3, 1.82, 0.86],
    windows: [
      [0.42, 0.46, 0.42, 0.24, 0.8, 0.24, 0.8, 0.46],
      [1.28, 0.46, 1.28, 0.24, 1.66, 0.24, 1.66, 0.46],
    ],
    wheels: [1.06],
    wheel: 0.14,
    doors: [[0.9, 0.2, 0.9, 0.82, 1.18, 0.82, 1.18, 0.2, 0.9, 0.2]],
    lamps: [0.3, 0.7, 1.8, 0.7],
    more: pen => {
      polyline(pen, '#55585e', 0.035, [0.28, 0.86, 0.02, 0.9])
      polyline(pen, '#4fa0a0', 0.06, [0.27, 0.6, 1.82, 0.6])
    },
  },
  '@golfcart': {
    broadness: 1.4,
    paint: '#f4f4f2',
    round: 0.06,
    body: [0.1, 0.84, 0.08, 0.6, 0.36, 0.52, 0.46, 0.74, 0.72, 0.74, 0.74, 0.6, 1.24, 0.58, 1.3, 0.84],
    windows: [],
    wheels: [0.32, 1.06],
    wheel: 0.14,
    lamps: [0.12, 0.66, 1.28, 0.68],
    more: (pen, { colour }) => {
      for (const [a, b] of [
        [0.34, 0.42],
        [1.16, 1.08],
      ])
        polyline(pen, '#3a3c40', 0.025, [a, 0.56, b, 0.12])
      softPolygon(
        pen,
        fromAbove(pen, 0.04, 0.14, colour),
        0.03,
        [0.28, 0.13, 0.34, 0.04, 1.18, 0.04, 1.22, 0.13],
      )
      softPolygon(pen, '#7a4a2c', 0.04, [0.74, 0.6, 1.02, 0.58, 1.06, 0.32, 1.14, 0.32, 1.16, 0.64])
      polyline(pen, '#2a2a2e', 0.025, [0.46, 0.6, 0.58, 0.44])
    },
  },
  '@gokart': {
    broadness: 2.2,
    paint: '#e8b01c',
    round: 0.06,
    body: [
      0.06, 0.86, 0.06, 0.68, 0.6, 0.6, 0.9, 0.74, 1.3, 0.74, 1.4, 0.3, 1.6, 0.3, 1.7, 0.6, 2.1, 0.66, 2.1,
      0.86,
    ],
    windows: [],
    wheels: [0.46, 1.74],
    wheel: 0.25,
    lamps: [0.1, 0.74, 2.1, 0.74],
    more: pen => polyline(pen, '#2a2a2e', 0.05, [0.76, 0.68, 0.98, 0.42]),
  },
}

/** Cars of all kinds from the side, their bonnets to the left. */
export const CAR_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(CARS).map(([key, car]): [string, Piece] => [
    key,
    { broadness: car.broadness, draw: (pen, options) => drawCar(pen, car, options) },
  ]),
)
