import type { Reading } from '../../reading.ts'
import type { Bearing, Subject } from '../../scene.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import { settingOf } from '../../vocabulary/places.ts'
import { CABINS, OPEN_BOATS, SEATS, SERVED_DISHES, TOPPED, VESSELS } from '../../vocabulary/relations.ts'
import { gatherAround } from '../people/gather-around.ts'
import { MOST_SIDE_BY_SIDE } from '../people/join-people.ts'
import { bearAloft } from './bear-aloft.ts'
import type { Link } from './holder-of.ts'
import { FLOATING, type Joint, jointOf } from './joints.ts'
import {
  bearsOnBack,
  isBetween,
  isListedAfter,
  isListedWith,
  isNamedWith,
  stackUp,
  standBeside,
} from './stand-beside.ts'

/** How tall somebody and what flies on their string are together, in heights of the person. */
const FLYING_HEIGHT = 1.85
/** What stands on a smaller thing makes that as large as it needs to be. */
const LARGEST_SHARE = 1.35

/** Joins subjects that are on, in, under or held by one another into one drawing each. */
export function joinRelated(reading: Reading) {
  for (const link of [...reading.links].sort((a, b) => turnOf(a) - turnOf(b))) {
    const { subjects } = reading.scene
    if (link.left === link.right) continue
    if (standBeside(reading, link)) continue
    // A child on the shoulders is not in the arms as well.
    if (
      link.how === 'held' &&
      reading.links.some(({ how, left }) => how === 'shouldered' && left === link.right)
    )
      continue
    const isStacked = !subjects.includes(link.right)
    if (isStacked && !subjects.some(other => bearsOnBack(other, link.right))) continue
    // What lies on a plate is not by itself any more, but still has its ingredients.
    const emptied = redundantOf(link)
    if (!subjects.includes(link.left) && emptied !== link.right) continue
    if (emptied) {
      const dropped = subjects.filter(subject => subject === emptied || isMoreOf(reading, link, subject))
      reading.scene.subjects = subjects.filter(subject => !dropped.includes(subject))
      if (emptied === link.right && link.how === 'with')
        for (const ingredient of dropped) standInFor(ingredient, link.left, reading.links)
      if (emptied === link.left) {
        link.right.count = Math.max(link.right.count, emptied.count)
        standInFor(emptied, link.right, reading.links)
      }
      continue
    }
    if (
      link.how === 'chased' &&
      FLEEING.test(reading.text) &&
      (link.right.figure || link.right.furLength > 0)
    )
      link.right.action ??= 'running'
    const joint = jointOf(link)
    if (!joint || carries(joint.borne, joint.bearer)) continue
    if (isStacked) {
      if (joint.how === 'on') stackUp(reading.scene, joint.bearer, joint.borne)
      continue
    }
    bear(reading, joint.bearer, joint.borne, joint.how)
    if (joint.how === 'full')
      for (const other of subjects)
        if (
          other !== joint.borne &&
          ((other.count > 1 && isNamedWith(reading.text, joint.borne, other)) ||
            (link.how === 'in' &&
              areAlike(other, joint.borne) &&
              areListed(reading.text, other, joint.borne)))
        )
          bear(reading, joint.bearer, other, joint.how)
    if (joint.bearer.key === '@plate' && (link.how === 'with' || link.how === 'of'))
      for (const other of subjects)
        if (isFood(other.key) && isListedAfter(reading.text, joint.borne, other))
          bear(reading, joint.bearer, other, joint.how)
    if (!['in', 'on', 'ridden', 'behind'].includes(joint.how)) continue
    for (const other of subjects)
      if (
        other !== joint.borne &&
        other !== joint.bearer &&
        !other.bears?.some(({ how }) => how === 'on' || how === 'in' || how === 'under') &&
        (joint.how !== 'ridden' || !joint.borne.figure || other.figure) &&
        (isNamedWith(reading.text, other, joint.borne) ||
          ridesWith(reading.links, joint, other) ||
          (link.how === 'with' && isNamedWith(reading.text, joint.borne, other)) ||
          ((joint.bearer.key === '@branch' || areAlike(other, joint.borne)) &&
            isListedWith(reading.text, other, joint.borne)) ||
          isBetween(other, joint.borne) ||
          (hasRoom(joint) && isYoungOf(joint.borne, other)))
      )
        if (reading.scene.subjects.includes(other)) bear(reading, joint.bearer, other, joint.how)
  }
}

