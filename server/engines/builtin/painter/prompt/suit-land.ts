import { waterLawn } from './farmland.ts'
import { hangHammock } from './hang-hammock.ts'
import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import type { Place } from './surroundings.ts'
import type { PlaceName } from './vocabulary/places.ts'

/** What trees, flowers, waves and floods that are named make of the land they are in, once that is settled. */
export function suitLand(reading: Reading) {
  const { scene, text } = reading
  lineLake(scene, text)
  bloomBelowPeaks(scene)
  gildTerraces(scene)
  if (GREAT_WAVE.test(scene.prompt) && AT_SEA.has(scene.place)) scene.extras.add('great wave')
  floodLand(reading)
  ripen(scene, text)
  keepStone(scene)
  riseInland(scene, text)
  buildPyramids(scene)
  shedLeaves(scene)
  blossom(scene, text)
  floatBeforeIce(scene)
  hangHammock(scene)
  waterLawn(scene)
  raiseDust(reading)
  snowUnderSleds(scene)
  stirSea(reading)
  fitOutFishingBoats(scene)
}

/** Once the sun is down rice terraces lie in the dark of their valley: their evening is the hour before. */
function gildTerraces(scene: Scene) {
  if (scene.place === 'riceterrace' && scene.time === 'dusk' && /\bevening\b/i.test(scene.prompt))
    scene.time = 'golden'
}

const IN_BLOSSOM = /\b(?:blossom\w*|bloom\w*|flowering|springtime|spring|april|may)\b/

/** An orchard in spring has blossoms, and no apples yet. */
function blossom(scene: Scene, text: string) {
  if (scene.season === 'spring' && scene.trees.includes('apple') && IN_BLOSSOM.test(text))
    scene.trees = scene.trees.map(tree => (tree === 'apple' ? 'blossom' : tree))
}

/** Boats before a glacier are on the water that it ends in. */
function floatBeforeIce({ place, subjects, extras }: Scene) {
  if (place === 'glacier' && subjects[0]?.mode === 'float') extras.add('sea about')
}

/** Who goes by sled does so on snow, unless another season or sand is named. */
function snowUnderSleds(scene: Scene) {
  const { place, subjects, season, prompt } = scene
  if (!SNOWED.has(place) || season !== null || /\bsand|dunes?|grass\b/i.test(prompt)) return
  const isSled = ({ key, bears = [] }: Subject): boolean =>
    /^(?:sled|@sledge?|@toboggan|@dogsled|snowboarder|skier)$/.test(key) ||
    bears.some(({ subject }) => isSled(subject))
  if (subjects.some(isSled)) scene.season = 'winter'
}
const SNOWED: ReadonlySet<Place> = new Set([
  'hills',
  'meadow',
  'alps',
  'forest',
  'farmland',
  'plain',
  'village',
  'road',
])

const STORMY =
  /\b(?:storms?|stormy|gales?|hurricane|typhoon|tempest|squalls?|(?:rough|heavy|wild|foul) weather)\b(?! clouds)/
const PAST_OR_TO_COME = /\b(?:after|before|gatheringclouds|calm)\b/

/** In a storm the sea is high, also where only who is on it is named. */
function stirSea({ scene, text }: Reading) {
  if (!AT_SEA.has(scene.place) && scene.place !== 'cliff') return
  if (STORMY.test(text) && !PAST_OR_TO_COME.test(text)) scene.extras.add('surf')
}

/** Metres. */
const FISHING_BOAT = 4

/** A fishing boat that nobody rows has a cabin and a mast. */
function fitOutFishingBoats({ subjects }: Scene) {
  for (const subject of subjects)
    if (subject.key === '@rowboat' && /^fishing/.test(subject.name) && !subject.bears && !subject.made)
      Object.assign(subject, { key: '@fishingboat', breed: undefined, size: FISHING_BOAT })
}

