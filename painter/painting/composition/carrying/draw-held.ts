import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { markedHead } from '../../../drawings/animals/head-spots.ts'
import { mouthOf } from '../../../drawings/animals/quadruped.ts'
import { anchorsOf } from '../../../drawings/figures/figure.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import { type Pair, shareOf } from './pairing.ts'

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
  if (how !== 'shouldered') return setBeforeNose(lower, upper, { bearer, borne })
  const { x, y } = anchorsOf(lower)?.shoulder ?? BACK
  const height = lower.height * shareOf(bearer, borne, 0.2, 0.27)
  const width = (height * upper.width) / upper.height
  const margin = Math.ceil(Math.max(width, height))
  const canvas = createCanvas(lower.width + margin * 2, lower.height + margin)
  const g = canvas.getContext('2d')
  g.drawImage(lower, margin, margin)
  g.drawImage(upper, margin + lower.width * x - width / 2, margin + lower.height * y - height, width, height)
  return trimCanvas(canvas)
}

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
