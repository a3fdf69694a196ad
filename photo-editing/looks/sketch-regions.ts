import { boxBlur } from '#painter/engine/core/blur.ts'
import { smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { type Component, components } from '../pixels/components.ts'

export type Sketch = {
  /** Darkness of the drawn lines per pixel, 0..1. */
  ink: Float32Array
  /** Closed shapes, largest first; what is open to the border is the scene. */
  shapes: Component[]
  /** The shape that each pixel belongs to, an index; -1 for the scene. */
  shapeAt: Int32Array
}

/** Half the gaps in lines that are closed, in shares of the long side: first none, then ever wider ones. */
const GAPS = [0.0035, 0.009, 0.018, 0.032]
/** Darkness of the least widened line, and of a line itself. */
const LINE = 0.16
const INKED = 0.5
/** A wider search finds the known shapes again. */
const MOST_KNOWN = 0.35
/** Of a shape whose lines do not meet, the share of its border that must be drawn. */
const LEAST_OUTLINED = 0.78
/** Steps from side to side that lead back to the lines, also across corners. */
const WIDENING = 2.8
const SCENE = -1
const UNKNOWN = -2
/** Shapes smaller than this share of the picture are crumbs between lines. */
const LEAST_SHAPE = 0.00012

/** Reads the lines of a drawing and what they enclose; small gaps in the lines are closed. */
export function readSketch(drawing: DisplayRaster): Sketch {
  const { w, h } = drawing
  const longSide = Math.max(w, h)
  const light = lumaOf(drawing)
  const paper = boxBlur(light, w, h, 1, longSide * 0.04, 2)
  const ink = light.map((value, i) => smoothstep(0.06, 0.22, paper[i] - value))
  const taken = new Uint8Array(w * h)
  const shapes: Component[] = []
  const shapeAt = new Int32Array(w * h).fill(UNKNOWN)
  for (const [round, gap] of GAPS.entries()) {
    const found = closedAreas(ink, w, h, longSide * gap, (LINE * GAPS[0]) / gap)
    if (round === 0) for (const { pixels } of found.open) for (const i of pixels) shapeAt[i] = SCENE
    for (const shape of found.closed) {
      const known = shape.pixels.reduce((sum, i) => sum + taken[i], 0)
      if (known > shape.pixels.length * MOST_KNOWN) continue
      // Lines that were widened to meet have narrowed the shape between them.
      const own =
        round === 0 ? shape.pixels : widened(shape, ink, taken, w, h, Math.round(WIDENING * longSide * gap))
      if (round > 0 && outlined(own, ink, w, h) < LEAST_OUTLINED) continue
      for (const i of own) {
        taken[i] = 1
        shapeAt[i] = shapes.length
      }
      shapes.push(shape)
    }
  }
  growOverLines(shapeAt, w, h, Math.round(longSide * 0.02))
  return { ink, ...bySize(shapes, shapeAt) }
}

/** Areas between the lines, once the lines are widened so that gaps of about twice the radius close. */
function closedAreas(ink: Float32Array, w: number, h: number, radius: number, line: number) {
  const wide = boxBlur(ink, w, h, 1, radius, 2)
  const areas = components(w, h, i => wide[i] <= line)
  const isOpen = ({ left, top, right, bottom }: Component) =>
    left === 0 || top === 0 || right === w - 1 || bottom === h - 1
  return {
    open: areas.filter(isOpen),
    closed: areas.filter(area => !isOpen(area) && area.pixels.length > w * h * LEAST_SHAPE),
  }
}

/** The shape's pixels and those around it, up to the lines or `reach` pixels away. */
function widened(
  { pixels }: Component,
  ink: Float32Array,
  taken: Uint8Array,
  w: number,
  h: number,
  reach: number,
): number[] {
  const own = new Set(pixels.filter(i => !taken[i]))
  let front = [...own]
  for (let step = 0; step < reach; step++) {
    const next: number[] = []
    for (const i of front)
      for (const j of neighbours(i, w, h))
        if (!own.has(j) && !taken[j] && ink[j] < INKED) {
          own.add(j)
          next.push(j)
        }
    front = next
  }
  return [...own]
}

/** Share of the shape's border that is drawn. */
function outlined(pixels: number[], ink: Float32Array, w: number, h: number): number {
  const own = new Set(pixels)
  let [border, drawn] = [0, 0]
  for (const i of pixels) {
    const beyond = neighbours(i, w, h).filter(j => !own.has(j))
    if (beyond.length === 0) continue
    border++
    if (beyond.some(j => ink[j] >= INKED)) drawn++
  }
  return drawn / (border + 1)
}

/** Shapes by size, largest first, and which of them each pixel belongs to. */
function bySize(shapes: Component[], shapeAt: Int32Array): Pick<Sketch, 'shapes' | 'shapeAt'> {
  const order = shapes.map((_, k) => k).sort((a, b) => shapes[b].pixels.length - shapes[a].pixels.length)
  const rank = new Map(order.map((k, at) => [k, at]))
  return { shapes: order.map(k => shapes[k]), shapeAt: shapeAt.map(k => rank.get(k) ?? SCENE) }
}

function neighbours(i: number, w: number, h: number): number[] {
  const x = i % w
  return [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, i - w, i + w].filter(j => j >= 0 && j < w * h)
}

/** Lets neighbouring shapes meet under the lines. */
function growOverLines(shapeAt: Int32Array, w: number, h: number, reach: number) {
  let front: number[] = []
  for (let i = 0; i < shapeAt.length; i++) if (shapeAt[i] !== UNKNOWN) front.push(i)
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = []
    for (const i of front) {
      for (const j of neighbours(i, w, h))
        if (shapeAt[j] === UNKNOWN) {
          shapeAt[j] = shapeAt[i]
          next.push(j)
        }
    }
    front = next
  }
  for (let i = 0; i < shapeAt.length; i++) if (shapeAt[i] === UNKNOWN) shapeAt[i] = SCENE
}
