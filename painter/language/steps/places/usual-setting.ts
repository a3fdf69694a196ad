import type { TimeOfDay } from '../../../engine/world/times-of-day.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { USUAL_TIMES } from '../../vocabulary/conditions.ts'
import type { LightWord } from '../../vocabulary/light.ts'
import { isHousehold } from '../../vocabulary/nouns.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { placeInTheOpen } from './place-in-the-open.ts'
import { placeOfView } from './place-of-view.ts'

const FURNITURE =
  /^(@lamp|@sofa|@armchair|@bed|@chair|@table|@standingmirror|couch-and-lamp|television|bathtub|door|@piano|shower|toilet)$/

/** Of these, what nobody has out of doors. */
const WITHIN_HOUSES = /^(@sofa|@bed|couch-and-lamp|television|bathtub|shower|toilet)$/

/** What stands where one sleeps and dresses. */
const OF_BEDROOMS = /^(@bed|@standingmirror)$/
/** Metres: what may be on a table. */
const SMALL = 0.7

/** What somebody may have their table under. */
const GROWN = /^(mushroom|@tree|@\w+tree|tree)$/

/** Where the tree or the mushroom grows that somebody has their table under. */
export const woodOfShelter = ({ subjects }: Draft): PlaceName | null =>
  subjects.find(({ key, home }) => GROWN.test(key) && home)?.home ?? null

/** A door that it rains or snows at, and one that belongs to a house, is seen from outside. */
const isFrontDoor = ({ subjects, weather, season, prompt }: Draft) =>
  subjects.some(
    ({ key, bears = [] }) => key === 'door' || bears.some(({ subject }) => subject.key === 'door'),
  ) &&
  (weather.length > 0 ||
    season === 'winter' ||
    /\b(?:front|cottage|house|garden|barn|church|shed|castle) doors?\b|\bdoorsteps?\b/i.test(prompt))

/** What is only within four walls. */
const WITHIN_WALLS = /\b(floor|floorboards|carpet|ceiling|wallpaper|curtains?)\b/

/** Light that is seen within four walls, where the prompt does not say where. */
const LIT_AT_HOME: ReadonlySet<LightWord> = new Set(['candlelight', 'screenlight'])
/** What people do in a house, where nothing else is said. */
const AT_HOME =
  /\b(blanketfort|pyjamas|pajamas|read(?:ing|s)? (?:a |the )?books? to|eats?|eating|sips?|sipping|drinks?|drinking|unwrapping|unfolding|lighting (a |the |some )?candles?|yawn(s|ing)?|opening (a|an|the|his|her) (\w+ )?(gift|present|letter|box)|play(?:ing|s)? (the |a |an |her |his |on the )?(\w+ )?(piano|harp|cello|keyboard|organ|video ?games?|computer ?games?)|wak(es|ing) up|blowing out|on the phone|using (a|his|her) (laptop|computer|phone)|watching (tv|television|a (movie|film)))\b/
const HOUSE_PETS = /^(?:cat|black-cat|dog|rabbit|hamster|poodle|guide-dog|parrot)$/
/** What a pet that is beside it is at home with. */
const KEPT_INDOORS =
  /^(?:laptop|desktop-computer|keyboard|printer|television|hot-beverage|teacup-without-handle|teapot|candle|telephone|mobile-phone|@typewriter|@vase|yarn|books|mantelpiece-clock|alarm-clock|@goldfishbowl|@piano|violin)$/
const FAIRGROUND = /^(circus-tent|ferris-wheel|roller-coaster|carousel-horse|@carousel)$/

/** Where a scene without a named place is set. */
export function usualPlace(reading: Reading): PlaceName {
  const place = placeAtHome(reading)
  const { stage, room } = settingOf(place)
  if (stage === 'forest' && hidesBuilding(reading)) return 'hills'
  return stage === 'studio' || room || stage === 'table'
    ? (placeOfView(reading) ?? placeInTheOpen(reading) ?? place)
    : place
}

/** Metres. */
const HOUSE = 6