const DUSTY =
  /\bdust (?:everywhere|flying|rising|trails?|clouds?|plumes?|behind|in the air)\b|\b(?:clouds?|trails?|plumes?) of (?:\w+ )?(?:dust|sand)\b|\b(?:kick|throw|rais|whip|stirr?|churn)\w* (?:up )?(?:\w+ )?(?:dust|sand)\b|\b(?:in|through|across) (?:the |a cloud of )?(?:\w+ )?dust\b/
const DRY: ReadonlySet<Place> = new Set([
  'meadow',
  'hills',
  'farmland',
  'plain',
  'ploughland',
  'cornfield',
  'desert',
  'savanna',
  'road',
  'grounds',
  'village',
  'canyon',
  'dunes',
  'beach',
  'saltflat',
])

/** Whoever moves on dry ground raises its dust where that is spoken of, and harvesters always do. */
function raiseDust({ scene, text }: Reading) {
  const isHarvesting = scene.subjects[0]?.key === '@combine' && !scene.weather.includes('rain')
  if (!DRY.has(scene.place) || !(isHarvesting || (scene.subjects.length > 0 && DUSTY.test(text)))) return
  scene.extras.add('dust')
}

/** In autumn the floor of a wood is covered in leaves. */
function shedLeaves({ place, season, extras, trees }: Scene) {
  const isEvergreen = trees.length > 0 && trees.every(tree => /^(bamboo|palm)$/.test(tree))
  if (place === 'forest' && season === 'autumn' && !isEvergreen) extras.add('fallen leaves')
}

/** Where pyramids are no part of the land. */
const WITHOUT_LAND: ReadonlySet<Place> = new Set([
  'room',
  'table',
  'studio',
  'window',
  'terrace',
  'portrait',
  'street',
  'city',
  'village',
  'underwater',
  'space',
])
/** Metres: on a table or in a room, and out of doors, where who is on one is still seen. */
const PYRAMID = { indoors: 0.35, outdoors: 7, climbed: 2.5 }

/** A pyramid in a town, under water or on a desk, or that somebody is on, is a thing of its own. */
function buildPyramids(scene: Scene) {
  const isSmall = /^(?:room|table|studio|window|terrace|portrait)$/.test(scene.place)
  const build = (subject: Subject) => {
    if (
      subject.key === '@pyramid' &&
      (WITHOUT_LAND.has(scene.place) || subject.bears || subject.made || subject.colour)
    ) {
      subject.key = '@pyramidbody'
      if (isSmall) Object.assign(subject, { mode: 'table', size: PYRAMID.indoors })
      else subject.size = subject.bears ? PYRAMID.climbed : PYRAMID.outdoors
    }
    for (const { subject: borne } of subject.bears ?? []) build(borne)
  }
  for (const subject of [...scene.subjects, ...scene.around, ...scene.outside]) build(subject)
}

const LAKE = /\b(?:lake|lakes|lakeside|lakeshore)\b/
const AMONG_MOUNTAINS = /\b(?:mountains?|alpine|alps|fjord|peaks?|glacier|snowy|volcano|hills?)\b/

/** Trees that are named stand all round their lake where no mountains do, and in fog a house is seen beyond as much water as it hides. */
function lineLake(scene: Scene, text: string) {
  if (scene.place !== 'lake' || AMONG_MOUNTAINS.test(text)) return
  growAtHome(scene)
  if (!LAKE.test(text)) return
  const isFoggy = scene.weather.includes('fog')
  const [main] = scene.subjects
  if (main?.mode === 'build' ? isFoggy : scene.trees.length > 0 && scene.subjects.every(isAfloat))
    scene.place = 'pond'
}

/** What grows about the waters that wild animals come to. */
const AT_HOME: Partial<Record<PlaceName, Scene['trees']>> = {
  savanna: ['acacia'],
  jungle: ['palm', 'green', 'green'],
  forest: ['green'],
}

