import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const GRASS = '#6f9a48'
const SNOW = '#eef2f5'
const WALLS = ['#e9dcc2', '#d9b48a', '#e2cfc0', '#c9a98a', '#efe6d6'] as const
const ROOFS = ['#b5482f', '#8f3f2c', '#c2683a', '#7a4a3a', '#a8532f'] as const
/** Houses from the farthest to the nearest: column, foot and breadth. */
const HOUSES = [
  [0.62, 0.5, 0.22],
  [1.16, 0.48, 0.22],
  [0.88, 0.56, 0.26],
  [0.34, 0.72, 0.26],
  [1.46, 0.72, 0.26],
  [0.68, 0.8, 0.3],
  [1.14, 0.8, 0.3],
] as const
const TREES = [
  [0.16, 0.84, 0.1],
  [1.66, 0.84, 0.1],
  [0.46, 0.6, 0.09],
  [1.36, 0.58, 0.09],
  [0.92, 0.88, 0.09],
] as const

/** A hillock that fits a back. */
function drawHillock(pen: SharePen, { snow }: PieceOptions) {
  const ground = snow ? SNOW : GRASS
  pen.fillShape(
    pen.gradient(0.4, 0.4, 1.2, 1, shadeHex(ground, 0.16), ground, shadeHex(ground, -0.35)),
    () => {
      pen.moveTo(0, 1)
      pen.curveTo(0.16, 0.66, 0.5, 0.46, 0.9, 0.46)
      pen.curveTo(1.3, 0.46, 1.64, 0.66, 1.8, 1)
      pen.quadTo(0.9, 0.9, 0, 1)
    },
  )
}

function drawTree(pen: SharePen, x: number, foot: number, radius: number, { snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#5a4030'
  pen.fillRect(x - radius * 0.16, foot - radius * 0.8, radius * 0.32, radius * 0.8)
  const leaves = snow ? '#dde6e6' : '#4f7f3a'
  for (const [dx, dy, tone] of [
    [-0.45, -1.1, -0.15],
    [0.45, -1.1, -0.22],
    [0, -1.7, 0.06],
    [0, -1.05, -0.05],
  ]) {
    g.fillStyle = shadeHex(leaves, tone)
    pen.fillCircle(x + dx * radius, foot + dy * radius, radius * 0.68)
  }
}

function drawHouse(pen: SharePen, k: number, options: PieceOptions) {
  const { g } = pen
  const [x, foot, breadth] = HOUSES[k]
  const wall = WALLS[k % WALLS.length]
  const high = breadth * 0.62
  g.fillStyle = pen.across(x - breadth / 2, x + breadth / 2, shadeHex(wall, 0.08), shadeHex(wall, -0.26))
  pen.fillRect(x - breadth * 0.42, foot - high, breadth * 0.84, high)
  const roof = options.snow ? SNOW : (options.roof ?? ROOFS[k % ROOFS.length])
  pen.fillShape(
    pen.across(x - breadth / 2, x + breadth / 2, shadeHex(roof, 0.12), shadeHex(roof, -0.25)),
    () => {
      pen.moveTo(x - breadth * 0.54, foot - high)
      pen.lineTo(x, foot - high - breadth * 0.5)
      pen.lineTo(x + breadth * 0.54, foot - high)
    },
  )
  g.fillStyle = options.night ? '#ffd27a' : '#5f7f96'
  for (const side of [-1, 1])
    pen.fillRect(
      x + side * breadth * 0.22 - breadth * 0.07,
      foot - high * 0.78,
      breadth * 0.14,
      breadth * 0.16,
    )
  g.fillStyle = '#6b4630'
  pen.fillRect(x - breadth * 0.07, foot - high * 0.48, breadth * 0.14, high * 0.48)
}

function drawVillage(pen: SharePen, options: PieceOptions) {
  drawHillock(pen, options)
  for (const k of HOUSES.keys()) {
    if (k === 3) for (const [x, foot, radius] of TREES.slice(2, 4)) drawTree(pen, x, foot, radius, options)
    drawHouse(pen, k, options)
  }
  for (const [k, [x, foot, radius]] of TREES.entries())
    if (k < 2 || k > 3) drawTree(pen, x, foot, radius, options)
}

function drawForest(pen: SharePen, options: PieceOptions) {
  drawHillock(pen, options)
  for (let k = 0; k < 22; k++) {
    const row = Math.floor(k / 6)
    const x = 0.2 + (((k * 0.618) % 1) * 1.4 - 0.7) * (0.55 + row * 0.15) + 0.7
    drawTree(pen, x, 0.5 + row * 0.13 + Math.abs(x - 0.9) * 0.14, 0.11 + row * 0.012, options)
  }
}

/** Towers of glass and stone, the highest in the middle. */
function drawCity(pen: SharePen, options: PieceOptions) {
  const { g } = pen
  drawHillock(pen, options)
  for (let k = 0; k < 16; k++) {
    const nearness = k / 15
    const x = 0.24 + ((k * 0.618) % 1) * 1.32
    const breadth = 0.11 + ((k * 0.37) % 1) * 0.06
    const foot = 0.56 + nearness * 0.32
    const high = (0.58 - Math.abs(x - 0.9) * 0.42) * (1 - nearness * 0.4) + 0.06
    const wall = ['#8a9bb0', '#b5a890', '#6f8296', '#a5948a'][k % 4]
    g.fillStyle = pen.across(x - breadth / 2, x + breadth / 2, shadeHex(wall, 0.16), shadeHex(wall, -0.28))
    pen.fillRect(x - breadth / 2, foot - high, breadth, high)
    g.fillStyle = options.night ? '#ffd88a' : shadeHex(wall, -0.4)
    for (let row = 1; row < high / 0.05; row++)
      for (const side of [-0.24, 0.06])
        if ((row * 7 + k * 3) % 4)
          pen.fillRect(x + side * breadth, foot - high + row * 0.045, breadth * 0.2, 0.022)
  }
}

/** What whole lands are when an animal carries them on its back. */
export const BORNE_LAND_PIECES: Readonly<Record<string, Piece>> = {
  '@landvillage': { broadness: 1.8, draw: drawVillage },
  '@landforest': { broadness: 1.8, draw: drawForest },
  '@landcity': { broadness: 1.8, draw: drawCity },
}
