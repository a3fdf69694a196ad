import { readTable } from '../core/read-table.ts'
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

const [columns, ...rows] = readTable(import.meta.dirname, 'hours.tsv')

const triple = (cell: string) => cell.split(' ').map(Number) as [number, number, number]

function lookOf(row: readonly string[]): TimeOfDayLook {
  const cell = (name: keyof TimeOfDayLook | keyof Grade) => row[columns.indexOf(name)]
  const number = (name: keyof TimeOfDayLook | keyof Grade) => Number(cell(name))
  return {
    skies: cell('skies')
      .split(', ')
      .map(sky => sky.split(' ')),
    sunElevation: number('sunElevation'),
    sunColour: cell('sunColour'),
    sunPower: number('sunPower'),
    ambientPower: number('ambientPower'),
    fog: number('fog'),
    glow: number('glow'),
    glowFalloff: number('glowFalloff'),
    sunDisc: number('sunDisc'),
    stars: number('stars'),
    moon: number('moon'),
    milkyWay: number('milkyWay'),
    cloudCover: number('cloudCover'),
    cloudLight: number('cloudLight'),
    cloudShade: number('cloudShade'),
    exposure: number('exposure'),
    grade: {
      shadows: triple(cell('shadows')),
      highlights: triple(cell('highlights')),
      saturation: number('saturation'),
      contrast: number('contrast'),
    },
  }
}

/** The rows of hours.tsv. */
export const TIMES_OF_DAY = Object.fromEntries(rows.map(row => [row[0], lookOf(row)])) as Record<
  TimeOfDay,
  TimeOfDayLook
>
