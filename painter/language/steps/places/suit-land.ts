import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { hangHammock } from './hang-hammock.ts'
/** What trees, flowers, waves and floods that are named make of the land they are in, once that is settled. */
export function suitLand(reading: Reading) {
  const { scene, text } = reading
  lineLake(scene, text)
  if (GREAT_WAVE.test(scene.prompt) && AT_SEA.has(scene.place)) scene.extras.add('great wave')
  shedLeaves(scene)
  blossom(scene, text)
  hangHammock(scene)
  snowUnderSleds(scene)
  fitOutFishingBoats(scene)
}

const IN_BLOSSOM = /\b(?:blossom\w*|bloom\w*|flowering|springtime|spring|april|may)\b/

/** An orchard in spring has blossoms, and no apples yet. */
function blossom(scene: Draft, text: string) {
  if (scene.season === 'spring' && scene.trees.includes('apple') && IN_BLOSSOM.test(text))
    scene.trees = scene.trees.map(tree => (tree === 'apple' ? 'blossom' : tree))
}

/** Who goes by sled does so on snow, unless another season or sand is named. */
function snowUnderSleds(scene: Draft) {
  const { place, subjects, season, prompt } = scene
  if (!SNOWED.has(place) || season !== null || /\bsand|dunes?|grass\b/i.test(prompt)) return
  const isSled = ({ key, bears = [] }: Subject): boolean =>
    /^(?:sled|@sledge?|@toboggan|@dogsled|snowboarder|skier)$/.test(key) ||
    bears.some(({ subject }) => isSled(subject))
  if (subjects.some(isSled)) scene.season = 'winter'
}
const SNOWED = wordsOf<Place>('snowed')

/** Metres. */
const FISHING_BOAT = 4

/** A fishing boat that nobody rows has a cabin and a mast. */
function fitOutFishingBoats({ subjects }: Draft) {
  for (const subject of subjects)
    if (subject.key === '@rowboat' && /^fishing/.test(subject.name) && !subject.bears && !subject.made)
      Object.assign(subject, { key: '@fishingboat', breed: undefined, size: FISHING_BOAT })
}

/** In autumn the floor of a wood is covered in leaves. */
function shedLeaves({ place, season, extras, trees }: Draft) {
  const isEvergreen = trees.length > 0 && trees.every(tree => /^(bamboo|palm)$/.test(tree))
  if (place === 'forest' && season === 'autumn' && !isEvergreen) extras.add('fallen leaves')
}

const LAKE = /\b(?:lake|lakes|lakeside|lakeshore)\b/
const AMONG_MOUNTAINS = /\b(?:mountains?|alpine|alps|fjord|peaks?|glacier|snowy|volcano|hills?)\b/

/** Trees that are named stand all round their lake where no mountains do, and in fog a house is seen beyond as much water as it hides. */
function lineLake(scene: Draft, text: string) {
  if (scene.place !== 'lake' || AMONG_MOUNTAINS.test(text)) return
  if (!LAKE.test(text)) return
  const isFoggy = scene.weather.includes('fog')
  const [main] = scene.subjects
  if (main?.mode === 'build' ? isFoggy : scene.trees.length > 0 && scene.subjects.every(isAfloat))
    scene.place = 'pond'
}

const isAfloat = ({ mode }: Subject) => mode === 'float'

/** One wave that is looked at for itself. */
const GREAT_WAVE =
  /\btsunamis?\b|\btidal waves?\b|\b(?:huge|big|giant|massive|enormous|towering|great|monster|mighty|barrel|perfect|large|gigantic|colossal) (?:\w+ ){0,2}waves?\b|\bwave (?:\w+ )?(?:crash|break|curl|barrel|ris|tower)(?:es|s|ing)?\b|\b(?:surf|surfs|surfing|riding) (?:on )?(?:a|the) (?:\w+ ){0,2}wave\b/i

/** Where the waves of the open sea are seen. */
const AT_SEA: ReadonlySet<Place> = new Set(['ocean', 'beach', 'island'])
