import type { NounGroup } from './noun.ts'

/** What a small world is kept in. */
export const KEEPERS = [
  'bottle',
  'jar',
  'bulb',
  'globe',
  'teacup',
  'cooker',
  'bowl',
  'drawer',
  'suitcase',
  'box',
] as const
export type Keeper = (typeof KEEPERS)[number]

/** What is kept there. */
export const KEPT_WORLDS = [
  'forest',
  'village',
  'castle',
  'sea',
  'mountain',
  'garden',
  'city',
  'beach',
  'winter',
  'galaxy',
] as const
export type KeptWorld = (typeof KEPT_WORLDS)[number]

/** Metres. */
const HEIGHT = 0.24

/** A village in a bottle, a forest in a light bulb: each is one thing on a table. */
export const KEPT_WORLD_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'table',
    posture: 'stands',
    on: 'table ground',
    things: Object.fromEntries(
      KEEPERS.flatMap(keeper =>
        KEPT_WORLDS.map(world => [`@${keeper}${world}`, [HEIGHT, `${keeper}${world}`]] as const),
      ),
    ),
  },
]
