import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mouthOf, passMouth } from '../../drawings/animals/quadruped.ts'
import { gripOf } from '../../drawings/figures/peeking.ts'
import { OPENED } from '../../drawings/pieces/containers.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'
import { bakeIn, OVEN_DOORS } from './bake-in.ts'
import { cladIn } from './clad-in.ts'
import { clingTo } from './cling.ts'
import { hold, setBeforeNose } from './draw-held.ts'
import { layOnHoard } from './draw-hoard.ts'
import { fill, fillWindow, heapUp, putIn } from './draw-inside.ts'
import { fillGlass, isOfGlass } from './fill-glass.ts'
import { graftHead, isGrafted } from './graft-head.ts'
import { hangBelow, hangsBelow } from './hang-below.ts'
import { hang, hangsOn } from './hang-on.ts'
import { leanOn, tilted } from './lean-on.ts'
import { isHammock, lieInHammock } from './lie-in-hammock.ts'
import { lookOut } from './look-out.ts'
import { type Pair, shareOf, sheet } from './pairing.ts'
import { CABS, putInCab } from './put-in-cab.ts'
import { putOn } from './put-on.ts'
import { isSeatedFromBehind, seatFromBehind } from './seat-from-behind.ts'
import { isSeenThroughGlass, putBehindGlass } from './seen-through-glass.ts'
import { setBefore } from './set-before.ts'
import { setOnHead } from './set-on-head.ts'
import { tuckIn } from './tuck-in.ts'
import { underGlass } from './under-glass.ts'

/** In heights of what hides the rest. */
const SEEN_ABOVE = 1.45
const RESTING: ReadonlySet<string> = new Set(['sleeping', 'lying'])
const OPEN_BOATS: ReadonlySet<string> = new Set(['@rowboat', 'canoe', '@gondola', '@kayak', '@longtail'])
/** Of its height, how broad whoever lies is. */
const LYING_BREADTH = 1.3
/** One drawing of a subject that carries another; `upper` is the drawing of the carried one. */
export function drawTogether(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const { base } = pair
  const cab = CABS[pair.bearer.key]
  const isInside = pair.how === 'ridden' || pair.how === 'in'
  if (cab && isInside && (pair.anchors || gripOf(upper)))
    return putInCab(lower, upper, cab, {
      anchors: pair.anchors,
      turns: pair.turns ?? false,
      count: ridersIn(pair.borne),
      abreast: 1 + (pair.borne.companions?.length ?? 0),
      taken: ridersBefore(pair),
    })
  if (pair.how === 'in' && isSeenThroughGlass(pair.bearer.key)) return putBehindGlass(lower, upper, pair)
  const opened = pair.how === 'in' || pair.how === 'full' ? OPENED[pair.bearer.key] : undefined
  if (opened) return lookOut(lower, upper, pair, opened.mouth)
  const isInBed =
    pair.bearer.key === '@bed' && RESTING.has(pair.borne.action ?? '') && upper.width > upper.height
  if (isInBed && pair.borne.count === 1 && (pair.how === 'in' || pair.how === 'on'))
    return tuckIn(lower, upper, pair, COLOURS.get(pair.bearer.colour ?? '')?.hex || undefined)
  const liesDown = !pair.borne.companions && upper.width > upper.height * LYING_BREADTH
  if (isHammock(pair.bearer.key) && liesDown && (pair.how === 'in' || pair.how === 'on'))
    return lieInHammock(lower, upper, pair)
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
      return leanAgainst(lower, upper, pair)
    case 'behind':
      return putBehind(lower, upper, pair)
    case 'worn':
      return strapOn(lower, upper)
    case 'onhead':
    case 'ashead':
      return pair.how === 'ashead' && isGrafted(pair) ? graftHead(lower, pair) : setOnHead(lower, upper, pair)
    case 'clad':
      return cladIn(lower, upper, pair)
    case 'tied':
      return tieTo(lower, upper, base)
    case 'under':
      return putUnder(lower, upper, pair)
    case 'full':
      if (pair.bearer.key === '@heap' || pair.bearer.key === '@pile')
        return heapUp(pair.each ?? [upper], lower.height, pair.bearer.key === '@pile', pair.borne)
      if (pair.bearer.key === '@shopfront') return fillWindow(lower, upper)
      return isOfGlass(pair.bearer.key)
        ? fillGlass(lower, upper, pair)
        : fill(lower, pair.each ?? [upper], pair.borne)
    case 'in':
      if (pair.bearer.key === '@cloche') return underGlass(lower, upper)
      if (pair.bearer.key in OVEN_DOORS) return bakeIn(lower, upper, OVEN_DOORS[pair.bearer.key])
      if (HOOPS.test(pair.bearer.key)) return threadThrough(lower, upper)
      if (isOfGlass(pair.bearer.key)) return fillGlass(lower, upper, pair)
      return putIn(lower, upper, pair)
    case 'ridden':
      return OPEN_BOATS.has(pair.bearer.key) ? putIn(lower, upper, pair) : putOn(lower, upper, pair)
    case 'on':
      if (hangsOn(pair)) return hang(lower, upper, pair)
      if (hangsBelow(pair)) return hangBelow(lower, upper, pair)
      if (isSeatedFromBehind(pair)) return seatFromBehind(lower, upper, pair)
      if (pair.bearer.key === '@gold' && RESTING.has(pair.borne.action ?? '') && !pair.borne.figure)
        return layOnHoard(lower, upper)
      // Nobody stands on a boat's rim, and who lies in a hammock is behind its nearer edge.
      return OPEN_BOATS.has(pair.bearer.key) || (isHammock(pair.bearer.key) && !pair.anchors)
        ? putIn(lower, upper, pair)
        : putOn(lower, upper, pair)
    default:
      return putOn(lower, upper, pair)
  }
}

