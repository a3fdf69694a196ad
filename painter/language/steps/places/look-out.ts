import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Place } from '../../surroundings.ts'
import { settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

/** Words for what is seen from within rather than met there. */
const LOOKING_OUT =
  /\b(windows?|windowsill|windowview|outside|overlooking|overlooks|views? +(of|over|on|to|out)|looking (out|at the|over)|looks? out|gazing|staring out|watching the (sea|ocean|city|stars|mountains)|through the (glass|pane)|skyline|skyscraper|penthouse|beyond the glass)\b/

const INDOORS = wordsOf<Place>('indoors')

/** What no table of places holds, and what is seen then. */
const SEEN: readonly (readonly [RegExp, Place])[] = [
  [
    /\b(skyline|skyscrapers?|penthouse|manhattan|new york|tokyo|hong kong|downtown|city lights|cityscape|cyberpunk)\b/,
    'city',
  ],
  [/\b(earth|planets?|outer space|galaxy|nebula|asteroids?)\b/, 'space'],
  [/\b(sea|ocean|waves)\b/, 'ocean'],
  [/\b(mountains?|alps|peaks?)\b/, 'alps'],
  [/\b(forest|woods|pine trees)\b/, 'forest'],
  [/\b(garden|meadow|flowers outside|blossoms?|trees?)\b/, 'meadow'],
]
const GARDEN = /\bgarden\b/

/** Says what is seen through the windows of a room, and takes out of it what stands outside. */
export function lookOut(reading: Reading) {
  if (!lookIn(reading)) lookThrough(reading)
  leaveHouses(reading)
}

const LOOKS = '(?:looking|looks|peeking|peeks|peering|peers|staring|stares|gazing|glancing)'
/** “Looking in through the window”, and what does so without a house of its own. */
const LOOKING_IN = new RegExp(
  `\\b${LOOKS} (?:(?:in|inside)\\b(?: (?:through|at|from|by))?|into) (?:\\w+ ){0,4}?windows?\\b|\\b(?:outside|behind) (?:the|my|our|a) (?:\\w+ )?window (?:looking|peeking|peering|staring) (?:in|at (?:me|us))\\b|\\b${LOOKS} (?:at (?:me|us) )?(?:in )?(?:through|at) (?:the|a|my|our) (?:\\w+ )?window from (?:the )?outside\\b`,
)
const AT_A_WINDOW = new RegExp(
  `\\b${LOOKS} (?:in |into )?(?:through|at|in) (?:(?:the|a|my|our) )?(?:\\w+ )?window\\b`,
)
const WILD =
  /^(fox|deer|moose|bear|polar-bear|wolf|giraffe|elephant|lion|tiger|t-rex|sauropod|dragon|horse|cow|raccoon|@dragon|unicorn|owl|gorilla|panda|kangaroo)$/

/** Who looks in from outside is seen through the pane, and the house that the window is of is around the viewer. */
function lookIn({ scene, places, text }: Reading): boolean {
  if (scene.place !== 'window' && scene.place !== 'room') return false
  const isIn = LOOKING_IN.test(text)
  const outside = scene.subjects.filter(
    ({ key, figure, mode }) =>
      !figure && /^(?:ground|fly)$/.test(mode) && (WILD.test(key) || isIn) && !key.startsWith('@'),
  )
  if (!(isIn || (AT_A_WINDOW.test(text) && outside.some(({ key }) => WILD.test(key)))) || !outside.length)
    return false
  const named = places.map(name => settingOf(name).stage).findLast(stage => !INDOORS.has(stage))
  scene.place = 'window'
  scene.outside = outside
    .slice(0, 1)
    .map(animal => ({ ...animal, action: undefined, mode: 'ground' as const }))
  scene.subjects = []
  scene.outlook = named ?? (scene.season === 'winter' ? 'snowfield' : 'meadow')
  return true
}

/** What one is in when one is in a room. */
const HOUSES =
  /^(house|@mansion|@modernhouse|office-building|@cabin|@stonecottage|castle|mosque|church|@shopfront|school|hotel)$/

/** Vehicles, by their insides. */
const OF_INSIDES: Partial<Record<Draft['room'], RegExp>> = {
  train: /^(locomotive|@?\w*train|train|railway-car|@steamtrain)$/,
  plane: /^(airplane|@airliner|@lightplane)$/,
  bus: /^(bus|@schoolbus|@doubledecker)$/,
  submarine: /^@submarine$/,
  shipcabin: /^(passenger-ship|@galleon|ship|sailboat)$/,
}

/** A house or a vehicle that is named with a room of it is the one that the room is in. */
function leaveHouses({ scene }: Reading) {
  if (scene.place !== 'room') return
  const vehicle = OF_INSIDES[scene.room]
  if (vehicle) scene.subjects = scene.subjects.filter(({ key }) => !vehicle.test(key))
  if (scene.outlook === 'space') scene.subjects = scene.subjects.filter(({ mode }) => mode !== 'space')
  scene.subjects = scene.subjects.filter(
    ({ key, mode, bears }) => mode !== 'build' || bears !== undefined || !HOUSES.test(key),
  )
}

/** Says what is seen through the windows of a room, and moves there what would not fit into it. */
function lookThrough({ scene, places, text }: Reading) {
  if (scene.place === 'room' && BEHIND_GLASS.has(scene.room)) {
    scene.outside = scene.subjects.filter(({ mode }) => mode === 'swim')
    scene.subjects = scene.subjects.filter(({ mode }) => mode !== 'swim')
  }
  // Of what lies on a table by a window the room is seen, too.
  if (scene.place === 'table' ? !/\bwindow/.test(text) : scene.place !== 'room' && scene.place !== 'window')
    return
  const named = places.map(name => settingOf(name)).findLast(({ stage }) => !INDOORS.has(stage))
  if (!LOOKING_OUT.test(text)) {
    if (showsWeather(scene)) scene.outlook = named?.stage ?? 'meadow'
    return
  }
  const place =
    named?.stage ??
    SEEN.find(([words]) => words.test(text))?.[1] ??
    (scene.subjects.some(({ key }) => key === '@tree') ? 'meadow' : undefined)
  if (!place || isUnseen(scene, place)) return
  scene.outlook = place
  if (named?.season) scene.season ??= named.season
  if (GARDEN.test(text)) scene.flowers ??= 'mixed'
  scene.outside = scene.subjects.filter(({ mode, bears }) => mode === 'build' && !bears)
  const areTrees = scene.outside.every(({ key }) => key === '@tree')
  if (scene.subjects.length > scene.outside.length || areTrees || ON_THE_WAY.has(scene.room))
    scene.subjects = scene.subjects.filter(subject => !scene.outside.includes(subject))
  else scene.outside = []
}

/** “A coffee shop on a rainy autumn day”: weather and season are seen through the window. */
const showsWeather = ({ place, room, season, weather }: Draft) =>
  place === 'room' && season !== null && weather.includes('rain') && WITH_A_VIEW.has(room)
const WITH_A_VIEW = wordsOf<Draft['room']>('with a view')

/** Rooms that no house fits into. */
const ON_THE_WAY: ReadonlySet<Draft['room']> = new Set(['train', 'bus', 'plane', 'car', 'van'] as const)

/** What swims is not in these, but before their windows. */
const BEHIND_GLASS: ReadonlySet<Draft['room']> = new Set(['aquarium', 'submarine'])

/** Rooms under the ground have nothing before their windows. */
const isUnseen = ({ room, place }: Draft, seen: Place) =>
  place === 'room' &&
  (/^(metro|aquarium|winecellar|cave|tunnel)$/.test(room) || seen === 'underwater') &&
  room !== 'submarine'
