import { attendClients } from './attend-clients.ts'
import { fillCarriages } from './fill-carriages.ts'
import { gatherAround } from './gather-around.ts'
import { cookAtStalls, openStalls, sellSpices } from './open-stalls.ts'
import { gatherListeners } from './read-aloud.ts'
import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { seatAtTable, tableWith } from './set-on-tables.ts'
import { OPEN_WATER } from './take-place.ts'
import { takeUpGear } from './take-up-gear.ts'
import { nounOfDrawing, stagingOf } from './vocabulary/nouns.ts'

const PLANTING =
  /\bplant(ing|s)\b(?! (an?|the|his|her|their) (\w+ ){0,2}(flag|kiss|bomb)\b)(?= (an?|the|some|new|young|flowers?|seeds?|trees?|\w+s)\b)/
/** Metres of a bed of earth, and of a plant that has just been set in it. */
const BED = 0.42
const YOUNG_PLANT = 0.4

const thing = (key: string, size: number, more: Partial<Subject> = {}): Subject => ({
  key,
  name: key,
  ...(key.startsWith('@') ? {} : { icon: key }),
  mode: 'ground',
  home: null,
  size,
  count: 1,
  furLength: 0,
  accessories: [],
  ...more,
})

/** Whoever plants something kneels at a bed of earth with it. */
export function plantOut({ scene, text }: Reading) {
  const [gardener] = scene.subjects
  if (!gardener?.figure || !PLANTING.test(text) || gardener.bears?.some(({ how }) => how === 'at')) return
  const named = scene.subjects.find(
    ({ mode, figure, key, name }) =>
      !figure && (mode === 'plant' || key === '@tree' || text.includes(`planting ${name}`)),
  )
  const flower = scene.flowers && nounOfDrawing(scene.flowers) ? scene.flowers : null
  const plant =
    (named?.mode === 'plant' ? named : null) ?? thing(flower ?? 'seedling', YOUNG_PLANT, { mode: 'plant' })
  scene.subjects = scene.subjects.filter(subject => subject !== named)
  if (gardener.count > 1) gatherAround(gardener, gardener.figure)
  gardener.action = 'kneeling'
  const young = { ...plant, count: 1, size: YOUNG_PLANT }
  gardener.bears = [
    ...(gardener.bears ?? []),
    { how: 'at', subject: thing('@earthbed', BED, { bears: [{ how: 'on', subject: young }] }) },
  ]
}

/** “A woman with a backpack” has it on her back. */
export function wearRucksacks({ links, text }: Reading) {
  for (const { left, right } of links)
    if (left.figure && right.key === 'backpack') {
      left.figure.rucksack = true
      if (left.figure.hair === 'long' && /\b(look|gaz|watch|behind|walk|hik)/.test(text))
        left.figure.hair = 'pony'
    }
}

/** Said of somebody who reads, whatever it is. */
const READING_SOMETHING =
  /\b(reading|reads)\b(?! (an?|the|his|her|their|my|some|to|from|lamp|light|nook|corner|room|glasses|chair|list|poem)\b)/

/** Whoever reads has a book, though nobody names it. */
export function takeUpBooks({ scene, text }: Reading) {
  if (!READING_SOMETHING.test(text)) return
  const all = scene.subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  const hasBook = ({ how, subject }: NonNullable<Subject['bears']>[number]) =>
    how === 'read' || how === 'held' || how === 'at' || /book|newspaper|letter|map|scroll/.test(subject.key)
  const reader = all.find(({ figure }) => figure)
  const book = nounOfDrawing('open-book')
  if (!reader || !book || all.some(({ bears = [] }) => bears.some(hasBook))) return
  if (all.some(({ key }) => /book|newspaper|letter|map|scroll/.test(key))) return
  reader.bears = [
    ...(reader.bears ?? []),
    { how: 'read', subject: thing('open-book', 0.3, { ...stagingOf(book) }) },
  ]
}