const ridersIn = ({ count, companions }: Subject) => Math.max(count, 1 + (companions?.length ?? 0))

/** How many are in a vehicle before somebody gets in: people are at the wheel, and animals with them. */
function ridersBefore({ bearer: { bears = [] }, borne }: Pair) {
  const riders = bears
    .filter(({ how }) => how === 'in' || how === 'ridden')
    .map(({ subject }) => subject)
    .sort((a, b) => Number(b.figure !== undefined) - Number(a.figure !== undefined))
  return riders.slice(0, Math.max(0, riders.indexOf(borne))).reduce((sum, rider) => sum + ridersIn(rider), 0)
}

/** Things lean on trunks and walls, animals climb them, and people are before them. */
function leanAgainst(lower: Canvas, upper: Canvas, { bearer, borne }: Pair): Canvas {
  const isAlive = bearer.figure !== undefined || bearer.furLength > 0
  if (borne.key === '@fence' && bearer.figure) return backWith(lower, upper, lower.height * FENCE)
  if (borne.key !== '@treetrunk') return backWith(isAlive ? lower : tilted(lower), upper)
  if (!isAlive) return leanOn(upper, lower, bearer.size / borne.size)
  return bearer.figure && bearer.action !== 'cheering' ? backWith(lower, upper) : clingTo(upper, lower)
}

/** Of somebody's height, a fence that they lean on. */
const FENCE = 0.6

/** What a thing leans on, unless that is lower: a wall that rises behind it. */
function risen(lower: Canvas, upper: Canvas): number {
  const isUpright = upper.height > upper.width * 1.2
  return isUpright
    ? lower.height * 1.8
    : Math.max(lower.height * 1.3, (lower.width * 1.5 * upper.height) / upper.width)
}

/** A thing before what it leans on. */
function backWith(lower: Canvas, upper: Canvas, height = risen(lower, upper)): Canvas {
  const width = (height * upper.width) / upper.height
  const canvas = createCanvas(
    Math.ceil(Math.max(width, lower.width)) + 4,
    Math.ceil(Math.max(height, lower.height)) + 4,
  )
  const g = canvas.getContext('2d')
  g.drawImage(upper, (canvas.width - width) / 2, canvas.height - height - lower.height * 0.04, width, height)
  g.drawImage(lower, (canvas.width - lower.width) / 2, canvas.height - lower.height)
  return trimCanvas(canvas)
}

/** Whoever is behind a thing is seen above it. */
function putBehind(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const { bearer, borne, base } = pair
  if (bearer.key === '@treetrunk') return peekPast(lower, upper, pair)
  const height = base.height * clamp(borne.size / bearer.size, SEEN_ABOVE, 2)
  const width = (height * upper.width) / upper.height
  const hidden = (bearer.bears ?? []).filter(({ how }) => how === 'behind').map(({ subject }) => subject)
  const total = hidden.reduce((sum, { count }) => sum + shownBehind(count), 0)
  const before = hidden
    .slice(0, Math.max(0, hidden.indexOf(borne)))
    .reduce((sum, { count }) => sum + shownBehind(count), 0)
  const step = width * BESIDE_BEHIND
  const { canvas, g, left, top } = sheet(
    lower,
    width + step * (total - 1),
    Math.max(0, height - lower.height) + 2,
  )
  for (let k = 0; k < shownBehind(borne.count); k++) {
    const middle = left + lower.width / 2 + (before + k - (total - 1) / 2) * step
    g.drawImage(upper, middle - width / 2, top + lower.height - height, width, height)
  }
  g.drawImage(lower, left, top)
  return trimCanvas(canvas)
}

const shownBehind = (count: number) => Math.min(3, count)
/** In breadths of one, how far the next is that is behind the same thing. */
const BESIDE_BEHIND = 0.72

/** Of a trunk's drawing, how far from its middle whoever hides is. */
const BESIDE_TRUNK = 0.2

/** In breadths of a trunk's drawing, who is hidden by it from neither side. */
const LONG = 0.7