/** What is chased runs as well. */
const FLEEING = /\b(chas(e|es|ing)|herding|hunting|running after)\b/

/** Whether one thing is, or is borne by, another: two cannot bear each other. */
const carries = (bearer: Subject, borne: Subject): boolean =>
  bearer === borne || (bearer.bears ?? []).some(({ subject }) => carries(subject, borne))

/** Vessels are filled before they are taken up, and hands are full before somebody sits down. */
const turnOf = ({ how }: Link) =>
  how === 'of' ? 0 : how === 'held' || how === 'read' || how === 'with' || how === 'shouldered' ? 1 : 2

/** Whoever had the bowl has the soup in it. */
function standInFor(vessel: Subject, content: Subject, links: Link[]) {
  for (const link of links) {
    if (link.left === vessel) link.left = content
    if (link.right === vessel) link.right = content
  }
}

/** Of “a bowl of soup” and “a chest of gold” the thing that the other's drawing shows already. */
function redundantOf({ how, left, right }: Link): Subject | null {
  // Worn on the back already.
  if (left.figure && right.key === 'backpack') return right
  // Jockeys are drawn on their horses.
  if (left.key === 'horse-racing' && right.key === 'horse') return right
  // The vegetables of a soup are in it.
  if (how === 'with' && isDish(left) && isIngredient(right) && !TOPPED.has(left.key)) return right
  if (
    how === 'in' &&
    (SERVED_DISHES.has(left.key) || /cup|mug/.test(right.name)) &&
    OWN_VESSELS.test(right.key) &&
    isServed(left)
  )
    return right
  if (how !== 'of' || !(VESSELS.has(left.key) || left.key === '@plate')) return null
  if (SERVED_DISHES.has(right.key)) return left
  return left.key === 'treasure-chest' ? right : null
}

/** What dishes and drinks are drawn in anyway. */
const OWN_VESSELS = /^(@bowl|hot-beverage|teacup-without-handle|@cup|@tea)$/
const isServed = ({ key }: Subject) => SERVED_DISHES.has(key) || /hot-beverage|teacup/.test(key)

/** “Soup with carrots and peas”: what is named with an ingredient is another one. */
const isMoreOf = ({ text, scene: { subjects } }: Reading, { how, left, right }: Link, subject: Subject) =>
  how === 'with' &&
  subject !== left &&
  isIngredient(subject) &&
  (isNamedWith(text, right, subject) ||
    (subject.count > 1 && subjects.indexOf(subject) > subjects.indexOf(right)))

/** What is met alive, and eaten. */
const COOKED = /^(mushroom|fish|shrimp|chicken|rooster)$/

/** What is prepared of several things, which are in it or on it. */
const DISHES =
  /pizza|hot-dog|sandwich|taco|burrito|flatbread|falafel|pan-of-food|pot-of-food|bowl|salad|rice|steaming|spaghetti|oden|sushi|dumpling|takeout|ice|cake|pie|hamburger|waffle|custard/

const isDish = ({ key, bears = [] }: Subject) =>
  (isFood(key) && DISHES.test(key)) || bears.some(({ subject }) => DISHES.test(subject.key))

const isIngredient = ({ key }: Subject) =>
  (isFood(key) || COOKED.test(key)) && !SERVED_DISHES.has(key) && !isServedBeside(key)

/** What is eaten or drunk beside something rather than in it. */
const isServedBeside = (key: string) => /drink|cup|glass|mug|bottle|fries|bread|croissant|cookie/.test(key)

/** “A boy in a boat with his dog”: it is in the boat, too. */
const ridesWith = (links: readonly Link[], { bearer, borne }: Joint, other: Subject) =>
  (OPEN_BOATS.test(bearer.key) || CABINS.has(bearer.key)) &&
  isLiving(other) &&
  links.some(({ how, left, right }) => how === 'with' && left === borne && right === other)

