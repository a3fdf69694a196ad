import { join } from 'node:path'
import { readRows } from '../core/rows.ts'
import type { Grade } from '../finish/grade.ts'

export type TimeOfDay =
  | 'dawn'
  | 'day'
  | 'golden'
  | 'sunset'
  | 'dusk'
  | 'night'
  | 'overcast'
  | 'storm'
  | 'moonlit'

/** How the light of one time of day is made; the factors scale colours taken from its sky. */
type TimeOfDayLook = {
  /** Hand-made skies to choose from: six colours each, from the horizon to the zenith. */
  skies: string[][]
  /** The sun's height above the horizon in degrees (of the moon by night). */
  sunElevation: number
  sunColour: string
  sunPower: number
  ambientPower: number
  fog: number
  /** Brightness of the glow around the sun, and how steeply it falls off. */
  glow: number
  glowFalloff: number
  /** Brightness of the sun's disc; 0 hides it. */
  sunDisc: number
  stars: number
  moon: number
  milkyWay: number
  cloudCover: number
  cloudLight: number
  cloudShade: number
  exposure: number
  grade: Grade
}

/** The numbers of a look, which are columns of hours.tsv. */
const NUMBERS = [
  'sunElevation',
  'sunPower',
  'ambientPower',
  'fog',
  'glow',
  'glowFalloff',
  'sunDisc',
  'stars',
  'moon',
  'milkyWay',
  'cloudCover',
  'cloudLight',
  'cloudShade',
  'exposure',
] as const

const ROWS = readRows(join(import.meta.dirname, 'hours.tsv'), [
  'hour',
  ...NUMBERS,
  'sunColour',
  'shadows',
  'highlights',
  'saturation',
  'contrast',
  'skies',
])

const triple = (cell: string) => cell.split(' ').map(Number) as [number, number, number]

const lookOf = (row: (typeof ROWS)[number]): TimeOfDayLook => ({
  ...(Object.fromEntries(NUMBERS.map(name => [name, Number(row[name])])) as Record<
    (typeof NUMBERS)[number],
    number
  >),
  sunColour: row.sunColour,
  skies: row.skies.split(', ').map(sky => sky.split(' ')),
  grade: {
    shadows: triple(row.shadows),
    highlights: triple(row.highlights),
    saturation: Number(row.saturation),
    contrast: Number(row.contrast),
  },
})

/** The rows of hours.tsv. */
export const TIMES_OF_DAY = Object.fromEntries(ROWS.map(row => [row.hour, lookOf(row)])) as Record<
  TimeOfDay,
  TimeOfDayLook
>
