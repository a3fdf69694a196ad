import type { Season } from '../../../engine/world/environment.ts'
import type { RoomKind } from '../../../engine/world/indoors/rooms/room.ts'
import type { Extra, LaidGround, Place, Terrace, TreeWord } from '../../surroundings.ts'

/** How one place is painted: by which kind of scene, and what makes it this place and no other. */
export type Setting = {
  stage: Place
  /** The place's words in the singular; those of several words have hyphens. */
  names: string
  /** Of several places in one prompt the one of the highest rank is painted; 4 when absent. */
  rank?: number
  room?: RoomKind
  trees?: TreeWord
  /** As in Scene. */
  flowers?: string
  season?: Season
  old?: boolean
  /** What kind of floor it is, and what is usually seen from it. */
  terrace?: Terrace
  view?: Place
  /** As in Scene. */
  fronts?: readonly string[]
  /** How its ground is laid out. */
  laid?: LaidGround
  /** What else is always seen there. */
  extra?: Extra
  /** Drawings that stand in the background, nearest first. */
  scenery?: readonly string[]
}

/** Keeps the names of the rows for the type of all places. */
export const settings = <Name extends string>(rows: Record<Name, Setting>) => rows
