import type { Link, Reading } from './reading.ts'
import type { Bearing, Scene, Subject } from './scene.ts'
import { USUAL_DEEDS } from './vocabulary/people.ts'
import { settingOf } from './vocabulary/places.ts'
import { CONTAINERS, MOUNTS, SEATS, SERVED_DISHES, VESSELS, WORKPLACES } from './vocabulary/relations.ts'

/** Metres; taller things are not held in a hand. */
const LARGEST_HELD = 1.25
/** How tall somebody and what flies on their string are together, in heights of the person. */
const FLYING_HEIGHT = 1.6
const LARGEST_CARRIED = 0.6
/** What is held by a string, however large it is. */
const FLOATING: ReadonlySet<string> = new Set(['kite', 'balloon'])
const TABLE_HEIGHT = 0.75
/** What stands on a smaller thing makes that as large as it needs to be. */
const LARGEST_SHARE = 1.35

const GROUNDING = [
  'sleeping',
  'sitting',
  'running',
  'jumping',
  'dancing',
  'walking',
  'playing',
  'drinking',
  'eating',
  'lying',
]

/** How tall somebody is, as a share of their height, in the pose of what they do. */
const POSED_HEIGHT = {
  person: { sleeping: 0.42, sitting: 0.66, kneeling: 0.8, meditating: 0.66, jumping: 1.15, fishing: 1.2 },
  animal: {
    sleeping: 0.6,
    lying: 0.7,
    eating: 0.85,
    drinking: 0.85,
    playing: 0.9,
    jumping: 1.3,
    begging: 1.25,
    batting: 1.15,
    howling: 1.1,
  },
}

const WATCHING = /\b(watching|watches|looking|looks|staring|stares|gazing|gazes|guarding|waiting|waits)\b/

/** Dogs and cats sit down to look at something. */
const isWatchful = ({ key, icon }: Subject) =>
  icon !== undefined && /^(dog|cat|black-cat|fox|poodle)$/.test(key)

/** Hummingbirds and insects drink on the wing. */
const hovers = ({ key, furLength, action }: Subject) =>
  (key === '@hummingbird' || furLength === 0) && action !== 'sitting' && action !== 'sleeping'

/** What flies by nature comes down to sit, and what does not takes off when it is said to fly. */
export function poseSubjects({ scene, place, text }: Reading) {
  for (const subject of scene.subjects) {
    const deed = USUAL_DEEDS.get(subject.key.slice(1))
    if (deed && subject.figure && (deed !== 'fishing' || place === null || !settingOf(place).room))
      subject.action ??= deed
    if (isWatchful(subject) && WATCHING.test(text)) subject.action ??= 'sitting'
    if (subject.mode === 'fly' && GROUNDING.includes(subject.action ?? '') && !hovers(subject))
      subject.mode = 'ground'
    if (subject.mode === 'ground' && subject.action === 'flying' && !subject.figure) subject.mode = 'fly'
    const heights: Partial<Record<string, number>> = subject.figure
      ? POSED_HEIGHT.person
      : POSED_HEIGHT.animal
    if (subject.mode !== 'build') subject.size *= heights[subject.action ?? ''] ?? 1
  }
}

/** “A bride and a groom”, “a mother with her child”: two people who are named together stand together. */
export function joinPeople({ scene, text, links }: Reading) {
  const [first, second] = scene.subjects
  if (!first?.figure || !second?.figure || first.companions || first.count > 1 || second.count > 1) return
  if (first.name === second.name || !areTogether(text, first, second)) return
  first.companions = [second.figure, ...(second.companions ?? [])]
  first.home ??= second.home
  first.action ??= second.action
  first.size = Math.max(first.size, second.size)
  scene.subjects = scene.subjects.filter(subject => subject !== second)
  for (const link of links) {
    if (link.left === second) link.left = first
    if (link.right === second) link.right = first
  }
}

const TOGETHER = '(and|with|by|beside|hugging|hugs|kissing|kisses|teaching|helping|chasing|carrying|holding)'

const areTogether = (text: string, first: Subject, second: Subject) =>
  !/\bto ride\b/.test(text) &&
  !(second.key === '@baby' && /\b(carrying|holding|cradling|hugging|rocking|feeding|nursing)\b/.test(text)) &&
  new RegExp(`\\b${first.name} (\\w+ ){0,3}?${TOGETHER} (\\w+ ){0,3}?${second.name}\\b`).test(text)