/** Whether trees would hide what somebody who is at home among them is before. */
const hidesBuilding = ({ scene: { subjects, trees } }: Reading) =>
  trees.length === 0 &&
  subjects.some(
    ({ mode, key, figure, size }, k) =>
      k > 0 && mode === 'build' && !figure && size >= HOUSE && !GROWN.test(key),
  )

/** Where those are who do not say it, by who they are and what they do. */
function placeAtHome({ scene, text, personHome, activityPlace }: Reading): PlaceName {
  const [main] = scene.subjects
  const isAtHome = main?.figure !== undefined || (main?.furLength ?? 0) > 0
  if (!personHome && (!main || isAtHome) && WITHIN_WALLS.test(text)) return 'livingroom'
  if (scene.extras.has('sandstorm') && !activityPlace) return 'desert'
  // Whatever flies over them, they stand where they always do.
  const pyramid = scene.subjects.find(({ key }) => key === '@pyramid')
  if (pyramid?.home) return pyramid.home
  if (scene.subjects.some(({ key }) => key === '@shopfront')) return 'street'
  if (scene.subjects.some(({ key }) => key === '@geyser')) return 'hotspring'
  if (scene.flowers && main?.figure && !activityPlace) return FIELDS[scene.flowers] ?? 'meadow'
  if (scene.subjects.some(({ key }) => FAIRGROUND.test(key))) return 'meadow'
  const isAfloat =
    scene.subjects.some(({ mode }) => mode === 'float') && activityPlace && settingOf(activityPlace).room
  if (
    !ALOFT.test(text) &&
    scene.subjects.some(({ mode, home }) => mode === 'swim' && home === 'underwater') &&
    isUnderWater(main.key, text)
  )
    return 'underwater'
  if (main?.key === 'balloon' && ALOFT.test(scene.prompt.toLowerCase())) return 'hills'
  if (isFrontDoor(scene)) return 'village'
  const wood = woodOfShelter(scene)
  if (main?.bears?.some(({ subject }) => subject.key === '@table') && wood) return wood
  if (activityPlace && !isAfloat) return activityPlace
  if (main && main.mode !== 'swim' && STARGAZING.test(text)) return 'hills'
  if (
    main?.figure &&
    !personHome &&
    main.bears?.some(({ how, subject }) => how === 'at' && subject.key === '@table')
  )
    return 'livingroom'
  if (main?.figure && !main.figure.beast && !personHome && scene.trees.length === 0 && AT_HOME.test(text))
    return 'livingroom'
  const hasTree = scene.trees.length > 0 || scene.subjects.some(({ key }) => key === '@tree')
  if (main?.home === 'table' && hasTree) return 'meadow'
  const indoors = scene.subjects.find(({ key, home }) => (FURNITURE.test(key) || isHousehold(key)) && home)
  // A hammock between two birches hangs out of doors.
  if (indoors?.home && !personHome && !activityPlace && hasTree)
    return scene.trees.length > 0 ? 'forest' : 'meadow'
  // A knight on a couch is where the couch is, unless he is at home in another room.
  const isOutOfPlace = indoors && WITHIN_HOUSES.test(indoors.key) && personHome && !settingOf(personHome).room
  if (main && HOUSE_PETS.test(main.key) && scene.subjects.some(({ key }) => KEPT_INDOORS.test(key)))
    return 'livingroom'
  if (indoors?.home && (!personHome || isOutOfPlace) && !activityPlace)
    return OF_BEDROOMS.test(indoors.key)
      ? 'bedroom'
      : settingOf(indoors.home).room
        ? indoors.home
        : 'livingroom'
  const isLitAtHome = scene.light.some(light => LIT_AT_HOME.has(light)) && scene.trees.length === 0
  if (main && isLitAtHome && main.size <= SMALL && !main.figure && main.furLength === 0) return 'table'
  if (isLitAtHome && (!main || main.figure || main.furLength > 0)) return 'livingroom'
  if (main?.figure && scene.weather.includes('rain') && /umbrella/.test(text)) return 'street'
  // A violinist in the snow is on no stage.
  if (main?.figure && scene.time === 'night' && /\btelescope\b/.test(text)) return 'hills'
  if (main?.figure && personHome && settingOf(personHome).room && OUT_OF_DOORS.test(text))
    return IN_SNOW.test(text) ? 'snowfield' : scene.weather.includes('rain') ? 'street' : 'hills'
  // Nor is a nurse in front of a cabin in her ward.
  const building = scene.subjects.find(({ mode, figure }) => mode === 'build' && !figure)
  if (main?.figure && building && personHome && settingOf(personHome).room)
    return building.home && !settingOf(building.home).room ? building.home : 'hills'
  if (main?.home === 'table' && IN_SNOW.test(text)) return 'snowfield'
  if (main?.key === '@branch') return 'forest'
  if (main?.key === 'rock' && main.bears?.some(({ subject }) => OF_SHORES.test(subject.key)))
    return 'rockyshore'
  if (main?.key === '@stall') return 'market'
  if (main && isOnSportsFloor(main, personHome)) return personHome!
  if (main?.mode === 'swim' && scene.subjects.some(({ mode }) => mode === 'float')) return 'ocean'
  const landmark = scene.subjects.find(({ mode, size }) => mode === 'build' && size >= LANDMARK)
  if (main && landmark?.home && main.furLength > 0) return landmark.home
  if (main?.home === 'savanna' && !main.figure && AMONG_PALMS.test(scene.prompt)) return 'jungle'
  return main ? homeOf(main, scene, personHome, building) : emptyPlace(scene)
}

