import { enterJungle } from './enter-jungle.ts'
import { faceTraffic } from './face-traffic.ts'
import { hangFestiveLights } from './festive-lights.ts'
import { furnishPlace } from './furnish-places.ts'
import { lightStages } from './light-stages.ts'
import { dressForWinter } from './outfits.ts'
import { perchBirds } from './pose-subjects.ts'
import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { seatAtTable, setOnTables } from './set-on-tables.ts'
import { settleDesign } from './settle-design.ts'
import type { Place } from './surroundings.ts'
import { tameFires } from './tame-fires.ts'
import { usualPlace, usualTime } from './usual-setting.ts'
import { isFood } from './vocabulary/nouns.ts'
import { type PlaceName, settingOf } from './vocabulary/places.ts'
import { isInWater } from './wading.ts'

const SNOWY_INSTEAD: ReadonlySet<Place> = new Set(['hills', 'beach', 'meadow', 'alps', 'lake'])
/** Lands that never see snow, when the prompt does not ask for them. */
const WITHOUT_SNOW: ReadonlySet<Place> = new Set([
  'jungle',
  'desert',
  'dunes',
  'savanna',
  'ocean',
  'pond',
  'farmland',
])
const OPEN_WATER: ReadonlySet<Place> = new Set(['ocean', 'lake', 'pond', 'beach', 'river'])
/** A rainy morning is grey unless its sun is spoken of. */
const SUNRISE = /\b(dawn|sunrise|sunup|daybreak|first light|rising sun)\b/
/** Fur that is called red or brown as a matter of course. */
const NATURALLY_RED: ReadonlySet<string> = new Set(['fox', 'deer', 'orangutan', 'chipmunk', 'bear'])

const withBorne = (subject: Subject): Subject[] => [
  subject,
  ...(subject.bears ?? []).map(({ subject: borne }) => borne),
]
/** Boats that lie on land. */
const ASHORE =
  /(pulled|dragged|drawn|hauled|lying|stranded|washed|beached|resting|left)( up)? (on|onto|ashore|in)|on (the|a) (\w+ )?(shore|beach|sand|riverbank|mud)\b/

/** Settles where and when a scene is, and what else there is in it for that reason. */
export function settlePlace(reading: Reading) {
  const { scene, text } = reading
  const [main] = scene.subjects
  let place = reading.place
  if (place === 'window' && main?.mode === 'table' && !/windowsill/.test(text)) place = 'table'
  if (place === 'studio' && main?.figure) place = studioOfTrade(reading.personHome, main.key)
  if (!place && main && isFood(main.key) && scene.subjects.some(({ key }) => key === '@stall'))
    place = 'street'
  // “Swimming in a jungle river”: in the river.
  if (main?.mode === 'ground' && isInWater(main, text))
    place = reading.places.find(name => OPEN_WATER.has(settingOf(name).stage)) ?? place
  if (place && SMALL_WATER.test(text) && settingOf(place).stage === 'river') place = woodsOf(reading) ?? place
  scene.placeGiven = place !== null
  settle(scene, truePlace(place, scene) ?? usualPlace(reading))
  if (main && main.mode !== 'fly' && SEA_CREATURES.test(main.key) && !HOLDS_WATER.has(scene.place))
    settle(scene, 'ocean')
  takeFromOtherPlaces(reading)

  if (main && OPEN_WATER.has(scene.place) && main.mode === 'ground' && !main.bears && isInWater(main, text)) {
    main.mode = 'float'
    main.wades = true
  }
  if (main && OPEN_WATER.has(scene.place) && scene.place !== 'pond' && scene.subjects.every(isSubmerged))
    settle(scene, 'underwater')
  if (scene.subjects.some(({ key }) => key.startsWith('snowman'))) scene.season ??= 'winter'
  if (scene.weather.includes('snow') && ['hills', 'meadow', 'alps', 'farmland'].includes(scene.place))
    scene.season = 'winter'
  if (OPEN_WATER.has(scene.place)) bringToSurface(scene)
  if (ASHORE.test(text))
    for (const subject of scene.subjects)
      if (subject.mode === 'float' && subject.key !== '@floe') subject.mode = 'ground'
  if (!scene.placeGiven) suitCompanions(scene)
  if (!scene.placeGiven && scene.place === 'forest' && showsTheSky(scene)) settle(scene, 'meadow')
  for (const subject of scene.subjects.flatMap(withBorne))
    if (['red', 'brown', 'orange'].includes(subject.colour ?? '') && NATURALLY_RED.has(subject.key))
      subject.colour = undefined
  if (reading.asksForPortrait && !place) settle(scene, 'studio')
  if (scene.place === 'table' && main?.figure && scene.subjects.every(({ mode }) => mode !== 'table')) {
    settle(scene, 'livingroom')
    seatAtTable(main)
  }
  if (scene.place === 'table' && main && scene.subjects.every(subject => subject.mode !== 'table'))
    main.mode = 'table'
  if (place === 'road' || /desert (road|highway)|(road|highway) .*desert/.test(text)) {
    scene.place = 'road'
    scene.roadside = roadside(scene, text)
  }
  if (scene.place === 'city' && belongsInStreet(scene, text)) scene.place = 'street'
  if (scene.place === 'city') keepOneOnTheRoof(reading)
  if (
    (/\b(snow|blizzard|christmas|frost)/.test(text) || scene.season === 'winter') &&
    ['street', 'city', 'village'].includes(scene.place) &&
    !scene.weather.includes('snow')
  )
    scene.weather.push('snow')
  enterJungle(scene, text)
  if (scene.place === 'alps' && scene.extras.has('cloud sea') && main?.mode === 'ground')
    settle(scene, 'summit')
  dressForWinter(reading)
  growWild(scene)
  if (scene.future && scene.place === 'room' && AGELESS_ROOMS.has(scene.room)) scene.room = 'spaceship'
  if (main?.key === '@bridge' && NEEDS_RIVER.has(scene.place) && !carriesTrain(main)) {
    scene.place = 'river'
    scene.scenery = []
  }
  if (SURF.test(scene.prompt)) scene.extras.add('surf')
  perchBirds(reading)
  tameFires(reading)
  faceTraffic(scene)
  setOnTables(reading)
  settleDesign(reading)
  furnishPlace(scene)
  if (!scene.timeGiven) scene.time = usualTime(scene)
  hangFestiveLights(scene)
  lightStages(scene)
  if (scene.extras.has('wet') && isOpenDaylight(scene)) scene.extras.add('rainbow')
  // By the light of its moons the ground of another world would not be seen.
  if (scene.place === 'mars' && scene.time === 'moonlit') scene.time = 'dusk'
  const isPlainMorning = scene.time === 'dawn' && !SUNRISE.test(text)
  if (scene.weather.includes('rain') && (isPlainMorning || scene.time === 'day' || scene.time === 'golden'))
    scene.time = 'overcast'
  if (scene.place === 'table' && (scene.timeGiven || scene.weather.length > 0)) {
    scene.place = 'room'
    scene.room = /kitchen|cook|bak/.test(text) ? 'kitchen' : 'livingroom'
  }
}

