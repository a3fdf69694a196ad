import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { gripOf } from '../../../drawings/figures/peeking.ts'
import type { Mouth } from '../../../drawings/pieces/containers.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import { type Pair, sheet } from './pairing.ts'

const MOST_SIDE_BY_SIDE = 5
/** How far apart heads in one container are, in their breadths. */
const HEAD_TO_HEAD = 0.7
/** Of the mouth's breadth, what one head takes; and of the container's height, how tall it is at most. */
const HEAD_ROOM = 0.78
const TALLEST_HEAD = 1.15
/** What people in something show of themselves. */
const HIDDEN_OF_PERSON = 0.46
const FLAT = 1.5
/** Of the mouth's breadth: a ship in a tub, and something small beside others. */
const SINGLE_ROOM = 0.66
const FLOATING_ROOM = 0.95
/** How far apart what lies in one vessel is, in shares of its mouth. */
const LANE = 1.15

/** Where a container's mouth is on the sheet, in pixels. */
type Opening = { x: number; y: number; across: number; depth: number }

/** The nearer rim below a column. */
const rimAt = ({ x, y, across, depth }: Opening, column: number) =>
  y + depth * Math.sqrt(Math.max(0, 1 - ((column - x) / across) ** 2))

/** Leaves free what is inside the nearer rim and above it. */
function clipToInside(g: ReturnType<Canvas['getContext']>, { x, y, across, depth }: Opening) {
  const { width } = g.canvas
  g.beginPath()
  g.moveTo(0, 0)
  g.lineTo(width, 0)
  g.lineTo(width, y)
  g.lineTo(x + across, y)
  g.ellipse(x, y, across, depth, 0, 0, Math.PI)
  g.lineTo(0, y)
  g.closePath()
  g.clip()
}

/** Who or what is in an open vessel, behind its nearer rim. */
export function lookOut(
  lower: Canvas,
  upper: Canvas,
  { base, bearer, borne, how, lane }: Pair,
  mouth: Mouth,
): Canvas {
  const others = bearer.bears?.filter(({ how: other }) => other === 'in' || other === 'full').length ?? 1
  // Ships are what one looks at, ducks are about them.
  const share =
    borne.mode === 'float' && others < 3 ? FLOATING_ROOM : others > 2 ? 0.46 : others > 1 ? 0.62 : 1
  const { canvas, g, left, top } = sheet(lower, lower.width * 1.7, base.height * 1.5)
  const baseLeft = left + (lower.width - base.width) / 2
  const baseTop = top + lower.height - base.height
  const opening: Opening = {
    x: baseLeft + base.width * (mouth.x + lane * mouth.across * LANE),
    y: baseTop + base.height * mouth.y,
    across: base.width * mouth.across,
    depth: base.height * mouth.depth,
  }
  const inside = { ...opening, x: baseLeft + base.width * mouth.x }
  g.drawImage(lower, left, top)
  g.save()
  clipToInside(g, inside)
  const grip = gripOf(upper)
  const drawPaws = grip ? peek(g, upper, grip, { opening, inside, base, count: borne.count, share }) : null
  if (!grip && how === 'full') heap(g, upper, { ...opening, across: opening.across * share }, base)
  else if (!grip)
    stand(g, upper, { opening, inside, base, count: borne.count, isPerson: !!borne.figure, share })
  g.restore()
  drawPaws?.()
  return trimCanvas(canvas)
}

/** The place of these contents, and the whole mouth. */
type Inside = { opening: Opening; inside: Opening; base: Canvas; count: number; share: number }

/** Heads side by side, the middle one nearest; gives back what draws the paws over the rim. */
function peek(
  g: ReturnType<Canvas['getContext']>,
  upper: Canvas,
  { paws, rim }: NonNullable<ReturnType<typeof gripOf>>,
  { opening, inside, base, count: many, share }: Inside,
): () => void {
  const count = clamp(many, 1, MOST_SIDE_BY_SIDE)
  const room =
    (opening.across * 2 * (count > 1 ? 1.12 : HEAD_ROOM) * share) / (1 + (count - 1) * HEAD_TO_HEAD)
  const width = Math.min(room, (base.height * TALLEST_HEAD * upper.width) / upper.height)
  const height = (width * upper.height) / upper.width
  const places = Array.from({ length: count }, (_, k) => k - (count - 1) / 2)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map(k => {
      const x = opening.x + k * width * HEAD_TO_HEAD
      return { x: x - width / 2, y: rimAt(inside, x) - height * rim }
    })
  for (const { x, y } of places) g.drawImage(upper, x, y, width, height)
  return () => {
    for (const { x, y } of places) g.drawImage(paws, x, y, width, height)
  }
}

/** A few things, somebody or a sleeper, with the lower end behind the rim. */
function stand(
  g: ReturnType<Canvas['getContext']>,
  upper: Canvas,
  { opening, inside, base, count: many, isPerson, share }: Inside & { isPerson: boolean },
) {
  const count = clamp(many, 1, MOST_SIDE_BY_SIDE)
  const isFlat = upper.width > upper.height * FLAT
  const room =
    (opening.across * 2 * (isFlat ? 0.98 : count > 1 ? 1.05 : SINGLE_ROOM) * share) / (1 + (count - 1) * 0.8)
  const tallest = base.height * (isPerson ? 2.2 : 1.3)
  const width = Math.min(room, (tallest * upper.width) / upper.height)
  const height = (width * upper.height) / upper.width
  const furthest = Math.max(0, inside.across - (width * (1 + (count - 1) * 0.8)) / 2)
  const middle = clamp(opening.x, inside.x - furthest, inside.x + furthest)
  const hidden = isPerson ? HIDDEN_OF_PERSON * height : height * 0.1
  for (let k = 0; k < count; k++) {
    const x = middle + (k - (count - 1) / 2) * width * 0.8
    const foot = isPerson ? rimAt(inside, x) + hidden : inside.y + inside.depth * 0.55 + hidden
    g.drawImage(upper, x - width / 2, foot - height, width, height)
  }
}

const HEAP_ROWS = [4, 3, 4]
/** How dark those are that lie behind the next row. */
const BEHIND = 'rgba(40,20,5,.15)'

/** As many as there is room for, heaped up to above the rim. */
function heap(g: ReturnType<Canvas['getContext']>, thing: Canvas, opening: Opening, base: Canvas) {
  const widest = (opening.across * 2) / 2.7
  const height = Math.min(base.height * 0.52, (widest * thing.height) / thing.width)
  const width = (height * thing.width) / thing.height
  const layer = createCanvas(g.canvas.width, g.canvas.height)
  const heaped = layer.getContext('2d')
  for (const [row, number] of HEAP_ROWS.entries()) {
    heaped.globalCompositeOperation = 'source-atop'
    heaped.fillStyle = BEHIND
    heaped.fillRect(0, 0, layer.width, layer.height)
    heaped.globalCompositeOperation = 'source-over'
    for (let k = 0; k < number; k++) {
      const across = (k / (number - 1) - 0.5) * (opening.across * 2 - width * 0.9) * (row === 0 ? 0.86 : 0.98)
      const edge = Math.abs(k / (number - 1) - 0.5) * 2
      const foot =
        opening.y +
        opening.depth * (row * 0.8 - 0.7) +
        height * (row * 0.24 + 0.06) +
        edge * height * (0.16 - row * 0.08)
      heaped.drawImage(thing, opening.x + across - width / 2, foot - height, width, height)
    }
  }
  g.drawImage(layer, 0, 0)
}
