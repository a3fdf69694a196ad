import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { gripOf } from '../../drawings/figures/peeking.ts'
import { CAGES } from '../../drawings/pieces/cages.ts'
import { WALL_OPENINGS } from '../../drawings/pieces/wall-windows.ts'
import { WATERS } from '../../drawings/pieces/water-vessels.ts'
import type { Pair } from './pairing.ts'

/** What is within a vessel or a cage, in shares of its drawing. */
type Inside = readonly [left: number, top: number, right: number, bottom: number]

const MOST = 4
/** How much of the glass is seen before what is behind it. */
const GLAZED = 0.16
const IN_WATER = 0.32
/** Of an opening, what heads that look out of it take, and how high those who stand in it are. */
const LOOKING = 0.86
const STANDING = 0.92
/** Of an opening's height, how far a head that looks out of it is above the sill. */
const ABOVE_SILL = 1.12
/** Of somebody from the crown to the hips, what is above a sill. */
const BREAST = 0.86

export const isSeenThroughGlass = (key: string) => key in WATERS || key in WALL_OPENINGS || key in CAGES

/** Somebody in the water of a vessel of glass, behind bars, in a shop's window, or looking out of an opening in a wall. */
export function putBehindGlass(lower: Canvas, upper: Canvas, pair: Pair): Canvas {
  const cage = CAGES[pair.bearer.key]
  if (cage) return putBehindBars(lower, upper, cage, pair.borne.count)
  const water = WATERS[pair.bearer.key]
  return water ? putInWater(lower, upper, water, pair.borne.count) : putInOpening(lower, upper, pair)
}

/** On the floor of a cage, behind its nearer bars. */
function putBehindBars(
  lower: Canvas,
  upper: Canvas,
  [left, top, right, bottom]: Inside,
  many: number,
): Canvas {
  const count = Math.min(MOST, many)
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  const each = ((right - left) * lower.width) / count
  const scale = Math.min(each / upper.width, ((bottom - top) * lower.height) / upper.height)
  const [width, height] = [upper.width * scale, upper.height * scale]
  for (let k = 0; k < count; k++)
    g.drawImage(
      upper,
      left * lower.width + each * (k + 0.5) - width / 2,
      bottom * lower.height - height,
      width,
      height,
    )
  g.drawImage(lower, 0, 0)
  return canvas
}

function putInWater(lower: Canvas, upper: Canvas, [left, top, right, bottom]: Inside, many: number): Canvas {
  const count = Math.min(MOST, many)
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  const room = { width: (right - left) * lower.width, height: (bottom - top) * lower.height }
  g.drawImage(lower, 0, 0)
  const each = { width: room.width / (count > 1 ? 1.6 : 1), height: room.height / (count > 1 ? 2 : 1.15) }
  const scale = Math.min(each.width / upper.width, each.height / upper.height)
  const [width, height] = [upper.width * scale, upper.height * scale]
  for (let k = 0; k < count; k++) {
    const across = count === 1 ? 0.5 : (k % 2) * 0.36 + 0.32
    const down = count === 1 ? 0.52 : 0.28 + 0.42 * (k / (count - 1))
    const x = left * lower.width + room.width * across
    g.drawImage(upper, x - width / 2, top * lower.height + room.height * down - height / 2, width, height)
  }
  g.globalAlpha = IN_WATER
  g.drawImage(lower, 0, 0)
  g.globalAlpha = 1
  return canvas
}

function putInOpening(lower: Canvas, upper: Canvas, { base, bearer, borne, anchors }: Pair): Canvas {
  const { opening, isGlazed } = WALL_OPENINGS[bearer.key]
  const grip = gripOf(upper)
  const count = Math.min(MOST, borne.count)
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  const left = (lower.width - base.width) / 2 + opening.left * base.width
  const above = lower.height - base.height
  const top = above + opening.top * base.height
  const across = (opening.right - opening.left) * base.width
  const sill = above + opening.bottom * base.height
  g.drawImage(lower, 0, 0)
  const high = (sill - top) * (grip ? ABOVE_SILL : STANDING)
  // Of people, head and breast.
  const shown = grip?.rim ?? (anchors ? anchors.seat * BREAST : 1)
  const scale = Math.min(
    high / (upper.height * shown),
    (across * LOOKING) / (upper.width * (1 + (count - 1) * 0.8)),
  )
  const [width, height] = [upper.width * scale, upper.height * scale]
  const column = (k: number) => left + across / 2 + (k - (count - 1) / 2) * width * 0.8 - width / 2
  const foot = sill - height * shown
  g.save()
  g.beginPath()
  g.rect(0, 0, lower.width, sill)
  g.clip()
  for (let k = 0; k < count; k++) g.drawImage(upper, column(k), foot, width, height)
  g.restore()
  if (grip) for (let k = 0; k < count; k++) g.drawImage(grip.paws, column(k), foot, width, height)
  if (isGlazed && !grip) {
    g.globalAlpha = GLAZED
    g.fillStyle = '#e8f4fa'
    g.beginPath()
    g.moveTo(left + across * 0.1, sill)
    g.lineTo(left + across * 0.36, top)
    g.lineTo(left + across * 0.5, top)
    g.lineTo(left + across * 0.24, sill)
    g.fill()
    g.globalAlpha = 1
  }
  return canvas
}