/** On a rock there is no room beside one animal. */
const hasRoom = ({ bearer, how }: Joint) => how === 'in' || BROAD.test(bearer.key)
const BROAD = /^(@floe|@sofa|@bed|@blanket|@bench|@branch|@steps)$/

/** “A cat, a dog and a rabbit on a sofa”: those of a list that are of one sort are all there. */
const areAlike = (one: Subject, other: Subject) =>
  (isFood(one.key) && isFood(other.key)) || (isLiving(one) && isLiving(other))
const areListed = (text: string, one: Subject, last: Subject) =>
  isNamedWith(text, one, last) || isListedWith(text, one, last)
const isLiving = ({ figure, furLength }: Subject) => figure !== undefined || furLength > 0

/** A cub is where its mother is. */
const isYoungOf = (young: Subject, other: Subject) =>
  young.icon !== undefined && young.key === other.key && young.size < other.size

function bear({ scene, excluded }: Reading, bearer: Subject, borne: Subject, how: Bearing) {
  const had = bearer.bears?.flatMap(({ subject }) => [subject, ...onTable(subject)])
  if (
    excluded.has(borne.name) ||
    had?.some(subject => isSameThing(subject, borne) || isUsual(subject, borne))
  ) {
    scene.subjects = scene.subjects.filter(subject => subject !== borne)
    return
  }
  const place = Math.min(scene.subjects.indexOf(bearer), scene.subjects.indexOf(borne))
  if ((how === 'at' || how === 'against') && bearer.figure && bearer.count > 1)
    gatherAround(bearer, bearer.figure)
  const isShared = SEATS.has(bearer.key) || OPEN_BOATS.test(bearer.key) || bearer.key === '@puddle'
  if ((how === 'on' || how === 'in') && borne.figure && borne.count > 1 && isShared)
    gatherAround(borne, borne.figure)
  // What somebody of a trade has without being told gives way to what they are said to have.
  if (how === 'held' && bearer.figure)
    bearer.bears = bearer.bears?.filter(
      ({ how: usual, subject }) => usual !== 'held' || subject.name !== subject.key,
    )
  // Of three who fly kites each has one.
  if (how === 'held' && bearer.count > 1 && borne.count > 1) borne.count = 1
  if (how === 'ridden' && bearer.mode !== 'build') shareMounts(bearer, borne)
  // One cat on a heap of pillows is on one heap.
  if ((how === 'on' || how === 'in') && borne.count === 1 && (borne.figure || borne.furLength > 0))
    bearer.count = 1
  if (how === 'on' && bearer.key === '@blanket' && borne.figure) settleDown(borne)
  bearer.bears = [...(bearer.bears ?? []), { how, subject: borne }]
  if (how === 'held' && bearer.figure && FLOATING.has(borne.key)) bearer.size *= FLYING_HEIGHT
  const isLarger = ['on', 'in', 'ridden'].includes(how) && borne.size > bearer.size * LARGEST_SHARE
  // Whose feet reach the pedals has a bicycle of the right size.
  if (how === 'ridden' && /^(bicycle|motor-scooter|kick-scooter|motorcycle)$/.test(bearer.key))
    bearer.size = borne.size
  if (isLarger) bearer.size = borne.size / (FLATNESS[bearer.key] ?? LARGEST_SHARE)
  const standsAlone = how !== 'held' && how !== 'full' && how !== 'read'
  if (bearer.mode === 'table' && borne.mode !== 'table' && standsAlone) bearer.mode = 'ground'
  bearer.home = homeOfPair(bearer, borne, how)
  bearAloft(bearer, borne, how, scene.prompt)
  scene.subjects = scene.subjects.filter(subject => subject !== bearer && subject !== borne)
  scene.subjects.splice(place, 0, bearer)
}

/** What stands on the table that somebody is at. */
const onTable = ({ key, bears = [] }: Subject) =>
  key === '@table' ? bears.map(({ subject }) => subject) : []

/** Of what lies flat, in whose heights whoever is on it is so tall. */
const FLATNESS: Readonly<Record<string, number>> = { '@rug': 0.92, '@puddle': 0.92, '@mat': 2.6, sled: 3 }

