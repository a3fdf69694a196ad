import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../core/scalar.ts'
import type { Subject } from '../prompt/scene.ts'
import { trimCanvas } from '../subjects/sprite.ts'
import { hold, setBeforeNose } from './draw-held.ts'
import { layOnHoard } from './draw-hoard.ts'
import { fill, putIn } from './draw-inside.ts'
import { type Pair, SMALLEST_SHARE, shareOf, sheet, topOf } from './pairing.ts'

/** Where on a thing another one comes to stand, as a share of its height from above; others at their top. */
const SEAT_ROWS: Readonly<Record<string, number>> = {
  '@sofa': 0.5,
  '@hammock': 0.74,
  '@skyisland': 0.13,
  '@floe': 0.5,
  pancakes: 0.24,
  '@chocolatecake': 0.3,
  '@lemoncake': 0.3,
  '@strawberrycake': 0.3,
  '@plate': 0.42,
  books: 0.27,
  '@armchair': 0.52,
  '@broomstick': 0.4,
  '@chair': 0.5,
  '@bed': 0.5,
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
  bicycle: 0.28,
  motorcycle: 0.38,
  'motor-scooter': 0.42,
  'kick-scooter': 0.9,
  'horse-racing': 0.3,
  rocket: 0.3,
  tractor: 0.3,
  '@piano': 0.05,
  giraffe: 0.5,
  whale: 0.25,
  turtle: 0.2,
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
  '@bridge': 0.16,
  '@branch': 0.5,
  '@leaf': 0.4,
  '@table': 0.03,
  window: 0.9,
}
/** Metres of a dish that fills a plate, and its height in those of the plate. */
const DISH = 0.15
const DISH_HEIGHT = 2.1
const TRAIN_ON_BRIDGE = 0.5
/** Somebody on a bridge, in heights of the bridge, which is a small one. */
const PERSON_ON_BRIDGE = 0.8
/** An animal on a branch or a leaf, in heights of that. */
const ON_BRANCH = 2.6
const USUAL_SEAT = 0.04
/** In widths of what carries it: a broader animal would stand on air. */
const BROADEST = 1.3
const BROADEST_PERCHED = 3.4
/** Of a branch's length, what animals take. */
const BRANCH_ROOM = 0.5
/** How far a thing that somebody works at reaches over them, in their width. */
const WORKING_OVERLAP = 0.16
const LEASH = '#6b3a22'
const LEADING_HAND = { x: 0.88, y: 0.5 }
/** What people do who have their seat, and not their feet, on what carries them. */
const SEATED: ReadonlySet<string> = new Set(['sitting', 'fishing'])
/** In heights of what hides the rest. */
const SEEN_ABOVE = 1.45
const RESTING: ReadonlySet<string> = new Set(['sleeping', 'lying'])
const OPEN_BOATS: ReadonlySet<string> = new Set(['@rowboat', 'canoe'])
/** One drawing of a subject that carries another; `upper` is the drawing of the carried one. */
export function drawTogether(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const cab = CABS[pair.bearer.key]
  if (cab && pair.anchors && (pair.how === 'ridden' || pair.how === 'in'))
    return putInCab(lower, upper, cab, pair.turns ?? false)
  switch (pair.how) {
    case 'held':
    case 'read':
    case 'shouldered':
      return hold(lower, upper, pair)
    case 'led':
    case 'at':
      return setBefore(lower, upper, pair)
    case 'before':
      return setBeforeNose(lower, upper, pair)
    case 'against':
      return backWith(lower, upper)
    case 'behind':
      return putBehind(lower, upper, pair)
    case 'under':
      return putUnder(lower, upper, pair)
    case 'full':
      return fill(lower, upper, pair.borne)
    case 'in':
      return putIn(lower, upper, pair)
    case 'on':
      if (pair.bearer.key === '@gold' && RESTING.has(pair.borne.action ?? '') && !pair.borne.figure)
        return layOnHoard(lower, upper)
      // Nobody stands on a boat's rim, and who lies in a hammock is behind its nearer edge.
      return OPEN_BOATS.has(pair.bearer.key) || (pair.bearer.key === '@hammock' && !pair.anchors)
        ? putIn(lower, upper, pair)
        : putOn(lower, upper, pair)
    default:
      return putOn(lower, upper, pair)
  }
}

/** Animals that sit high up must be recognised, however large what they sit on is; and may reach beyond it. */
const PERCHED_SHARE = { '@fence': 1.2, '@wall': 0.95, '@lamppost': 0.4, '@iceberg': 0.5 } as Readonly<
  Record<string, number>