/** Where people who talk have something to drink before them. */
const AT_TABLES = /^(cafe|restaurant|bar|pub|tavern|diner|teahouse|bakery|diningroom)$/
const OVER_DRINKS = /\b(coffee|tea|drinks?|cafe|beer|wine|table|cocoa)\b/
const HAVING_DRINKS =
  /\b(having|drinking|sharing|enjoying|sipping) (an? |some |their )?(\w+ )?(cups? of |mugs? of |glass(es)? of )?(tea|coffee|cocoa|hot chocolate|drinks?|beer|wine)\b|\btea part(y|ies)\b/i
const DRINKS = /beverage|teacup|coffee|wine|beer/
const ON_FEET = /\b(standing|stand|walking|walk)\b/
/** Of somebody's height, how high they are sitting. */
const SITTING_HEIGHT = 0.66

const THREE = /\b(?:three|3|four|4|five|5|six|6)\b/i

/** People who talk are turned to one another, in a café or over drinks at a table. */
function turnToTalk(scene: Scene) {
  const { place, room, prompt } = scene
  const [main] = scene.subjects
  if (!main?.figure) return
  if (main.action !== 'talking' && !(HAVING_DRINKS.test(prompt) && (main.count > 1 || main.companions)))
    return
  if (main.count > 1 && !main.companions) gatherAround(main, main.figure)
  const isFree = (main.bears ?? []).every(({ how, subject }) => how === 'held' || subject.key === '@table')
  if (!main.companions || !isFree) return
  const isAtTable = (place === 'room' && AT_TABLES.test(room)) || OVER_DRINKS.test(prompt)
  // A third one would look at nobody, unless there are to be three.
  main.companions = main.companions.slice(0, THREE.test(prompt) ? 2 : 1)
  if (!isAtTable || ON_FEET.test(prompt)) return
  main.bears = undefined
  seatAtTable(main)
  scene.subjects = scene.subjects.filter(({ key }) => !DRINKS.test(key))
  const drink = /\bbeers?\b/i.test(prompt)
    ? '@beermug'
    : /\bwine\b/i.test(prompt)
      ? 'wine-glass'
      : 'hot-beverage'
  const cup = nounOfDrawing(drink)
  const table = tableWith(thing(drink, 0.14, cup ? stagingOf(cup) : {}))
  table.bears![0].subject.count = 2
  main.bears = [{ how: 'at', subject: table }]
  main.action = 'sitting'
  main.size *= SITTING_HEIGHT
}

const BALLS = /ball|frisbee|flying-disc/

/** Of two who play catch one throws the ball to the other. */
function throwToEachOther({ subjects: [main] }: Scene) {
  if (
    !main?.figure ||
    main.action !== 'throwing' ||
    !main.bears?.some(({ subject }) => BALLS.test(subject.key))
  )
    return
  if (main.count > 1 && !main.companions) gatherAround(main, main.figure)
  if (main.companions) main.companions = main.companions.slice(0, 1)
}

/** Whoever dives from a pier is already over the water. */
function diveIn(scene: Scene) {
  const [diver] = scene.subjects
  if (diver?.action !== 'diving' || !diver.figure) return
  const { place, backdrop } = scene
  if (place === 'terrace') scene.place = backdrop && OPEN_WATER.has(backdrop) ? backdrop : 'ocean'
  if (OPEN_WATER.has(scene.place)) diver.mode = 'float'
}

/** What people do that hangs on where they are. */
export function settleDeeds({ scene }: Reading) {
  // Arrows fly to the right.
  const target = scene.subjects.find(({ key }) => key === '@archerytarget')
  if (target && scene.subjects[0].figure) target.side = 'right'
  throwToEachOther(scene)
  attendClients(scene)
  fillCarriages(scene)
  openStalls(scene)
  cookAtStalls(scene)
  sellSpices(scene)
  diveIn(scene)
  // Rain is left where the ground is trodden.
  if (scene.subjects.some(({ key }) => key === '@puddle')) scene.extras.add('path')
  turnToTalk(scene)
  takeUpGear(scene)
  gatherListeners(scene)
}
