import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball } from '../shapes.ts'
import { arcades, archway, courses, face, PALE, panes, slab } from './masonry.ts'

const RED = '#d9482c'
const LAMPLIT = '#ffd97a'

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
  '@latticetower': { broadness: 0.5, draw: drawLatticeTower },
  '@jazzagetower': { broadness: 0.36, draw: drawJazzAgeTower },
  '@campanile': { broadness: 0.36, draw: drawCampanile },

  '@twinspires': { broadness: 0.8, draw: drawTwinSpires },
}
