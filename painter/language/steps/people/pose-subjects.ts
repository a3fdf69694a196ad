import type { Draft } from '../../draft.ts'
import { canWearHat } from '../../readers/beasts.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { isAnimalSubject } from '../../vocabulary/animal-nouns.ts'
import { USUAL_DEEDS } from '../../vocabulary/people.ts'
import { settingOf } from '../../vocabulary/places.ts'
import { HOLDS_WATER, SEA_CREATURES } from '../places/settle-water.ts'

const GROUNDING = [
  'sleeping',
  'sitting',
  'running',
  'jumping',
  'dancing',
  'walking',
  'playing',
  'drinking',
  'eating',
  'lying',
]

/** How tall somebody is, as a share of their height, in the pose of what they do. */
const POSED_HEIGHT = {
  person: {
    sleeping: 0.34,
    lying: 0.34,
    sitting: 0.66,
    kneeling: 0.8,
    meditating: 0.66,
    jumping: 1.15,
    fishing: 1.2,
  },
  animal: {
    sleeping: 0.6,
    lying: 0.7,
    eating: 0.85,
    drinking: 0.85,
    playing: 0.9,
    jumping: 1.3,
    begging: 1.25,
    batting: 1.15,
    howling: 1.1,
  },
}

/** What has wheels on the ground has none in the air. */
const CARS = /^(automobile|taxi|@sportscar|@convertible|@racingcar|sport-utility-vehicle|police-car)$/

/** What somebody stands up to. */
const GROUNDED = /\bby a standing\b/

const ALOFT = /\b(flying|flies|fly|soaring|soars)\b/

/** Somebody who flies over something, rather than flies a kite. */
const isAloft = ({ bears }: Subject, text: string) =>
  !bears &&
  /\b(flying|flies|soar\w*|hover\w*|floating|levitat\w*|gliding) (high |freely |up |slowly )?(over|above|through|in|across|into|past|among|between|up|with|around)\b/.test(
    text,
  ) &&
  !/\b(kite|drone|plane|airplane|water|pool|lake|sea|balloon)\b/.test(text)

/** People who rest sit down, others lie. */
const RESTING = /\b(rest(ing|s)|relax(ing|es)|loung(ing|es))\b/

const WATCHING = /\b(watching|watches|looking|looks|staring|stares|gazing|gazes|guarding|waiting|waits)\b/

/** Dogs and cats sit down to look at something. */
const isWatchful = ({ key, icon }: Subject) =>
  icon !== undefined && /^(dog|cat|black-cat|fox|poodle)$/.test(key)

/** Said of animals whose drawing sits. */
const STANDING = /\b(standing|stands|stood)\b(?! (on|up on) (its|his|her|two|hind))/

/** “A dragon on the moon”, “an owl standing in the snow”: what has wings need not be on them. */
const hasAlighted = ({ name, furLength, key, action }: Subject, prompt: string) =>
  (furLength > 0 || key === 'dragon') &&
  action !== 'flying' &&
  new RegExp(
    `\\b${name}s? (?:(?:is|are|that|which) )?(?:(?:standing|stands|walking|landing|landed|resting|waiting|guarding) \\w+|(?:on|atop|upon)) (?:the|an?|top|his|her|its)\\b(?! (?:wing|fly|way|horizon))`,
    'i',
  ).test(prompt)

/** A dragon meets people and animals of the ground on its feet, unless it is said to be on the wing. */
const hasCompany = (dragon: Subject, { subjects }: Draft, text: string) =>
  dragon.action !== 'flying' &&
  !ON_THE_WING.test(text) &&
  !AFLOAT.test(text) &&
  subjects.some(
    other => other !== dragon && other.mode === 'ground' && (other.figure || isAnimalSubject(other)),
  )

/** Hummingbirds and insects drink on the wing. */
const hovers = ({ key, furLength, action }: Subject) =>
  (key === '@hummingbird' || (furLength === 0 && key !== 'dragon')) &&
  action !== 'sitting' &&
  action !== 'sleeping'

/** What is said of birds on the wing. */
const ON_THE_WING =
  /\b(fly|flies|flying|soar\w*|hover\w*|swoop\w*|over|above|sky|migrat\w*|diving|hunting|flock|wings?)\b/
const isDressed = ({ accessories, furLength }: Subject) => accessories.length > 0 && furLength > 0

