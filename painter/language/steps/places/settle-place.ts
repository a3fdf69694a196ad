import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { takeWay } from '../../take-way.ts'
import { tameFires } from '../../tame-fires.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import { type PlaceName, placeNamed, placeRank, settingOf } from '../../vocabulary/places.ts'
import { OVER_RIVERS } from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { withBorne } from '../../with-borne.ts'
import { dressForWinter } from '../people/outfits.ts'
import { suitCompanions } from '../people/suit-companions.ts'
import { isAtTable, seatAtTable, setOnTables } from '../things/set-on-tables.ts'
import { isShownForItself, setTabletop } from '../things/set-tabletop.ts'
import { setUpTable } from '../things/set-up-table.ts'
import { takeSeats } from '../things/take-seats.ts'
import { enterJungle } from './enter-jungle.ts'
import { faceTraffic } from './face-traffic.ts'
import { growCrops } from './farmland.ts'
import { furnishPlace } from './furnish-places.ts'
import { joinPlaces, placeToBeIn } from './join-places.ts'
import { leaveWallsToRoom } from './leave-walls.ts'
import { lightStages } from './light-stages.ts'
import { lookOut } from './look-out.ts'
import { holdMarketInTown, marketGround } from './market-ground.ts'
import { leaveToHouses } from './narrow-street.ts'
import { letPeopleIn } from './people-rooms.ts'
import { placeInTheOpen } from './place-in-the-open.ts'
import { raiseVolcano } from './raise-volcano.ts'
import { buildAsInRegion } from './regional-fronts.ts'
import { riseOverTown } from './rise-over-town.ts'
import { growWild, runWild } from './run-wild.ts'
import { serveOutdoors } from './serve-outdoors.ts'
import { settleBadge } from './settle-badge.ts'
import { settleDesign } from './settle-design.ts'
import { belongsInStreet, keepOneOnTheRoof, LANDMARKS, roadside } from './settle-street.ts'
import { bridgeRiver, groundInTown, raiseFuji } from './settle-town.ts'
import {
  ASHORE,
  bringToSurface,
  carriesTrain,
  isInDeepWater,
  isSubmerged,
  NEEDS_RIVER,
  seaOfCreature,
  waterOfVessel,
} from './settle-water.ts'
import { placeStoodIn } from './stand-in-land.ts'
import { suitLand } from './suit-land.ts'
import { INDOOR_STAGES, OPEN_WATER, SMALL_WATER, settle, takeFromOtherPlaces } from './take-place.ts'
import { usualPlace, usualTime, woodOfShelter } from './usual-setting.ts'
import { canWade, isInWater, waterAmong } from './wading.ts'

/** A rainy morning is grey unless its sun is spoken of. */
const SUNRISE = /\b(dawn|sunrise|sunup|daybreak|first light|rising sun)\b/i
const SUNNY = /\b(sunny|sunshine|sunlit|bright|(morning|warm) sun|clear (blue )?sky)\b/i
/** Fur that is called red or brown as a matter of course. */
const NATURALLY_RED: ReadonlySet<string> = new Set(['fox', 'deer', 'orangutan', 'chipmunk', 'bear'])

/** Of these, golden and brown ones are not as they always are. */
const GOLDEN_FRUIT = /apple|pear|egg|candlecake/

