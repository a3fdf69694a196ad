import type { Bearing, Subject } from '../../scene.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import {
  CABINS,
  CONTAINERS,
  MOUNTS,
  OPEN_BOATS,
  ROOFED,
  SEATS,
  SERVED_DISHES,
  TOPPED,
  TOPPINGS,
  VESSELS,
  WORKPLACES,
} from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { alighted, onBoard } from './come-down.ts'
import type { Link } from './holder-of.ts'
import { putWithin } from './put-within.ts'
import { GARDEN_WALL, isSmallAnimal, SPADE, STUCK_IN_EARTH, seenNearby } from './seen-nearby.ts'
import { tableWith } from './set-on-tables.ts'

/** Metres; taller things are not held in a hand. */
const LARGEST_HELD = 1.25
const LARGEST_CARRIED = 0.6
const MOST_CARRIED = 3
const MOST_LED = 2
/** What is held by a string, however large it is. */
export const FLOATING: ReadonlySet<string> = new Set(['kite', 'balloon'])
/** Metres, of a berry on a dish. */
const BERRY = 0.045
/** What somebody can look over, and in whose heights how tall they are at most. */
const SCREENS = /^(@fence|@wall|@rock|rock|jack-o-lantern|wood|@table|@stall|sheaf-of-rice|@shopfront)$/
const HIGHEST_BEHIND = 2.6
/** In heights of whoever hides behind it. */
const TRUNK = 2.2
/** In heights of what leans on it. */
const HIGHEST_TRUNK = 1.7
/** What something can lean against. */
const BACKINGS = /^(@treetrunk|@wall|@fence|door|@barn)$/

/** What hands take up though it is long. */
const WIELDED =
  /^(@sword|@torch|@baseballbat|@cello|axe|pick|broom|shovel|@spear|@wizardstaff|bow-and-arrow|guitar|@guitar|fishing-pole)$/

export type Joint = { how: Bearing; bearer: Subject; borne: Subject }

const inPlay = ({ left, right }: Link): Joint | null =>
  isBeast(left) && PLAYFUL.has(left.action ?? '') && right.size < left.size * 0.8 && !right.figure
    ? { how: 'before', bearer: left, borne: right }
    : null

