import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { gripOf } from '../../../drawings/figures/peeking.ts'
import { OPENED } from '../../../drawings/pieces/containers.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { hold, setBeforeNose } from './draw-held.ts'
import { fill, pileUp, putIn } from './draw-inside.ts'
import { lookOut } from './look-out.ts'
import { type Pair, shareOf, sheet } from './pairing.ts'
import { CABS, putInCab } from './put-in-cab.ts'
import { putOn } from './put-on.ts'
import { setBefore } from './set-before.ts'

/** In heights of what hides the rest. */
const SEEN_ABOVE = 1.45
const OPEN_BOATS: ReadonlySet<string> = new Set(['@rowboat', 'canoe', '@gondola'])
/** One drawing of a subject that carries another; `upper` is the drawing of the carried one. */
export function drawTogether(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const cab = CABS[pair.bearer.key]
  if (cab && (pair.how === 'ridden' || pair.how === 'in') && (pair.anchors || gripOf(upper)))
    return putInCab(lower, upper, cab, {
      anchors: pair.anchors,
      turns: pair.turns ?? false,
      count: ridersIn(pair.borne),
      abreast: 1 + (pair.borne.companions?.length ?? 0),
      taken: ridersBefore(pair),
    })
  const opened = pair.how === 'in' || pair.how === 'full' ? OPENED[pair.bearer.key] : undefined
  if (opened) return lookOut(lower, upper, pair, opened.mouth)
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
    case 'under':
      return putUnder(lower, upper, pair)
    case 'full':
      if (pair.bearer.key === '@pile') return pileUp(upper, lower.height, pair.borne)
      return fill(lower, upper, pair.borne)
    case 'in':
      return putIn(lower, upper, pair)
    case 'ridden':
      return OPEN_BOATS.has(pair.bearer.key) ? putIn(lower, upper, pair) : putOn(lower, upper, pair)
    case 'on':
      // Nobody stands on a boat's rim.
      return OPEN_BOATS.has(pair.bearer.key) ? putIn(lower, upper, pair) : putOn(lower, upper, pair)
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

/** Trunks and walls rise behind who or what leans on them. */
const leanAgainst = (lower: Canvas, upper: Canvas, { bearer, borne }: Pair): Canvas =>
  borne.key === '@fence' && bearer.figure
    ? backWith(lower, upper, lower.height * FENCE)
    : backWith(lower, upper)

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
