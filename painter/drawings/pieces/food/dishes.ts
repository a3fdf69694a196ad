import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread } from '../shapes.ts'
import { BOWLS } from './bowls.ts'
import type { Bit, Dish } from './dish.ts'
import { PLATES } from './plates.ts'

/** The open top of the vessel. */
const TOP = { x: 1.1, y: 0.36, width: 0.94, height: 0.27 }
const PLATE_TOP = { x: 1.1, y: 0.62, width: 0.86, height: 0.22 }

function drawVessel(pen: SharePen, vessel: Dish['vessel'], china: string) {
  const { g } = pen
  if (vessel === 'plate') {
    g.fillStyle = shadeHex(china, -0.35)
    pen.fillEllipse(1.1, 0.72, 1.09, 0.27)
    g.fillStyle = pen.across(0, 2.2, shadeHex(china, 0.1), china, shadeHex(china, -0.16))
    pen.fillEllipse(1.1, 0.68, 1.09, 0.27)
    g.fillStyle = shadeHex(china, -0.1)
    pen.fillEllipse(1.1, 0.66, 0.84, 0.2)
    return
  }
  if (vessel === 'board') {
    g.fillStyle = shadeHex(china, -0.4)
    pen.fillRoundRect(0.02, 0.76, 2.16, 0.16, 0.05)
    polygon(pen, fromAbove(pen, 0.44, 0.86, china), [0.2, 0.46, 2, 0.46, 2.18, 0.84, 0.02, 0.84])
    for (let k = 0; k < 5; k++)
      polyline(pen, shadeHex(china, -0.16), 0.008, [
        0.3 - k * 0.03,
        0.52 + k * 0.07,
        1.9 + k * 0.03,
        0.53 + k * 0.07,
      ])
    return
  }
  if (vessel === 'steamer') {
    g.fillStyle = rounding(pen, 0.06, 2.14, china)
    pen.fillRect(0.06, 0.36, 2.08, 0.46)
    pen.fillEllipse(1.1, 0.82, 1.04, 0.22)
    for (const y of [0.56, 0.74]) bow(pen, shadeHex(china, -0.35), 0.022, [0.06, y, 1.1, y + 0.26, 2.14, y])
  } else if (vessel === 'pan' || vessel === 'pot') {
    const deep = vessel === 'pot' ? 1 : 0.74
    if (vessel === 'pan') {
      polyline(pen, '#2a2a2e', 0.09, [1.9, 0.44, 2.66, 0.3])
    } else {
      g.strokeStyle = shadeHex(china, -0.2)
      pen.lineWidth = 0.07
      for (const x of [0.1, 2.1]) {
        pen.begin()
        pen.ellipse(x, 0.5, 0.1, 0.08)
        g.stroke()
      }
    }
    blob(pen, rounding(pen, 0.1, 2.1, china), [
      0.12,
      0.2,
      2.08,
      0.2,
      2.06,
      deep,
      1.1,
      deep + 0.02,
      0.14,
      deep,
    ])
  } else
    blob(
      pen,
      rounding(pen, 0.05, 2.15, china),
      [0.06, 0.06, 1.1, 0.3, 2.14, 0.06, 2.2, 0.66, 1.5, 0.98, 1.1, 1.04, 0.7, 0.98, 0, 0.66],
    )
  g.fillStyle = shadeHex(china, 0.25)
  pen.fillEllipse(TOP.x, TOP.y, 1.04, 0.31)
  g.fillStyle = shadeHex(china, -0.35)
  pen.fillEllipse(TOP.x, TOP.y + 0.01, 0.97, 0.28)
}

/** Where a bit lies, how it is turned, and its own shade of the colour. */
type BitPen = {
  pen: SharePen
  g: SharePen['g']
  colour: string
  x: number
  y: number
  k: number
  turn: number
  own: string
}

