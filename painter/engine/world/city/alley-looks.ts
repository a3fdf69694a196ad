import { join } from 'node:path'
import { parseHex, type RGB } from '../../core/colour.ts'
import { readRows } from '../../core/rows.ts'

/** How the houses along a lane look. */
export type AlleyLook = {
  front: 'plaster' | 'timber'
  /** Metres: the lowest houses, and by how much others are higher. */
  heights: readonly [lowest: number, span: number]
  plaster: readonly RGB[]
  /** Shutters and painted doors. */
  woodwork: readonly RGB[]
  /** Whether every door is painted. */
  hasPaintedDoors: boolean
  /** What closes a front above: a rim of tiles, or nothing on a flat roof. */
  crown: 'tiles' | 'parapet'
  /** How much the weather has stained the plaster, and taken of it, 0 to 1. */
  worn: number
  /** Multiplies the lightness of the paving. */
  paving: number
  /** Its blue is that of lime. */
  isLimewashed: boolean
  /** The colour of paper lanterns that hang from the eaves by day as well. */
  lanterns?: string
}

/** A row of alleys.tsv. */
export type AlleyKind = string

const coloursOf = (cell: string) => cell.split(' ').map(parseHex)

const PAPER_LANTERNS = '#d8402f'

const ROWS = readRows(join(import.meta.dirname, 'alleys.tsv'), [
  'kind',
  'front',
  'lowest',
  'span',
  'worn',
  'paving',
  'crown',
  'flags',
  'plaster',
  'woodwork',
])

const lookOf = (row: (typeof ROWS)[number]): AlleyLook => ({
  front: row.front as AlleyLook['front'],
  heights: [Number(row.lowest), Number(row.span)],
  worn: Number(row.worn),
  paving: Number(row.paving),
  crown: row.crown as AlleyLook['crown'],
  hasPaintedDoors: row.flags.includes('painted-doors'),
  isLimewashed: row.flags.includes('limewashed'),
  plaster: coloursOf(row.plaster),
  woodwork: coloursOf(row.woodwork),
  ...(row.front === 'timber' && { lanterns: PAPER_LANTERNS }),
})

export const ALLEY_LOOKS: Readonly<Record<AlleyKind, AlleyLook>> = Object.fromEntries(
  ROWS.map(row => [row.kind, lookOf(row)]),
)