/** Where somebody or something is at home, out of doors where the words say so. */
function homeOf(
  main: Subject,
  scene: Draft,
  personHome: PlaceName | null,
  building: Subject | undefined,
): PlaceName {
  const home = (main.figure ? (personHome ?? whereTheyAre(main)) : main.home) ?? 'hills'
  // Before a plain backdrop there is no weather, no hour and no house.
  const isOutside = scene.timeGiven || scene.season !== null || scene.weather.length > 0 || building
  if (settingOf(home).stage !== 'studio' || !isOutside) return home
  if (building) return building.home && !settingOf(building.home).room ? building.home : 'hills'
  return scene.weather.includes('rain') ? 'street' : 'hills'
}

/** A place that nobody is in. */
function emptyPlace(scene: Draft): PlaceName {
  if (scene.extras.has('crowd')) return 'street'
  if (scene.around.length > 0) return 'meadow'
  if (scene.trees.length) return scene.trees.includes('blossom') ? 'meadow' : 'forest'
  if (scene.flowers) return 'meadow'
  if (scene.weather.includes('aurora')) return 'snowfield'
  const hasConditions =
    scene.timeGiven || scene.weather.length > 0 || scene.season !== null || scene.skyColours.length > 0
  return hasConditions ? 'mountains' : 'abstract'
}

/** Where elephants and tigers live among palms, and not among acacias. */
const AMONG_PALMS =
  /\b(?:indian?(?! ocean)|sri lankan?|ceylon|kerala|nepal\w*|thai(?:land)?|burm(?:a|ese)|myanmar|laos|cambodian?|vietnam\w*|indonesian?)\b/i

/** Who builds a sandcastle is on a beach: where the thing is at home that somebody is at, if that is out of doors. */
function whereTheyAre({ bears = [] }: Draft['subjects'][number]): PlaceName | null {
  const homes = bears.flatMap(({ how, subject: { home } }) => (how === 'at' && home ? [home] : []))
  return (
    homes.find(home => home !== 'table' && !settingOf(home).room && settingOf(home).stage !== 'studio') ??
    null
  )
}

/** Whoever trains on a mat does so where people train, and not where mats are at home. */
const isOnSportsFloor = ({ bears, home }: Draft['subjects'][number], personHome: PlaceName | null) =>
  personHome !== null &&
  home !== null &&
  settingOf(personHome).room !== undefined &&
  settingOf(home).room !== undefined &&
  (bears ?? []).some(({ how, subject }) => how === 'on' && subject.home === personHome)