/** For each way of being related, how the two become one; those that are not here stay two. */
const JOINTS: Readonly<Partial<Record<Link['how'], (link: Link) => Joint | null>>> = {
  ridden({ left, right }) {
    if (right.key === 'skateboard' && left.figure) return onBoard(left, right)
    if (
      /^(?:airplane|@lightplane)$/.test(right.key) &&
      left.figure &&
      (left.figure.beast || left.figure.isChild)
    )
      Object.assign(right, { key: '@lightplane', icon: undefined, size: 3.4 })
    // A helmet behind glass would not be known.
    if (right.key === 'automobile' && left.figure?.outfit === 'space')
      Object.assign(right, { key: '@convertible', icon: undefined })
    return canRide(right) ? { how: 'ridden', bearer: right, borne: left } : null
  },
  held({ left, right }) {
    if (isBeast(right) && !left.figure && !HANGING.has(left.key) && left.size < right.size)
      return { how: 'before', bearer: right, borne: left }
    if (PACK_ANIMALS.has(left.key) && right.mode === 'table' && !EATING.has(left.action ?? ''))
      return { how: 'shouldered', bearer: left, borne: right }
    if ((isBeast(left) || (left.figure && left.action === 'pushing')) && DRAWN.test(right.key))
      return { how: 'led', bearer: left, borne: right }
    if (left.figure && isBeast(right) && right.size > LARGEST_HUGGED) {
      if (right.size < LARGEST_SITTING) right.action ??= 'sitting'
      return null
    }
    if (isBeast(left) && !HANGING.has(right.key) && !right.figure && right.size < left.size * 0.8)
      return { how: 'before', bearer: left, borne: right }
    // It is part of how somebody is dressed.
    if (left.figure && right.key === 'umbrella') return null
    // “a parrot in his hand” names the owner last, “holding a parrot” first.
    // Butterflies are chased, not had.
    if (
      left.figure &&
      right.mode === 'fly' &&
      right.furLength === 0 &&
      !FLOATING.has(right.key) &&
      !/plane|drone/.test(right.key)
    )
      return null
    if (left.figure && !left.figure.isChild && right.figure?.isChild && right.count === 1)
      return { how: 'held', bearer: left, borne: right }
    if (left.figure && right.key === '@baby') return { how: 'held', bearer: left, borne: right }
    if (right.figure && !left.figure && left.size <= LARGEST_HELD)
      return { how: 'held', bearer: right, borne: left }
    if (left.figure && PLAYED_AT_TABLES.test(right.key))
      return { how: 'at', bearer: left, borne: setDown(right) }
    if (left.figure && WORKPLACES.has(right.key)) return { how: 'at', bearer: left, borne: right }
    if (left.figure && left.action === 'working' && isMachine(right))
      return { how: 'at', bearer: left, borne: right }
    if (left.figure && left.action === 'working' && isCarved(right))
      return {
        how: 'at',
        bearer: left,
        borne: Object.assign(right, { size: Math.min(right.size, CARVED) }),
      }
    return (right.size <= LARGEST_HELD || FLOATING.has(right.key)) && !right.figure
      ? { how: 'held', bearer: left, borne: right }
      : null
  },
  made({ left, right }) {
    if (left.figure && right.mode === 'table' && right.size < SMALLEST_FOOTHOLD)
      return { how: 'at', bearer: left, borne: setDown(right) }
    if (!left.figure || !isMade(right)) return null
    left.action = 'kneeling'
    return { how: 'at', bearer: left, borne: right }
  },
  aloft({ left, right }) {
    if (left.figure || WORN_BEHIND.test(right.key)) return jointOf({ how: 'held', left, right })
    if (PACK_ANIMALS.has(left.key) && right.mode === 'table')
      return { how: 'shouldered', bearer: left, borne: right }
    // However large it is in life, it is no larger than what carries it.
    return {
      how: 'on',
      bearer: left,
      borne: Object.assign(right, { size: Math.min(right.size, left.size) }),
    }
  },
  fed({ left, right }) {
    if (right.mode === 'fly') right.mode = 'ground'
    return left.figure && right.mode === 'table' ? { how: 'held', bearer: left, borne: right } : null
  },
  chased: inPlay,
  beside: inPlay,
  with({ left, right }) {
    if (isBeast(left) && WORN_BEHIND.test(right.key)) return { how: 'worn', bearer: left, borne: right }
    if (right.key === 'ribbon' && !left.figure && left.mode !== 'build')
      return { how: 'tied', bearer: left, borne: right }
    if (left.figure && left.action === 'flying' && isBeast(right))
      return { how: 'shouldered', bearer: left, borne: right }
    if (TOPPED.has(left.key) && TOPPINGS.has(right.key))
      return { how: 'on', bearer: left, borne: Object.assign(right, { size: BERRY }) }
    // Gulls fly about a boat.
    if (OPEN_BOATS.test(left.key) && right.mode === 'fly') return null
    if (CONTAINERS.has(left.key) && isContent(right, left))
      return { how: right.count > 3 ? 'full' : 'in', bearer: left, borne: right }
    if (OPEN_BOATS.test(left.key) && (right.figure || right.furLength > 0))
      return { how: 'in', bearer: left, borne: right }
    if (left.key === '@skyisland' || (left.key === '@plate' && isFood(right.key)))
      return { how: 'on', bearer: left, borne: right }
    return left.figure &&
      (right.mode === 'table' || FLOATING.has(right.key)) &&
      right.count <= MOST_CARRIED &&
      (right.size <= LARGEST_CARRIED || FLOATING.has(right.key) || WIELDED.test(right.key))
      ? { how: 'held', bearer: left, borne: right }
      : null
  },
  read: ({ left, right }) => (right.size < 0.5 ? { how: 'read', bearer: left, borne: right } : null),
  led({ left, right }) {
    if (right.key === '@carriage') return { how: 'led', bearer: left, borne: right }
    // A flock walks along by itself.
    return left.figure && !right.figure && right.mode === 'ground' && right.count <= MOST_LED
      ? { how: 'led', bearer: left, borne: right }
      : null
  },
  at({ left, right }) {
    if (
      left.figure &&
      right.mode === 'table' &&
      right.size < SMALLEST_FOOTHOLD &&
      (!WORKPLACES.has(right.key) || right.key === 'microscope')
    )
      return { how: 'at', bearer: left, borne: setDown(right) }
    return left.figure && WORKPLACES.has(right.key) ? { how: 'at', bearer: left, borne: right } : null
  },
  against({ left, right }) {
    // Whoever climbs is as tall as what it climbs, in the picture.
    if (right.key === '@treetrunk' && !left.figure && left.furLength === 0) {
      // A trunk is no taller than shows what leans on it.
      right.size = Math.max(left.size * HIGHEST_TRUNK, right.size * 0.4)
      return { how: 'against', bearer: Object.assign(left, { mode: 'ground' }), borne: right }
    }
    if (right.key === '@treetrunk' && (!left.figure || left.action === 'cheering'))
      return { how: 'against', bearer: Object.assign(left, { size: right.size }), borne: right }
    return BACKINGS.test(right.key) ? { how: 'against', bearer: left, borne: right } : null
  },
  behind({ left, right }) {
    // A trunk is no taller than shows who looks out from behind it.
    if (right.key === '@treetrunk' && (left.figure || left.furLength > 0))
      return { how: 'behind', bearer: Object.assign(right, { size: left.size * TRUNK }), borne: left }
    return SCREENS.test(right.key) && left.mode !== 'build' && left.size < right.size * HIGHEST_BEHIND
      ? { how: 'behind', bearer: right, borne: left }
      : null
  },
  shouldered: ({ left, right }) => ({ how: 'shouldered', bearer: right, borne: alighted(left) }),
  of({ left, right }) {
    if (left.key === '@plate' || left.key === '@cuttingboard')
      return { how: 'on', bearer: left, borne: right }
    return VESSELS.has(left.key) && !SERVED_DISHES.has(right.key)
      ? { how: 'full', bearer: left, borne: right }
      : null
  },
  on({ left, right }) {
    if (right.figure && !left.figure && left.size <= LARGEST_ON_SHOULDER)
      return { how: 'shouldered', bearer: right, borne: alighted(left) }
    if (right.key === '@wall' && (left.action === 'painting' || left.action === 'working'))
      return { how: 'against', bearer: left, borne: right }
    if (right.key === 'skateboard' && left.figure) return onBoard(left, right)
    if (right.key === '@scarecrow' && left.furLength > 0) {
      left.mode = 'ground'
      return { how: 'shouldered', bearer: right, borne: left }
    }
    // Where people exercise the mat is as large as they are.
    if (right.key === '@mat' && left.figure) Object.assign(right, { key: '@rug', size: 0.34 })
    // What is sat upon is a flower on its stem.
    if (right.key === 'blossom' && !left.figure)
      Object.assign(right, { key: '@daisy', icon: undefined, colour: right.colour ?? 'pink' })
    if (right.key === '@wall' && (isSmallAnimal(left) || left.action === 'sitting')) right.size = GARDEN_WALL
    if (STUCK_IN_EARTH.test(right.key) && isSmallAnimal(left))
      Object.assign(right, { key: 'shovel', icon: undefined, mode: 'ground', size: SPADE })
    if (right.key === '@fence' && isSmallAnimal(left)) seenNearby(right, left)
    if (MOUNTS.has(right.key) && left.figure) return { how: 'ridden', bearer: right, borne: left }
    if (left.figure && right.mode === 'table' && right.size < SMALLEST_FOOTHOLD && !sitsOn(left, right))
      return { how: 'at', bearer: left, borne: setDown(right) }
    if (ROOFED.test(right.key) && left.figure) return { how: 'in', bearer: right, borne: left }
    if (right.key === '@crane' && left.mode === 'ground') return null
    if (!canCarry(right, left)) return null
    if (right.key === '@cloud') right.size = left.size * UNDER_SOMEBODY
    if (left.mode === 'fly' && left.furLength > 0 && left.action !== 'flying') left.mode = 'ground'
    return { how: 'on', bearer: right, borne: left }
  },
  in({ left, right }) {
    if (isBeast(left) && EATING.has(left.action ?? '') && right.mode === 'table' && right.size < left.size)
      return { how: 'before', bearer: left, borne: right }
    if (right.key === '@blanketfort' && (left.figure || left.furLength > 0)) {
      left.action ??= 'sitting'
      return { how: 'under', bearer: right, borne: left }
    }
    if (SEATS.has(right.key) && (left.figure || left.furLength > 0))
      return { how: 'on', bearer: right, borne: left }
    // “Apples in a bowl” are a bowl of apples.
    if (DISHES.has(right.key) && isFood(left.key) && !SERVED_DISHES.has(left.key) && !BAKED.test(left.key))
      return { how: 'full', bearer: right, borne: left }
    if (VASES.test(right.key) && isFlower(left)) return { how: 'full', bearer: right, borne: left }
    if (putWithin(left, right)) return { how: 'in', bearer: right, borne: left }
    if (left.mode === 'float' && BASINS.has(right.key)) left.size = Math.min(left.size, right.size)
    if (CABINS.has(right.key) && (left.figure || left.furLength > 0) && left.size < right.size * 2)
      return { how: 'in', bearer: right, borne: left }
    return CONTAINERS.has(right.key) && fitsInto(left, right)
      ? { how: 'in', bearer: right, borne: left }
      : null
  },
  worn: ({ left, right }) =>
    isBeast(left) && WORN_BEHIND.test(right.key) ? { how: 'worn', bearer: left, borne: right } : null,
  over: ({ left, right }) => (isStack(left, right) ? { how: 'on', bearer: right, borne: left } : null),
  under({ left, right }) {
    if (isStack(right, left)) return { how: 'on', bearer: left, borne: right }
    if (left.figure && isMachine(right)) return { how: 'at', bearer: left, borne: right }
    // It is in somebody's hand.
    if (left.figure && right.key === 'umbrella') return null
    if (GROWN_OVER.test(right.key) && !left.companions && (left.figure || left.furLength > 0)) {
      if (right.mode === 'table') Object.assign(right, { mode: 'plant', home: 'forest' })
      right.size = Math.max(right.size, left.size * OVERHEAD)
      return { how: 'under', bearer: right, borne: left }
    }
    return right.mode === 'ground' || right.key === 'umbrella' || right.key === '@table'
      ? { how: 'under', bearer: right, borne: left }
      : null
  },
}

