import type { PlaceName } from './places.ts'

/** How a thing holds itself in a picture. */
export type Posture = 'stands' | 'sits' | 'flies' | 'floats' | 'swims' | 'lies' | 'hangs' | 'grows'

/** What a thing may be on. */
export type Support = 'ground' | 'water' | 'air' | 'table'

/** What one noun draws, and how. */
export type Noun = {
  /** The icon's name, or “@name” for a drawing of our own. */
  drawing: string
  /** Where it is at home, for prompts that name no place. */
  habitat: PlaceName
  /** Metres, of the drawing's height. */
  size: number
  posture: Posture
  /** The first one is the usual one. */
  on: readonly Support[]
  /** Length of its fur as a part of its height; 0 for none. */
  fur: number
  isBuilding: boolean
  /** What is really painted, where that is not quite the thing that the noun names; null where it is. */
  standIn: string | null
}
