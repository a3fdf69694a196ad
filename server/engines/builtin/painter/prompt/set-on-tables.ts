import { gatherAround } from './gather-around.ts'
import { hangFromCeiling } from './hang-from-ceiling.ts'
import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { strew } from './strew.ts'
import { subjectOf } from './subject-of.ts'
import { isFood } from './vocabulary/nouns.ts'

const TABLE_HEIGHT = 0.75

/** On a terrace all small things stand on one table. */
function layTable(scene: Scene) {
  const small = scene.subjects.filter(({ mode }) => mode === 'table')
  if (small.length === 0 || small.length === scene.subjects.length) return
  scene.subjects = [
    ...scene.subjects.filter(subject => !small.includes(subject)),
    { ...tableWith(small[0]), bears: small.map(subject => ({ how: 'on', subject })) },
  ]
}

const OPEN_TOWNS: ReadonlySet<Scene['place']> = new Set(['street', 'village'])

/** “Ramen at a street stall”: the food is what is looked at, and the stall stands behind it. */
function standBehindFood(scene: Scene) {
  const [main, ...others] = scene.subjects
  if (!main || !isFood(main.key) || others.length === 0) return
  if (!others.every(({ mode }) => mode === 'build')) return
  scene.subjects = [main]
  scene.scenery = [...others.map(({ key }) => key), ...scene.scenery]
}

/** “Christmas dinner with the family”: in a room, who eats is looked at before what there is to eat. */
function seatWhoEats(scene: Scene) {
  const [main] = scene.subjects
  const people = scene.subjects.find(({ figure }) => figure)
  if (main?.mode !== 'table' || !people) return
  scene.subjects = [people, ...scene.subjects.filter(subject => subject !== people)]
}

/** Whoever is at a table sits at it, what they have before them. */
export function seatAtTable(person: Subject) {
  if (person.bears?.some(({ how }) => how !== 'held')) return
  if (person.figure && person.count > 1 && !person.companions) gatherAround(person, person.figure)
  const [had] = person.bears ?? []
  const { bears: _, ...bare } = tableWith(person)
  person.bears = [{ how: 'at', subject: had ? tableWith(had.subject) : bare }]
}

/** A bedroom has its bed. */
function dropEmptyBed(scene: Scene) {
  if (scene.place !== 'room' || scene.room !== 'bedroom' || scene.subjects.length < 2) return
  scene.subjects = scene.subjects.filter(({ key, bears }) => key !== '@bed' || bears)
}

const IN_FRONT =
  /\b(?:on|at) (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:table|desk|counter) (?:right |just |standing |that is )?(?:in front of|before) (?:him|her|them|me)\b/i

/** “Staring at an apple on a table in front of her”: she sits at the table, and what is on it is before her. */
export function sitBeforeThings(scene: Scene) {
  if (!IN_FRONT.test(scene.prompt)) return
  const [main, ...others] = scene.subjects
  const seated = main?.bears?.find(({ subject }) => subject.figure)?.subject
  const person = main?.figure ? main : seated
  const onTable = others.find(({ key, bears }) => key === '@table' && bears)?.bears?.[0]?.subject
  const small = others.find(({ mode }) => mode === 'table') ?? onTable
  if (!person || !small || person.count > 1) return
  person.bears = [{ how: 'at', subject: tableWith(small) }]
  person.action = 'sitting'
  scene.subjects = [person, ...others.filter(other => other !== small && other.key !== '@table')]
}

/** “Knitting with a cat on her lap”: the cat is what lies there, and the work beside the seat. */
function makeRoomOnLap(scene: Scene) {
  if (!/\blap\b/i.test(scene.prompt)) return
  for (const seat of [...scene.subjects])
    for (const { subject: sitter } of seat.bears ?? []) {
      const pet = sitter.bears?.find(({ how, subject }) => how === 'held' && subject.furLength > 0)
      if (!pet || !sitter.figure) continue
      const put = sitter.bears?.filter(({ how, subject }) => how === 'held' && subject.furLength === 0) ?? []
      for (const { subject } of put) scene.subjects.push({ ...subject, mode: 'ground' })
      sitter.bears = [pet]
    }
}