/** How two things that a word relates are drawn as one; null where they only stand side by side. */
export const jointOf = (link: Link): Joint | null => JOINTS[link.how]?.(link) ?? null

/** Whether two animals, or two solids, are one on top of the other where one is said to be over the other. */
const isStack = (upper: Subject, lower: Subject) =>
  (isBeast(upper) &&
    isBeast(lower) &&
    !LEAPING.has(upper.action ?? '') &&
    lower.size > upper.size * SMALLEST_BELOW) ||
  (SOLIDS.test(upper.key) && SOLIDS.test(lower.key))
/** In heights of whoever would stand on it: smaller ones are between its legs. */
const SMALLEST_BELOW = 0.45
const LEAPING: ReadonlySet<string> = new Set(['jumping', 'flying', 'running'])
const SOLIDS = /^(@box|books|closed-book|wrapped-gift|package)$/

/** What an animal has on its back with straps before its breast. */
const WORN_BEHIND = /^(backpack|handbag|luggage|@satchel)$/

/** What small animals find shelter under, and how much taller it then is. */
const GROWN_OVER = /^(mushroom|sunflower|tulip|rose|@leaf|@fern)$/
const OVERHEAD = 2.3

/** Metres, of what is said to be on somebody. */
const LARGEST_ON_SHOULDER = 0.8
/** What is held up even by a paw. */
const HANGING: ReadonlySet<string> = new Set([...FLOATING, 'umbrella'])
/** Metres; larger animals sit beside whoever hugs them. */
const LARGEST_HUGGED = 0.95
/** And still larger ones stand. */
const LARGEST_SITTING = 1.5
/** What carries loads on its back. */
const PACK_ANIMALS = wordsOf('pack animals')
/** What animals pull. */
const DRAWN = /^(sled|@carriage|@wheelbarrow|shopping-cart)$/
const PLAYFUL: ReadonlySet<string> = new Set(['playing', 'batting', 'running', 'jumping'])

