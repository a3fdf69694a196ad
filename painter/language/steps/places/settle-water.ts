import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { OVER_RIVERS } from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { OPEN_WATER } from './take-place.ts'

/** Boats that lie on land. */
export const ASHORE =
  /(pulled|dragged|drawn|hauled|lying|stranded|washed|beached|resting|left)( up)? (on|onto|ashore|in)|(?:on|upon|onto) (the|a) (\w+ )?(shore|beach|sand|riverbank|mud)\b|\b(?:stand|sit|walk|rest|lie|ly|waddl|graz|sleep)\w* (?:next to|beside|by|near|along|at the (?:edge|side) of|on the (?:edge|bank|shore) of) (?:an?|the) (?:\w+ )?(?:pond|lake|river|water|stream|pool|lagoon)\b/

/** Waves that break, or a sea in an uproar. */
const SURF =
  /\btsunamis?\b|\btidal waves?\b|\b(huge|big|giant|massive|enormous|towering|great|tall|high|mighty|heavy|steep|mountainous|crashing|breaking|pounding|raging|wild|rough|violent|angry|stormy|churning|tumultuous|plunging|turbulent|choppy|surging|furious|roiling|heaving|monstrous|rogue|ferocious|thundering|thunderous|tempestuous|foaming|foamy|rolling|crushing) (\w+ )?(waves?|seas?|surf|swell|breakers|ocean)\b|\b(waves?|surf|breakers|sea|ocean) (\w+ )?(crash|break|pound|batter|beat|smash|rag)(es|s|ing)?\b/i

/** What lives in the sea alone. */
export const SEA_CREATURES = /^(whale|spouting-whale|dolphin|orca|shark)$/
/** Where something that swims can be without lying on dry land. */
export const HOLDS_WATER: ReadonlySet<Place> = new Set([
  ...OPEN_WATER,
  'underwater',
  'room',
  'window',
  'space',
  'terrace',
  'studio',
  'table',
])

const VESSEL = /boat|canoe|kayak|raft|ship|ferry|gondola|galleon|steamer|yacht|dhow|junk|tug/
const OF_PAPER = /paper|toy/
/** Land that a vessel can only be in on the river that goes through it. */
const HAS_RIVERS = wordsOf<Place>('has rivers')

/** The water that a vessel is on where only the land about it is named: its woods and fields are the banks then. */
export function waterOfVessel({ place, subjects: [main] }: Draft, text: string): 'river' | 'lake' | null {
  if (main?.mode !== 'float' || !VESSEL.test(main.key) || OF_PAPER.test(main.key) || ASHORE.test(text))
    return null
  if (place === 'alps') return 'lake'
  return HAS_RIVERS.has(place) ? 'river' : null
}

/** The water of a creature of the sea that is named with dry land, or with no more than water. */
export function seaOfCreature(
  { place, subjects: [main] }: Draft,
  isAnyWater: boolean,
): 'ocean' | 'lake' | null {
  if (!main || !SEA_CREATURES.test(main.key)) return null
  // Before mountains it is in a fjord.
  if (place === 'alps' && main.mode !== 'fly') {
    main.mode = 'float'
    return 'lake'
  }
  // “Out of the water” is no lake for a whale.
  return /swim|float/.test(main.mode) && (isAnyWater || !HOLDS_WATER.has(place)) ? 'ocean' : null
}

/** What leaps is seen above the water. */
export const isSubmerged = ({ mode, action }: Subject) => mode === 'swim' && action !== 'jumping'

/** What comes up to breathe. */
const SURFACES = /^(?:mermaid|whale|spouting-whale|dolphin|orca|@seaturtle|turtle|seal)$/
const BELOW =
  /\b(?:under ?water|under the (?:sea|ocean|surface|waves)|below|beneath|deep|bottom|reefs?|corals?|seabed|sunken)\b/
const SEEN_ABOVE = wordsOf<Draft['time']>('seen above')

/** A storm or a sunset is seen by whoever comes up to breathe. */
const hasComeUp = ({ scene, text }: Reading) =>
  scene.subjects.some(({ key }) => SURFACES.test(key)) &&
  !BELOW.test(text) &&
  ((scene.timeGiven && SEEN_ABOVE.has(scene.time)) || SURF.test(text) || /\bwaves\b/.test(text))

/** Ponds are looked into from above, and what lies on a beach is not in the sea. */
export const isInDeepWater = (reading: Reading) =>
  reading.scene.place !== 'pond' &&
  !(reading.scene.place === 'beach' && ASHORE.test(reading.text)) &&
  !hasComeUp(reading)

/** What swims is seen at the surface of a water that is looked at from above. */
export function bringToSurface({ subjects }: Draft) {
  for (const subject of subjects)
    if (subject.mode === 'swim' || (OVER_RIVERS.has(subject.key) && !subject.bears)) subject.mode = 'float'
}

/** Where a bridge would stand on dry land. */
export const NEEDS_RIVER = wordsOf<Place>('needs river')

/** Whether a bridge has a train on it, which needs no river. */
export const carriesTrain = ({ bears = [] }: Subject) =>
  bears.some(({ subject }) => /locomotive|train/.test(subject.key))
