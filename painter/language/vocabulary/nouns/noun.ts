import type { PlaceName } from '../places.ts'

/** How a thing holds itself in a picture. */
type Posture = 'stands' | 'sits' | 'flies' | 'floats' | 'swims' | 'lies' | 'hangs' | 'grows'

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
  on: readonly Support[]
  /** Length of its fur as a part of its height; 0 for none. */
  fur: number
  isBuilding: boolean
  /** What is really painted, where that is not quite the thing that the noun names; null where it is. */
  standIn: string | null
}

/**
 * One drawing: its height in metres, the nouns it is the picture of, those it may stand for (the result
 * says so), and the length of its fur where it differs from its group's. Nouns are in the singular; those
 * of several words have hyphens.
 */
type NounRow = [size: number, names: string, standsFor?: string, fur?: number]

/** Drawings that are staged alike, by the name of their icon. */
export type NounGroup = {
  habitat: PlaceName
  posture: Posture
  /** Of what a thing may be on, separated by spaces; the first is the usual one. */
  on: string
  fur?: number
  isBuilding?: boolean
  things: Record<string, NounRow>
}
