import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { FAIR_RIDES } from './fair-rides.ts'
import { GARDEN_WORK_PIECES } from './garden-works.ts'
import { archway, dome, drum, face, SNOW, slab } from './masonry.ts'
import { OPEN_GROUND_WORKS } from './open-ground-works.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon, polyline } from './shapes.ts'

/** A house of glass on a low wall, green within. */
function drawGreenhouse(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const pane = night ? '#ffe9a8' : '#cfe8ea'
  face(pen, pen.gradient(0, 0.05, 0, 0.45, snow ? SNOW : pane, night ? '#ffd97a' : '#a9ccd2'), [
    [0.05, 0.42],
    [0.3, 0.05],
    [1.7, 0.05],
    [1.95, 0.42],
  ])
  g.fillStyle = pen.gradient(0, 0.42, 0, 0.85, pane, night ? '#f2c860' : '#b4d4d0')
  pen.fillRect(0.08, 0.42, 1.84, 0.44)
  for (let k = 0; k < 16; k++) {
    g.fillStyle = ['#3f7a3a', '#5a9a48', '#2f6a3a', '#7aa84a'][k % 4]
    pen.fillEllipse(0.16 + k * 0.112, 0.78 - (k % 3) * 0.07, 0.075, 0.1 + (k % 2) * 0.06)
  }
  for (let k = 0; k < 9; k++) {
    g.fillStyle = ['#d8403a', '#f0a83a', '#e87aa8'][k % 3]
    pen.fillCircle(0.2 + k * 0.2, 0.7 + (k % 2) * 0.06, 0.022)
  }
  slab(pen, 0.06, 0.84, 1.88, 0.16, '#a86a50')
  g.strokeStyle = '#f4f6f4'
  pen.lineWidth = 0.016
  for (let k = 0; k <= 10; k++) {
    const x = 0.08 + k * 0.184
    pen.strokeLine(x, 0.42, x, 0.86)
    pen.strokeLine(x, 0.42, 0.3 + k * 0.14, 0.05)
  }
  for (const [x0, x1, y] of [
    [0.05, 1.95, 0.42],
    [0.3, 1.7, 0.05],
    [0.18, 1.82, 0.24],
    [0.08, 1.92, 0.62],
  ])
    pen.strokeLine(x0, y, x1, y)
  g.fillStyle = '#f4f6f4'
  pen.fillRect(0.88, 0.46, 0.24, 0.54)
  g.fillStyle = pane
  pen.fillRect(0.905, 0.5, 0.195, 0.3)
}

/** A climbing tower with a roof, its slide on one side and swings on the other. */
function drawPlayset(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  polyline(pen, '#8a5a30', 0.03, [1.42, 0.3, 2.3, 0.3])
  for (const x of [1.42, 2.3]) polyline(pen, '#8a5a30', 0.028, [x - 0.1, 1, x, 0.28, x + 0.1, 1])
  for (const x of [1.64, 1.98]) {
    polyline(pen, '#6a6e74', 0.01, [x, 0.3, x, 0.78, x + 0.16, 0.78, x + 0.16, 0.3])
    g.fillStyle = '#d8342a'
    pen.fillRoundRect(x - 0.02, 0.77, 0.2, 0.035, 0.01)
  }
  polygon(
    pen,
    pen.gradient(0, 0.5, 0, 1, '#ffd23f', '#e09a1f'),
    [0.76, 0.5, 0.66, 0.5, 0.44, 0.66, 0.2, 0.9, 0.02, 0.94, 0.02, 1, 0.26, 0.99, 0.52, 0.76, 0.76, 0.6],
  )
  polyline(pen, '#c8801a', 0.018, [0.76, 0.47, 0.66, 0.47, 0.43, 0.62, 0.19, 0.86, 0.02, 0.91])
  for (const x of [0.76, 1.22]) slab(pen, x, 0.2, 0.05, 0.8, '#a8703c')
  slab(pen, 0.74, 0.52, 0.55, 0.045, '#c88a4c')
  for (let k = 0; k < 7; k++) slab(pen, 0.8 + k * 0.064, 0.39, 0.022, 0.14, '#3f8ac8')
  slab(pen, 0.74, 0.37, 0.55, 0.028, '#3f8ac8')
  for (let k = 0; k < 5; k++) slab(pen, 0.95, 0.62 + k * 0.085, 0.16, 0.025, '#d8342a')
  for (const x of [0.94, 1.1]) slab(pen, x, 0.56, 0.02, 0.44, '#8a5a30')
  face(pen, pen.gradient(0, 0.02, 0, 0.24, snow ? SNOW : '#3fa85a', snow ? '#d8e2ec' : '#2a7a40'), [
    [0.66, 0.23],
    [1.015, 0.01],
    [1.37, 0.23],
  ])
}

const ONIONS = [
  [0.12, 0.5, 0.09, '#2f8a5a', '#f2d23a'],
  [0.3, 0.36, 0.1, '#3a6fc8', '#f4f4f0'],
  [0.86, 0.36, 0.1, '#d83a3a', '#3fa85a'],
  [1.04, 0.5, 0.09, '#e0a02a', '#2f6fb8'],
] as const

