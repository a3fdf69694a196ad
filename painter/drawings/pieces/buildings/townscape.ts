import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const FRONTS = ['#c2563f', '#e0b04a', '#5f8aa0', '#e6dcc4', '#7a9a6a', '#b0607a', '#4f6a8c', '#d98a4a']
const ROOF = '#5a3f38'
const SNOW = '#f2f6fb'
/** Shares of the height. */
const HOUSE = 0.42

/** A row of narrow gabled houses, each of a colour of its own, as they stand along canals and harbours. */
export function drawTownhouses(pen: SharePen, { colour, night, snow }: PieceOptions) {
  for (let k = 0; k < 7; k++) {
    const front = colour ? shadeHex(colour, ((k * 0.37) % 1) * 0.3 - 0.15) : FRONTS[(k * 3) % FRONTS.length]
    drawTownhouse(pen, 0.02 + k * HOUSE, 0.06 + ((k * 0.618) % 1) * 0.16, front, k, night, snow)
  }
}

function drawTownhouse(
  pen: SharePen,
  x: number,
  top: number,
  front: string,
  k: number,
  night: boolean,
  snow: boolean,
) {
  const { g } = pen
  const w = HOUSE - 0.012
  const eaves = top + 0.2
  pen.fillShape(pen.across(x, x + w, shadeHex(front, 0.12), front, shadeHex(front, -0.2)), () => {
    pen.moveTo(x, 1)
    pen.lineTo(x, eaves)
    if (k % 2 === 0) {
      // Stepped gable.
      for (let step = 0; step < 4; step++) {
        pen.lineTo(x + (w / 9) * (step + 0.35), eaves - step * 0.055)
        pen.lineTo(x + (w / 9) * (step + 0.35), eaves - (step + 1) * 0.055)
      }
      for (let step = 3; step >= 0; step--) {
        pen.lineTo(x + w - (w / 9) * (step + 0.35), eaves - (step + 1) * 0.055)
        pen.lineTo(x + w - (w / 9) * (step + 0.35), eaves - step * 0.055)
      }
    } else {
      pen.lineTo(x + w / 2, top - 0.02)
    }
    pen.lineTo(x + w, eaves)
    pen.lineTo(x + w, 1)
  })
  if (k % 2 === 1) {
    g.strokeStyle = snow ? SNOW : ROOF
    pen.lineWidth = snow ? 0.04 : 0.026
    pen.strokeLine(x - 0.005, eaves + 0.01, x + w / 2, top - 0.02)
    pen.strokeLine(x + w / 2, top - 0.02, x + w + 0.005, eaves + 0.01)
  }
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const left = x + 0.045 + column * 0.115
      const y = eaves + 0.05 + row * 0.165
      if (row === 3 && column === 1) {
        g.fillStyle = shadeHex(front, -0.55)
        pen.fillRect(left - 0.01, 0.84, 0.095, 0.16)
        continue
      }
      if (y > 0.92) continue
      g.fillStyle = '#f2ede2'
      pen.fillRect(left - 0.008, y - 0.008, 0.086, 0.116)
      g.fillStyle = night && (row * 3 + column + k) % 3 !== 0 ? '#ffd36a' : '#3f5468'
      pen.fillRect(left, y, 0.07, 0.1)
      g.strokeStyle = '#f2ede2'
      pen.lineWidth = 0.007
      pen.strokeLine(left + 0.035, y, left + 0.035, y + 0.1)
      pen.strokeLine(left, y + 0.045, left + 0.07, y + 0.045)
    }
}

/** A flat piece of drifting ice, its upper side seen from a little above. */
export function drawFloe(pen: SharePen) {
  const { g } = pen
  const edge = (by: number) => {
    pen.moveTo(0.06, 0.5 + by)
    pen.lineTo(0.5, 0.24 + by)
    pen.lineTo(1.3, 0.16 + by)
    pen.lineTo(2.3, 0.2 + by)
    pen.lineTo(3.1, 0.3 + by)
    pen.lineTo(3.54, 0.52 + by)
    pen.lineTo(3, 0.74 + by)
    pen.lineTo(2.2, 0.82 + by)
    pen.lineTo(1.2, 0.84 + by)
    pen.lineTo(0.46, 0.72 + by)
  }
  pen.fillShape(pen.gradient(0, 0.5, 0, 1, '#cfe6f0', '#7fb4cc', '#4f8fae'), () => edge(0.16))
  pen.fillShape(pen.gradient(0, 0.16, 0, 0.84, '#e6f1f6', '#ffffff', '#dcebf2'), () => edge(0))
  g.strokeStyle = 'rgba(120,170,196,.55)'
  pen.lineWidth = 0.014
  pen.strokeLine(0.9, 0.24, 1.2, 0.42)
  pen.strokeLine(2.7, 0.34, 2.4, 0.5)
  pen.strokeLine(2.4, 0.5, 2.5, 0.66)
}