/** A lion in the water of a lake has its own land about it rather than mountains. */
function growAtHome(scene: Scene) {
  const [main] = scene.subjects
  if (!main?.wades || !main.home || scene.trees.length > 0 || scene.season === 'winter') return
  if (main.home === 'forest' && main.action !== 'drinking') return
  const trees = AT_HOME[main.home]
  if (!trees) return
  scene.trees = [...trees]
  scene.place = 'pond'
}

const isAfloat = ({ mode }: Subject) => mode === 'float'

/** Flowers in the mountains are looked at from among them, with the peaks behind. */
function bloomBelowPeaks(scene: Scene) {
  if (scene.place !== 'alps' || !scene.flowers || scene.subjects.length > 0) return
  scene.place = 'meadow'
  scene.extras.add('mountains')
}

/** One wave that is looked at for itself. */
const GREAT_WAVE =
  /\btsunamis?\b|\btidal waves?\b|\b(?:huge|big|giant|massive|enormous|towering|great|monster|mighty|barrel|perfect|large|gigantic|colossal) (?:\w+ ){0,2}waves?\b|\bwave (?:\w+ )?(?:crash|break|curl|barrel|ris|tower)(?:es|s|ing)?\b|\b(?:surf|surfs|surfing|riding) (?:on )?(?:a|the) (?:\w+ ){0,2}wave\b/i

/** Where the waves of the open sea are seen. */
const AT_SEA: ReadonlySet<Place> = new Set(['ocean', 'beach', 'island'])

const FLOOD =
  /\b(?:flood(?:ed|ing|s|waters?)?(?! lights?)(?! (?:with|in|by) (?:\w+ ){0,2}(?:light|sunlight|sun|sunshine|colou?rs?|people|flowers))|knee deep in water|under water)\b/
const FLOODABLE: ReadonlySet<Place> = new Set(['street', 'village', 'road', 'meadow', 'farmland', 'hills'])

/** “A flooded street”: the water stands over whatever ground there is. */
function floodLand(reading: Reading) {
  const { scene, text } = reading
  if (!FLOODABLE.has(scene.place) || !FLOOD.test(text)) return
  scene.extras.add('flooded')
  reading.understand('flooded')
}

const GOLDEN_LAND =
  /\bgolden (?:\w+ )?(?:prairies?|fields?|grass(?:es|lands?)?|meadows?|plains?|steppes?|crops?)\b/
const GRASSY: ReadonlySet<Place> = new Set(['meadow', 'hills', 'farmland', 'plain'])

/** Grass that is golden is ripe, whatever the hour. */
function ripen(scene: Scene, text: string) {
  if (GRASSY.has(scene.place) && scene.season !== 'winter' && GOLDEN_LAND.test(text))
    scene.flowers ??= 'wheat'
}

const INLAND =
  /\b(?:valleys?|gorge|canyons?|forests?|woods|jungle|rainforest|meadows?|plains?|desert|river|farmland|countryside|fields?|villages?|fog|clouds)\b/
const COASTAL =
  /\b(?:sea|seas|ocean|coast\w*|waves?|beach|surf|bay|shore|sea ?side|lighthouse|gulls?|seagulls?|ships?|boats?|atlantic|pacific|island|fjord|lagoon|chalk)\b/

/** “A cliff over a valley”: no sea is below it. */
function riseInland(scene: Scene, text: string) {
  if (scene.place === 'cliff' && INLAND.test(text) && !COASTAL.test(text)) scene.place = 'summit'
}

const OF_RED_ROCK: ReadonlySet<Place> = new Set(['mars', 'canyon', 'desert'])

/** Red rocks of a red land are of its stone; painted red they would be gems. */
function keepStone(scene: Scene) {
  if (!OF_RED_ROCK.has(scene.place)) return
  for (const rock of [...scene.around, ...scene.subjects])
    if (rock.key === 'rock' && rock.colour === 'red') rock.colour = 'brown'
}