/** Waves that break, or a sea in an uproar. */
const SURF =
  /\b(huge|big|giant|massive|enormous|towering|great|tall|high|mighty|crashing|breaking|pounding|raging|wild|rough|violent|angry|stormy|churning) (\w+ )?(waves?|seas?|surf|swell|breakers|ocean)\b|\b(waves?|surf|breakers|sea|ocean) (\w+ )?(crash|break|pound|batter|beat|smash|rag)(es|s|ing)?\b/i

/** Water that winds through a wood rather than opens it. */
const SMALL_WATER = /\b(creek|brook|stream|rivulet|small river)\b/i

const woodsOf = ({ places }: Reading) => places.find(name => settingOf(name).stage === 'forest')

/** A painter's studio has an easel, and a dancer's a mirror and a bar. */
function studioOfTrade(home: PlaceName | null, key: string): PlaceName {
  if (home === 'artstudio') return 'artstudio'
  return /^@(ballerina|dancer)$/.test(key) ? 'gym' : 'studio'
}

const SEA_CREATURES = /^(whale|spouting-whale|dolphin|orca|shark)$/
/** Where something that swims can be without lying on dry land. */
const HOLDS_WATER: ReadonlySet<Place> = new Set([
  ...OPEN_WATER,
  'underwater',
  'room',
  'window',
  'space',
  'terrace',
  'studio',
  'table',
])

/** On a roof there is room for an animal; people and cars are down in the street. */
const belongsInStreet = ({ subjects }: Scene, text: string) =>
  !/roof|skyline|overlooking/.test(text) &&
  subjects.some(
    ({ figure, mode, furLength, icon }) => figure || (mode === 'ground' && furLength === 0 && icon),
  )

/** What leaps is seen above the water. */
const isSubmerged = ({ mode, action }: Subject) => mode === 'swim' && action !== 'jumping'

/** What swims is seen at the surface of a water that is looked at from above. */
function bringToSurface({ subjects }: Scene) {
  for (const subject of subjects)
    if (subject.mode === 'swim' || (subject.key === '@bridge' && !subject.bears)) subject.mode = 'float'
}

/** What a prompt adds to any place. */
const MOVED_IN = /^(fire|jack-o-lantern|candle)$/

/** What floats in the ice floats at sea; worlds can be icy. */
function truePlace(place: PlaceName | null, { subjects, season }: Scene): PlaceName | null {
  if (place === 'mars' && season === 'winter') return 'snowfield'
  return place === 'snowfield' && subjects[0]?.mode === 'float' ? 'icesea' : place
}

/** Rooms that look of today when they should be of the future. */
const AGELESS_ROOMS: ReadonlySet<Scene['room']> = new Set([
  'station',
  'corridor',
  'office',
  'livingroom',
  'bedroom',
  'kitchen',
])
/** Where a bridge would stand on dry land. */
const NEEDS_RIVER: ReadonlySet<Place> = new Set(['meadow', 'hills', 'forest', 'alps', 'farmland'])

