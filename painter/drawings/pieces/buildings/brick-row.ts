import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, courses, face, PALE, panes, SNOW, slab } from './masonry.ts'

const HOUSES = 4
const BREADTH = 0.62
const EAVE = 0.4
const BRICKS = ['#8f4a36', '#7c4030', '#9a5540', '#85493a']
const SLATE = '#4a4f58'
const SOOT = 'rgba(58,52,50,.16)'

/** A stack of chimney pots with the smoke of coal fires over it. */
function chimney(pen: SharePen, x: number, top: number) {
  slab(pen, x, top, 0.13, 0.16, '#6f3d2e')
  slab(pen, x - 0.012, top, 0.154, 0.022, '#8a6a58')
  for (const pot of [0.015, 0.055, 0.095]) slab(pen, x + pot, top - 0.045, 0.026, 0.05, '#a5654a')
  pen.g.fillStyle = SOOT
  for (let k = 0; k < 5; k++)
    pen.fillEllipse(x + 0.06 + k * k * 0.012, top - 0.06 - k * 0.025, 0.03 + k * 0.015, 0.018 + k * 0.006)
}

/** Sooty brick houses of a town of the steam age, side by side under slates, with chimneys that smoke. */
export function drawBrickRow(pen: SharePen, { night, snow }: PieceOptions) {
  const roof = snow ? SNOW : SLATE
  for (let k = 0; k < HOUSES; k++) {
    const x = k * BREADTH
    chimney(pen, x + (k % 2 ? 0.06 : 0.42), 0.19)
    const slates = pen.gradient(0, 0.22, 0, EAVE, shadeHex(roof, 0.1), roof, shadeHex(roof, -0.2))
    face(pen, slates, [
      [x, 0.25],
      [x + BREADTH, 0.25],
      [x + BREADTH, EAVE],
      [x, EAVE],
    ])
    slab(pen, x, EAVE, BREADTH, 1 - EAVE, BRICKS[k])
    courses(pen, x, EAVE, BREADTH, 1 - EAVE, 20)
    slab(pen, x, EAVE, BREADTH, 0.025, PALE)
    panes(pen, { x: x + 0.06, y: 0.44, w: 0.5, h: 0.22, columns: 2, rows: 1, share: 0.62 }, night && k !== 2)
    panes(pen, { x: x + 0.24, y: 0.7, w: 0.32, h: 0.2, columns: 2, rows: 1, share: 0.7 }, night)
    pen.g.fillStyle = PALE
    archway(pen, x + 0.13, 1, 0.15, 0.3)
    pen.g.fillStyle = ['#24402f', '#2c2f4a', '#4a2020', '#262626'][k]
    archway(pen, x + 0.13, 1, 0.11, 0.27)
  }
}
