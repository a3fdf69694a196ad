import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { type Pair, shareOf, sheet, topOf } from './pairing.ts'

const HIDDEN_IN_CONTAINER = 0.3
/** Who lies in something is as broad as it is, and seen above its rim. */
const HIDDEN_WHEN_FLAT = 0.16
const FLAT = 1.5

/** Where the nearer side of an open boat begins, in its height: whoever is in it sits behind that. */
const NEARER_RIMS: Readonly<Record<string, number>> = {
  '@rowboat': 0.42,
  '@gondola': 0.74,

  canoe: 0.62,
}
/** What people in a boat show of themselves, and how tall they would be beside it. */
const HIDDEN_IN_BOAT = 0.42
const TALL_IN_BOAT = 1.35
/** The same in lengths of a boat that is long and low. */
const TALL_IN_LONG_BOAT = 0.46
/** Metres, of an animal that is as tall there as people are. */
const ANIMAL_IN_BOAT = 1.25

/** Of a hammock with its trunks, how much whoever lies in it is long. */
const IN_HAMMOCK = 0.6

const MOST_INSIDE = 3
/** How far apart heads in one container are, in their breadths. */
const HEAD_TO_HEAD = 0.72

/** Head and shoulders look out of what the other is in. */
export function putIn(lower: Canvas, upper: Canvas, { bearer, base, borne, lane }: Pair): Canvas {
  const nearerRim = NEARER_RIMS[bearer.key]
  const isGroup = borne.companions !== undefined
  const isFlat = !isGroup && upper.width > upper.height * FLAT
  const sitsInBoat = nearerRim !== undefined && !isFlat
  const hidden = isFlat ? HIDDEN_WHEN_FLAT : sitsInBoat && borne.figure ? HIDDEN_IN_BOAT : HIDDEN_IN_CONTAINER
  const count = isFlat ? 1 : Math.min(MOST_INSIDE, borne.count)
  const room =
    (base.width * (isFlat ? (bearer.key === '@hammock' ? IN_HAMMOCK : 1) : count > 1 ? 1.1 : 0.7)) /
    (1 + (count - 1) * HEAD_TO_HEAD)
  const tallest =
    base.height *
    (sitsInBoat
      ? Math.max(TALL_IN_BOAT, (base.width / base.height) * TALL_IN_LONG_BOAT) *
        (borne.figure ? 1 : clamp(borne.size / ANIMAL_IN_BOAT, 0.45, 1))
      : shareOf(bearer, borne, 0.9, 1.3))
  const height = Math.min(tallest, (room * upper.height) / upper.width)
  const width = (height * upper.width) / upper.height
  const rim = lower.height - base.height * (1 - (sitsInBoat ? nearerRim : topOf(base)))
  const shown = height * (1 - hidden)
  const all = width * (1 + (count - 1) * HEAD_TO_HEAD)
  const { canvas, g, left, top } = sheet(lower, all, Math.max(0, shown - rim) + 2)
  const columns = Array.from(
    { length: count },
    (_, k) => left + lower.width * (0.5 + lane * 0.5) - all / 2 + k * width * HEAD_TO_HEAD,
  )
  // What is below the rim does not come out at the bottom of what is low.
  const inside = Math.min(height, shown + base.height * (1 - (sitsInBoat ? nearerRim : topOf(base))) * 0.8)
  const rows = (inside * upper.height) / height
  for (const x of columns) g.drawImage(upper, 0, 0, upper.width, rows, x, top + rim - shown, width, inside)
  g.drawImage(lower, left, top)
  const [cut, row] = [upper.height * (1 - hidden), top + rim - shown + (sitsInBoat ? 0 : height * 0.03)]
  for (const x of columns) g.drawImage(upper, 0, 0, upper.width, cut, x, row, width, shown)
  return trimCanvas(canvas)
}

/** How high the next one of a pile begins, in heights of one. */
const RISE = 0.74
const MOST_PILED = 5

/** One upon the other, as tall together as `height` pixels. */
export function pileUp(thing: Canvas, height: number, { count }: Subject): Canvas {
  const rows = clamp(count, 3, MOST_PILED)
  const each = height / (1 + (rows - 1) * RISE)
  const width = (each * thing.width) / thing.height
  const canvas = createCanvas(Math.ceil(width * 1.2) + 4, Math.ceil(height) + 4)
  const g = canvas.getContext('2d')
  for (let row = 0; row < rows; row++) {
    const sway = Math.sin(row * 37) * width * 0.05
    g.drawImage(thing, (canvas.width - width) / 2 + sway, 2 + height - each - row * each * RISE, width, each)
  }
  return trimCanvas(canvas)
}

/** As many as there is room for, heaped behind the rim. */
export function fill(lower: Canvas, upper: Canvas, { count }: Subject): Canvas {
  const isTall = lower.height > lower.width * 1.25
  const height = isTall ? lower.height * 0.5 : Math.min(lower.height * 0.62, lower.width * 0.36)
  const width = (height * upper.width) / upper.height
  const rim = topOf(lower) * lower.height
  const { canvas, g, left, top } = sheet(
    lower,
    lower.width * (isTall ? 1.4 : 1),
    Math.max(0, height - rim) + height * 0.6,
  )
  const fitting = Math.max(1, Math.floor((lower.width * 0.86) / (width * 0.72)))
  const inFront = Math.min(isTall ? 3 : 6, Math.max(fitting, Math.min(3, count)))
  for (const [row, number] of [Math.max(1, inFront - 1), inFront].entries())
    for (let k = 0; k < number; k++) {
      const across = number === 1 ? 0 : k / (number - 1) - 0.5
      const spread = isTall ? lower.width * 1.3 : lower.width * 0.84
      const x = left + lower.width / 2 + across * (spread - width) - width / 2
      const y =
        top + rim + height * (row === 0 ? -0.06 : 0.2) - height * 0.78 + Math.abs(across) * height * 0.2
      g.drawImage(upper, x, y, width, height)
    }
  g.drawImage(lower, left, top)
  return trimCanvas(canvas)
}
