import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, courses, drum, face, SNOW, slab } from './masonry.ts'

const MARBLE = '#e8dfcb'
const TILE = '#b5603f'
const WASH = '#d8a878'
const LAMPLIT = '#ffcf70'

/** A temple front: steps, columns, a pediment. */
function temple(pen: SharePen, x: number, w: number, top: number, columns: number) {
  const { g } = pen
  g.fillStyle = shadeHex(MARBLE, -0.45)
  pen.fillRect(x + 0.04, top + 0.2, w - 0.08, 0.72)
  for (let k = 0; k < columns; k++) {
    const at = x + 0.05 + (k / (columns - 1)) * (w - 0.16)
    drum(pen, at, top + 0.24, 0.06, 0.66, MARBLE)
    slab(pen, at - 0.012, top + 0.22, 0.084, 0.03, shadeHex(MARBLE, 0.1))
    slab(pen, at - 0.012, 0.885, 0.084, 0.03, shadeHex(MARBLE, 0.1))
  }
  slab(pen, x, top + 0.15, w, 0.07, MARBLE)
  face(pen, MARBLE, [
    [x - 0.02, top + 0.15],
    [x + w / 2, top - 0.02],
    [x + w + 0.02, top + 0.15],
  ])
  face(pen, shadeHex(MARBLE, -0.22), [
    [x + 0.08, top + 0.135],
    [x + w / 2, top + 0.025],
    [x + w - 0.08, top + 0.135],
  ])
  for (const [step, y] of [0.91, 0.94, 0.97].entries())
    slab(pen, x - 0.02 - step * 0.02, y, w + 0.04 + step * 0.04, 0.032, shadeHex(MARBLE, -0.06 * step))
}

/** The centre of an ancient city: temples with columns, an arcade of two storeys, low houses under tiles. */
export function drawForum(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  // An arcade of stone.
  slab(pen, 0.9, 0.3, 0.92, 0.7, '#d9c6a0')
  courses(pen, 0.9, 0.3, 0.92, 0.7, 12)
  for (const [sill, high] of [
    [0.6, 0.2],
    [1, 0.28],
  ])
    for (let k = 0; k < 4; k++) {
      g.fillStyle = night ? LAMPLIT : '#4a3a2c'
      archway(pen, 1.01 + k * 0.23, sill, 0.14, high)
    }
  slab(pen, 0.88, 0.27, 0.96, 0.04, MARBLE)
  slab(pen, 0.88, 0.63, 0.96, 0.025, MARBLE)
  // Houses of brick and wash.
  for (const [x, w, top] of [
    [1.86, 0.46, 0.42],
    [2.34, 0.4, 0.34],
  ]) {
    slab(pen, x, top, w, 1 - top, x > 2 ? '#c98a62' : WASH)
    slab(pen, x, 0.84, w, 0.16, '#9a3a28')
    face(pen, snow ? SNOW : TILE, [
      [x - 0.02, top + 0.01],
      [x + 0.06, top - 0.08],
      [x + w - 0.06, top - 0.08],
      [x + w + 0.02, top + 0.01],
    ])
    g.fillStyle = night ? LAMPLIT : '#4a3226'
    for (const share of [0.25, 0.72]) pen.fillRect(x + w * share - 0.03, top + 0.12, 0.06, 0.1)
    archway(pen, x + w * 0.5, 1, 0.13, 0.24)
  }
  temple(pen, 0.06, 0.86, 0.06, 6)
  temple(pen, 2.78, 0.6, 0.28, 4)
}
