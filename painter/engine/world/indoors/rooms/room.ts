import type { LandKind } from '../../lands/land.ts'
import type { MoonPhase } from '../../sky/moon.ts'
import type { Block, Lamp } from '../furniture.ts'
import type { Surface } from '../surfaces.ts'

/** What a room is called in rooms.tsv. */
export type RoomKind = string

/** What can be seen through a window. */
export type Outlook = LandKind | 'city' | 'street' | 'space' | 'underwater'

/** An opening that daylight comes through, metres; on the back wall, or on the left one where `x` counts from the back. */
export type RoomWindow = {
  wall: 'back' | 'left' | 'roof'
  x: number
  y: number
  width: number
  height: number
  /** Panes across and up; coloured glass, or no glass at all. */
  panes?: [number, number]
  /** “view” always shows the outlook; nothing is seen through dark glass. */
  glass?: 'clear' | 'stained' | 'open' | 'space' | 'view' | 'dark'
  isArched?: boolean
  isRound?: boolean
  /** The moon that stands in it. */
  moon?: MoonPhase
}

/** A small thing that stands in a room: an icon at a place, `height` metres tall. */
export type RoomProp = {
  icon: string
  x: number
  y: number
  back: number
  height: number
  /** '#rrggbb', where it is not of its usual colour. */
  colour?: string
}

/** A room as data; metres. */
export type Room = {
  width: number
  height: number
  /** From the main subject to the back wall. */
  depth: number
  wall: Surface
  side?: Surface
  floor: Surface
  ceiling: Surface
  windows: readonly RoomWindow[]
  furniture: readonly Block[]
  props: readonly RoomProp[]
  lamps: readonly Lamp[]
  /** Its walls are a vault of rock. */
  isCave?: boolean
  /** Without daylight, whatever the hour. */
  isDark?: boolean
  /** What is seen through its windows where the prompt does not say: garden trees when absent. */
  outlook?: Outlook
  /** Metres of floor that are seen before what stands in it, where nobody is in it. */
  near?: number
  /** Metres of the eye where nobody is in it. */
  eye?: number
}
