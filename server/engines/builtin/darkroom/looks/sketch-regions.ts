import { boxBlur } from '../../painter/core/blur.ts'
import { smoothstep } from '../../painter/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '../../painter/styles/display-raster.ts'
import { type Component, components } from '../pixels/components.ts'

export type Sketch = {
  /** Darkness of the drawn lines per pixel, 0..1. */
  ink: Float32Array
  /** Closed shapes, largest first; what is open to the border is the scene. */
  shapes: Component[]
  /** The shape that each pixel belongs to, an index; -1 for the scene. */
  shapeAt: Int32Array
}

/** Shapes smaller than this share of the picture are crumbs between lines. */
const LEAST_SHAPE = 0.00012

/** Reads the lines of a drawing and what they enclose; small gaps in the lines are closed. */
export function readSketch(drawing: DisplayRaster): Sketch {
  const { w, h } = drawing
  const longSide = Math.max(w, h)
  const light = lumaOf(drawing)
  const paper = boxBlur(light, w, h, 1, longSide * 0.04, 2)
  const ink = light.map((value, i) => smoothstep(0.06, 0.22, paper[i] - value))
  const wide = boxBlur(ink, w, h, 1, longSide * 0.0035, 2)
  const areas = components(w, h, i => wide[i] <= 0.16)
  const isOpen = ({ left, top, right, bottom }: Component) =>
    left === 0 || top === 0 || right === w - 1 || bottom === h - 1
  const shapes = areas
    .filter(area => !isOpen(area) && area.pixels.length > w * h * LEAST_SHAPE)
    .sort((a, b) => b.pixels.length - a.pixels.length)
  const shapeAt = new Int32Array(w * h).fill(-2)
  for (const area of areas.filter(isOpen)) for (const i of area.pixels) shapeAt[i] = -1
  for (const [k, { pixels }] of shapes.entries()) for (const i of pixels) shapeAt[i] = k
  growOverLines(shapeAt, w, h, Math.round(longSide * 0.02))
  return { ink, shapes, shapeAt }
}

/** Lets neighbouring shapes meet under the lines. */
function growOverLines(shapeAt: Int32Array, w: number, h: number, reach: number) {
  const UNKNOWN = -2
  let front: number[] = []
  for (let i = 0; i < shapeAt.length; i++) if (shapeAt[i] !== UNKNOWN) front.push(i)
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = []
    for (const i of front) {
      const x = i % w
      for (const j of [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, i - w, i + w])
        if (j >= 0 && j < w * h && shapeAt[j] === UNKNOWN) {
          shapeAt[j] = shapeAt[i]
          next.push(j)
        }
    }
    front = next
  }
  for (let i = 0; i < shapeAt.length; i++) if (shapeAt[i] === UNKNOWN) shapeAt[i] = -1
}