/** Each kind of bit; `usual` is a crumb. */
const BITS = {
  leaf({ pen, g, x, y, turn, own }: BitPen) {
    g.fillStyle = pen.gradient(
      x - 0.1,
      y - 0.08,
      x + 0.1,
      y + 0.08,
      shadeHex(own, 0.25),
      shadeHex(own, -0.25),
    )
    pen.fillEllipse(x, y, 0.15, 0.07, turn)
    bow(pen, shadeHex(own, 0.35), 0.008, [x - 0.1, y, x, y - 0.02, x + 0.1, y])
  },
  chunk({ pen, x, y, own }: BitPen) {
    polygon(pen, shadeHex(own, -0.3), [
      x - 0.09,
      y - 0.02,
      x + 0.09,
      y - 0.03,
      x + 0.08,
      y + 0.08,
      x - 0.08,
      y + 0.09,
    ])
    polygon(pen, shadeHex(own, 0.15), [
      x - 0.09,
      y - 0.02,
      x - 0.02,
      y - 0.09,
      x + 0.1,
      y - 0.08,
      x + 0.09,
      y,
      x,
      y + 0.03,
    ])
  },
  ball({ pen, x, y, own }: BitPen) {
    ball(pen, x, y, 0.095, own)
  },
  disc({ pen, g, x, y, own }: BitPen) {
    g.fillStyle = shadeHex(own, -0.3)
    pen.fillEllipse(x, y + 0.02, 0.13, 0.075)
    g.fillStyle = own
    pen.fillEllipse(x, y, 0.13, 0.075)
    g.fillStyle = shadeHex(own, 0.3)
    pen.fillEllipse(x - 0.01, y - 0.005, 0.085, 0.045)
  },
  ring({ pen, g, x, y, turn, own }: BitPen) {
    g.strokeStyle = own
    pen.lineWidth = 0.03
    pen.begin()
    pen.ellipse(x, y, 0.09, 0.05, turn)
    g.stroke()
  },
  stick({ pen, x, y, turn, own }: BitPen) {
    polyline(pen, shadeHex(own, -0.2), 0.06, [
      x - Math.cos(turn) * 0.13,
      y - Math.sin(turn) * 0.07,
      x + Math.cos(turn) * 0.13,
      y + Math.sin(turn) * 0.07,
    ])
    polyline(pen, shadeHex(own, 0.2), 0.03, [
      x - Math.cos(turn) * 0.12,
      y - 0.01 - Math.sin(turn) * 0.07,
      x + Math.cos(turn) * 0.12,
      y - 0.01 + Math.sin(turn) * 0.07,
    ])
  },
  shrimp({ pen, g, x, y, turn }: BitPen) {
    g.strokeStyle = '#f08a5c'
    pen.lineWidth = 0.075
    pen.begin()
    pen.ellipse(x, y, 0.09, 0.07, turn, 0.4, 4.4)
    g.stroke()
    g.strokeStyle = '#fbd3ba'
    pen.lineWidth = 0.02
    g.stroke()
  },
  egg({ pen, g, x, y, turn }: BitPen) {
    g.fillStyle = '#fbf8f0'
    pen.fillEllipse(x, y, 0.2, 0.115, turn * 0.2)
    ball(pen, x, y - 0.005, 0.072, '#f2a01c')
  },
  noodle({ pen, g, x, y, k, turn, own }: BitPen) {
    g.strokeStyle = own
    pen.lineWidth = 0.032
    pen.begin()
    pen.ellipse(x, y, 0.26, 0.1, turn, spread(k, 0.71) * 6, spread(k, 0.71) * 6 + 3.6)
    g.stroke()
  },
  dumpling({ pen, colour, x, y }: BitPen) {
    blob(pen, fromAbove(pen, y - 0.12, y + 0.1, colour), [
      x - 0.19,
      y + 0.1,
      x - 0.17,
      y - 0.1,
      x,
      y - 0.17,
      x + 0.17,
      y - 0.1,
      x + 0.19,
      y + 0.1,
    ])
    for (let j = -2; j <= 2; j++)
      bow(pen, shadeHex(colour, -0.28), 0.01, [x, y - 0.12, x + j * 0.04, y - 0.07, x + j * 0.065, y + 0.01])
  },
  slice({ pen, g, x, y, own }: BitPen) {
    g.fillStyle = shadeHex(own, -0.25)
    pen.fillRoundRect(x - 0.17, y - 0.06, 0.34, 0.17, 0.06)
    g.fillStyle = shadeHex(own, 0.12)
    pen.fillRoundRect(x - 0.17, y - 0.09, 0.34, 0.15, 0.06)
  },
  usual({ pen, x, y, turn }: BitPen) {
    pen.fillEllipse(x, y, 0.035, 0.022, turn)
  },
} satisfies Readonly<Record<string, (of: BitPen) => void>>