/** A mountain of ice in the water. */
export function drawIceberg(pen: SharePen) {
  const face = (points: readonly (readonly [number, number])[], from: string, to: string) =>
    pen.fillShape(pen.gradient(0, 0, 0.3, 1, from, to), () => {
      for (const [k, [x, y]] of points.entries()) k === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
    })
  const outline = [
    [0.02, 1],
    [0.1, 0.62],
    [0.3, 0.5],
    [0.42, 0.22],
    [0.62, 0.02],
    [0.8, 0.16],
    [0.9, 0.4],
    [1.2, 0.46],
    [1.46, 0.36],
    [1.66, 0.66],
    [1.78, 1],
  ] as const
  face(outline, '#ffffff', '#a8cfe0')
  face(
    [
      [0.62, 0.02],
      [0.8, 0.16],
      [0.9, 0.4],
      [0.84, 1],
      [0.6, 1],
      [0.54, 0.5],
    ],
    '#b8d9e8',
    '#6fa8c4',
  )
  face(
    [
      [1.2, 0.46],
      [1.46, 0.36],
      [1.66, 0.66],
      [1.78, 1],
      [1.3, 1],
    ],
    '#c9e4ef',
    '#86b8cf',
  )
  face(
    [
      [0.1, 0.62],
      [0.3, 0.5],
      [0.36, 1],
      [0.02, 1],
    ],
    '#e6f3f8',
    '#9cc6d9',
  )
  pen.g.fillStyle = 'rgba(70,150,180,.55)'
  pen.fillRect(0.03, 0.965, 1.74, 0.035)
}

/** A checked blanket spread on the ground. */
export function drawBlanket(pen: SharePen, { colour = '#c23a34' }: PieceOptions) {
  const { g } = pen
  const corner = (u: number, v: number): [number, number] => [
    0.5 + u * 3 + (v - 0.5) * (u - 0.5) * 1.2 - (v - 0.5) * 0.1,
    0.06 + v * 0.9,
  ]
  const cells = 9
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells * 2; column++) {
      const shade = (row % 2) + (column % 2)
      g.fillStyle = shade === 2 ? colour : shade === 1 ? shadeHex(colour, 0.45) : '#f4efe6'
      pen.begin()
      for (const [du, dv] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]) {
        const [x, y] = corner((column + du) / (cells * 2), (row + dv) / cells)
        pen.lineTo(x, y)
      }
      g.fill()
    }
}

/** A tower crane beside the frame of a house that is not finished. */
export function drawCrane(pen: SharePen, { colour = '#e0a52a' }: PieceOptions) {
  const { g } = pen
  const concrete = '#a8a49c'
  for (let floor = 0; floor < 6; floor++) {
    g.fillStyle = floor % 2 ? shadeHex(concrete, -0.12) : concrete
    pen.fillRect(0.62, 0.5 + floor * 0.083, 0.6, 0.018)
    for (let k = 0; k < 5; k++) pen.fillRect(0.63 + k * 0.14, 0.5 + floor * 0.083, 0.022, 0.085)
  }
  const lattice = (x1: number, y1: number, x2: number, y2: number, breadth: number, rungs: number) => {
    const across = x1 === x2
    const [ox, oy] = across ? [breadth, 0] : [0, breadth]
    pen.strokeLine(x1 - ox, y1 - oy, x2 - ox, y2 - oy)
    pen.strokeLine(x1 + ox, y1 + oy, x2 + ox, y2 + oy)
    for (let k = 0; k < rungs; k++) {
      const a = k / rungs
      const b = (k + 1) / rungs
      const s = k % 2 ? 1 : -1
      pen.strokeLine(
        x1 + (x2 - x1) * a - ox * s,
        y1 + (y2 - y1) * a - oy * s,
        x1 + (x2 - x1) * b + ox * s,
        y1 + (y2 - y1) * b + oy * s,
      )
    }
  }
  g.strokeStyle = colour
  pen.lineWidth = 0.009
  lattice(0.42, 1, 0.42, 0.08, 0.022, 26)
  lattice(0.12, 0.18, 1.32, 0.18, 0.016, 34)
  pen.lineWidth = 0.006
  pen.strokeLine(0.42, 0.03, 0.16, 0.165)
  pen.strokeLine(0.42, 0.03, 1.1, 0.165)
  pen.strokeLine(0.42, 0.03, 0.42, 0.1)
  g.strokeStyle = '#3a3a3a'
  pen.lineWidth = 0.004
  pen.strokeLine(1.0, 0.19, 1.0, 0.42)
  g.fillStyle = '#8a8a86'
  pen.fillRect(0.95, 0.42, 0.1, 0.03)
  g.fillStyle = '#77736c'
  pen.fillRect(0.12, 0.19, 0.11, 0.06)
  g.fillStyle = '#f2ede2'
  pen.fillRect(0.44, 0.2, 0.05, 0.06)
}
