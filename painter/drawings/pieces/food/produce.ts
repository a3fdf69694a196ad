import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, blob, bow, polygon, polyline, rounding, spread } from '../shapes.ts'
import { FRUIT_AND_ICES } from './fruit-and-ices.ts'

type Fruit = { colour: string; kind: 'round' | 'berry' | 'crowned' | 'scaled' | 'root' | 'stalks' | 'head' }

/** Fruit and vegetables by their colour and their kind. */
type FruitPen = { pen: SharePen; colour: string }

/** Each kind of fruit; `usual` is round with a stalk. */
const FRUITS = {
  berry({ pen, colour }: FruitPen) {
    for (let k = 0; k < 34; k++) {
      const [angle, reach] = [k * 2.4, Math.sqrt(k / 34) * 0.36]
      ball(
        pen,
        0.46 + Math.cos(angle) * reach * 0.9,
        0.56 + Math.sin(angle) * reach * 1.12,
        0.085,
        shadeHex(colour, spread(k) * 0.3 - 0.15),
      )
    }
    for (const turn of [-0.6, 0, 0.6]) {
      pen.g.fillStyle = '#4f9a3a'
      pen.fillEllipse(0.46 + turn * 0.2, 0.13, 0.14, 0.05, turn * 1.4)
    }
  },
  crowned({ pen, colour }: FruitPen) {
    ball(pen, 0.46, 0.58, 0.42, colour)
    polygon(
      pen,
      shadeHex(colour, -0.15),
      [0.36, 0.2, 0.3, 0.02, 0.41, 0.1, 0.46, 0, 0.51, 0.1, 0.62, 0.02, 0.56, 0.2],
    )
    blob(pen, '#f6e2c8', [0.5, 0.5, 0.66, 0.44, 0.82, 0.6, 0.7, 0.84, 0.52, 0.76])
    for (let k = 0; k < 12; k++)
      ball(pen, 0.57 + spread(k) * 0.19, 0.53 + spread(k, 0.37) * 0.24, 0.035, '#b3142c')
  },
  scaled({ pen, colour }: FruitPen) {
    blob(
      pen,
      rounding(pen, 0.04, 0.88, colour),
      [0.46, 0.1, 0.1, 0.26, 0.04, 0.7, 0.3, 1.02, 0.62, 1.02, 0.88, 0.7, 0.82, 0.26],
    )
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 3; k++) {
        const [x, y] = [0.2 + k * 0.25 + (row % 2) * 0.06, 0.3 + row * 0.19]
        polygon(pen, '#8fc43a', [x - 0.07, y + 0.08, x + 0.02, y - 0.12, x + 0.09, y + 0.06])
      }
    polygon(pen, '#8fc43a', [0.36, 0.16, 0.3, 0, 0.46, 0.08, 0.58, -0.02, 0.56, 0.16])
  },
  root({ pen, colour }: FruitPen) {
    for (const lean of [-0.16, 0, 0.16])
      bow(pen, '#4f9a3a', 0.07, [0.46, 0.44, 0.46 + lean, 0.24, 0.46 + lean * 2, 0.04])
    blob(
      pen,
      rounding(pen, 0.12, 0.8, colour),
      [0.46, 0.34, 0.14, 0.42, 0.16, 0.76, 0.44, 0.9, 0.47, 1.04, 0.5, 0.9, 0.78, 0.76, 0.78, 0.42],
    )
  },
  stalks({ pen, colour }: FruitPen) {
    for (let k = 0; k < 7; k++) {
      const x = 0.14 + k * 0.09
      polyline(pen, shadeHex(colour, (k % 3) * 0.12 - 0.1), 0.075, [x + (k - 3) * -0.01, 0.98, x, 0.2])
      blob(pen, shadeHex(colour, -0.12), [x - 0.06, 0.24, x, -0.02, x + 0.06, 0.24, x, 0.3])
    }
    polyline(pen, '#c8a05a', 0.06, [0.1, 0.66, 0.74, 0.66])
  },
  head({ pen, colour }: FruitPen) {
    for (const [x, turn] of [
      [0.16, -0.6],
      [0.76, 0.6],
      [0.46, 0],
    ]) {
      pen.g.fillStyle = '#6fae3a'
      pen.fillEllipse(x, 0.7, 0.22, 0.3, turn)
    }
    for (let k = 0; k < 20; k++) {
      const [angle, reach] = [k * 2.4, Math.sqrt(k / 20) * 0.3]
      ball(
        pen,
        0.46 + Math.cos(angle) * reach,
        0.42 + Math.sin(angle) * reach * 0.85,
        0.12,
        shadeHex(colour, spread(k) * 0.2 - 0.1),
      )
    }
  },
  usual({ pen, colour }: FruitPen) {
    ball(pen, 0.46, 0.58, 0.41, colour)
    bow(pen, '#6b4a2c', 0.035, [0.46, 0.22, 0.46, 0.1, 0.54, 0.03])
    pen.g.fillStyle = '#4f9a3a'
    pen.fillEllipse(0.62, 0.1, 0.14, 0.055, -0.3)
    bow(pen, shadeHex(colour, -0.3), 0.014, [0.46, 0.2, 0.36, 0.5, 0.46, 0.9])
  },
} satisfies Readonly<Record<string, (of: FruitPen) => void>>

function drawFruit(pen: SharePen, { colour, kind }: Fruit) {
  const draw: (of: FruitPen) => void = kind in FRUITS ? FRUITS[kind as keyof typeof FRUITS] : FRUITS.usual
  draw({ pen, colour })
}

const fruit = (colour: string, kind: Fruit['kind']): Piece => ({
  broadness: 0.94,
  draw: (pen, options) => drawFruit(pen, { colour: options.colour ?? colour, kind }),
})

/** Fruit and vegetables, and ice cream. */
export const PRODUCE_PIECES: Readonly<Record<string, Piece>> = {
  ...FRUIT_AND_ICES,

  '@fig': fruit('#4a2a4f', 'round'),
  '@plum': fruit('#5a2a6a', 'round'),
  '@raspberry': fruit('#d8284a', 'berry'),
}
