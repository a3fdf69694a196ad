import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { polygon, polyline, softPolygon, tyre } from '../shapes.ts'
import { type Car, DARK, drawCar } from './car-body.ts'

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
}

/** Cars of all kinds from the side, their bonnets to the left. */
export const CAR_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(CARS).map(([key, car]): [string, Piece] => [
    key,
    { broadness: car.broadness, draw: (pen, options) => drawCar(pen, car, options) },
  ]),
)
