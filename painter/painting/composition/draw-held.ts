import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { markedHead } from '../../drawings/animals/head-spots.ts'
import { mouthOf } from '../../drawings/animals/quadruped.ts'
import { type Anchors, anchorsOf } from '../../drawings/figures/figure.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { type Pair, shareOf } from './pairing.ts'

const HELD_SHARE = { smallest: 0.26, largest: 0.5 }
/** Where an animal's paw and its back are, as shares of width and height. */
const PAW = { x: 0.5, y: 0.74 }
/** Where an animal in profile has what it reads: as a share of its width from its mouth. */
const BEFORE_FACE = 0.06
const BACK = { x: 0.5, y: 0.12 }

/** Where animals that have no pose have their mouths, as shares of width and height. */
const MOUTHS: Readonly<Record<string, { x: number; y: number; isLow: boolean }>> = {
  't-rex': { x: 0.12, y: 0.26, isLow: false },
  sauropod: { x: 0.06, y: 0.2, isLow: false },
  dragon: { x: 0.08, y: 0.3, isLow: false },
  chipmunk: { x: 0.24, y: 0.58, isLow: false },
  raccoon: { x: 0.1, y: 0.5, isLow: false },
  penguin: { x: 0.12, y: 0.24, isLow: false },
  beaver: { x: 0.3, y: 0.5, isLow: false },
  mouse: { x: 0.1, y: 0.5, isLow: false },
  rat: { x: 0.1, y: 0.5, isLow: false },
  hedgehog: { x: 0.06, y: 0.6, isLow: true },
  otter: { x: 0.3, y: 0.5, isLow: false },
  shark: { x: 0.08, y: 0.5, isLow: false },
  fish: { x: 0.04, y: 0.55, isLow: false },
  'tropical-fish': { x: 0.06, y: 0.55, isLow: false },
  orca: { x: 0.06, y: 0.6, isLow: false },
  kangaroo: { x: 0.3, y: 0.45, isLow: false },
}

/** Where those that look at the viewer have what they eat or hold. */
const BEFORE_BREAST = { x: 0.5, y: 0.66, isLow: false }
/** In radii of a bird's head, how far before its middle the tip of the beak is. */
const BEAK = 1.75

/** Where a bird that is drawn from the side has its beak. */
function beakOf(drawing: Canvas): { x: number; y: number; isLow: boolean } | undefined {
  const head = markedHead(drawing)
  if (!head || mouthOf(drawing)) return undefined
  const { x, y, radius } = head
  return { x: x - (radius * BEAK * drawing.height) / drawing.width, y: y + radius * 0.25, isLow: false }
}

/** In heights of whoever eats it: it must be seen. */
const SMALLEST_MEAL = 0.26

/** What an animal holds, or somebody has on a shoulder. */
export function hold(lower: Canvas, upper: Canvas, { bearer, borne, how }: Pair): Canvas {
  const isShouldered = how === 'shouldered'
  if (isShouldered && borne.figure) return putOnShoulders(lower, upper)
  const mouth = how === 'held' ? (mouthOf(lower) ?? beakOf(lower) ?? MOUTHS[bearer.key]) : undefined
  if (mouth) return setBeforeNose(lower, upper, { bearer, borne })
  const face = mouthOf(lower) ?? (how === 'read' ? MOUTHS[bearer.key] : undefined)
  const liesBefore = how === 'read' && bearer.key in MOUTHS
  const before = face ? { x: face.x + BEFORE_FACE, y: liesBefore ? 0.88 : PAW.y } : PAW
  const place = isShouldered ? (anchorsOf(lower)?.shoulder ?? BACK) : before
  const { smallest, largest } = HELD_SHARE
  const height =
    lower.height *
    shareOf(
      bearer,
      borne,
      how === 'read' || isShouldered ? (liesBefore ? 0.28 : 0.2) : smallest,
      isShouldered ? 0.27 : largest,
    )
  const width = (height * upper.width) / upper.height
  const margin = Math.ceil(Math.max(width, height))
  const canvas = createCanvas(lower.width + margin * 2, lower.height + margin)
  const g = canvas.getContext('2d')
  g.drawImage(lower, margin, margin)
  const floats = borne.key === 'balloon' || borne.key === 'kite' || borne.key === 'umbrella'
  const x = margin + lower.width * place.x
  const y = margin + lower.height * place.y
  const rise = floats ? lower.height * (borne.key === 'umbrella' ? 0.5 : 0.72) : 0
  if (floats) drawString(g, x, y, rise, lower.height)
  // Behind somebody in profile it sits lower: on what carries both.
  const aside = isShouldered ? asideOf(lower, anchorsOf(lower), width) : 0
  const onArm = bearer.action === 'spreading' ? lower.height * ON_ARM : 0
  const foot = isShouldered ? y + onArm + (aside < 0 ? lower.height * BEHIND : 0) : y + height * 0.45
  g.drawImage(upper, x - width / 2 + aside, foot - height - rise, width, height)
  return trimCanvas(canvas)
}