/** Whoever hides behind a trunk looks out on one side of it, a second one on the other. */
function peekPast(trunk: Canvas, hider: Canvas, { bearer, borne }: Pair): Canvas {
  const height = (trunk.height * borne.size) / bearer.size
  const width = (height * hider.width) / hider.height
  const { canvas, g, left, top } = sheet(trunk, width, 2)
  const middle = left + trunk.width / 2
  const foot = top + trunk.height * 0.985
  // Who is long looks out on both sides.
  const isLong = width > trunk.width * LONG && borne.count === 1
  if (isLong) g.drawImage(hider, middle - width / 2, foot - height, width, height)
  for (const side of isLong ? [] : borne.count > 1 ? [-1, 1] : [-1]) {
    g.save()
    g.translate(middle + side * (trunk.width * BESIDE_TRUNK + width * 0.12), foot - height)
    g.scale(-side, 1)
    g.drawImage(hider, -width / 2, 0, width, height)
    g.restore()
  }
  g.drawImage(trunk, left, top)
  return trimCanvas(canvas)
}

/** Of an animal, how large what it has on its back is and where: behind one that looks at us, on top of one in profile. */
const ON_BACK = { size: 0.46, x: 0.74, y: 0.3 }
const ON_TOP = { size: 0.44, x: 0.56, y: -0.16 }

/** A bag on an animal's back. */
function strapOn(lower: Canvas, bag: Canvas): Canvas {
  const isLong = lower.width > lower.height
  const { size, x, y } = isLong ? ON_TOP : ON_BACK
  const height = lower.height * size
  const width = (height * bag.width) / bag.height
  const above = Math.ceil(height)
  const canvas = createCanvas(Math.ceil(lower.width + width), lower.height + above)
  const g = canvas.getContext('2d')
  if (isLong) g.drawImage(lower, 0, above)
  g.drawImage(bag, lower.width * x - width / 2, above + lower.height * y, width, height)
  if (!isLong) g.drawImage(lower, 0, above)
  return trimCanvas(canvas)
}

/** Of an animal that looks at the viewer, where its neck is, and of a thing the middle of its front. */
const KNOT = { x: 0.5, y: 0.5, onThing: 0.68 }
const BOW = 0.34

/** A bow around an animal's neck, or on the front of a thing. */
function tieTo(lower: Canvas, bow: Canvas, base: Canvas): Canvas {
  const mouth = mouthOf(base)
  const width = Math.min(base.width, base.height) * BOW
  const height = (width * bow.height) / bow.width
  const { canvas, g, left, top } = sheet(lower, lower.width, 2)
  g.drawImage(lower, left, top)
  const x = left + (lower.width - base.width) / 2 + base.width * (mouth ? mouth.x + 0.16 : KNOT.x)
  const y = top + lower.height - base.height * (1 - (mouth ? mouth.y + 0.14 : KNOT.onThing))
  g.drawImage(bow, x - width / 2, y - height * 0.4, width, height)
  const tied = trimCanvas(canvas)
  passMouth(base, tied)
  return tied
}

const HOOPS = /^@(?:fire|jumping)hoop$/
/** Of a hoop's breadth, how long is who jumps through it; and of its height, where the middle of it is. */
const THROUGH = { length: 1.75, middle: 0.46 }

/** Half of whoever jumps through a hoop is beyond it: the nearer half of the rim is before them. */
function threadThrough(hoop: Canvas, jumper: Canvas): Canvas {
  const width = hoop.width * THROUGH.length
  const height = (width * jumper.height) / jumper.width
  const { canvas, g, left, top } = sheet(hoop, width, Math.max(0, height - hoop.height))
  g.drawImage(hoop, left, top)
  const middle = left + hoop.width / 2
  g.drawImage(jumper, middle - width / 2, top + hoop.height * THROUGH.middle - height / 2, width, height)
  g.save()
  g.beginPath()
  g.rect(middle, 0, canvas.width - middle, canvas.height)
  g.clip()
  g.drawImage(hoop, left, top)
  g.restore()
  return trimCanvas(canvas)
}

/** In heights of a mushroom, whoever is under its cap. */
const BELOW_CAP = 0.7
/** And of an animal, whoever is between its legs, where grass hides the feet. */
const BELOW_BELLY = 0.5

function putUnder(lower: Canvas, upper: Canvas, { bearer, borne }: Pair): Canvas {
  const smallest = bearer.furLength > 0 ? BELOW_BELLY : 0.4
  const height =
    lower.height * (bearer.key === 'mushroom' ? BELOW_CAP : shareOf(bearer, borne, smallest, 0.72))
  const width = (height * upper.width) / upper.height
  const { canvas, g, left, top } = sheet(lower, width, 2)
  g.drawImage(lower, left, top)
  g.drawImage(upper, left + lower.width / 2 - width / 2, top + lower.height - height, width, height)
  return trimCanvas(canvas)
}