/** “Reading a book with a cup of coffee”: both hands are at the book, and the cup stands beside whoever reads. */
function putDown(scene: Scene) {
  const [main] = scene.subjects
  const reader = main?.figure ? main : main?.bears?.find(({ subject }) => subject.figure)?.subject
  if (!reader?.bears?.some(({ how }) => how === 'read')) return
  const cup = reader.bears.find(({ how, subject }) => how === 'held' && subject.mode === 'table')
  if (!cup || scene.subjects.length > 1) return
  reader.bears = reader.bears.filter(borne => borne !== cup)
  scene.subjects.push(cup.subject)
}

const BALLOONS = 'balloon'
const IN_THE_AIR = 6

/** Balloons in a room are in its air, and on no table. */
function letFly(scene: Scene) {
  if (scene.subjects.length === 0 || scene.subjects.some(({ key, bears }) => key !== BALLOONS || bears))
    return
  for (const balloon of scene.subjects) strew(scene, balloon, balloon.count > 1 ? IN_THE_AIR : 1)
  scene.subjects = []
}

const WITHIN_OR_SET: ReadonlySet<Scene['place']> = new Set([
  'room',
  'table',
  'studio',
  'portrait',
  'window',
  'terrace',
])

/** Out of doors balloons that nobody holds are in the sky. */
function riseIntoSky({ place, subjects }: Scene) {
  if (WITHIN_OR_SET.has(place)) return
  for (const subject of subjects) if (subject.key === BALLOONS && !subject.bears) subject.mode = 'fly'
}

/** A screen that nothing else is said of hangs on the wall. */
function hangScreens(scene: Scene) {
  const screens = scene.subjects.filter(({ key, bears }) => key === 'television' && !bears)
  scene.subjects = scene.subjects.filter(subject => !screens.includes(subject))
  for (const screen of screens) strew(scene, screen, 1)
}

const CUT_FLOWERS = /^(rose|tulip|sunflower|hibiscus|@daisy|bouquet|@peony|@lily)$/

/** Flowers beside people in a room are in a vase, on what stands there. */
function putInVase(scene: Scene) {
  if (!scene.subjects[0]?.figure) return
  const flowers = scene.subjects.filter(
    ({ key, mode, bears }) => mode === 'plant' && !bears && CUT_FLOWERS.test(key),
  )
  scene.subjects = scene.subjects.filter(subject => !flowers.includes(subject))
  for (const flower of flowers)
    strew(scene, { ...subjectOf('@vase', 'vase', 1), bears: [{ how: 'full', subject: flower }] }, 1)
}

const MOST_SPREAD = 4

/** “A blanket with apples and a basket”: what there is to eat is on it, and not in the grass beside it. */
function spreadOut(scene: Scene) {
  const blanket = scene.subjects.find(({ key, bears }) => key === '@blanket' && !bears)
  const meal = scene.subjects.filter(({ mode, bears }) => mode === 'table' && !bears)
  if (!blanket || meal.length === 0 || meal.length > MOST_SPREAD) return
  blanket.bears = meal.map(subject => ({ how: 'on', subject }))
  scene.subjects = scene.subjects.filter(subject => !meal.includes(subject))
}

/** Candles that light a room stand on what is in it, and not on its floor. */
function setOutCandles(scene: Scene) {
  const candles = scene.scenery.filter(drawing => drawing === CANDLE)
  if (candles.length === 0) return
  scene.scenery = scene.scenery.filter(drawing => drawing !== CANDLE)
  if (!scene.around.some(({ key }) => key === CANDLE))
    strew(scene, subjectOf(CANDLE, 'candles', candles.length), candles.length)
}
const CANDLE = 'candle'

/** Who sits at a table by the window is seen in the room. */
function sitInRoom(scene: Scene) {
  const [main] = scene.subjects
  if (scene.place !== 'window' || !main?.figure || !main.bears?.some(({ how }) => how === 'at')) return
  scene.place = 'room'
  scene.room = 'livingroom'
}