>
const PERCHED = 0.8
const isPerched = (bearer: Subject, { figure, furLength, mode, key }: Subject) =>
  !figure &&
  (bearer.mode === 'build' || bearer.key in PERCHED_SHARE) &&
  (furLength > 0 || mode === 'fly' || key === 'dragon')

/** Where drivers are seen through a vehicle's window, as shares of its drawing: middle, sill and height. */
const CABS: Readonly<Record<string, { x: number; sill: number; height: number }>> = {
  tractor: { x: 0.7, sill: 0.42, height: 0.36 },
  automobile: { x: 0.47, sill: 0.43, height: 0.34 },
  taxi: { x: 0.47, sill: 0.5, height: 0.3 },
  'pickup-truck': { x: 0.36, sill: 0.4, height: 0.32 },
  'delivery-truck': { x: 0.24, sill: 0.5, height: 0.24 },
  'sport-utility-vehicle': { x: 0.4, sill: 0.38, height: 0.3 },
}
/** Of somebody's height, the head. */
const HEAD_SHARE = 0.24

/** Head of the driver in the window. */
function putInCab(lower: Canvas, upper: Canvas, cab: (typeof CABS)[string], turns: boolean): Canvas {
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  g.drawImage(lower, 0, 0)
  const height = lower.height * cab.height
  const source = upper.height * HEAD_SHARE
  const width = (height * upper.width) / source
  g.translate(lower.width * cab.x, lower.height * cab.sill - height)
  if (turns) g.scale(-1, 1)
  g.drawImage(upper, 0, 0, upper.width, source, -width / 2, 0, width, height)
  return canvas
}

/** Of what has a size of its own on its bearer, that in heights of the bearer. */
function ownShare(bearer: Subject, borne: Subject, broadness: number, base: Canvas): number | null {
  if (bearer.key === '@bridge') return borne.figure ? PERSON_ON_BRIDGE : TRAIN_ON_BRIDGE
  if (bearer.key === '@branch' || bearer.key === '@leaf')
    return Math.min(
      ON_BRANCH,
      (base.width * BRANCH_ROOM) / base.height / (broadness * Math.min(3, borne.count)),
    )
  if (bearer.key !== '@plate') return null
  const room = base.width / base.height / (broadness * (0.6 + 0.8 * Math.min(3, borne.count)))
  return Math.min(room, DISH_HEIGHT * clamp(borne.size / DISH, 0.45, 1))
}

/** Of a piece of furniture's breadth, what a dog that is on it takes; and its height sitting there, in heights of that. */
const ROOM_ON_FURNITURE: Readonly<Record<string, number>> = {
  '@sofa': 0.68,
  '@bed': 0.62,
  '@bench': 0.6,
  '@armchair': 0.8,
  '@chair': 0.95,
  '@hammock': 0.55,
}
/** Of its height, how far before the back of a seat animals are on it. */
const UPHOLSTERY: Readonly<Record<string, number>> = { '@sofa': 0.06, '@armchair': 0.08 }
const SITTING_ON_FURNITURE = 0.8
const DOG = 0.9

/** An animal on furniture is as large beside it as in life, and leaves room for the others that are there. */
function shareOnFurniture({ bearer, borne, base }: Pair, broadness: number): number | null {
  const room = ROOM_ON_FURNITURE[bearer.key]
  if (room === undefined || borne.figure || borne.furLength === 0) return null
  const others = (bearer.bears ?? []).reduce((sum, { subject }) => sum + Math.min(3, subject.count), 0)
  const share = Math.min(0.96, room * clamp(borne.size / DOG, 0.7, 2), 1.1 / others)
  const broadest = (base.width * share) / broadness / base.height
  return Math.min(broadest, SITTING_ON_FURNITURE * clamp(borne.size / DOG, 0.62, 1.6))
}

