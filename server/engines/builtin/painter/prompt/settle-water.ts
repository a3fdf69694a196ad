import type { RoomKind } from '../world/indoors/rooms/room.ts'
import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import type { Place } from './surroundings.ts'
import { OPEN_WATER } from './take-place.ts'
import { OVER_RIVERS } from './vocabulary/relations.ts'

/** Boats that lie on land. */
export const ASHORE =
  /(pulled|dragged|drawn|hauled|lying|stranded|washed|beached|resting|left)( up)? (on|onto|ashore|in)|(?:on|upon|onto) (the|a) (\w+ )?(shore|beach|sand|riverbank|mud)\b|\b(?:stand|sit|walk|rest|lie|ly|waddl|graz|sleep)\w* (?:next to|beside|by|near|along|at the (?:edge|side) of|on the (?:edge|bank|shore) of) (?:an?|the) (?:\w+ )?(?:pond|lake|river|water|stream|pool|lagoon)\b/

/** Waves that break, or a sea in an uproar. */
export const SURF =
  /\btsunamis?\b|\btidal waves?\b|\b(huge|big|giant|massive|enormous|towering|great|tall|high|mighty|heavy|steep|mountainous|crashing|breaking|pounding|raging|wild|rough|violent|angry|stormy|churning|tumultuous|plunging|turbulent|choppy|surging|furious|roiling|heaving|monstrous|rogue|ferocious|thundering|thunderous|tempestuous|foaming|foamy|rolling|crushing) (\w+ )?(waves?|seas?|surf|swell|breakers|ocean)\b|\b(waves?|surf|breakers|sea|ocean) (\w+ )?(crash|break|pound|batter|beat|smash|rag)(es|s|ing)?\b/i

/** What lives on the ice and stands on it. */
const OF_THE_ICE = /^(penguin|seal|polar-bear|@walrus|walrus)$/

/** Of icebergs with penguins the penguins are on one of them. */
export function boardIce(scene: Scene) {
  // Where nothing is white by nature, the snow that somebody is in falls.
  if (scene.place === 'ocean' && IN_SNOW.test(scene.prompt) && !scene.weather.includes('snow'))
    scene.weather.push('snow')
  const berg = scene.subjects.find(({ key }) => key === '@iceberg')
  const aboard = scene.subjects.filter(({ key, mode }) => mode === 'ground' && OF_THE_ICE.test(key))
  if (!berg || aboard.length === 0) return
  scene.subjects = scene.subjects.filter(subject => !aboard.includes(subject))
  berg.count = 1
  berg.bears = [...(berg.bears ?? []), ...aboard.map(subject => ({ how: 'on' as const, subject }))]
}

const IN_SNOW = /\b(?:in|during|through) (?:the |heavy |falling |light )*snow\b/i

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
const HAS_RIVERS: ReadonlySet<Place> = new Set([
  'forest',
  'jungle',
  'meadow',
  'hills',
  'farmland',
  'vineyard',
  'teafield',
  'cornfield',
  'riceterrace',
  'canyon',
  'savanna',
  'plain',
])

/** The water that a vessel is on where only the land about it is named: its woods and fields are the banks then. */
export function waterOfVessel({ place, subjects: [main] }: Scene, text: string): 'river' | 'lake' | null {
  if (main?.mode !== 'float' || !VESSEL.test(main.key) || OF_PAPER.test(main.key) || ASHORE.test(text))
    return null
  if (place === 'alps') return 'lake'
  return HAS_RIVERS.has(place) ? 'river' : null
}

/** The water of a creature of the sea that is named with dry land, or with no more than water. */
export function seaOfCreature(
  { place, subjects: [main] }: Scene,
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

const WATERY_ROOMS: ReadonlySet<RoomKind> = new Set(['aquarium', 'pool', 'submarine'])

/** Metres: what is larger would make its pool small. */
const IN_POOL = 1.2

const BY_HARBOUR =
  /\b(?:harbou?rs?|marinas?|port|quays?|canals?|docks?|wharf|venice|seaside|fishing (?:village|town))\b/

/** What swims by nature sits on the floor of a room that no water is in. */
export function bringAground({ scene, text }: Reading) {
  // In a harbour they are in its water, before the houses.
  if (scene.place === 'village' && BY_HARBOUR.test(text))
    for (const subject of scene.subjects)
      if (subject.mode === 'swim' || SEA_CREATURES.test(subject.key))
        Object.assign(subject, { mode: 'float', wades: true })
  // A pool is seen from its edge, and what is in it at its surface.
  if (scene.place === 'room' && scene.room === 'pool')
    for (const subject of scene.subjects)
      if (subject.mode === 'swim' || SEA_CREATURES.test(subject.key))
        Object.assign(subject, { mode: 'float', wades: true, size: Math.min(subject.size, IN_POOL) })
  // In a harbour they are in its water.
  if (scene.place === 'village' && scene.scenery.includes('@harbourwall'))
    for (const subject of scene.subjects)
      if (subject.mode === 'swim' || SEA_CREATURES.test(subject.key)) subject.mode = 'float'
  if (
    scene.place !== 'room' ||
    WATERY_ROOMS.has(scene.room) ||
    /\b(?:flood\w*|underwater|sunken)\b/.test(text)
  )
    return
  for (const subject of scene.subjects) if (subject.mode === 'swim') subject.mode = 'ground'
}

/** What leaps is seen above the water. */
export const isSubmerged = ({ mode, action }: Subject) => mode === 'swim' && action !== 'jumping'

/** What comes up to breathe. */
const SURFACES = /^(?:mermaid|whale|spouting-whale|dolphin|orca|@seaturtle|turtle|seal|@manatee)$/
const BELOW =
  /\b(?:under ?water|under the (?:sea|ocean|surface|waves)|below|beneath|deep|bottom|reefs?|corals?|seabed|sunken)\b/
const SEEN_ABOVE: ReadonlySet<Scene['time']> = new Set([
  'storm',
  'sunset',
  'dusk',
  'dawn',
  'golden',
  'moonlit',
])

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

const IN_THE_SEA = /\b(?:in|through|across|on) (?:the |an? )?(?:\w+ )?(?:sea|ocean|water|waves)\b/

/** A turtle with a house on its back swims where that is said to be in the sea. */
export function setAfloat({ scene: { place, subjects }, text }: Reading) {
  if (!OPEN_WATER.has(place) || ASHORE.test(text) || !IN_THE_SEA.test(text)) return
  for (const subject of subjects)
    if (SURFACES.test(subject.key) && subject.mode === 'ground' && subject.bears)
      Object.assign(subject, { mode: 'float', wades: true })
}

/** What swims is seen at the surface of a water that is looked at from above. */
export function bringToSurface({ subjects }: Scene) {
  for (const subject of subjects)
    if (subject.mode === 'swim' || (OVER_RIVERS.has(subject.key) && !subject.bears)) subject.mode = 'float'
}

/** Where a bridge would stand on dry land. */
export const NEEDS_RIVER: ReadonlySet<Place> = new Set([
  'canyon',
  'jungle',
  'meadow',
  'hills',
  'forest',
  'alps',
  'farmland',
])

/** Whether a bridge has a train on it, which needs no river. */
export const carriesTrain = ({ bears = [] }: Subject) =>
  bears.some(({ subject }) => /locomotive|train/.test(subject.key))
