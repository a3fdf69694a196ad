import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { arcades, archway, courses, drum, face, PALE, panes, slab, truss } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball } from './shapes.ts'

const CONCRETE = '#c3c0b8'
const GLASS = '#7f9db4'
const RED = '#d9482c'
const LAMPLIT = '#ffd97a'

/** A tapering needle of many setbacks, as of nothing else in the world. */
function drawNeedleOfSetbacks(pen: SharePen, { colour = '#a9b9c6', night }: PieceOptions) {
  const tiers = [
    [0.74, 0.14],
    [0.6, 0.118],
    [0.46, 0.094],
    [0.33, 0.07],
    [0.22, 0.046],
    [0.13, 0.026],
  ]
  for (const [k, [top, half]] of tiers.entries()) {
    // Each wing ends at another height.
    for (const [x, y, w] of [
      [0.16 - half, top + 0.06, half],
      [0.16, top, half],
    ]) {
      slab(pen, x, y, w, 1 - y, shadeHex(colour, k % 2 ? 0.06 : -0.06))
      panes(pen, { x, y: y + 0.01, w, h: 0.99 - y, columns: 2, rows: Math.round((1 - y) * 44) }, night)
    }
  }
  face(pen, shadeHex(colour, 0.1), [
    [0.15, 0.16],
    [0.16, 0],
    [0.17, 0.16],
  ])
}

/** Eight flaring storeys one on the other, like a stalk of bamboo. */
function drawTowerOfEights(pen: SharePen, { colour = '#5f9a92', night }: PieceOptions) {
  const { g } = pen
  face(pen, pen.across(0.02, 0.34, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.3)), [
    [0.09, 0.74],
    [0.27, 0.74],
    [0.33, 1],
    [0.03, 1],
  ])
  panes(pen, { x: 0.08, y: 0.76, w: 0.2, h: 0.22, columns: 6, rows: 8 }, night)
  for (let k = 0; k < 8; k++) {
    const y = 0.2 + k * 0.0675
    face(pen, pen.across(0.08, 0.28, shadeHex(colour, 0.24), colour, shadeHex(colour, -0.32)), [
      [0.075, y],
      [0.285, y],
      [0.258, y + 0.066],
      [0.102, y + 0.066],
    ])
    panes(pen, { x: 0.1, y: y + 0.012, w: 0.16, h: 0.046, columns: 7, rows: 3 }, night)
    g.fillStyle = night ? LAMPLIT : shadeHex(colour, 0.45)
    pen.fillRect(0.07, y - 0.004, 0.22, 0.009)
  }
  slab(pen, 0.13, 0.15, 0.1, 0.05, colour)
  slab(pen, 0.155, 0.1, 0.05, 0.05, shadeHex(colour, -0.1))
  g.fillStyle = shadeHex(colour, 0.2)
  pen.fillRect(0.175, 0, 0.01, 0.1)
}

/** A tower of girders on four legs, in bands of red and white. */
function drawLatticeTower(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const half = (y: number) => 0.01 + 0.22 * y ** 2.3
  const paint = night ? '#ff6a2a' : RED
  for (let k = 0; k < 9; k++) {
    const [from, to] = [0.12 + k * 0.098, 0.12 + (k + 1) * 0.098]
    g.strokeStyle = k % 2 ? (night ? '#ffd9a8' : '#f4efe6') : paint
    pen.lineWidth = 0.011
    for (const side of [-1, 1]) {
      pen.strokeLine(0.25 + side * half(from), from, 0.25 + side * half(to), to)
      const inner = (y: number) => (y > 0.72 ? half(y) * 0.55 : 0)
      pen.strokeLine(0.25 + side * inner(from), from, 0.25 + side * inner(to), to)
    }
    pen.lineWidth = 0.006
    const rungs = k > 6 ? 1 : 2
    for (let r = 0; r < rungs; r++) {
      const a = from + ((to - from) * r) / rungs
      const b = from + ((to - from) * (r + 1)) / rungs
      pen.strokeLine(0.25 - half(a), a, 0.25 + half(b) * (k > 6 ? -0.55 : 1), b)
      pen.strokeLine(0.25 + half(a), a, 0.25 - half(b) * (k > 6 ? -0.55 : 1), b)
    }
  }
  for (const [y, w, h] of [
    [0.34, 0.1, 0.035],
    [0.62, 0.22, 0.055],
  ]) {
    slab(pen, 0.25 - w / 2, y, w, h, '#f4efe6')
    panes(
      pen,
      { x: 0.25 - w / 2, y: y + h * 0.2, w, h: h * 0.6, columns: Math.round(w * 60), rows: 1 },
      night,
    )
  }
  g.strokeStyle = paint
  pen.lineWidth = 0.012
  pen.strokeLine(0.25, 0, 0.25, 0.13)
}