/** “A tavern by firelight” is seen from within; its front is no subject then. */
function roomInFirelight(scene: Draft): PlaceName | null {
  const front = scene.subjects.find(({ key }) => key === '@shopfront')
  const isLit = scene.light.includes('firelight') || scene.light.includes('candlelight')
  const place = front && isLit ? placeNamed(front.name.replace(/ \(.*/, '')) : undefined
  if (!place || !settingOf(place).room) return null
  scene.subjects = scene.subjects.filter(subject => subject !== front)
  return place
}

/** What stands on the floor. */
const STANDS_BY_TABLE = /^@(chair|armchair|sofa|bed|rockingchair|bench|stool)$/

const ON_SILL =
  /\b(sits?|sitting|seated|perched|curled|resting|leaning|lean|sleeping|asleep)\b.*\bwindow ?(sill|ledge|seat)\b/

/** “A barista, a rainy window behind”, “an art room with jars on the windowsill”: the room that the window is in. */
function roomAtWindow({ places, personHome, text }: Reading, place: PlaceName): PlaceName {
  if (ON_SILL.test(text)) return place
  const rooms = [...places, ...(personHome ? [personHome] : [])]
  return rooms.find(name => settingOf(name).room) ?? place
}

/** The room that a sofa is looked at in; one with a hearth of its own has it at the side, where it is cut off. */
const FURNISHED_WITH_SOFA = /\b(?:living ?room|lounge|sitting ?room)\b.*\b(?:sofa|couch|settee)\b/

const OWN_SHOP = /\bin (?:his|her|their) (?:\w+ )?(?:work)?shop\b/

/** Settles where and when a scene is, and what else there is in it for that reason. */
export function settlePlace(reading: Reading) {
  const { scene, text } = reading
  const [main] = scene.subjects
  const place = placeSpokenOf(reading, main)
  scene.placeGiven = place !== null
  settle(scene, truePlace(place, scene) ?? usualPlace(reading))
  const sea = seaOfCreature(scene, place === 'water')
  if (sea) settle(scene, sea)
  // “A surfer in Hawaii” is on the waves; only who walks, runs or stands there with a board is ashore.
  if (main?.key === 'person-surfing' && SHORES.has(scene.place)) settle(scene, 'ocean')
  const water = waterOfVessel(scene, text)
  if (water) settle(scene, water)
  takeFromOtherPlaces(reading)
  goIntoWater(reading, main)
  if (!scene.placeGiven) suitCompanions(scene)
  if (!scene.placeGiven && scene.place === 'forest' && showsTheSky(scene)) settle(scene, 'meadow')
  for (const subject of scene.subjects.flatMap(withBorne))
    if (['red', 'brown', 'orange'].includes(subject.colour ?? '') && NATURALLY_RED.has(subject.key))
      subject.colour = undefined
    else if (
      /^(gold|golden|brown)$/.test(subject.colour ?? '') &&
      isFood(subject.key) &&
      !GOLDEN_FRUIT.test(subject.key)
    )
      subject.colour = undefined
  sitInPlace(reading, main, place)
  settleStreets(reading, main, place)
  dressForWinter(reading)
  growWild(scene)
  if (scene.wear === 'overgrown' && BARREN.has(scene.place)) scene.wear = null
  if (scene.place === 'room' && LEFT_TO_FALL.test(text)) scene.wear = 'overgrown'
  runWild(scene)
  if (scene.place === 'room') leaveWallsToRoom(scene)
  if (scene.future && scene.place === 'room') modernise(scene)
  if (scene.neon && scene.place === 'room') scene.extras.add('led strips')
  if (main && OVER_RIVERS.has(main.key) && NEEDS_RIVER.has(scene.place) && !carriesTrain(main)) {
    // Of a bridge in the woods there are woods on the banks.
    if (scene.place === 'forest' && scene.trees.length === 0) scene.trees = ['green']
    scene.place = 'river'
    scene.scenery = []
  }
  joinPlaces(reading)
  suitLand(reading)
  riseOverTown(reading)
  holdMarketInTown(reading)
  buildAsInRegion(reading)
  leaveToHouses(scene)
  takeWay(scene, text)
  tameFires(reading)
  faceTraffic(scene)
  if (scene.place !== 'room') setUpTable(scene, text)
  setOnTables(reading)
  lookOut(reading)
  takeSeats(scene)
  settleDesign(reading)
  letPeopleIn(scene)
  furnishPlace(scene)
  growCrops(scene)
  scene.ground = bridgeRiver(scene)
  scene.scenery = raiseFuji(scene)
  settleLight(scene)
  setTabletop(reading)
  // Small things on a counter are indoors, whatever season their leaves are of.
  if (scene.tabletop && !scene.placeGiven && scene.subjects.every(({ mode }) => mode === 'table'))
    scene.place = 'table'
  if (scene.place === 'table' && isShownForItself(reading)) scene.place = 'studio'
  if (
    scene.place === 'table' &&
    (scene.timeGiven || scene.season || scene.weather.length > 0 || /\bwindow/.test(text))
  ) {
    scene.place = 'room'
    scene.room = /kitchen|cook|bak/.test(text) ? 'kitchen' : 'livingroom'
  }
}

/** The place that the words say the scene is in; null where they leave it open. */
function placeSpokenOf(reading: Reading, main: Subject | undefined): PlaceName | null {
  const { scene, text } = reading
  let place = placeStoodIn(reading)
  if (place === 'window' && main?.mode === 'table' && !/windowsill/.test(text)) place = 'table'
  // Of a table with chairs the table is no place for small things.
  if (place === 'table' && scene.subjects.some(({ key }) => STANDS_BY_TABLE.test(key)))
    place = placeInTheOpen(reading) ?? 'livingroom'
  // Whoever sits in a chair by the window is in the room that it belongs to.
  if (place === 'window' && main && /^@(chair|armchair|sofa|bed|table)$/.test(main.key))
    place = main.key === '@bed' ? 'bedroom' : 'livingroom'
  place ??= roomInFirelight(scene)
  if (place && settingOf(place).stage === 'window' && main?.figure) place = roomAtWindow(reading, place)
  // “A shoemaker in his shop”: in that of his trade.
  if (place === 'shop' && main?.figure && reading.personHome && OWN_SHOP.test(text))
    place = reading.personHome
  if (place === 'studio' && main?.figure) place = studioOfTrade(reading.personHome, main)
  if (!place && main && isFood(main.key) && scene.subjects.some(({ key }) => key === '@stall'))
    place = 'street'
  // “Swimming in a jungle river”: in the river.
  if (main?.mode === 'ground' && isInWater(main, text)) place = waterAmong(reading.places) ?? place
  if (place && SMALL_WATER.test(text) && settingOf(place).stage === 'river')
    place = reading.places.find(name => settingOf(name).stage === 'forest') ?? place
  if (place === 'abstract' && isMerelyPatterned(reading)) place = barePlace(reading)
  if (place === 'atfire' && FURNISHED_WITH_SOFA.test(text)) place = 'livingroom'
  return serveOutdoors(reading, placeToBeIn(reading, marketGround(reading, groundInTown(reading, place))))
}

/** Whoever is in the water wades, swims or is under it; who is ashore stands. */
function goIntoWater(reading: Reading, main: Subject | undefined) {
  const { scene, text } = reading
  if (
    main &&
    OPEN_WATER.has(scene.place) &&
    main.mode === 'ground' &&
    canWade(main) &&
    isInWater(main, text)
  ) {
    // Whoever is with a horse in the river is in it, too.
    const waders = scene.subjects.filter(
      subject => subject.mode === 'ground' && (subject.figure || subject.furLength > 0) && canWade(subject),
    )
    const swims = SWIMMING.test(text)
    for (const subject of [main, ...waders])
      Object.assign(subject, { mode: 'float', wades: true, ...(swims && subject.furLength > 0 && { swims }) })
  }
  if (main && OPEN_WATER.has(scene.place) && scene.subjects.every(isSubmerged) && isInDeepWater(reading))
    settle(scene, 'underwater')
  if (
    scene.subjects.flatMap(withBorne).some(({ key }) => IN_THE_SNOW.test(key)) &&
    !SNOWLESS.has(scene.place)
  )
    scene.season ??= 'winter'
  if (scene.weather.includes('snow') && ['hills', 'meadow', 'alps', 'farmland'].includes(scene.place))
    scene.season = 'winter'
  if (OPEN_WATER.has(scene.place)) bringToSurface(scene)
  if (scene.place === 'ocean' && scene.extras.has('low tide')) settle(scene, 'mudflat')
  if (ASHORE.test(text))
    for (const subject of scene.subjects)
      if (subject.mode === 'float' && subject.key !== '@floe') subject.mode = 'ground'
}

/** Whoever sits at a table, and what stands there by itself. */
function sitInPlace(reading: Reading, main: Subject | undefined, place: PlaceName | null) {
  const { scene, text } = reading
  if ((reading.asksForPortrait || /\basdesign\b/.test(text)) && !place && main) settle(scene, 'studio')
  settleBadge(scene)
  if (scene.place === 'table' && main?.figure && scene.light.includes('candlelight'))
    scene.subjects = scene.subjects.filter(({ key, bears }) => key !== 'candle' || bears)
  if (scene.place === 'table' && main?.figure && isAtTable(scene, text)) {
    settle(scene, woodOfShelter(scene) ?? 'livingroom')
    seatAtTable(main)
  }
  if (scene.place === 'room' && main?.figure && AT_TABLE.test(text)) seatAtTable(main)
  if (scene.place === 'table' && main && scene.subjects.every(subject => subject.mode !== 'table'))
    main.mode = 'table'
}

/** Roads, towns, summits and woods, by what is in them. */
function settleStreets(reading: Reading, main: Subject | undefined, place: PlaceName | null) {
  const { scene, text } = reading
  if (
    place === 'road' ||
    /desert (road|highway)|(road|highway) .*desert|desert with a .*\broad\b/.test(text)
  ) {
    scene.place = 'road'
    scene.roadside = roadside(scene, text)
  }
  if (
    (scene.place === 'city' || scene.place === 'street') &&
    scene.subjects.some(({ key }) => LANDMARKS.test(key))
  )
    settle(scene, 'paris')
  if (scene.place === 'city' && belongsInStreet(scene, text)) scene.place = 'street'
  if (scene.place === 'city') keepOneOnTheRoof(reading)
  if (
    (/\b(snow|blizzard|christmas|frost)/.test(text) || scene.season === 'winter') &&
    ['street', 'city', 'village'].includes(scene.place) &&
    !scene.weather.includes('snow')
  )
    scene.weather.push('snow')
  if (scene.place === 'canyon' && isWooded(scene, text)) settle(scene, 'forest')
  raiseVolcano(reading)
  enterJungle(scene, text)
  if (
    ABOVE_CLOUDS.has(scene.place) &&
    scene.extras.has('cloud sea') &&
    /^(ground|build)$/.test(main?.mode ?? '')
  ) {
    settle(scene, 'summit')
    // The rock that a house is on is the summit.
    if (scene.subjects.some(({ mode }) => mode === 'build'))
      scene.subjects = scene.subjects.filter(
        ({ key, bears }) => bears || !/^@?(rock|boulder|cliff)$/.test(key),
      )
  }
}

/** The hour that the words leave open, and what the weather makes of it. */
function settleLight(scene: Draft) {
  if (!scene.timeGiven) scene.time = usualTime(scene)
  lightStages(scene)
  if (scene.extras.has('wet') && isOpenDaylight(scene)) scene.extras.add('rainbow')
  // By the light of its moons the ground of another world would not be seen.
  if (scene.place === 'mars' && scene.time === 'moonlit') scene.time = 'dusk'
  const isPlainMorning = scene.time === 'dawn' && !SUNRISE.test(scene.prompt)
  // A sunny morning is not the moment of sunrise.
  if (isPlainMorning && SUNNY.test(scene.prompt) && !scene.weather.some(word => /rain|fog|snow/.test(word)))
    scene.time = INDOOR_STAGES.has(scene.place) && scene.place !== 'terrace' ? 'golden' : 'day'
  if (scene.weather.includes('rain') && (isPlainMorning || scene.time === 'day' || scene.time === 'golden'))
    scene.time = 'overcast'
}

const SWIMMING = /\b(?:swims?|swimming)\b/

const SHORES: ReadonlySet<Draft['place']> = new Set(['beach', 'island', 'cliff'])

/** What is seen in the snow alone, and where there is none. */
const IN_THE_SNOW = /^@?(snowman|skier|snowboarder)/
const SNOWLESS: ReadonlySet<Draft['place']> = new Set(['dunes', 'desert', 'ocean', 'beach', 'room'])
/** Gorges that are green, or that water falls into, are none of the desert. */
const isWooded = ({ subjects }: Draft, text: string) =>
  /\b(?:gorge|ravine|gulch)\b/.test(text) &&
  !/\b(?:desert|red|dry|arid|sandstone)\b/.test(text) &&
  (subjects.some(({ key }) => key === '@waterfall') ||
    /\b(?:mossy|green|lush|wooded|ferns?|forest\w*|trees)\b/.test(text))

/** Where nothing is as high as the clouds but a summit. */
const ABOVE_CLOUDS: ReadonlySet<Draft['place']> = new Set(['alps', 'hills', 'meadow', 'cliff'])

/** Where what is abandoned is not overgrown. */
const BARREN = wordsOf<Draft['place']>('barren')

/** Rooms that plants have grown into. */
const LEFT_TO_FALL = /\b(ruined|in ruins|abandoned|derelict|crumbling|broken (roof|ceiling))\b/

const AT_TABLE = /\b(at|around) (a|the|their|his|her|our) (\w+ ){0,2}table\b/

/** Of mugs with a pattern the picture is no pattern. */
const isMerelyPatterned = ({ scene, places, text }: Reading) =>
  !/\babstract\b/.test(text) && (scene.subjects.length > 0 || places.some(name => name !== 'abstract'))

/** The foremost of the places named that is one to be in. */
function barePlace({ places }: Reading): PlaceName | null {
  const others = places.filter(name => name !== 'abstract')
  return others.toSorted((a, b) => placeRank(b) - placeRank(a))[0] ?? null
}

/** A painter's studio has an easel, and a dancer's a mirror and a bar. */
function studioOfTrade(home: PlaceName | null, { key, action }: Subject): PlaceName {
  if (home === 'artstudio') return 'artstudio'
  return /^@(ballerina|dancer)$/.test(key) || action === 'meditating' ? 'dancestudio' : 'studio'
}

/** What floats in the ice floats at sea; worlds can be icy. */
function truePlace(place: PlaceName | null, { subjects, season }: Draft): PlaceName | null {
  if (place === 'mars' && season === 'winter') return 'snowfield'
  return place === 'snowfield' && subjects[0]?.mode === 'float' ? 'icesea' : place
}

/** Rooms that nobody lives in: those of the future are in a spaceship. */
const AGELESS_ROOMS: ReadonlySet<Draft['room']> = new Set(['station', 'corridor'])
const LIVED_IN: ReadonlySet<Draft['room']> = new Set(['office', 'livingroom', 'bedroom', 'kitchen', 'bar'])

/** Rooms look of today: those of the future have coloured light, and a city before their windows. */
function modernise(scene: Draft) {
  if (AGELESS_ROOMS.has(scene.room)) scene.room = 'spaceship'
  if (!LIVED_IN.has(scene.room)) return
  scene.extras.add('led strips')
  scene.outlook ??= 'city'
}
/** Where and when there is a rainbow after the rain. */
const isOpenDaylight = ({ place, time }: Draft) =>
  place !== 'street' && place !== 'room' && ['day', 'golden', 'dawn', 'overcast', 'sunset'].includes(time)

/** What is seen in the sky needs a sky. */
const showsTheSky = ({ extras, weather }: Draft) =>
  weather.includes('aurora') || (['moon', 'rainbow', 'fireworks'] as const).some(sight => extras.has(sight))