const IN_THE_AIR =
  /\b(?:in|through|across|into|on) (?:the |a |an )?(?:(?!water|sea)\w+ ){0,3}(?:sky|skies|air|clouds)\b|\b(?:over|above|among|between) (?:the |a |an )?(?:\w+ ){0,2}(?:clouds|stars|rooftops|roofs|skyscrapers|houses|towers)\b/
const OVER_LAND = /\b(?:over|above|through|between|across|past|around)\b/
const WATERY =
  /\b(?:water|underwater|river|stream|creek|brook|ponds?|lakes?|seas?|ocean|seabed|pool|reef|aquarium|tank|bowl|jar|sunken|flood\w*|drown\w*|submerged|atlantis|lagoon|bay|harbou?r|fjord|beach|coast|waves?|shore|island|ice|iceberg|swamp|marsh|fountain|canals?|boats?|ships?|divers?|raft|canoe|kayak|submarine|surf\w*|jump\w*|leap\w*)\b/

const AFLOAT = /\b(?:swim\w*|float\w*|fly\w*|flies|hover\w*|glid\w*|drift\w*)\b/

/** Fish in the sky are over hills unless something else is named; on land that no water is spoken of they lie. */
function takeOutOfWater({ scene, place, text }: Reading) {
  if (WATERY.test(text)) return
  const isOnLand = place !== null && !HOLDS_WATER.has(settingOf(place).stage)
  const isInAir = IN_THE_AIR.test(text) || (isOnLand && (OVER_LAND.test(text) || AFLOAT.test(text)))
  if (!isInAir && !isOnLand) return
  for (const subject of scene.subjects)
    if (subject.mode === 'swim' || SEA_CREATURES.test(subject.key))
      Object.assign(subject, isInAir ? { mode: 'fly', action: 'flying', home: 'hills' } : { mode: 'ground' })
}

/** What flies by nature comes down to sit, and what does not takes off when it is said to fly. */
export function poseSubjects(reading: Reading) {
  const { scene, place, text } = reading
  takeOutOfWater(reading)
  for (const subject of scene.subjects) {
    const deed = USUAL_DEEDS.get(subject.key.slice(1))
    if (deed && subject.figure && (deed !== 'fishing' || place === null || !settingOf(place).room))
      subject.action ??= deed
    if (subject.figure && subject.action === 'lying' && RESTING.test(text)) subject.action = 'sitting'
    if (isWatchful(subject) && WATCHING.test(text)) subject.action ??= 'sitting'
    if (canWearHat(subject) && STANDING.test(text)) subject.action ??= 'upright'
    if (subject.mode === 'fly' && GROUNDING.includes(subject.action ?? '') && !hovers(subject))
      subject.mode = 'ground'
    if (subject.mode === 'fly' && hasAlighted(subject, scene.prompt)) subject.mode = 'ground'
    if (subject.mode === 'fly' && /\breading\b/.test(text)) subject.mode = 'ground'
    // A bird is dressed up on its feet.
    if (subject.mode === 'fly' && isDressed(subject) && !ON_THE_WING.test(text)) subject.mode = 'ground'
    // Nobody rides a skateboard under water.
    if (
      subject.mode === 'swim' &&
      /\bskateboarding\b|\b(riding|on|driving) (a|the|its) (skateboard|bicycle|bike|scooter|motorcycle|unicycle)\b/.test(
        text,
      )
    ) {
      subject.mode = 'ground'
      subject.home = 'street'
    }
    if (subject.mode === 'fly' && GROUNDED.test(text) && subject.key === 'dragon') subject.mode = 'ground'
    if (subject.mode === 'fly' && subject.key === 'dragon' && hasCompany(subject, scene, text))
      subject.mode = 'ground'
    if (
      subject.mode === 'ground' &&
      subject.action === 'flying' &&
      (!subject.figure || isAloft(subject, text))
    )
      subject.mode = 'fly'
    if (subject.mode === 'fly' && CARS.test(subject.key) && !subject.bears)
      Object.assign(subject, { key: '@flyingcar', icon: undefined, breed: undefined })
    // What only floats stays in its water.
    if (/float|swim/.test(subject.mode) && subject.action === 'flying' && ALOFT.test(text))
      subject.mode = 'fly'
    const heights: Partial<Record<string, number>> = subject.figure
      ? POSED_HEIGHT.person
      : POSED_HEIGHT.animal
    if (subject.mode !== 'build') subject.size *= heights[subject.action ?? ''] ?? 1
  }
}