/** Who eats out of a bowl is not in it. */
const EATING: ReadonlySet<string> = new Set(['eating', 'drinking'])

/** What food is put in. */
const DISHES: ReadonlySet<string> = new Set(['@bowl', '@glassjar', '@clearbottle'])
const BAKED = /pie|cake/
/** What flowers are put in, and what is put in it. */
const VASES =
  /^(?:@vase|@clearvase|@clearbottle|@papercone|@delftvase|@jug|@wateringcan|@flowerpot|amphora|@glassjar|bucket)$/
const isFlower = ({ mode, key }: Subject) => mode === 'plant' || key === 'bouquet'

/** Four-legged and furry. */
const isBeast = ({ icon, mode, furLength }: Subject) =>
  icon !== undefined && mode === 'ground' && furLength > 0

/** In heights of whoever is on it, a cloud that bears somebody. */
const UNDER_SOMEBODY = 1.1

/** What is mended or washed where it stands. */
const isMachine = ({ key, mode, size, furLength, figure }: Subject) =>
  (mode === 'ground' || mode === 'build') &&
  size > SMALLEST_MACHINE &&
  size < 3 &&
  furLength === 0 &&
  !figure &&
  !WIELDED.test(key)
/** Metres. */
const SMALLEST_MACHINE = 0.7
const CARVED = 1.9
const isCarved = ({ key }: Subject) => /statue|sculpture|moai/.test(key)

