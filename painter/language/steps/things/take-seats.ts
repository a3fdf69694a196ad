import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

/** Rooms in which whoever does nothing else is seated, and the colour of the seats. */
const SEATED: Partial<Record<Draft['room'], string>> = {
  bus: 'blue',
  train: 'blue',
  plane: 'blue',
  car: 'brown',
  metro: 'orange',
  cinema: 'red',
  waitingroom: 'teal',
}
/** Metres. */
const SEAT = 1
/** Of a seat's height, how tall whoever is on it may be. */
const TALLEST = 1.35

const MEALS =
  /\b(dinner|lunch|breakfast|brunch|supper|meal|feast|banquet|dining|eat(s|ing)?|stud(y|ies|ying)|homework|writ(e|es|ing)|draw(s|ing)|colou?ring|jigsaw( puzzle)?|crafts?|(playing|play|plays) (chess|cards|poker|checkers|dominoes|mah ?jong|a board game|board games))\b/i
const STUDIES = /\b(stud(y|ies|ying)|homework|writ(e|es|ing))\b/i
const BOOK: Subject = {
  key: 'open-book',
  icon: 'open-book',
  name: 'book',
  mode: 'table',
  home: null,
  size: 0.24,
  count: 1,
  furLength: 0,
  accessories: [],
}
/** Of a child's height sitting, how high its table is. */
const TABLE_OF_CHILD = 0.66
/** Of somebody's height, how high they are sitting. */
const SITTING_HEIGHT = 0.66

/** Of somebody's height, how high they are lying. */
const LYING_HEIGHT = 0.34

const AT_EASE: ReadonlySet<string> = new Set(['eating', 'drinking', 'playing', 'cheering', 'working'])

const OPEN_LAND = wordsOf<Draft['place']>('open land of take seats')
const ON_FEET =
  /\b(?:standing|stands|walking|walks|upright|aloud|lectern|podium|stage|statue|tour guide|teacher|priest|monk)\b/i

/** Whoever reads in the open has sat down for it. */
function sitDownInTheGrass({ place, prompt, subjects: [main] }: Draft) {
  const isAlone = main?.figure && main.count === 1 && !main.companions && main.action === undefined
  if (!isAlone || !OPEN_LAND.has(place) || ON_FEET.test(prompt)) return
  if (!main.bears?.every(({ how }) => how === 'read')) return
  main.action = 'sitting'
  main.size *= SITTING_HEIGHT
}

/** Whoever has a meal or a game at a table sits at it. */
function sitDownToMeals(scene: Draft) {
  const { prompt } = scene
  const [main] = scene.subjects
  if (
    !main?.figure ||
    !(MEALS.test(prompt) || main.action === 'eating') ||
    /\b(standing|stands|cooking|serving|waiter|waitress|chef)\b/i.test(prompt)
  )
    return
  if (main.action !== undefined && !AT_EASE.has(main.action)) return
  const table = main.bears?.find(({ how, subject }) => how === 'at' && subject.key === '@table')?.subject
  if (!table) return
  serve(main, table)
  if (STUDIES.test(prompt)) table.bears ??= [{ how: 'on', subject: { ...BOOK } }]
  main.action = 'sitting'
  main.size *= SITTING_HEIGHT
  if (main.figure.isChild && !main.companions) table.size = Math.min(table.size, main.size * TABLE_OF_CHILD)
}

/** What somebody eats at a table is on the table, and not in their hands. */
function serve(guest: Subject, table: Subject) {
  const [dish] = (guest.bears ?? []).filter(({ how, subject }) => how === 'held' && subject.mode === 'table')
  if (!dish || table.bears) return
  guest.bears = guest.bears?.filter(borne => borne !== dish)
  table.bears = [{ how: 'on', subject: dish.subject }]
}

const SEATED_DEEDS: ReadonlySet<string> = new Set(['sitting', 'eating', 'sleeping'])

/** Passengers and guests sit. */
export function takeSeats(scene: Draft) {
  sitDownToMeals(scene)
  const desk = scene.subjects[0]?.bears?.find(({ how, subject }) => how === 'at' && subject.key === '@table')
  if (desk && scene.place === 'room') {
  }
  sitDownInTheGrass(scene)
  const colour = scene.place === 'room' ? SEATED[scene.room] : undefined
  const [main] = scene.subjects
  const isFree = main?.figure && main.count === 1 && !main.companions
  const isIdle = main?.action === undefined || SEATED_DEEDS.has(main.action)
  if (!colour || !isFree || !isIdle || /\b(standing|stands)\b/i.test(scene.prompt)) return
  if (main.bears?.some(({ how }) => how !== 'held' && how !== 'read')) return
  if (main.action === 'sleeping') {
    main.action = 'sitting'
    main.size /= LYING_HEIGHT
  }
  scene.subjects = [seatWith(main, colour), ...scene.subjects.slice(1)]
}

const seatWith = (person: Subject, colour: string): Subject => ({
  key: '@armchair',
  name: 'seat',
  mode: 'ground',
  home: null,
  size: Math.max(SEAT, person.size / TALLEST),
  count: 1,
  colour,
  furLength: 0,
  accessories: [],
  bears: [{ how: 'on', subject: person }],
})
