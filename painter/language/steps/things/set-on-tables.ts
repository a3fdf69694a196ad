import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import { gatherAround } from '../people/gather-around.ts'
import { strew } from './strew.ts'

const TABLE_HEIGHT = 0.75

const OPEN_TOWNS: ReadonlySet<Draft['place']> = new Set(['street', 'village'])

/** “Ramen at a street stall”: the food is what is looked at, and the stall stands behind it. */
function standBehindFood(scene: Draft) {
  const [main, ...others] = scene.subjects
  if (!main || !isFood(main.key) || others.length === 0) return
  if (!others.every(({ mode }) => mode === 'build')) return
  scene.subjects = [main]
  scene.scenery = [...others.map(({ key }) => key), ...scene.scenery]
}

/** Whoever is at a table sits at it, what they have before them. */
export function seatAtTable(person: Subject) {
  if (person.bears?.some(({ how }) => how !== 'held')) return
  if (person.figure && person.count > 1 && !person.companions) gatherAround(person, person.figure)
  const [had] = person.bears ?? []
  const { bears: _, ...bare } = tableWith(person)
  person.bears = [{ how: 'at', subject: had ? tableWith(had.subject) : bare }]
}

/** Candles that light a room stand on what is in it, and not on its floor. */
function setOutCandles(scene: Draft) {
  const candles = scene.scenery.filter(drawing => drawing === CANDLE)
  if (candles.length === 0) return
  scene.scenery = scene.scenery.filter(drawing => drawing !== CANDLE)
  if (!scene.around.some(({ key }) => key === CANDLE))
    strew(scene, subjectOf(CANDLE, 'candles', candles.length), candles.length)
}
const CANDLE = 'candle'

/** In a room small things stand on a table beside whoever is there, and not on the floor. */
export function setOnTables({ scene }: Reading) {
  if (scene.place === 'room') {
    setOutCandles(scene)
  }
  const [main] = scene.subjects
  if (main && isOutdoorMeal(scene)) {
    seatAtTable(main)
    const table = main.bears?.find(({ how }) => how === 'at')?.subject
    if (table) table.bears ??= [{ how: 'on', subject: { ...MEAL } }]
  }
  if (scene.place === 'terrace') {
    return
  }
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
function climbOnTable({ place, prompt, subjects }: Draft) {
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
export const isAtTable = ({ subjects }: Draft, text: string): boolean =>
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
const isOutdoorMeal = ({ place, prompt, subjects: [main] }: Draft) =>
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
