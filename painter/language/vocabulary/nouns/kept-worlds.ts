import { KEEPERS, KEPT_WORLDS } from '../../../drawings/pieces/kept-world-words.ts'
import type { NounGroup } from './noun.ts'

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