/** A cathedral of many towers under onions of many colours. */
function drawOnionDomes(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const brick = '#b0503a'
  const window = night ? '#ffd97a' : '#3a2a2c'
  const onion = (x: number, base: number, r: number, colour: string, band: string) => {
    dome(pen, x, base, r * 0.62, r * 1.7, snow ? shadeHex(colour, 0.25) : colour, 1.6)
    g.strokeStyle = band
    pen.lineWidth = r * 0.13
    for (const side of [-0.62, -0.2, 0.2, 0.62]) {
      pen.begin()
      pen.moveTo(x + side * r * 0.6, base)
      pen.quadTo(x + side * r * 1.35, base - r * 0.62, x, base - r * 1.6)
      g.stroke()
    }
    g.strokeStyle = '#d8b24a'
    pen.lineWidth = 0.009
    pen.strokeLine(x, base - r * 1.65, x, base - r * 2.25)
    pen.strokeLine(x - 0.02, base - r * 2.05, x + 0.02, base - r * 2.05)
  }
  for (const [x, base, r, colour, band] of ONIONS) {
    drum(pen, x - r * 0.62, base, r * 1.24, 0.9 - base, brick)
    g.fillStyle = '#f2ece0'
    for (const y of [base + 0.02, base + 0.14, base + 0.26]) pen.fillRect(x - r * 0.66, y, r * 1.32, 0.014)
    g.fillStyle = window
    archway(pen, x, base + 0.12, r * 0.4, 0.07)
    archway(pen, x, base + 0.25, r * 0.4, 0.07)
    onion(x, base, r, colour, band)
  }
  drum(pen, 0.47, 0.42, 0.22, 0.5, brick)
  face(pen, pen.across(0.47, 0.69, '#d86a4a', brick, '#7a3022'), [
    [0.47, 0.42],
    [0.58, 0.12],
    [0.69, 0.42],
  ])
  for (let k = 0; k < 4; k++) {
    g.fillStyle = '#f2ece0'
    pen.fillRect(0.475 + k * 0.025, 0.4 - k * 0.07, 0.21 - k * 0.05, 0.012)
  }
  onion(0.58, 0.13, 0.05, '#e0b84a', '#f8e8a8')
  slab(pen, 0.02, 0.72, 1.12, 0.28, brick)
  g.fillStyle = '#f2ece0'
  pen.fillRect(0.02, 0.72, 1.12, 0.02)
  pen.fillRect(0.02, 0.86, 1.12, 0.014)
  g.fillStyle = window
  for (let k = 0; k < 8; k++) archway(pen, 0.1 + k * 0.138, 0.85, 0.07, 0.1)
  for (let k = 0; k < 5; k++) archway(pen, 0.17 + k * 0.2, 1, 0.1, 0.12)
  if (snow) {
    g.fillStyle = SNOW
    pen.fillRect(0.01, 0.705, 1.14, 0.022)
  }
}

/** A temple front cut out of a wall of rose-red rock. */
function drawRockTemple(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0, 1, '#c8805a', '#a85f42', '#8a4a34'), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.02, 0.6, 0.05, 0.2, 0.16, 0.06)
    pen.curveTo(0.4, -0.02, 0.9, 0.02, 1.08, 0.05)
    pen.curveTo(1.2, 0.3, 1.2, 0.7, 1.24, 1)
  })
  g.strokeStyle = 'rgba(90,40,26,.35)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 9; k++) {
    pen.begin()
    pen.moveTo(0.12, 0.19 + k * 0.09)
    pen.curveTo(0.4, 0.12 + k * 0.09, 0.8, 0.26 + k * 0.09, 1.1, 0.16 + k * 0.09)
    g.stroke()
  }
  const stone = '#dba07c'
  g.fillStyle = 'rgba(60,24,16,.55)'
  pen.fillRect(0.22, 0.16, 0.8, 0.84)
  for (const x of [0.24, 0.38, 0.52, 0.68, 0.82, 0.94]) drum(pen, x, 0.6, 0.055, 0.38, stone)
  slab(pen, 0.22, 0.55, 0.8, 0.055, stone)
  face(pen, shadeHex(stone, -0.08), [
    [0.3, 0.55],
    [0.62, 0.45],
    [0.94, 0.55],
  ])
  for (const x of [0.26, 0.38, 0.8, 0.92]) drum(pen, x, 0.24, 0.045, 0.2, stone)
  for (const x of [0.24, 0.78]) {
    slab(pen, x, 0.2, 0.21, 0.045, stone)
    slab(pen, x, 0.42, 0.21, 0.035, stone)
  }
  drum(pen, 0.52, 0.24, 0.2, 0.2, stone)
  for (const x of [0.52, 0.605, 0.69]) drum(pen, x, 0.26, 0.03, 0.18, shadeHex(stone, 0.1))
  face(pen, pen.across(0.5, 0.74, '#e8b48e', stone, '#9a5f44'), [
    [0.5, 0.25],
    [0.62, 0.14],
    [0.74, 0.25],
  ])
  ball(pen, 0.62, 0.12, 0.03, stone)
  g.fillStyle = night ? '#ffb85a' : '#3a1a14'
  pen.fillRect(0.585, 0.72, 0.085, 0.27)
  slab(pen, 0.2, 0.97, 0.84, 0.03, stone)
}

/** Works of glass, wood, brick and rock that stand in the open. */
export const OPEN_AIR_WORKS: Readonly<Record<string, Piece>> = {
  ...OPEN_GROUND_WORKS,
  ...GARDEN_WORK_PIECES,
  ...FAIR_RIDES,
  '@greenhouse': { broadness: 2, draw: drawGreenhouse },
  '@playset': { broadness: 2.45, draw: drawPlayset },
  '@oniondomes': { broadness: 1.18, draw: drawOnionDomes },
  '@rocktemple': { broadness: 1.26, draw: drawRockTemple },
}