/** Joins subjects that are on, in, under or held by one another into one drawing each. */
export function joinRelated(reading: Reading) {
  dropDoubles(reading)
  const inHandsFirst = [...reading.links].sort((a, b) => Number(isInHands(b)) - Number(isInHands(a)))
  for (const link of inHandsFirst) {
    const { subjects } = reading.scene
    if (link.left === link.right || !subjects.includes(link.left) || !subjects.includes(link.right)) continue
    const emptied = redundantOf(link)
    if (emptied) {
      reading.scene.subjects = subjects.filter(subject => subject !== emptied)
      continue
    }
    const joint = jointOf(link)
    if (!joint || carries(joint.borne, joint.bearer)) continue
    bear(reading, joint.bearer, joint.borne, joint.how)
    if (!['in', 'on', 'ridden'].includes(joint.how)) continue
    for (const other of subjects)
      if (other !== joint.borne && other !== joint.bearer && isNamedWith(reading.text, other, joint.borne))
        if (reading.scene.subjects.includes(other)) bear(reading, joint.bearer, other, joint.how)
  }
}

/** “A musician with a guitar” already has it. */
function dropDoubles({ scene }: Reading) {
  const carried = new Set(
    scene.subjects.flatMap(({ figure, bears = [] }) =>
      figure ? bears.map(({ subject }) => subject.key) : [],
    ),
  )
  scene.subjects = scene.subjects.filter(({ key }) => !carried.has(key))
}

/** Whether one thing is, or is borne by, another: two cannot bear each other. */
const carries = (bearer: Subject, borne: Subject): boolean =>
  bearer === borne || (bearer.bears ?? []).some(({ subject }) => carries(subject, borne))

const isInHands = ({ how }: Link) =>
  how === 'held' || how === 'read' || how === 'with' || how === 'shouldered'

/** Of “a bowl of soup” and “a chest of gold” the thing that the other's drawing shows already. */
function redundantOf({ how, left, right }: Link): Subject | null {
  if (how !== 'of' || !VESSELS.has(left.key)) return null
  if (SERVED_DISHES.has(right.key)) return left
  return left.key === 'treasure-chest' ? right : null
}

/** “A cat and a dog on a sofa”: both are on it. */
const isNamedWith = (text: string, first: Subject, second: Subject) =>
  new RegExp(`\\b${bareName(first)} (and|with) (\\w+ ){0,2}${bareName(second)}\\b`).test(text)