/** What comes out of the sea to rest on a rock. */
const OF_SHORES = /^(?:seal|@walrus|@sealion|@cormorant|@puffin|@seagull)$/

/** Metres; an animal at what is so large is where that stands. */
const LANDMARK = 30

/** What nobody is in, or under, within four walls. */
const OUT_OF_DOORS =
  /\b(?:in|through|under) (?:the |a |an )?(?:(?:heavy|falling|deep|fresh|soft|light|pouring|warm|summer|thick|morning|open|full|starry|night|blue|stormy|stars|and) )*(?:rain|downpour|snow|snowfall|blizzard|fog|mist|storm|wind|sky|stars|moon|hail|drizzle|sleet)\b/
/** Where small things have been lost. */
const IN_SNOW = /\b(in|on|under) (the |some )?((deep|fresh|white|falling|soft) )?snow(fall)?\b/

/** Where nobody is under water. */
const ALOFT = /\b(?:sky|skies|clouds)\b/

/** What is among fish and corals without swimming as they do. */
const isUnderWater = (key: string, text: string) =>
  key === '@submarine' || /\b(scuba|divers?|diving|snorkel\w*)\b/.test(text)

/** What is seen in the open sky alone. */
const STARGAZING =
  /\b(?:stargaz\w*|(?:watch|look|gaz|star|count|admir|point)\w*(?: up)?(?: at| to| into)? (?:the |a )?(?:\w+ )?(?:stars|night sky|starry sky|milky way|meteors?|comets?|constellations?))\b/

/** Crops that somebody is among where nothing else is said. */
const FIELDS: Readonly<Record<string, PlaceName>> = {
  wheat: 'wheatfield',
  lavender: 'lavenderfield',
  heather: 'moor',
}

/** What is lit when it grows dark. */
const CAMPFIRES = /\b(camp ?fire|bonfire)s?\b/i

/** Low golden light would make the snow look like sand. */
const WINTER_HOURS: readonly TimeOfDay[] = ['day', 'overcast', 'day']

/** Who names no hour means day. */
const USUAL_HOURS: readonly TimeOfDay[] = ['day']

const DIM = /\bdim(ly)?\b/i

/** The hour of a scene whose prompt names none: always the same for the same prompt. */
export function usualTime({
  prompt,
  place,
  weather,
  season,
  light,
  extras,
  trees,
  subjects,
}: Draft): TimeOfDay {
  if (subjects.some(({ key }) => key === '@tornado')) return 'storm'
  if (subjects.some(({ key }) => key === '@waterfall') && weather.length === 0 && !season) return 'day'
  // Where nothing glows it need not be dark.
  if (place === 'volcano' && !extras.has('eruption') && !/\blava|glow|fire\b/i.test(prompt)) return 'day'
  if (extras.has('sandstorm')) return 'day'
  if (place === 'forest' && trees.includes('palm') && weather.length === 0) return 'day'
  const isSeenFromInside = place === 'window' || place === 'room'
  if (isSeenFromInside && (weather.includes('snow') || season === 'winter')) return 'overcast'
  if (!isSeenFromInside && weather.length === 0 && CAMPFIRES.test(prompt)) return 'dusk'
  if (place === 'room' && (light.includes('dark') || DIM.test(prompt))) return 'dusk'
  if (season === 'summer') return 'day'
  if (season === 'winter' && !light.includes('warm') && weather.length === 0)
    return WINTER_HOURS[prompt.length % WINTER_HOURS.length]
  if (light.includes('bright') && weather.length === 0) return 'day'
  if (light.includes('warm') && weather.length === 0) return 'golden'
  if (weather.includes('rain') || weather.includes('fog') || weather.includes('snow')) return 'overcast'
  const times = USUAL_TIMES[place] ?? USUAL_HOURS
  const hash = [...prompt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return times[hash % times.length]
}
