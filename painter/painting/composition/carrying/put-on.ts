import type { Canvas } from '@napi-rs/canvas'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { withFeetDown } from './feet-down.ts'
import { liesFlat } from './lie-flat.ts'
import { footholdOf, type Pair, SMALLEST_SHARE, shareOf, sheet, topOf } from './pairing.ts'

/** Where on a thing another one comes to stand, as a share of its height from above; others at their top. */
const SEAT_ROWS: Readonly<Record<string, number>> = {
  '@sofa': 0.5,
  '@blanket': 0.55,
  'pickup-truck': 0.4,
  '@treadmill': 0.87,
  '@deckchair': 0.64,
  '@cuttingboard': 0.5,

  '@counter': 0.2,
  '@sink': 0.34,
  '@range': 0.19,
  '@hammock': 0.74,

  '@treehammock': 0.8,
  'spider-web': 0.68,
  '@skyisland': 0.13,
  '@cloud': 0.3,
  '@floe': 0.5,
  pancakes: 0.24,
  '@chocolatecake': 0.3,

  ...Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`@candlecake${k + 1}`, 0.55])),
  '@plate': 0.42,
  books: 0.27,
  '@armchair': 0.52,
  '@broomstick': 0.4,
  '@chair': 0.5,
  '@rockingchair': 0.57,
  '@stool': 0.06,
  '@seesaw': 0.3,
  '@throne': 0.6,
  '@bed': 0.5,
  '@crib': 0.56,
  '@bench': 0.52,
  'manual-wheelchair': 0.56,
  '@swing': 0.78,
  '@steps': 0.06,

  horse: 0.42,
  unicorn: 0.45,
  donkey: 0.4,
  camel: 0.4,
  'two-hump-camel': 0.36,
  elephant: 0.22,
  zebra: 0.4,
  dragon: 0.52,
  llama: 0.52,
  deer: 0.5,
  ox: 0.3,
  cow: 0.3,
  goat: 0.36,
  pig: 0.25,
  bicycle: 0.18,
  '@unicycle': 0.06,

  motorcycle: 0.38,
  'motor-scooter': 0.42,
  'kick-scooter': 0.9,
  'horse-racing': 0.3,
  rocket: 0.3,
  tractor: 0.3,
  '@piano': 0.05,
  giraffe: 0.5,
  whale: 0.25,
  turtle: 0.3,
  crab: 0.42,
  snail: 0.12,
  '@cabin': 0.1,
  automobile: 0.12,
  '@fence': 0.08,

  '@rowboat': 0.35,
  broom: 0.5,
  rooster: 0.4,
  flamingo: 0.4,
  swan: 0.5,
  goose: 0.5,
  sauropod: 0.45,
  kangaroo: 0.5,
  leopard: 0.35,
  tiger: 0.35,
  lion: 0.3,
  bear: 0.2,
  'polar-bear': 0.2,
  panda: 0.2,
  wolf: 0.38,
  fox: 0.42,
  cat: 0.42,
  'black-cat': 0.42,
  '@bridge': 0.16,
  '@viaduct': 0.02,
  '@footbridge': 0.34,

  '@branch': 0.57,
  '@leaf': 0.4,
  '@lilypads': 0.6,
  '@table': 0.03,
  ladder: 0.34,

  rock: 0.17,
  '@tree': 0.5,
  '@fencepost': 0.035,

  '@mat': 0.5,
  skateboard: 0.06,

  sled: 0.16,
  window: 0.9,
}
/** Where an insect has its feet that is in the middle of a flower. */
const HEARTS: Readonly<Record<string, number>> = { '@daisy': 0.4, sunflower: 0.54 }
/** Where along a thing another one is, from its middle, as a share of its length; it is drawn facing left. */
const SEAT_COLUMNS: Readonly<Record<string, number>> = { 'pickup-truck': 0.24, bicycle: 0.175, '@piano': 0.3 }
/** Metres of a dish that fills a plate, and its height in those of the plate. */
const DISH = 0.15
const DISH_HEIGHT = 2.1
const TRAIN_ON_BRIDGE = 0.5
const TRAIN_ON_VIADUCT = 0.36
/** Of an animal's length, what the land on its back takes, and where its foot is there: row from above, column from the middle. */
const LAND_ON_BACK = 0.66
const BACKS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  whale: [0.57, -0.12],
  turtle: [0.36, 0.07],
  snail: [0.34, 0.12],
  elephant: [0.3, 0.1],
  '@dragon': [0.5, 0],
  crab: [0.36, 0],
}
const isCarriedLand = (bearer: Subject, { key, mode }: Subject) =>
  !bearer.figure &&
  bearer.mode !== 'build' &&
  (key.startsWith('@land') || (mode === 'build' && bearer.key in BACKS))