/** What is built or shaped where it stands, by somebody who kneels at it. */
const isMade = ({ key }: Subject) =>
  /^(@sandcastle|@blanketfort|@campfire|fire|snowman.*|@snowman)$/.test(key)

/** Animals in clothes are of any size, and sit on whatever bears them. */
const sitsOn = ({ figure, action }: Subject, { key }: Subject) =>
  figure?.beast !== undefined && action === 'sitting' && LOW_SEATS.test(key)
const LOW_SEATS =
  /^(books|closed-book|package|wrapped-gift|luggage|basket|bucket|@pumpkin|jack-o-lantern|@glassjar|teapot|@pile|hot-beverage|teacup-without-handle)$/

/** Metres; nobody stands on smaller things: they are worked at. */
const SMALLEST_FOOTHOLD = 0.45
const PLAYED_AT_TABLES = /^(chess-pawn|game-die|puzzle-piece|joker|flower-playing-cards|laptop)$/

/** Puts a thing on a table, and makes it that table. */
function setDown(thing: Subject): Subject {
  const table = tableWith({ ...thing })
  return Object.assign(thing, { icon: undefined, breed: undefined, colour: undefined }, table)
}

const canRide = ({ key }: Subject) => MOUNTS.has(key) || CONTAINERS.has(key) || CABINS.has(key)

/** “Coffee with a croissant” are beside one another. */
const EATEN_WITH_DRINKS =
  /pie|cake|croissant|cookie|doughnut|bread|toast|scones|sandwich|bagel|pretzel|waffle|macaron|baguette|churros|cannoli|book|flower|candle|newspaper/
const CUPS = /^(?:hot-beverage|teacup-without-handle|@tea|@cup|@mug|@hotchocolate|@coffee\w*|@latte\w*)$/

/** What a vessel is said to be with is in it, unless it belongs to it. */
const isContent = (thing: Subject, vessel: Subject) =>
  !(EATEN_WITH_DRINKS.test(thing.key) && CUPS.test(vessel.key)) &&
  !/^(ribbon|@table|key|@lamp)$/.test(thing.key) &&
  thing.mode !== 'build' &&
  !thing.figure &&
  thing.size < vessel.size * 2.5

/** What holds water: a ship in it is a toy. */
const BASINS: ReadonlySet<string> = new Set(['bathtub', 'bucket', '@sink'])

/** Animals and people look out of anything, other things only of what is not much smaller. */
const fitsInto = ({ furLength, figure, size, mode }: Subject, container: Subject) =>
  furLength > 0 ||
  isOfGlass(container.key) ||
  mode === 'swim' ||
  figure !== undefined ||
  size < container.size * 2.5

/** Whatever is in it is small. */
const isOfGlass = (key: string) => key === '@glassjar' || key === '@clearbottle'

/** What people are at rather than on: they would stand on its top. */
const TOO_LARGE =
  /^(ferris-wheel|roller-coaster|circus-tent|house|school|church|hut|@shopfront|@barn|@windmill)$/

const canCarry = (lower: Subject, upper: Subject) =>
  (lower.mode !== 'fly' || lower.key === '@cloud') &&
  lower.mode !== 'swim' &&
  !lower.figure &&
  upper.mode !== 'build' &&
  !(upper.figure && TOO_LARGE.test(lower.key))