/** In a room small things stand on a table beside whoever is there, and not on the floor. */
export function setOnTables({ scene }: Reading) {
  hangFromCeiling(scene)
  sitInRoom(scene)
  if (scene.place === 'room') {
    setOutCandles(scene)
    makeRoomOnLap(scene)
    putDown(scene)
    seatWhoEats(scene)
    letFly(scene)
    hangScreens(scene)
    putInVase(scene)
  }
  riseIntoSky(scene)
  dropEmptyBed(scene)
  const [main] = scene.subjects
  if (main && isOutdoorMeal(scene)) {
    seatAtTable(main)
    const table = main.bears?.find(({ how }) => how === 'at')?.subject
    if (table) table.bears ??= [{ how: 'on', subject: { ...MEAL } }]
  }
  if (scene.place === 'terrace') {
    layTable(scene)
    return
  }
  spreadOut(scene)
  if (OPEN_TOWNS.has(scene.place)) standBehindFood(scene)
  climbOnTable(scene)
  if (scene.place !== 'room' || !main || main.mode === 'table') return
  const small = scene.subjects.find(({ mode, key }) => mode === 'table' && key !== 'balloon')
  if (!small) return
  // Beside whom stands on one already it is on that.
  const table = scene.subjects.find(({ key, bears }) => key === '@table' && bears?.[0]?.how === 'on')
  if (table?.bears?.length === 1 && !small.bears) {
    table.bears.push({ how: 'on', subject: small })
    scene.subjects = scene.subjects.filter(subject => subject !== small)
    return
  }
  scene.subjects[scene.subjects.indexOf(small)] = tableWith(small)
}

const ON_TABLE =
  /\bon (?:top of )?(?:an?|the|his|her|my|our|their) (?:(?!bedside\b|floor\b)\w+ ){0,2}?(?:table|desk|counter|countertop|kitchen table|workbench)\b/i
/** Metres: what is taller stands before a table rather than on it. */
const TALLEST_ON_TABLE = 0.75

/** What stands on a floor of its own, small as it may be. */
const FURNITURE = /^@(table|chair|armchair|stool|rug|mat|lamp|sofa|bed|door)$|^door$/

/** “A cat asleep on the kitchen table”, “a violin on a table”: what is small is on it, with the room behind. */
function climbOnTable({ place, prompt, subjects }: Scene) {
  const [main] = subjects
  if ((place !== 'room' && place !== 'table') || !main || !ON_TABLE.test(prompt)) return
  const isClimber = ({ key, size, figure, bears, mode }: Subject) =>
    size <= TALLEST_ON_TABLE && !figure && !bears && mode === 'ground' && !FURNITURE.test(key)
  if (!isClimber(main) || !subjects.every(subject => isClimber(subject) || subject.mode === 'table')) return
  for (const subject of subjects) subject.mode = 'table'
}

const AT_DESK =
  /\b(?:at|behind) (?:an?|the|his|her|their|my|our) (?:\w+ ){0,2}?(?:desk|table|workbench|bench)\b/

/** Whether people are at a table, and do not stand on it among the things there. */
export const isAtTable = ({ subjects }: Scene, text: string): boolean =>
  AT_DESK.test(text) || subjects.every(({ mode }) => mode !== 'table')

const AT_TABLE =
  /\b(at|around|round) (a|an|the|their|his|her|one|some) (\w+ ){0,2}tables?\b|\bsell(s|ing)? (\w+ ){1,3}(from|at|on|behind) (a|an|the|our|my|their|his|her) (\w+ ){0,2}table\b|\blemonade (stand|stall)\b|\b(dining|having (\w+ )?(dinner|lunch|breakfast|brunch|supper|tea)|garden party|dinner party|birthday (party|celebration)|tea party) (?=.*\b(outdoors|outside|garden|patio|terrace|park|beach|square|vineyard|orchard|backyard|lawn|meadow)\b)|\b(garden|outdoor|backyard|al ?fresco) (dinner|lunch|supper|tea|feast|banquet|wedding)\b/i

const MEAL: Subject = {
  key: 'pot-of-food',
  icon: 'pot-of-food',
  name: 'meal',
  mode: 'table',
  home: null,
  size: 0.3,
  count: 1,
  furLength: 0,
  accessories: [],
}

/** Whoever eats at a table out of doors has one there, too. */
const isOutdoorMeal = ({ place, prompt, subjects: [main] }: Scene) =>
  main.figure !== undefined &&
  place !== 'room' &&
  place !== 'table' &&
  place !== 'studio' &&
  AT_TABLE.test(prompt)

export const tableWith = (small: Subject): Subject => ({
  key: '@table',
  name: 'table',
  mode: 'ground',
  home: 'livingroom',
  size: TABLE_HEIGHT,
  count: 1,
  furLength: 0,
  accessories: [],
  bears: [{ how: 'on', subject: small }],
})
