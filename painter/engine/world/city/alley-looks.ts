import { parseHex, type RGB } from '../../core/colour.ts'
import { readTable } from '../../core/read-table.ts'

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

function lookOf(row: readonly string[]): AlleyLook {
  const [, front, lowest, span, worn, paving, crown, flags, plaster, woodwork] = row
  return {
    front: front as AlleyLook['front'],
    heights: [Number(lowest), Number(span)],
    worn: Number(worn),
    paving: Number(paving),
    crown: crown as AlleyLook['crown'],
    hasPaintedDoors: flags.includes('painted-doors'),
    isLimewashed: flags.includes('limewashed'),
    plaster: coloursOf(plaster),
    woodwork: coloursOf(woodwork),
    ...(front === 'timber' && { lanterns: PAPER_LANTERNS }),
  }
}
const PAPER_LANTERNS = '#d8402f'

const [, ...rows] = readTable(import.meta.dirname, 'alleys.tsv')

export const ALLEY_LOOKS: Readonly<Record<AlleyKind, AlleyLook>> = Object.fromEntries(
  rows.map(row => [row[0], lookOf(row)]),
)