function putOn(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const { bearer, base, borne, lane, anchors, turns } = pair
  const carries =
    anchors !== undefined && (SEATED.has(borne.action ?? '') || SEAT_ROWS[bearer.key] !== undefined)
  const count = Math.min(3, borne.count)
  const broadness = upper.width / upper.height
  const perches = isPerched(bearer, borne)
  const reach = perches ? BROADEST_PERCHED : BROADEST
  const broadest = anchors || count > 1 ? Number.POSITIVE_INFINITY : (base.width * reach) / broadness
  const smallest = perches ? (PERCHED_SHARE[bearer.key] ?? PERCHED) : SMALLEST_SHARE
  const height =
    base.height *
    (ownShare(bearer, borne, broadness, base) ??
      shareOnFurniture(pair, broadness) ??
      Math.min(shareOf(bearer, borne, smallest), broadest / base.height))
  const width = (height * upper.width) / upper.height
  const row = SEAT_ROWS[bearer.key] ?? topOf(base) + USUAL_SEAT
  const sunk = borne.furLength > 0 ? (UPHOLSTERY[bearer.key] ?? 0) : 0
  const seat = lower.height - base.height * (1 - row - sunk)
  const shown = carries ? height * anchors.seat : height
  const { canvas, g, left, top } = sheet(lower, width * count, Math.max(0, shown - seat) + 2)
  g.drawImage(lower, left, top)
  for (let k = 0; k < count; k++) {
    const middle = left + lower.width * (0.5 + lane * 0.5) + (k - (count - 1) / 2) * width * 0.8
    const x = carries ? middle - width * (turns ? 1 - anchors.middle : anchors.middle) : middle - width / 2
    g.save()
    g.translate(x + (turns ? width : 0), top + seat - shown)
    if (turns) g.scale(-1, 1)
    g.drawImage(upper, 0, 0, width, height)
    g.restore()
  }
  return trimCanvas(canvas)
}

/** A thing before a wall that rises behind it. */
function backWith(lower: Canvas, upper: Canvas): Canvas {
  const isUpright = upper.height > upper.width * 1.2
  const height = isUpright
    ? lower.height * 1.8
    : Math.max(lower.height * 1.3, (lower.width * 1.5 * upper.height) / upper.width)
  const width = (height * upper.width) / upper.height
  const canvas = createCanvas(Math.ceil(Math.max(width, lower.width)) + 4, Math.ceil(height) + 4)
  const g = canvas.getContext('2d')
  g.drawImage(upper, (canvas.width - width) / 2, canvas.height - height - lower.height * 0.04, width, height)
  g.drawImage(lower, (canvas.width - lower.width) / 2, canvas.height - lower.height)
  return trimCanvas(canvas)
}

/** Whoever is behind a thing is seen above it. */
function putBehind(lower: Canvas, upper: Canvas, { bearer, borne, base }: Pair): Canvas {
  const height = base.height * clamp(borne.size / bearer.size, SEEN_ABOVE, 2)
  const width = (height * upper.width) / upper.height
  const { canvas, g, left, top } = sheet(lower, width, Math.max(0, height - lower.height) + 2)
  g.drawImage(upper, left + lower.width / 2 - width / 2, top + lower.height - height, width, height)
  g.drawImage(lower, left, top)
  return trimCanvas(canvas)
}

/** Somebody with what they lead or work at before them, on one ground. */
function setBefore(lower: Canvas, upper: Canvas, { bearer, borne, how }: Pair): Canvas {
  const height = lower.height * clamp(borne.size / bearer.size, how === 'led' ? 0.34 : 0.3, 1.5)
  const width = (height * upper.width) / upper.height
  const gap = how === 'led' ? lower.width * 0.3 : -lower.width * WORKING_OVERLAP
  const canvas = createCanvas(
    Math.ceil(lower.width + Math.max(0, gap) + width) + 4,
    Math.ceil(Math.max(lower.height, height)) + 4,
  )
  const g = canvas.getContext('2d')
  const x = lower.width + gap
  g.drawImage(lower, 0, canvas.height - lower.height)
  g.drawImage(upper, x, canvas.height - height, width, height)
  if (how === 'led') {
    g.strokeStyle = LEASH
    g.lineWidth = Math.max(1.5, lower.height * 0.008)
    g.beginPath()
    g.moveTo(lower.width * LEADING_HAND.x, canvas.height - lower.height * (1 - LEADING_HAND.y))
    g.quadraticCurveTo(
      lower.width + gap * 0.4,
      canvas.height - height * 0.4,
      x + width * 0.3,
      canvas.height - height * 0.58,
    )
    g.stroke()
  }
  return trimCanvas(canvas)
}

function putUnder(lower: Canvas, upper: Canvas, { bearer, borne }: Pair): Canvas {
  const height = lower.height * shareOf(bearer, borne, 0.4, 0.72)
  const width = (height * upper.width) / upper.height
  const { canvas, g, left, top } = sheet(lower, width, 2)
  g.drawImage(lower, left, top)
  g.drawImage(upper, left + lower.width / 2 - width / 2, top + lower.height - height, width, height)
  return trimCanvas(canvas)
}