/** A stone tower of setbacks with a mast, of the years of jazz. */
function drawJazzAgeTower(pen: SharePen, { colour = '#b9ad98', night }: PieceOptions) {
  for (const [y, half] of [
    [0.8, 0.17],
    [0.66, 0.14],
    [0.28, 0.1],
    [0.22, 0.075],
    [0.17, 0.05],
  ]) {
    slab(pen, 0.18 - half, y, half * 2, 1 - y, colour)
    const columns = Math.round(half * 76)
    panes(
      pen,
      { x: 0.18 - half, y: y + 0.015, w: half * 2, h: 0.985 - y, columns, rows: Math.round((1 - y) * 40) },
      night,
    )
  }
  face(pen, night ? LAMPLIT : shadeHex(colour, 0.2), [
    [0.15, 0.17],
    [0.165, 0.1],
    [0.195, 0.1],
    [0.21, 0.17],
  ])
  pen.g.fillStyle = shadeHex(colour, -0.2)
  pen.fillRect(0.175, 0, 0.01, 0.1)
}

/** A brick bell tower under a green pyramid. */
function drawCampanile(pen: SharePen, { night }: PieceOptions) {
  const brick = '#b4603f'
  slab(pen, 0.08, 0.36, 0.2, 0.64, brick)
  pen.g.fillStyle = shadeHex(brick, -0.25)
  for (let k = 0; k < 5; k++) pen.fillRect(0.1 + k * 0.036, 0.4, 0.012, 0.58)
  slab(pen, 0.065, 0.335, 0.23, 0.03, PALE)
  slab(pen, 0.08, 0.245, 0.2, 0.09, PALE)
  arcades(
    pen,
    { x: 0.085, y: 0.245, w: 0.19, h: 0.09, columns: 4, rows: 1, share: 0.64 },
    night ? LAMPLIT : '#4a3a34',
  )
  slab(pen, 0.065, 0.225, 0.23, 0.02, PALE)
  slab(pen, 0.09, 0.17, 0.18, 0.056, brick)
  face(pen, pen.across(0.08, 0.28, '#7fae96', '#5d9079', '#3c6553'), [
    [0.08, 0.17],
    [0.18, 0.03],
    [0.28, 0.17],
  ])
  pen.g.fillStyle = '#e0b44a'
  pen.fillRect(0.174, 0, 0.012, 0.034)
}

/** A needle of concrete with what one looks down from: a ball, or a ring. */
const podTower =
  (pod: 'ball' | 'ring', steel: string) =>
  (pen: SharePen, { night }: PieceOptions) => {
    const { g } = pen
    face(pen, pen.sheen(0.1, 0.2, 0.32, CONCRETE, shadeHex(CONCRETE, 0.3), shadeHex(CONCRETE, -0.4)), [
      [0.138, 0.3],
      [0.162, 0.3],
      [0.2, 1],
      [0.1, 1],
    ])
    const y = pod === 'ball' ? 0.36 : 0.33
    if (pod === 'ball') ball(pen, 0.15, y, 0.075, steel)
    else {
      g.fillStyle = pen.sheen(0.07, 0.23, 0.32, steel, shadeHex(steel, 0.3), shadeHex(steel, -0.4))
      pen.fillEllipse(0.15, y, 0.08, 0.028)
      pen.fillRect(0.095, y - 0.045, 0.11, 0.035)
    }
    g.fillStyle = night ? LAMPLIT : '#3c4c5a'
    for (let k = 0; k < 9; k++) pen.fillRect(0.086 + k * 0.0145, y - 0.006, 0.01, 0.012)
    truss(pen, [0.15, 0.3, 0.15, 0.04], { from: 0.012, to: 0.003, rungs: 12 })
    for (let k = 0; k < 5; k++) {
      g.fillStyle = k % 2 ? '#f2efe8' : RED
      pen.fillRect(0.143, 0.02 + k * 0.05, 0.014, 0.05)
    }
  }

/** Balls of glass strung on a tripod. */
function drawPearlTower(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const pearl = night ? '#ff5aa8' : '#b8475f'
  g.strokeStyle = CONCRETE
  pen.lineWidth = 0.02
  for (const side of [-1, 1]) pen.strokeLine(0.2, 0.66, 0.2 + side * 0.17, 1)
  for (const x of [0.165, 0.2, 0.235]) {
    g.strokeStyle = shadeHex(CONCRETE, x > 0.21 ? -0.2 : 0.05)
    pen.strokeLine(x, 0.26, x, 1)
  }
  ball(pen, 0.2, 0.74, 0.1, pearl)
  for (const y of [0.62, 0.54, 0.46]) ball(pen, 0.2, y, 0.032, pearl)
  ball(pen, 0.2, 0.33, 0.075, pearl)
  ball(pen, 0.2, 0.19, 0.028, pearl)
  g.fillStyle = night ? '#ffd0ee' : '#f0c0c8'
  for (const [y, half] of [
    [0.74, 0.096],
    [0.33, 0.072],
  ])
    pen.fillRect(0.2 - half, y - 0.005, half * 2, 0.01)
  pen.lineWidth = 0.01
  pen.strokeLine(0.2, 0, 0.2, 0.18)
}

