import type { LandKind } from '../../../engine/world/lands/land.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Place } from '../../surroundings.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { strew } from '../things/strew.ts'
import { CLOSE_BY } from './furnish-place.ts'
import { rise, standsOnHeight } from './on-height.ts'
import { SETTLED } from './settle-worlds.ts'

/** Words of being out among the stars rather than of seeing them. */
const AMONG_STARS =
  /\b(outer ?space|in space|in orbit|orbit(s|ing|al)?|deep ?space|space ?(ship|craft|station|shuttle|walk|suit)\w*|asteroids?|cosmos|universe|interstellar)\b/

const NOT_OPEN: ReadonlySet<Place> = new Set<Place>([...CLOSE_BY, 'room'])

/** Of several places the one that the subject is in: not the sky above it, nor the water that has come into it. */
export function placeToBeIn(reading: Reading, place: PlaceName | null): PlaceName | null {
  if (place === null) return null
  const { scene, places, text } = reading
  const { stage } = settingOf(place)
  const another = (isMeant: (stage: Place) => boolean) =>
    places.find(name => name !== place && isMeant(settingOf(name).stage)) ?? place
  if (stage === 'space' && !AMONG_STARS.test(text) && scene.subjects.every(({ mode }) => mode !== 'space')) {
    const land = another(other => !NOT_OPEN.has(other))
    if (land !== place && !scene.timeGiven) scene.time = 'night'
    if (land !== place) scene.timeGiven = true
    return land
  }
  if (stage === 'underwater' && place === 'underwater') {
    const room = another(other => other === 'room')
    if (settingOf(room).room !== 'aquarium' && room !== place) {
      return room
    }
  }
  const around = villageAround(reading, place)
  if (around) return around
  // The street of a village is no canyon between towers.
  if (place === 'street' && places.includes('village')) return 'village'
  if (VILLAGE_GROUNDS.has(stage)) {
    const town = settlementIn(reading, place)
    if (town) return town
  }
  if (stage === 'hills' && scene.subjects.length === 0 && SPLENDID.test(text)) return 'mountains'
  if (stage === 'forest' && BY_WATER.test(text)) return another(other => WATERS.has(other))
  if (stage === 'mars') {
    const town = another(other => other === 'city')
    return town
  }
  return place
}

const WATERS: ReadonlySet<Place> = new Set(['lake', 'river', 'pond', 'ocean', 'beach'])
/** “A cabin in the woods by a lake”: in a wood no lake would be seen. */
const BY_WATER =
  /\b(by|beside|near|next ?to|on|at|overlooking|around|along|surround\w*|with) (a|an|the|its) (?:\w+ ){0,2}(lake|river|pond|sea|ocean|fjord|beach|shore|lakeshore)\b|\b(lake|pond|river)\b[^,.]* (surrounded by|among|in|amid) /

/** Land that nothing is said of but that it is splendid. */
const SPLENDID =
  /\b(beautiful|stunning|breathtaking|epic|majestic|scenic|fantasy|snowy|winter|serene|dramatic|natural?|gorgeous|amazing) (?!.*\b(hills?|countryside|rural|farm\w*|fields?|meadows?|plains?)\b)(\w+ ){0,2}landscapes?\b/

const LAND_AND_TOWN =
  /\b(?:desert|oasis|jungle|forest|island|savanna|mountain|swamp|canyon|river|lake|beach|cliff|hill|snowy?|arctic|polar|rainforest|coastal|seaside)(?:side|top)? (?:village|town|settlement|outpost|hamlet)s?\b/
const TOWN_IN_LAND =
  /\b(?:village|town|settlement|outpost|hamlet|houses)s?\b[^,.]{0,24}\b(?:in|on|by|at|among|amid|near|beside|above|over|overlooking|along)\b/

/** “A town in the desert”, “a jungle village”: the houses are what one looks at, and the land is about them. */
function settlementIn({ places, text }: Reading, land: PlaceName): PlaceName | undefined {
  const town = places.find(name => settingOf(name).stage === 'village')
  if (!town) return undefined
  const isFirst = places.indexOf(town) < places.indexOf(land) && TOWN_IN_LAND.test(text)
  return isFirst || LAND_AND_TOWN.test(text) ? town : undefined
}

const INSIDE = /\b(?:in|inside|within|into|at|of) (?:a|an|the|its|their|his|her|my|our) (?:\w+ ){0,2}$/

/** “A village: one street, a chapel, geese on the road”: of what a village has nobody is inside. */
function villageAround({ places, tokens, text }: Reading, place: PlaceName): PlaceName | undefined {
  if (!settingOf(place).room || !tokens.some(({ word }) => word === 'village' || word === 'town'))
    return undefined
  const town = places.find(name => settingOf(name).stage === 'village')
  if (!town || places.indexOf(town) > places.indexOf(place)) return undefined
  const named = IN_VILLAGES.exec(text)
  return named && !INSIDE.test(text.slice(0, named.index)) ? town : undefined
}
const IN_VILLAGES =
  /\b(?:chapel|church|school|bakery|tavern|inn|pub|post ?office|library|barn|mill|smithy|forge|station)\b/

