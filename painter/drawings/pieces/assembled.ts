import { join } from 'node:path'
import { readRows } from '../../engine/core/rows.ts'
import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, turned } from './shapes.ts'

/** The forms that things are put together of, and the numbers after each one's colour. */
type Form =
  /** x, y, breadth, height, radius of its corners; lit from the left. */
  | 'box'
  /** The same, lit from above. */
  | 'slab'
  /** x, y, radius. */
  | 'ball'
  /** x, y, half its breadth, half its height, turn. */
  | 'oval'
  /** x, then half its breadth and y from above to below. */
  | 'turned'
  /** x, y of its corners. */
  | 'poly'
  | 'blob'
  /** Thickness, then x, y of its points. */
  | 'line'
  | 'bow'
  /** Thickness, x, y, radius, and from which angle to which. */
  | 'ring'
  /** Radius, x and y of the first and the last, and how many across and down. */
  | 'dots'
  /** How many leaves, x, y, the radius of the ring that they are around, and the length of one. */
  | 'leaves'

/** A form, its colour ('#rrggbb', or '$' for the thing's own, '$+' and '$-' for a lighter and a darker one) and where it is. */
export type Part = readonly [form: Form, colour: string, ...where: number[]]

const SHADES: Readonly<Record<string, number>> = { $: 0, '$+': 0.28, '$-': -0.3 }

function drawPart(pen: SharePen, [form, named, ...n]: Part, own: string) {
  const colour = named in SHADES ? shadeHex(own, SHADES[named]) : named
  const { g } = pen
  if (form === 'box' || form === 'slab') {
    g.fillStyle =
      form === 'box' ? rounding(pen, n[0], n[0] + n[2], colour) : fromAbove(pen, n[1], n[1] + n[3], colour)
    pen.fillRoundRect(n[0], n[1], n[2], n[3], n[4] ?? 0)
  } else if (form === 'ball') ball(pen, n[0], n[1], n[2], colour)
  else if (form === 'oval') {
    g.fillStyle = rounding(pen, n[0] - n[2], n[0] + n[2], colour)
    pen.fillEllipse(n[0], n[1], n[2], n[3], n[4] ?? 0)
  } else if (form === 'turned') {
    const widest = Math.max(...n.slice(1).filter((_, k) => k % 2 === 0))
    turned(pen, rounding(pen, n[0] - widest, n[0] + widest, colour), n[0], n.slice(1))
  } else if (form === 'poly' || form === 'blob') {
    const across = n.filter((_, k) => k % 2 === 0)
    const fill = rounding(pen, Math.min(...across), Math.max(...across), colour)
    if (form === 'poly') polygon(pen, fill, n)
    else blob(pen, fill, n)
  } else if (form === 'line') polyline(pen, colour, n[0], n.slice(1))
  else if (form === 'bow') bow(pen, colour, n[0], n.slice(1))
  else if (form === 'ring') {
    g.strokeStyle = rounding(pen, n[1] - n[3], n[1] + n[3], colour)
    pen.lineWidth = n[0]
    pen.begin()
    pen.arc(n[1], n[2], n[3], n[4], n[5])
    g.stroke()
  } else if (form === 'dots') drawDots(pen, colour, n)
  else drawLeaves(pen, colour, n)
}

/** In rows, every second one moved by half a step. */
function drawDots(pen: SharePen, colour: string, [radius, x0, y0, x1, y1, across, down]: number[]) {
  for (let row = 0; row < down; row++)
    for (let k = 0; k < across - (row % 2); k++) {
      const step = across > 1 ? (x1 - x0) / (across - 1) : 0
      const y = down > 1 ? y0 + ((y1 - y0) * row) / (down - 1) : y0
      ball(pen, x0 + (k + (row % 2) / 2) * step, y, radius, colour)
    }
}

function drawLeaves(pen: SharePen, colour: string, [count, x, y, radius, length]: number[]) {
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * Math.PI * 2
    const far = radius + (((k * 0.618) % 1) - 0.5) * length
    pen.g.fillStyle = shadeHex(colour, ((k * 0.37) % 1) * 0.45 - 0.24)
    pen.fillEllipse(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      length / 2,
      length / 5,
      angle + 1.1 + (k % 3) * 0.6,
    )
  }
}

/** Parts of another drawing, `own` being that drawing's colour. */
export function drawParts(pen: SharePen, parts: readonly Part[], own = '#ffffff') {
  for (const part of parts) drawPart(pen, part, own)
}

/** A row's parts from the back to the front: “oval #ff9a1e 0.5 0.4 0.1 0.2; box $ 0 0 1 1”. */
const partsOf = (cell: string): Part[] =>
  cell.split('; ').map(part => {
    const [form, colour, ...where] = part.split(' ')
    return [form as Form, colour, ...where.map(Number)]
  })

/** Things put together of simple forms: a row each, with how broad it is in heights and its own colour. */
export const ASSEMBLED: Readonly<Record<string, Piece>> = Object.fromEntries(
  readRows(join(import.meta.dirname, 'assembled.tsv'), ['drawing', 'breadth', 'colour', 'parts']).map(
    ({ drawing, breadth, colour: own, parts }) => [
      drawing,
      {
        broadness: Number(breadth),
        draw: (pen: SharePen, { colour = own }) => drawParts(pen, partsOf(parts), colour),
      },
    ],
  ),
)