const carriesTrain = ({ bears = [] }: Subject) => bears.some(({ subject }) => subject.key === 'locomotive')

/** Where plants have no pots. */
const INDOOR_STAGES: ReadonlySet<Place> = new Set([
  'room',
  'table',
  'studio',
  'terrace',
  'window',
  'portrait',
  'poster',
])

/** Metres. */
const FERN = 0.8

/** A plant out of doors grows in the ground. */
function growWild({ place, subjects }: Scene) {
  if (INDOOR_STAGES.has(place)) return
  for (const subject of subjects)
    if (subject.key === 'potted-plant' && !/pot/.test(subject.name.replace(/ \(as .*/, '')))
      Object.assign(subject, { key: '@fern', icon: undefined, mode: 'ground', size: FERN })
}

/** Where and when there is a rainbow after the rain. */
const isOpenDaylight = ({ place, time }: Scene) =>
  place !== 'street' && place !== 'room' && ['day', 'golden', 'dawn', 'overcast', 'sunset'].includes(time)

/** Takes over what makes a place this place, as far as the prompt does not say otherwise. */
function settle(scene: Scene, name: PlaceName) {
  const { stage, room, trees, flowers, season, old, terrace, view, extra, scenery = [] } = settingOf(name)
  scene.place = stage
  if (room) scene.room = room
  if (trees && scene.trees.length === 0) scene.trees = [trees]
  scene.flowers ??= flowers ?? null
  scene.season ??= season ?? null
  scene.old ||= old ?? false
  if (terrace) scene.terrace = terrace
  if (view) scene.backdrop = view
  if (extra) scene.extras.add(extra)
  const added = scene.scenery.filter(drawing => MOVED_IN.test(drawing))
  scene.scenery = [...added, ...scenery.filter(drawing => !scene.subjects.some(({ key }) => key === drawing))]
}

/** “A river in the jungle”, “a balcony over the city”: the place that is not painted still shapes the one that is. */
function takeFromOtherPlaces({ scene, places, text }: Reading) {
  const settled = places.find(name => settingOf(name).stage === scene.place)
  for (const other of places) {
    const { stage, trees } = settingOf(other)
    if (other === settled) continue
    if (other === 'busstop' && !INDOOR_STAGES.has(scene.place)) scene.scenery.push('bus-stop')
    if ((scene.place === 'street' || scene.place === 'terrace') && settingOf(other).old) scene.old = true
    const hasStream = scene.place === 'canyon' || (scene.place === 'forest' && SMALL_WATER.test(text))
    if (hasStream && stage === 'river') scene.extras.add('stream')
    if (scene.place === 'terrace' && SEEN_FROM_ABOVE.has(stage)) scene.backdrop = stage
    if (!OPEN_WATER.has(scene.place) || scene.trees.length > 0) continue
    if (stage === 'jungle') scene.trees = ['palm', 'green', 'green']
    else if (stage === 'forest') scene.trees = [trees ?? 'green']
  }
}

const SEEN_FROM_ABOVE: ReadonlySet<Place> = new Set([
  'city',
  'street',
  'ocean',
  'lake',
  'alps',
  'hills',
  'beach',
  'farmland',
  'island',
  'jungle',
  'desert',
  'meadow',
  'river',
  'vineyard',
])

/** What is seen in the sky needs a sky. */
const showsTheSky = ({ extras, weather }: Scene) =>
  weather.includes('aurora') || (['moon', 'rainbow', 'fireworks'] as const).some(sight => extras.has(sight))

/** Moves a place that was chosen for the main subject to where the rest of the scene can be, too. */
function suitCompanions(scene: Scene) {
  const building = scene.subjects.find(subject => subject.mode === 'build')
  if (building && scene.subjects[0] !== building && scene.place === 'volcano') settle(scene, 'mountains')
  if (building?.home === 'street' && scene.place === 'road') settle(scene, 'street')
  const isWintry =
    scene.weather.includes('aurora') || scene.weather.includes('snow') || scene.season === 'winter'
  const isDeep = scene.weather.includes('snow') && WITHOUT_SNOW.has(scene.place)
  if (isWintry && (SNOWY_INSTEAD.has(scene.place) || isDeep)) settle(scene, 'snowfield')
}

function roadside(scene: Scene, text: string): Scene['roadside'] {
  if (text.includes('desert')) return 'desert'
  if (/coast|sea|ocean|beach|cliff/.test(text)) return 'beach'
  if (text.includes('forest')) return 'forest'
  return scene.season === 'autumn' ? 'autumn' : 'hills'
}

/** A skyline has room for one subject besides those that fly. */
function keepOneOnTheRoof(reading: Reading) {
  const { scene } = reading
  const [first] = scene.subjects.filter(({ mode }) => mode !== 'fly')
  scene.subjects = scene.subjects.filter(subject => {
    const isShown = subject === first || subject.mode === 'fly'
    if (!isShown) reading.disown(subject.name)
    return isShown
  })
}