/** Once the place is settled: what the other places named make of it. */
export function joinPlaces(reading: Reading) {
  const { scene, text, places } = reading
  if (scene.place === 'volcano' && places.includes('harbour'))
    scene.scenery.push('sailboat', 'sailboat', '@rowboat')
  if (scene.place === 'desert' && scene.subjects.length === 0 && !places.includes('launchpad'))
    growCacti(scene)
  if (scene.place === 'room') lookOutOnLand(reading)
  if (OPEN_LAND.has(scene.place)) showTownBehind(reading)
  if (CITY_BRIDGES.test(text) && OPEN_LAND.has(scene.place)) scene.extras.add('city behind')
  if (LOST_CITY.test(text)) leaveRuins(scene)
  if (scene.place === 'room') hollowOut(scene, text)
  if (standsOnHeight(reading)) rise(scene)
  standOnGround(reading)
  liftUp(scene, text)
}

/** They are known by the towers behind them. */
const CITY_BRIDGES = /\b(?:brooklyn|manhattan|williamsburg|queensboro|harbou?r|tower) bridge\b|\bgolden ?gate/

/** What has grown so large that one can be in it. */
export const HOLLOW =
  /\b(?:inside|in|within|into|of) (?:an? |the |its |some )?(?:(?:giant|huge|hollow(?:ed)?|big|large|old|ancient|enormous|massive|magical?|living|tall|fallen),? )*(?:out )?(tree(?: ?trunk| stump| hollow)?s?|tree ?stump|oak|redwood|sequoia|baobab|mushroom|toadstool|pumpkin|acorn)\b/

/** “A library inside a giant tree”: seen through the hollow of it. */
function hollowOut(scene: Draft, text: string) {
  const grown = HOLLOW.exec(text)?.[1]
  if (!grown) return
  scene.subjects = scene.subjects.filter(({ key, bears }) => bears || !/tree|mushroom|pumpkin|wood/.test(key))
  scene.outlook ??= 'forest'
}

const OPEN_LAND = wordsOf<Place>('open land of join places')

/** “A beach with a city skyline in the background”, “a field near a village”. */
function showTownBehind({ scene, places }: Reading) {
  const stages = places.map(name => settingOf(name).stage)
  if (stages.includes('city')) scene.extras.add('city behind')
  else if (stages.includes('village') && !places.some(name => MARKETS.has(name)))
    scene.extras.add('village behind')
}

const MARKETS: ReadonlySet<PlaceName> = new Set(['market', 'square', 'harbour'])
const SEEN_FROM_ROOMS: ReadonlySet<Place> = new Set([
  ...OPEN_LAND,
  'mars',
  'moon',
  'space',
  'underwater',
  'forest',
  'city',
])

/** “A greenhouse on Mars”: what lies before the windows of a room is the land that it is in. */
function lookOutOnLand({ scene, places }: Reading) {
  const land = places.map(name => settingOf(name).stage).find(stage => SEEN_FROM_ROOMS.has(stage))
  if (land) scene.outlook ??= land
}

const LOST_CITY =
  /\b(?:lost|ancient|ruined|forgotten|abandoned|hidden|overgrown|sunken|mayan|inca|aztec) (?:\w+ )?(?:city|cities|civili[sz]ation|kingdom|empire)\b/

/** What is left of a city that wood, sand or water have taken. */
function leaveRuins(scene: Draft) {
  if (SETTLED.has(scene.place) || NOT_OPEN.has(scene.place) !== (scene.place === 'underwater')) return
  scene.subjects = scene.subjects.filter(({ key }) => key !== '@skyscraper')
  scene.extras.delete('city behind')
  if (scene.subjects.some(({ mode }) => mode === 'build')) return
  const isWooded = scene.place === 'forest' || scene.place === 'jungle'
  scene.subjects.push({
    ...subjectOf(isWooded ? '@pyramid' : '@ruins', 'ruins', isWooded ? 1 : 3),
    wear: isWooded ? ['overgrown'] : undefined,
  })
}

const CACTI = 9
/** Deserts in which no cactus grows. */
const OLD_WORLD =
  /\b(?:sahara\w*|arab\w*|dubai|abu dhabi|emirates|qatar|doha|oman|saudi|egypt\w*|cairo|giza|morocc\w*|tunisia\w*|algeria\w*|libya\w*|jordan|wadi rum|petra|sinai|negev|israel|iran\w*|persian?|mali|niger|chad|sudan\w*|namib\w*|kalahari|gobi|mongolia\w*|rajasthan|thar|australia\w*|outback|camels?|bedouins?|oas[ei]s|pyramids?|dunes?|nomads?|berbers?|tuaregs?)\b/i