/** Of somebody's height, a child on the shoulders, and how deep it sits behind the head. */
const CHILD_ON_SHOULDERS = 0.6

/** A child sits on the shoulders behind the head, its legs hidden by it. */
function putOnShoulders(lower: Canvas, upper: Canvas): Canvas {
  const shoulder = anchorsOf(lower)?.shoulder ?? BACK
  const middle = anchorsOf(lower)?.middle ?? 0.5
  const height = lower.height * CHILD_ON_SHOULDERS
  const width = (height * upper.width) / upper.height
  const seat = (anchorsOf(upper)?.seat ?? 0.6) * height
  const margin = Math.ceil(Math.max(width, height))
  const canvas = createCanvas(lower.width + margin * 2, lower.height + margin)
  const g = canvas.getContext('2d')
  const x = margin + lower.width * middle
  const y = margin + lower.height * shoulder.y - seat
  g.save()
  g.beginPath()
  g.rect(0, 0, canvas.width, y + seat + height * 0.06)
  g.clip()
  g.drawImage(upper, x - width * (anchorsOf(upper)?.middle ?? 0.5), y, width, height)
  g.restore()
  g.drawImage(lower, margin, margin)
  return trimCanvas(canvas)
}

/** How far something on a shoulder sits aside: outwards, or behind the face of who is seen in profile. */
function asideOf({ width, height }: Canvas, anchors: Anchors | undefined, breadth: number): number {
  if (!anchors) return 0
  const isFromFront = (anchors.shoulder.x - anchors.middle) * width > height * FRONT_VIEW
  return isFromFront ? breadth * 0.22 : -(breadth * 0.3 + height * 0.07)
}

/** From the front, shoulders are at least so far from the middle, in heights of the drawing. */
const FRONT_VIEW = 0.045
const BEHIND = 0.24
/** Arms that are held out fall away from the shoulder. */
const ON_ARM = 0.06

/** What a posed animal eats, carries or plays with: on the ground before its nose, in its mouth, or in the air. */
export function setBeforeNose(
  lower: Canvas,
  upper: Canvas,
  { bearer, borne }: Pick<Pair, 'bearer' | 'borne'>,
): Canvas {
  const mouth =
    mouthOf(lower) ??
    beakOf(lower) ??
    MOUTHS[bearer.key] ??
    (borne.mode === 'table' ? BEFORE_BREAST : { x: 0.06, y: 0.5, isLow: true })
  const plays = bearer.action === 'playing' || bearer.action === 'batting' || bearer.action === 'running'
  const isMeal = (borne.mode === 'table' || (bearer.action === 'eating' && !borne.furLength)) && !plays
  const height =
    lower.height *
    clamp(
      borne.size / bearer.size,
      isMeal ? SMALLEST_MEAL : 0.2,
      borne.mode === 'fly' ? 0.26 : isMeal ? 0.36 : 0.5,
    )
  const width = (height * upper.width) / upper.height
  const flies = borne.mode === 'fly'
  const isOnGround = !flies && (mouth.isLow || plays)
  const margin = Math.ceil(width * 1.3)
  const canvas = createCanvas(lower.width + margin * 2, Math.ceil(lower.height + height))
  const g = canvas.getContext('2d')
  g.drawImage(lower, margin, canvas.height - lower.height)
  const x =
    margin +
    lower.width * mouth.x -
    width * (flies || plays ? 1.15 : mouth.isLow ? 0.75 : mouth === BEFORE_BREAST ? 0.5 : isMeal ? 0.76 : 0.5)
  const y = flies
    ? canvas.height - lower.height * (1 - mouth.y) - height * 1.2
    : isOnGround
      ? canvas.height - height
      : canvas.height - lower.height * (1 - mouth.y) - height * (isMeal ? 0.24 : 0.3)
  g.drawImage(upper, x, y, width, height)
  return trimCanvas(canvas)
}

function drawString(g: ReturnType<Canvas['getContext']>, x: number, y: number, rise: number, height: number) {
  g.strokeStyle = '#e8e4dc'
  g.lineWidth = Math.max(1, height * 0.005)
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x, y - rise)
  g.stroke()
}