/** Two slender towers and a bridge from one to the other. */
function drawTwinTowers(pen: SharePen, { colour = '#b4c0c8', night }: PieceOptions) {
  for (const x of [0.15, 0.43]) {
    for (const [y, half] of [
      [0.38, 0.105],
      [0.28, 0.088],
      [0.2, 0.066],
      [0.14, 0.044],
    ]) {
      drum(pen, x - half, y, half * 2, 1 - y, colour)
      const rows = Math.round((1 - y) * 36)
      panes(pen, { x: x - half, y: y + 0.01, w: half * 2, h: 0.99 - y, columns: 8, rows }, night)
    }
    face(pen, shadeHex(colour, 0.1), [
      [x - 0.03, 0.14],
      [x, 0.02],
      [x + 0.03, 0.14],
    ])
    ball(pen, x, 0.05, 0.01, shadeHex(colour, 0.3))
  }
  slab(pen, 0.24, 0.55, 0.1, 0.03, shadeHex(colour, 0.15))
}

/** Three towers of glass that carry a ship with a garden. */
function drawTowersUnderShip(pen: SharePen, { colour = GLASS, night }: PieceOptions) {
  for (const x of [0.16, 0.56, 0.96]) {
    face(pen, pen.across(x, x + 0.28, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), [
      [x + 0.05, 0.17],
      [x + 0.25, 0.17],
      [x + 0.3, 1],
      [x, 1],
    ])
    panes(pen, { x: x + 0.04, y: 0.2, w: 0.22, h: 0.78, columns: 7, rows: 26 }, night)
  }
  pen.fillShape(pen.gradient(0, 0.06, 0, 0.2, '#eef1f2', '#8b979f'), () => {
    pen.moveTo(0, 0.07)
    pen.lineTo(1.5, 0.07)
    pen.curveTo(1.44, 0.14, 1.34, 0.18, 1.2, 0.18)
    pen.lineTo(0.14, 0.18)
    pen.quadTo(0.03, 0.16, 0, 0.07)
  })
  pen.g.fillStyle = '#4f8a3f'
  for (let k = 0; k < 26; k++) pen.fillEllipse(0.1 + k * 0.05, 0.06, 0.03, 0.024 + (k % 3) * 0.008)
}

/** Two Gothic towers with a crown of turrets about each spire. */
function drawTwinSpires(pen: SharePen, { night, snow }: PieceOptions) {
  const stone = '#9c8f7c'
  const slate = snow ? '#e8eef6' : '#33383f'
  slab(pen, 0.14, 0.62, 0.52, 0.38, stone)
  face(pen, stone, [
    [0.28, 0.62],
    [0.4, 0.44],
    [0.52, 0.62],
  ])
  for (const x of [0.17, 0.63]) {
    slab(pen, x - 0.09, 0.36, 0.18, 0.64, shadeHex(stone, 0.05))
    courses(pen, x - 0.09, 0.36, 0.18, 0.64, 14)
    pen.g.fillStyle = night ? LAMPLIT : '#3a342c'
    for (const y of [0.48, 0.64, 0.82]) archway(pen, x, y, 0.06, 0.08)
    const spire = (at: number, half: number, top: number, foot: number) =>
      face(pen, pen.across(at - half, at + half, shadeHex(slate, 0.3), slate, shadeHex(slate, -0.4)), [
        [at - half, foot],
        [at, top],
        [at + half, foot],
      ])
    spire(x, 0.1, 0.02, 0.37)
    for (const at of [x - 0.085, x + 0.085]) spire(at, 0.024, 0.24, 0.38)
    for (const at of [x - 0.05, x + 0.05]) spire(at, 0.018, 0.12, 0.24)
    ball(pen, x, 0.02, 0.012, '#e0b44a')
  }
  pen.g.fillStyle = night ? LAMPLIT : '#3a342c'
  archway(pen, 0.4, 0.86, 0.12, 0.2)
}

/** Towers that towns are known by. */
export const CITY_TOWERS: Readonly<Record<string, Piece>> = {
  '@burjtower': { broadness: 0.32, draw: drawNeedleOfSetbacks },
  '@eightstower': { broadness: 0.36, draw: drawTowerOfEights },
  '@latticetower': { broadness: 0.5, draw: drawLatticeTower },
  '@jazzagetower': { broadness: 0.36, draw: drawJazzAgeTower },
  '@campanile': { broadness: 0.36, draw: drawCampanile },
  '@balltower': { broadness: 0.3, draw: podTower('ball', '#b9c3cb') },
  '@ringtower': { broadness: 0.3, draw: podTower('ring', '#8d959c') },
  '@pearltower': { broadness: 0.4, draw: drawPearlTower },
  '@twintowers': { broadness: 0.58, draw: drawTwinTowers },
  '@shiptowers': { broadness: 1.5, draw: drawTowersUnderShip },
  '@twinspires': { broadness: 0.8, draw: drawTwinSpires },
}