/** A desert that nobody is in has at least what grows there. */
function growCacti(scene: Draft) {
  if (scene.excluded.has('cactus') || scene.around.length > 0 || OLD_WORLD.test(scene.prompt)) return
  strew(scene, subjectOf('@saguaro', 'cacti', 1), CACTI)
}

/** Lands that a village can be seen in. */
const VILLAGE_GROUNDS = wordsOf<Place>('village grounds')

const ARID: ReadonlySet<Place> = new Set(['desert', 'dunes', 'oasis'])

/** Where trees are what is looked at: “cherry trees beside a river in Kyoto” shows no houses before them. */
const BANKS: ReadonlySet<Place> = new Set(['lake', 'river', 'pond'])
const HOUSES = /\b(?:villages?|towns?|houses?|streets?|city|temples?|shops?|canals?|buildings?)\b/i

/** “A village in the jungle”, “a town by the sea”: the land that its houses stand in. */
function standOnGround({ scene, places }: Reading) {
  if (scene.place !== 'village') return
  const ground = places.map(name => settingOf(name).stage).find(stage => VILLAGE_GROUNDS.has(stage))
  if (!ground) return
  if (
    BANKS.has(ground) &&
    scene.trees.length > 0 &&
    scene.subjects.length === 0 &&
    !HOUSES.test(scene.prompt)
  ) {
    scene.place = ground
    return
  }
  scene.ground = ground as LandKind
  if (ARID.has(ground) && scene.fronts.length === 0) scene.fronts = ['@adobes']
}

const BUILT =
  'city|castle|palace|fortress|village|town|house|cottage|temple|island|kingdom|cathedral|church|tower|lighthouse|cabin|monastery|pagoda'
/** What is up in the air though it has no wings. */
const ALOFT = new RegExp(
  `\\b(?:float|hover|levitat|suspend)(?:s|es|ing|ed)?\\b (?:high |up )*(?:in|into|above|over|among|amid|between|on|through)\\b(?:(?! balloon| cars?| ship)[^,.]){0,24}\\b(?:sky|air|clouds?|cloudsea)\\b|` +
    `\\b(?:floating|flying|hovering|levitating) (?:(?!over|above|through|past|around|across|near|to|towards?|from|by|into|in|on|at|between|along)\\w+ ){0,2}(?:${BUILT})\\b|` +
    `\\b(?:${BUILT}) (?:high )?(?:up )?(?:in|among|amid|amongst|between|above) (?:the )?(?:\\w+ )?(?:clouds?|cloudsea|sky)\\b|\\bsky (?:${BUILT})\\b|` +
    `\\b(?:floating|flying|hovering|levitating) (?:\\w+ )?(?:rock|boulder|stone)s?\\b`,
)
const DRIFTING_CLOUDS = /\bclouds? (?:\w+ )?(?:float|drift|hover)/
/** Times its height, how large the rock is that carries a house through the air. */
const ROCK = 1.5

/** “A castle floating in the clouds”: on a rock of its own, and a city stands out of the clouds. */
function liftUp(scene: Draft, text: string) {
  if (!ALOFT.test(text) || DRIFTING_CLOUDS.test(text) || NOT_OPEN.has(scene.place)) return
  if (scene.place === 'city' || scene.place === 'street') {
    if (scene.subjects.some(({ figure }) => figure)) return
    scene.place = 'city'
    scene.extras.add('cloud sea')
    scene.weather = scene.weather.filter(word => word !== 'cloudy')
    return
  }
  const building = scene.subjects.find(({ mode }) => mode === 'build')
  if (!building || building.key === '@skyisland' || building.bears || /bridge/.test(building.key)) return
  building.action = undefined
  const rock = subjectOf('@skyisland', building.name, Math.min(3, building.count))
  rock.size = building.size * ROCK
  rock.bears = [{ how: 'on', subject: { ...building, count: 1 } }]
  // Of “a castle on a floating island with waterfalls” that is the rock, from which water falls anyway.
  scene.subjects = scene.subjects
    .filter(({ key }) => key !== rock.key && key !== 'rock' && key !== '@waterfall')
    .map(subject => (subject === building ? rock : subject))
  if (scene.placeGiven) return
  scene.place = 'alps'
  if (!/cloud/.test(text)) return
  scene.extras.add('cloud sea')
  if (!AMONG_CLOUDS.test(text) || scene.subjects.some(({ key }) => key === '@cloud')) return
  scene.subjects.push({ ...subjectOf('@cloud', 'clouds', CLOUDS), mode: 'fly', size: rock.size * CLOUD })
}

const AMONG_CLOUDS =
  /\b(?:in|among|amongst|amid|amidst|through|between|surrounded by) (?:the |a sea of )?(?:\w+ )?clouds?\b/
/** How many clouds are about what floats among them, and how large beside it. */
const CLOUDS = 5
const CLOUD = 0.4
