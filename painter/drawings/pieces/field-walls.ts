import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { SNOW, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'
import { rubble } from './stone-houses.ts'

/** Where the lower copings are, in heights of the wall. */
const COPING = 0.09
const BREADTH = 2.4

/** A wall of field stones, with a coping of upright ones. */
export function drawStoneWall(pen: SharePen, { colour = '#8f8a80', snow }: PieceOptions) {
  const { g } = pen
  rubble(pen, [0, COPING, BREADTH, 1 - COPING], colour)
  for (let x = 0, k = 0; x < BREADTH - 0.02; k++) {
    const broad = Math.min(0.07 + ((k * 0.618034) % 1) * 0.06, BREADTH - x)
    const rise = ((k * 0.754878) % 1) * 0.035
    g.fillStyle = shadeHex(colour, ((k * 0.5698) % 1) * 0.3 - 0.12)
    pen.fillRoundRect(x + 0.004, rise, broad - 0.008, COPING + 0.03 - rise, 0.018)
    if (snow) {
      g.fillStyle = SNOW
      pen.fillRoundRect(x, Math.max(0, rise - 0.01), broad, 0.045, 0.02)
    }
    x += broad
  }
}

/** Two wings of upright bars with points, between stone posts. */
export function drawIronGate(pen: SharePen, { colour = '#3a3d42', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0, 1.28]) {
    slab(pen, x + 0.015, 0.06, 0.13, 0.94, '#8f8a80')
    g.fillStyle = snow ? SNOW : '#a39d92'
    pen.fillRoundRect(x, 0.03, 0.16, 0.06, 0.02)
  }
  g.fillStyle = pen.across(0.15, 1.29, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.2))
  for (const y of [0.28, 0.62, 0.92]) pen.fillRect(0.15, y, 1.14, 0.022)
  for (let k = 0; k < 16; k++) {
    const x = 0.17 + k * 0.0725
    const top = 0.24 - 0.13 * Math.sin(((k + 0.5) / 16) * Math.PI)
    pen.fillRect(x, top, 0.016, 0.97 - top)
    pen.begin()
    pen.moveTo(x - 0.014, top)
    pen.lineTo(x + 0.008, top - 0.06)
    pen.lineTo(x + 0.03, top)
    g.fill()
  }
  pen.fillRect(0.706, 0.09, 0.03, 0.88)
}