function drawBit(pen: SharePen, kind: Bit, colour: string, x: number, y: number, k: number) {
  const { g } = pen
  const turn = spread(k, 0.53) * 3
  const own = shadeHex(colour, (spread(k, 0.29) - 0.5) * 0.3)
  g.fillStyle = own
  const draw: (of: BitPen) => void = kind in BITS ? BITS[kind as keyof typeof BITS] : BITS.usual
  draw({ pen, g, colour, x, y, k, turn, own })
}

/** A dish seen as from a chair at the table: its vessel, what fills it, and what lies on that. */
function drawDish(pen: SharePen, { vessel, china = '#f1ede4', base, heap = 0, bits, chopsticks }: Dish) {
  const { g } = pen
  const { x, y, width, height } = vessel === 'plate' || vessel === 'board' ? PLATE_TOP : TOP
  if (chopsticks)
    for (const k of [0, 1]) polyline(pen, '#8a3a22', 0.032, [1.5, 0.34 - k * 0.05, 2.28, 0.02 + k * 0.07])
  drawVessel(pen, vessel, china)
  g.save()
  if (base) {
    if (heap > 0)
      blob(pen, fromAbove(pen, y - heap * 0.5, y + height, base), [
        x - width,
        y,
        x - width * 0.72,
        y - heap * 0.55,
        x,
        y - heap * 0.75,
        x + width * 0.72,
        y - heap * 0.55,
        x + width,
        y,
        x + width * 0.8,
        y + height * 0.95,
        x,
        y + height * 1.06,
        x - width * 0.8,
        y + height * 0.95,
      ])
    else {
      g.fillStyle = pen.across(x - width, x + width, shadeHex(base, 0.2), base, shadeHex(base, -0.2))
      pen.fillEllipse(x, y + 0.02, width * 0.96, height * 0.92)
    }
  }
  const placed: { kind: Bit; colour: string; x: number; y: number; k: number }[] = []
  let seed = 0
  for (const [kind, colour, count] of bits)
    for (let k = 0; k < count; k++) {
      seed++
      const angle = seed * 2.399963
      const reach = Math.sqrt((k + 0.5) / Math.max(3, count)) * (count === 1 ? 0.35 : 0.8)
      const up = heap * 0.5 * (1 - reach * reach)
      placed.push({
        kind,
        colour,
        k: seed,
        x: x + Math.cos(angle) * reach * width,
        y: y + Math.sin(angle) * reach * height * 0.82 - up,
      })
    }
  for (const bit of placed) drawBit(pen, bit.kind, bit.colour, bit.x, bit.y, bit.k)
  g.restore()
}

const DISH_BREADTH = 2.3
const WITH_HANDLE = 2.75

/** What is served in bowls, on plates and on boards. */
export const DISH_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries({ ...BOWLS, ...PLATES }).map(([key, dish]): [string, Piece] => [
    key,
    {
      broadness: dish.vessel === 'pan' ? WITH_HANDLE : DISH_BREADTH,
      draw: pen => drawDish(pen, dish),
    },
  ]),
)