/** Somebody on a bridge, in heights of the bridge, which is a small one. */
const PERSON_ON_BRIDGE = 0.8
/** An animal on a branch or a leaf, in heights of that. */
const ON_BRANCH = 2.6
/** In breadths of a rug, how tall a grown-up on it is, and that in metres. */
const ON_RUG = 0.8
const ADULT = 1.75
/** In heights of the rock that floats, a castle on it: that is what is looked at. */
const ON_SKY_ISLAND = 0.95
/** In heights of a rock, an animal on it. */
const ON_ROCK = 1.15
const PERSON_ON_ROCK = 1.5
/** Of a rock's breadth, what those on it take. */
const ROOM_ON_ROCK = 0.84
/** Metres. */
const LARGE_BEAST = 0.3
const isLargeBeast = ({ figure, mode, size }: Subject) => !figure && mode !== 'build' && size > LARGE_BEAST
/** Of somebody's height, how tall they are with their legs stretched out before them. */
const LEGS_OUT = 0.82
/** Of a board's length, what an animal on it takes. */
const ON_BOARD = 0.82
/** In breadths of a rug, how broad an animal on it is: mats are small. */
const ANIMAL_ON_RUG = 0.52
/** In breadths of a mat, how tall a cat on it is, and that in metres. */
const ON_MAT = 0.62
const CAT = 0.7
/** What lies on the ground as broad as whoever is on it needs. */
const LAID_FLAT = /^@(rug|puddle)$/
/** Of a rug's height from above, where feet are on it. */
const RUG_ROW = 0.5
const USUAL_SEAT = 0.04
/** In widths of what carries it: a broader animal would stand on air. */
const BROADEST = 1.3
const BROADEST_PERCHED = 3.4
/** Of a branch's length, what animals take. */
const BRANCH_ROOM = 0.5
/** What lies on a seat or a table, seen from low down; and what has been left there is small. */
const LYING_FLAT = /^(open-book|newspaper|envelope|scroll|world-map|notebook|closed-book|@vinyl)$/
const FLATTENED = 0.5
const SMALLEST_LEFT_LYING = 0.22
/** What people do who have their seat, and not their feet, on what carries them. */
const SEATED: ReadonlySet<string> = new Set(['sitting', 'fishing'])
/** Animals that sit high up must be recognised, however large what they sit on is; and may reach beyond it. */
const PERCHED_SHARE = {
  '@fence': 0.9,
  '@gate': 0.36,
  '@irongate': 0.3,
  '@wall': 0.72,
  '@fencepost': 0.6,

  '@lamppost': 0.4,
  '@iceberg': 0.5,
} as Readonly<Record<string, number>>
const PERCHED = 0.8
/** And a dragon, so that a house under it is none of a toy. */
const PERCHED_DRAGON = 0.5
/** Of its breadth, how broad the roof is where an animal stands on it. */
const FOOTHOLD = 0.5
const isPerched = (bearer: Subject, { figure, furLength, mode, key }: Subject) =>
  !figure &&
  (bearer.mode === 'build' || bearer.key in PERCHED_SHARE) &&
  (furLength > 0 || mode === 'fly' || key === 'dragon')

/** Of what a web is spun across, how high it is, and where its lower end is from above. */
const WEB_SHARE = 0.66
const WEB_ROW = 0.82
/** In heights of a web, the spider in its middle. */
const IN_WEB = 0.46
/** In heights of a blanket as it is seen, a cake on it; and of how many there is room at that size. */
const MEAL_ON_BLANKET = 1.15
const DECORATED = 1.4
const CAKE = 0.25
const MEALS = 2

