import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { isAnimalSubject } from '../../vocabulary/animal-nouns.ts'
import type { PlaceName } from '../../vocabulary/places.ts'

const BESIDE =
  '(?:under|beneath|below|beside|by|near|next to|against|around|in front of|behind|at the foot of|hanging from)'
/** What things are by, and the land that it is in: whatever room they would usually be in has none. */
const IN_THE_OPEN: readonly (readonly [RegExp, PlaceName])[] = [
  [
    /\b(?:in|on|under) (?:the |some |a )?(?:(?:deep|fresh|white|falling|soft|thick) )?snow(?:fall|storm|bank)?\b/,
    'snowfield',
  ],
  [open(`(?:water ?falls?|cascades?)`), 'hills'],
  [
    open(
      `(?:(?:oak|apple|cherry|pine|willow|maple|birch|olive|fir|fruit|old|large|big|tall|shady|lone) )*trees?`,
    ),
    'meadow',
  ],
  [open(`(?:(?:wooden|picket|white|old|garden|broken|rusty) )*fences?`), 'meadow'],
  [/\b(?:in|on) the (?:(?:tall|green|long|wet|dewy|fresh|soft|dry) )*(?:grass|lawn|mud|dirt)\b/, 'meadow'],
]

function open(things: string): RegExp {
  return new RegExp(
    `\\b${BESIDE} (?:an?|the|some|two|several) ${things}\\b(?! (?:painting|picture|poster|photo|print|house))`,
  )
}

/** Where what is by a tree, a fence or a waterfall, or in the snow, is though it would usually be in a room; null where nothing says so. */
export function placeInTheOpen({ scene, text }: Reading): PlaceName | null {
  if (/\b(?:christmas|xmas|bonsai|window|indoors?|inside|shelf|desk)\b/.test(text)) return null
  if (scene.subjects.length === 0) return null
  if (LEFT_IN_RAIN.test(text) && scene.subjects.every(isLeftLying)) return 'street'
  return IN_THE_OPEN.find(([said]) => said.test(text))?.[1] ?? null
}

/** What is out in the rain is in no room. */
const LEFT_IN_RAIN =
  /\b(?:in|under) (?:the |a )?(?:(?:pouring|heavy|cold|summer|soft|autumn|falling) )*(?:rain|downpour|drizzle)\b/

const isLeftLying = (subject: Subject) =>
  !subject.figure &&
  (!isAnimalSubject(subject) || /^teddy/.test(subject.key)) &&
  (subject.mode === 'table' || subject.mode === 'ground')