/** Of somebody's height, how high they are sitting on the ground. */
const SITTING_HEIGHT = 0.66
const AT_PICNICS: ReadonlySet<Subject['action']> = new Set([
  undefined,
  'eating',
  'drinking',
  'playing',
  'cheering',
])

/** Whoever has a picnic sits, though nobody says so. */
function settleDown(person: Subject) {
  if (!AT_PICNICS.has(person.action)) return
  person.action = 'sitting'
  person.size *= SITTING_HEIGHT
}

/** Each of several riders has a mount of their own, unless a single one is named that bears them all. */
function shareMounts(mount: Subject, rider: Subject) {
  const riders = Math.max(rider.count, 1 + (rider.companions?.length ?? 0))
  if (riders === 1) return
  if (mount.count === 1 && BEARS_SEVERAL.test(mount.key) && riders <= MOST_SIDE_BY_SIDE) {
    if (rider.figure && !rider.companions) gatherAround(rider, rider.figure)
    return
  }
  if (rider.figure && !rider.companions) gatherAround(rider, rider.figure)
  mount.count = riders
  rider.count = 1
  rider.companions = undefined
}

const BEARS_SEVERAL =
  /^(elephant|horse|camel|two-hump-camel|dragon|motorcycle|motor-scooter|whale|@rowboat|@gondola|canoe)$/

/** A mother and her cub are of one kind, but two, and so are a red bird and a blue one. */
/** Whether what is named is what the trade has without being told. */
const isUsual = ({ key, name }: Subject, named: Subject) =>
  name === key && key.startsWith('@') && named.key === key

const isSameThing = (one: Subject, other: Subject) =>
  one.key === other.key &&
  one.size === other.size &&
  one.breed === other.breed &&
  one.colour === other.colour &&
  one.made === other.made &&
  !(one.figure && other.figure)

/** Somebody in a boat is at sea, but a cat on a cushion is not where cushions are. */
function homeOfPair(bearer: Subject, borne: Subject, how: Bearing): Subject['home'] {
  if (how === 'held' || how === 'read' || how === 'shouldered' || how === 'full') return bearer.home
  if (how === 'under' && borne.figure) return borne.home ?? bearer.home
  if (how === 'against') return homeAgainst(bearer, borne)
  if (how === 'ridden') return bearer.home === 'table' ? borne.home : (bearer.home ?? borne.home)
  // A mermaid on a rock is by the sea, and not where rocks are.
  // A pumpkin grows in a field, but not with a tomato on it.
  if (how === 'on' && borne.home === 'table' && (isFood(bearer.key) || bearer.key === '@pumpkin'))
    return 'table'
  if (/^@?rock$/.test(bearer.key) && borne.home && borne.home !== 'table')
    return borne.home === 'underwater' ? 'ocean' : borne.home
  if (bearer.key === '@steps' && borne.figure) return borne.home ?? bearer.home
  if (OF_DESKS.test(bearer.key) && borne.furLength > 0) return 'livingroom'
  // Mud is where those are that roll in it.
  if (bearer.key === '@puddle' && bearer.colour === 'brown') return borne.home
  return bearer.home === 'table' ? borne.home : bearer.home
}

/** Walls and trunks that something leans on are out of doors, wherever it is played or used. */
function homeAgainst(bearer: Subject, { key, home }: Subject): Subject['home'] {
  const isAlive = bearer.figure !== undefined || bearer.furLength > 0
  const isIndoors = bearer.home !== null && settingOf(bearer.home).stage === 'room'
  // A wall by itself is out of doors, also for those who work in rooms.
  if (isAlive && key === '@wall' && isIndoors) return 'street'
  if (isAlive) return bearer.home === 'table' ? home : bearer.home
  if (bearer.home && settingOf(bearer.home).stage !== 'room' && bearer.home !== 'table') return bearer.home
  if (key === '@treetrunk') return 'meadow'
  return key === '@barn' ? home : 'street'
}

/** What a pet lies on indoors alone. */
const OF_DESKS =
  /^(laptop|keyboard|desktop-computer|printer|television|books?|open-book|newspaper|@towels|basket)$/
