import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { archway, dome, drum, face, panes, SNOW, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const STONE = '#cfc4b0'
const LEAD = '#8a97a0'
const HOUSES = ['#d98a6a', '#e6cf9a', '#b5603f', '#e8dcc4', '#c97a5a', '#d9b078']
const LAMPLIT = '#ffd97a'

/** A slender tower with balconies and a pointed cap. */
function minaret(pen: SharePen, x: number, top: number) {
  drum(pen, x - 0.022, top + 0.12, 0.044, 0.72 - top, STONE)
  for (const y of [top + 0.2, top + 0.34]) slab(pen, x - 0.036, y, 0.072, 0.022, shadeHex(STONE, 0.12))
  face(pen, LEAD, [
    [x - 0.03, top + 0.13],
    [x, top],
    [x + 0.03, top + 0.13],
  ])
}

/** A town of the Bosphorus: houses under tiles on the slope, and over them a mosque with a cascade of domes. */
function drawOttomanRow(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const lead = snow ? SNOW : LEAD
  for (const [x, top] of [
    [0.86, 0.12],
    [2.04, 0.12],
    [1.06, 0.02],
    [1.84, 0.02],
  ])
    minaret(pen, x, top)
  slab(pen, 0.92, 0.5, 1.06, 0.34, STONE)
  dome(pen, 1.45, 0.34, 0.24, 0.19, lead, 1.02)
  slab(pen, 1.21, 0.33, 0.48, 0.06, shadeHex(STONE, 0.06))
  for (const x of [1.12, 1.78]) dome(pen, x, 0.46, 0.15, 0.11, lead)
  for (const x of [1.3, 1.6]) dome(pen, x, 0.43, 0.13, 0.08, lead)
  slab(pen, 0.96, 0.45, 0.98, 0.06, shadeHex(STONE, 0.04))
  for (const x of [0.96, 1.94]) dome(pen, x, 0.52, 0.07, 0.06, lead)
  g.fillStyle = night ? LAMPLIT : '#4a4a52'
  for (let k = 0; k < 9; k++) archway(pen, 1.0 + k * 0.112, 0.66, 0.05, 0.09)
  for (let k = 0; k < 7; k++) {
    const x = 0.02 + k * 0.41
    const top = 0.62 + ((k * 0.618) % 1) * 0.08
    slab(pen, x, top, 0.405, 1 - top, HOUSES[k % HOUSES.length])
    face(pen, snow ? SNOW : '#b0553a', [
      [x - 0.01, top + 0.01],
      [x + 0.06, top - 0.06],
      [x + 0.345, top - 0.06],
      [x + 0.415, top + 0.01],
    ])
    panes(pen, { x: x + 0.03, y: top + 0.05, w: 0.34, h: 0.92 - top, columns: 4, rows: 2, share: 0.5 }, night)
  }
}

export const OTTOMAN_ROW: Piece = { broadness: 2.9, draw: drawOttomanRow }
