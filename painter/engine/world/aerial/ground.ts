import type { RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'

/** What is looked down on. */
export type AerialKind = 'coast' | 'island' | 'sea' | 'forest' | 'river' | 'lake' | 'fields'

/** What a land seen from above is made for. */
export type AerialSite = {
  kind: AerialKind
  noise: Noise
  random: Random
  /** Metres of the eye above it. */
  eye: number
  /** Metres ahead to what is in the middle of the picture. */
  centre: number
  /** Half the view's breadth there, in metres. */
  reach: number
  season: string
  /** Where no trees stand, in metres; null for nowhere. */
  clearing: { x: number; z: number; radius: number } | null
  isSnowy: boolean
  /** The two colours of its trees. */
  leaves: [RGB, RGB]
  isConiferous: boolean
  /** The two colours of its grass. */
  grass: [RGB, RGB]
  /** '#rrggbb's of its crops, in linear light. */
  crops: readonly RGB[]
  /** Of its water: where it is shallow, and where it is deep. */
  shallow: RGB
  deep: RGB
  /** Its beaches. */
  sand: RGB
  hasRoad: boolean
  hasSeveral: boolean
  isRocky: boolean
  /** Mountains close the view. */
  isMountainous: boolean
}