/** As the prompt has it, without what is painted instead. */
const bareName = ({ name }: Subject) => name.replace(/ \(as .*/, '')

/** What something can lean against. */
const BACKINGS = /^(@wall|@fence|door|@barn)$/

type Joint = { how: Bearing; bearer: Subject; borne: Subject }

function jointOf({ how, left, right }: Link): Joint | null {
  switch (how) {
    case 'ridden':
      return canRide(right) ? { how: 'ridden', bearer: right, borne: left } : null
    case 'held':
      if (isBeast(right) && !left.figure && !HANGING.has(left.key) && left.size < right.size)
        return { how: 'before', bearer: right, borne: left }
      if (PACK_ANIMALS.has(left.key) && right.mode === 'table')
        return { how: 'shouldered', bearer: left, borne: right }
      if (isBeast(left) && DRAWN.test(right.key)) return { how: 'led', bearer: left, borne: right }
      if (left.figure && isBeast(right) && right.size > LARGEST_HUGGED) {
        right.action ??= 'sitting'
        return null
      }
      if (isBeast(left) && !HANGING.has(right.key) && !right.figure && right.size < left.size * 0.8)
        return { how: 'before', bearer: left, borne: right }
      // “a parrot in his hand” names the owner last, “holding a parrot” first.
      if (left.figure && right.key === '@baby') return { how, bearer: left, borne: right }
      if (right.figure && !left.figure && left.size <= LARGEST_HELD)
        return { how, bearer: right, borne: left }
      if (left.figure && PLAYED_AT_TABLES.test(right.key))
        return { how: 'at', bearer: left, borne: setDown(right) }
      if (left.figure && WORKPLACES.has(right.key)) return { how: 'at', bearer: left, borne: right }
      if (left.figure && left.action === 'working' && isMachine(right))
        return { how: 'at', bearer: left, borne: right }
      return (right.size <= LARGEST_HELD || FLOATING.has(right.key)) && !right.figure
        ? { how, bearer: left, borne: right }
        : null
    case 'fed':
      if (right.mode === 'fly') right.mode = 'ground'
      return left.figure && right.mode === 'table' ? { how: 'held', bearer: left, borne: right } : null
    case 'chased':
    case 'beside':
      return isBeast(left) && PLAYFUL.has(left.action ?? '') && right.size < left.size * 0.8 && !right.figure
        ? { how: 'before', bearer: left, borne: right }
        : null
    case 'with':
      if (left.figure && left.action === 'flying' && isBeast(right))
        return { how: 'shouldered', bearer: left, borne: right }
      if (left.key === '@skyisland') return { how: 'on', bearer: left, borne: right }
      return left.figure && right.mode === 'table' && right.size <= LARGEST_CARRIED
        ? { how: 'held', bearer: left, borne: right }
        : null
    case 'read':
      return right.size < 0.5 ? { how, bearer: left, borne: right } : null
    case 'led':
      if (right.key === '@carriage') return { how, bearer: left, borne: right }
      return left.figure && !right.figure && right.mode === 'ground'
        ? { how, bearer: left, borne: right }
        : null
    case 'at':
      if (
        left.figure &&
        right.mode === 'table' &&
        right.size < SMALLEST_FOOTHOLD &&
        !WORKPLACES.has(right.key)
      )
        return { how: 'at', bearer: left, borne: setDown(right) }
      return left.figure && WORKPLACES.has(right.key) ? { how, bearer: left, borne: right } : null
    case 'against':
      return BACKINGS.test(right.key) ? { how, bearer: left, borne: right } : null
    case 'shouldered':
      return { how, bearer: right, borne: left }
    case 'of':
      if (left.key === '@plate') return { how: 'on', bearer: left, borne: right }
      return VESSELS.has(left.key) && !SERVED_DISHES.has(right.key)
        ? { how: 'full', bearer: left, borne: right }
        : null
    case 'on':
      if (right.key === '@wall' && (left.action === 'painting' || left.action === 'working'))
        return { how: 'against', bearer: left, borne: right }
      if (MOUNTS.has(right.key) && left.figure) return { how: 'ridden', bearer: right, borne: left }
      if (left.figure && right.mode === 'table' && right.size < SMALLEST_FOOTHOLD)
        return { how: 'at', bearer: left, borne: setDown(right) }
      return canCarry(right, left) ? { how, bearer: right, borne: left } : null
    case 'in':
      if (SEATS.has(right.key) && (left.figure || left.furLength > 0))
        return { how: 'on', bearer: right, borne: left }
      return CONTAINERS.has(right.key) && fitsInto(left, right) ? { how, bearer: right, borne: left } : null
    case 'under':
      return right.mode === 'ground' || right.key === 'umbrella' || right.key === '@table'
        ? { how, bearer: right, borne: left }
        : null
    default:
      return null
  }
}

/** What is held up even by a paw. */
const HANGING: ReadonlySet<string> = new Set([...FLOATING, 'umbrella'])
/** Metres; larger animals sit beside whoever hugs them. */
const LARGEST_HUGGED = 0.75
/** What carries loads on its back. */
const PACK_ANIMALS: ReadonlySet<string> = new Set([
  'donkey',
  'llama',
  'camel',
  'two-hump-camel',
  'elephant',
  'ox',
])
/** What animals pull. */
const DRAWN = /^(sled|@carriage|wheelbarrow|shopping-cart)$/
const PLAYFUL: ReadonlySet<string> = new Set(['playing', 'batting', 'running', 'jumping'])

/** Four-legged and furry. */
const isBeast = ({ icon, mode, furLength }: Subject) =>
  icon !== undefined && mode === 'ground' && furLength > 0

/** What is mended or washed where it stands. */
const isMachine = ({ mode, size, furLength, figure }: Subject) =>
  mode === 'ground' && size > LARGEST_HELD && size < 3 && furLength === 0 && !figure

/** Metres; nobody stands on smaller things: they are worked at. */
const SMALLEST_FOOTHOLD = 0.45
const PLAYED_AT_TABLES = /^(chess-pawn|game-die|puzzle-piece|joker|flower-playing-cards|laptop)$/

/** Puts a thing on a table, and makes it that table. */
function setDown(thing: Subject): Subject {
  const table = tableWith({ ...thing })
  return Object.assign(thing, { icon: undefined, colour: undefined }, table)
}

const canRide = ({ key }: Subject) => MOUNTS.has(key) || CONTAINERS.has(key)

/** Animals and people look out of anything, other things only of what is not much smaller. */
const fitsInto = ({ furLength, figure, size, mode }: Subject, container: Subject) =>
  furLength > 0 || mode === 'swim' || figure !== undefined || size < container.size * 2.5

/** What people are at rather than on: they would stand on its top. */
const TOO_LARGE =
  /^(ferris-wheel|roller-coaster|circus-tent|house|school|church|hut|@shopfront|@barn|@windmill)$/

const canCarry = (lower: Subject, upper: Subject) =>
  lower.mode !== 'fly' &&
  lower.mode !== 'swim' &&
  !lower.figure &&
  upper.mode !== 'build' &&
  !(upper.figure && TOO_LARGE.test(lower.key))

function bear({ scene, excluded }: Reading, bearer: Subject, borne: Subject, how: Bearing) {
  if (excluded.has(borne.name) || bearer.bears?.some(({ subject }) => subject.key === borne.key)) {
    scene.subjects = scene.subjects.filter(subject => subject !== borne)
    return
  }
  const place = Math.min(scene.subjects.indexOf(bearer), scene.subjects.indexOf(borne))
  if (how === 'at' && bearer.figure && bearer.count > 1) gatherAround(bearer, bearer.figure)
  // What somebody of a trade has without being told gives way to what they are said to have.
  if (how === 'held' && bearer.figure)
    bearer.bears = bearer.bears?.filter(
      ({ how: usual, subject }) => usual !== 'held' || subject.name !== subject.key,
    )
  bearer.bears = [...(bearer.bears ?? []), { how, subject: borne }]
  if (how === 'held' && bearer.figure && FLOATING.has(borne.key)) bearer.size *= FLYING_HEIGHT
  const isLarger = ['on', 'in', 'ridden'].includes(how) && borne.size > bearer.size * LARGEST_SHARE
  if (isLarger) bearer.size = borne.size / LARGEST_SHARE
  const standsAlone = how !== 'held' && how !== 'full' && how !== 'read'
  if (bearer.mode === 'table' && borne.mode !== 'table' && standsAlone) bearer.mode = 'ground'
  bearer.home = homeOfPair(bearer, borne, how)
  if (how === 'ridden' && (bearer.key === '@broomstick' || borne.action === 'flying')) bearer.mode = 'fly'
  scene.subjects = scene.subjects.filter(subject => subject !== bearer && subject !== borne)
  scene.subjects.splice(place, 0, bearer)
}

const MOST_AT_ONE_TABLE = 3

/** Several people who are at one thing stand together at it, and not each at their own. */
function gatherAround(people: Subject, figure: NonNullable<Subject['figure']>) {
  const others = Math.min(MOST_AT_ONE_TABLE, people.count) - 1
  people.companions = Array.from({ length: others }, (_, k) => ({ ...figure, colour: GATHERED_CLOTHES[k] }))
  people.count = 1
}

const GATHERED_CLOTHES = ['#b5472f', '#5f8a3a']

/** Somebody in a boat is at sea, but a cat on a cushion is not where cushions are. */
function homeOfPair(bearer: Subject, borne: Subject, how: Bearing): Subject['home'] {
  if (how === 'held' || how === 'read' || how === 'shouldered') return bearer.home
  if (how === 'ridden') return bearer.home === 'table' ? borne.home : (bearer.home ?? borne.home)
  if (bearer.key === '@steps' && borne.figure) return borne.home ?? bearer.home
  return bearer.home === 'table' ? borne.home : bearer.home
}

/** On a terrace all small things stand on one table. */
function layTable(scene: Scene) {
  const small = scene.subjects.filter(({ mode }) => mode === 'table')
  if (small.length === 0 || small.length === scene.subjects.length) return
  scene.subjects = [
    ...scene.subjects.filter(subject => !small.includes(subject)),
    { ...tableWith(small[0]), bears: small.map(subject => ({ how: 'on', subject })) },
  ]
}

/** In a room small things stand on a table beside whoever is there, and not on the floor. */
export function setOnTables({ scene }: Reading) {
  const [main] = scene.subjects
  if (scene.place === 'terrace') {
    layTable(scene)
    return
  }
  if (scene.place !== 'room' || !main || main.mode === 'table') return
  const small = scene.subjects.find(({ mode, key }) => mode === 'table' && key !== 'balloon')
  if (!small) return
  scene.subjects[scene.subjects.indexOf(small)] = tableWith(small)
}

const tableWith = (small: Subject): Subject => ({
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