/** How many are on the same thing. */
const allOn = ({ bears = [] }: Subject) =>
  Math.max(
    1,
    bears.reduce((sum, { subject }) => sum + Math.min(MOST_ON, subject.count), 0),
  )

/** Of what has a size of its own on its bearer, that in heights of the bearer. */
function ownShare(bearer: Subject, borne: Subject, broadness: number, base: Canvas): number | null {
  if (bearer.key === 'rock' && (borne.figure || isLargeBeast(borne)))
    return Math.min(
      borne.figure ? PERSON_ON_ROCK : ON_ROCK,
      (base.width * ROOM_ON_ROCK) / base.height / (broadness * allOn(bearer)),
    )
  if (bearer.key === 'spider-web') return IN_WEB
  if (borne.key === 'spider-web') return bearer.mode === 'build' ? WEB_SHARE : null
  if (bearer.key === '@blanket' && borne.mode === 'table') {
    const things = (bearer.bears ?? []).reduce((sum, { subject }) => sum + subject.count, 0)
    return (
      MEAL_ON_BLANKET *
      (borne.bears ? DECORATED : 1) *
      clamp(borne.size / CAKE, 0.5, 1.2) *
      Math.min(1, MEALS / things)
    )
  }
  if (isCarriedLand(bearer, borne)) return (base.width * LAND_ON_BACK) / base.height / Math.max(1, broadness)
  if (/^(skateboard)$/.test(bearer.key)) return (base.width * ON_BOARD) / base.height / broadness
  if (bearer.key === 'sled' && borne.figure) return (LEGS_OUT * borne.size) / bearer.size
  if (bearer.key === '@viaduct') return TRAIN_ON_VIADUCT
  if (bearer.key === '@bridge' || bearer.key === '@footbridge')
    return borne.figure ? PERSON_ON_BRIDGE : TRAIN_ON_BRIDGE
  if (bearer.key === '@branch' || bearer.key === '@leaf' || bearer.key === '@lilypads')
    return Math.min(
      ON_BRANCH,
      (base.width * BRANCH_ROOM) / base.height / (broadness * Math.min(MOST_ON, borne.count)),
    )
  if (bearer.key === '@skyisland' && borne.mode === 'build')
    return Math.min(ON_SKY_ISLAND, (base.width * 0.6) / base.height / broadness)
  if (bearer.key === '@mat')
    return ((base.width / base.height) * ON_MAT * clamp(borne.size / CAT, 0.7, 1.3)) / Math.max(1, broadness)
  if (LAID_FLAT.test(bearer.key) && borne.furLength > 0)
    return ((base.width / base.height) * ANIMAL_ON_RUG) / (broadness * Math.min(MOST_ON, borne.count))
  if (LAID_FLAT.test(bearer.key))
    return (base.width / base.height) * ON_RUG * clamp(borne.size / ADULT, 0.5, 1)
  if (bearer.key !== '@plate' && bearer.key !== '@cuttingboard') return null
  const room = base.width / base.height / (broadness * (0.6 + 0.8 * Math.min(MOST_ON, borne.count)))
  return Math.min(room, DISH_HEIGHT * clamp(borne.size / DISH, 0.45, 1))
}

/** Of a piece of furniture's breadth, what a dog that is on it takes; and its height sitting there, in heights of that. */
const ROOM_ON_FURNITURE: Readonly<Record<string, number>> = {
  '@sofa': 0.68,
  '@bed': 0.62,
  '@bench': 0.6,
  '@armchair': 0.8,
  '@chair': 0.95,
  '@rockingchair': 0.95,
  '@hammock': 0.55,

  '@treehammock': 0.4,
}
/** Of its height, how far before the back of a seat animals are on it. */
const UPHOLSTERY: Readonly<Record<string, number>> = { '@sofa': 0.06, '@armchair': 0.08 }
const SITTING_ON_FURNITURE = 0.8
const DOG = 0.9

/** An animal on furniture is as large beside it as in life, and leaves room for the others that are there. */
function shareOnFurniture({ bearer, borne, base }: Pair, broadness: number): number | null {
  const room = ROOM_ON_FURNITURE[bearer.key]
  if (room === undefined || borne.figure || borne.furLength === 0) return null
  const share = Math.min(0.96, room * clamp(borne.size / DOG, 0.85, 2), 1.1 / allOn(bearer))
  const broadest = (base.width * share) / broadness / base.height
  return Math.min(broadest, SITTING_ON_FURNITURE * clamp(borne.size / DOG, 0.62, 1.6))
}

/** More are not seen on one thing; more than a few are made small enough for its breadth. */
const MOST_ON = 6
const FEW = 3
const ROOM_FOR_ROW = 1.02
/** In breadths of one, how far on the next is. */
const STEP = 0.8

/** Where on its bearer something has its foot or its seat: row from above, column from the middle. */
function seatOf({ bearer, base, borne }: Pair): { row: number; column: number } {
  const heart = borne.furLength === 0 && !borne.figure ? HEARTS[bearer.key] : undefined
  const back = isCarriedLand(bearer, borne) ? BACKS[bearer.key] : undefined
  const row =
    back?.[0] ??
    heart ??
    (borne.key === 'spider-web' && bearer.mode === 'build' ? WEB_ROW : undefined) ??
    (LAID_FLAT.test(bearer.key) ? RUG_ROW : (SEAT_ROWS[bearer.key] ?? topOf(base) + USUAL_SEAT))
  return { row, column: back?.[1] ?? SEAT_COLUMNS[bearer.key] ?? 0 }
}

/** Somebody or something on top of what carries it, or on its seat. */
export function putOn(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const { bearer, base, borne, lane, anchors, turns } = pair
  const carries =
    anchors !== undefined && (SEATED.has(borne.action ?? '') || SEAT_ROWS[bearer.key] !== undefined)
  const count = Math.min(MOST_ON, borne.count)
  const lies = (LYING_FLAT.test(borne.key) || liesFlat(borne.key)) && !borne.figure
  const broadness = upper.width / (upper.height * (lies ? FLATTENED : 1))
  const perches = isPerched(bearer, borne)
  const reach = perches ? BROADEST_PERCHED : BROADEST
  const broadest = anchors || count > 1 ? Number.POSITIVE_INFINITY : (base.width * reach) / broadness
  const smallest =
    lies || (borne.mode === 'table' && bearer.key in ROOM_ON_FURNITURE)
      ? SMALLEST_LEFT_LYING
      : perches
        ? (PERCHED_SHARE[bearer.key] ?? (borne.key === 'dragon' ? PERCHED_DRAGON : PERCHED))
        : SMALLEST_SHARE
  const seat = seatOf(pair)
  const height = Math.min(
    count > FEW
      ? (base.width * ROOM_FOR_ROW) / (broadness * (1 + (count - 1) * STEP))
      : Number.POSITIVE_INFINITY,
    base.height *
      (ownShare(bearer, borne, broadness, base) ??
        shareOnFurniture(pair, broadness) ??
        Math.min(
          carries
            ? withFeetDown(shareOf(bearer, borne, smallest), pair, seat.row)
            : shareOf(bearer, borne, smallest),
          broadest / base.height,
        )),
  )
  const width = height * broadness
  const row =
    perches && bearer.mode === 'build' && SEAT_ROWS[bearer.key] === undefined
      ? footholdOf(base, width * FOOTHOLD, seat.row)
      : seat.row
  const sunk = borne.furLength > 0 ? (UPHOLSTERY[bearer.key] ?? 0) : 0
  const seatY = lower.height - base.height * (1 - row - sunk)
  const shown = carries ? height * anchors.seat : height
  const { canvas, g, left, top } = sheet(lower, width * count, Math.max(0, shown - seatY) + 2)
  g.drawImage(lower, left, top)
  for (let k = 0; k < count; k++) {
    const middle =
      left + lower.width * (0.5 + lane * 0.5 + seat.column) + (k - (count - 1) / 2) * width * STEP
    const x = carries ? middle - width * (turns ? 1 - anchors.middle : anchors.middle) : middle - width / 2
    g.save()
    g.translate(x + (turns ? width : 0), top + seatY - shown)
    if (turns) g.scale(-1, 1)
    g.drawImage(upper, 0, 0, width, height)
    g.restore()
  }
  return trimCanvas(canvas)
}
