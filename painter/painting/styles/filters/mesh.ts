import Delaunator from 'delaunator'
import { boxBlur } from '../../../engine/core/blur.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '../display-raster.ts'
import { kuwahara } from './kuwahara.ts'
import { subjectContour } from './lines.ts'

export type Point = [x: number, y: number]
export type Triangle = [Point, Point, Point]

type MeshOptions = {
  /** About how many corners, the border's left out. */
  corners: number
  /** Share of the corners (0..1) that seek edges and the subject; the others fill the gaps evenly. */
  onEdges: number
  seed: number
}

/** Covers the picture with triangles that follow its edges, smaller on the subject. */
export function triangulate(
  picture: DisplayRaster,
  subject: Float32Array | null,
  options: MeshOptions,
): Triangle[] {
  const points = scatterCorners(picture, subject, options)
  const { triangles } = Delaunator.from(points)
  return Array.from({ length: triangles.length / 3 }, (_, k) => [
    points[triangles[k * 3]],
    points[triangles[k * 3 + 1]],
    points[triangles[k * 3 + 2]],
  ])
}

function scatterCorners(
  picture: DisplayRaster,
  subject: Float32Array | null,
  { corners, onEdges, seed }: MeshOptions,
): Point[] {
  const { w, h } = picture
  const random = createRandom(seed)
  const attraction = cornerAttraction(picture, subject)
  const points = borderPoints(w, h, Math.round(Math.sqrt(corners) * 0.55))
  const cell = Math.max(4, Math.sqrt((w * h) / corners) * 0.6)
  const spacing = new SpacingGrid(cell)
  const add = (x: number, y: number) => {
    spacing.add(x, y)
    points.push([x, y])
  }

  for (let tries = 0, found = 0; found < corners * onEdges && tries < corners * 260; tries++) {
    const x = (random() * w) | 0
    const y = (random() * h) | 0
    const i = y * w + x
    if (random() * 0.3 > attraction[i]) continue
    if (!spacing.isFree(x, y, cell * (subject && subject[i] > 0.25 ? 0.24 : 0.6))) continue
    add(x, y)
    found++
  }
  for (let tries = 0, found = 0; found < corners * (1 - onEdges) && tries < corners * 40; tries++) {
    const x = random() * w
    const y = random() * h
    if (!spacing.isFree(x, y, cell * 0.98)) continue
    add(x, y)
    found++
  }
  return points
}

/** How strongly each pixel draws corners: by its gradient, more on the subject and its contour. */
function cornerAttraction(picture: DisplayRaster, subject: Float32Array | null): Float32Array {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const luma = lumaOf(kuwahara(picture, longSide * 0.005, 12))
  const soft = boxBlur(luma, w, h, 1, longSide * 0.0016, 1)
  const attraction = new Float32Array(w * h)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const gradient = Math.abs(soft[i + 1] - soft[i - 1]) + Math.abs(soft[i + w] - soft[i - w])
      attraction[i] = Math.min(0.35, gradient * 1.2)
    }
  if (!subject) return attraction
  const contour = subjectContour(subject, w, h, longSide * 0.0012)
  for (let i = 0; i < w * h; i++) {
    const inside = subject[i] > 0.5
    attraction[i] = attraction[i] * (inside ? 2.6 : 0.8) + contour[i] * 0.5 + (inside ? 0.012 : 0)
  }
  return attraction
}

function borderPoints(w: number, h: number, perSide: number): Point[] {
  const points: Point[] = [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ]
  for (let k = 1; k < perSide; k++) points.push([(w * k) / perSide, 0], [(w * k) / perSide, h])
  for (let k = 1; k < perSide; k++) points.push([0, (h * k) / perSide], [w, (h * k) / perSide])
  return points
}

/** Answers whether a point is far enough from those added before, up to one cell's side. */
class SpacingGrid {
  private readonly cell: number
  private readonly cells = new Map<number, Point[]>()

  constructor(cell: number) {
    this.cell = cell
  }

  add(x: number, y: number) {
    const key = this.key(Math.floor(x / this.cell), Math.floor(y / this.cell))
    const points = this.cells.get(key)
    if (points) points.push([x, y])
    else this.cells.set(key, [[x, y]])
  }

  isFree(x: number, y: number, distance: number): boolean {
    const column = Math.floor(x / this.cell)
    const row = Math.floor(y / this.cell)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        for (const [px, py] of this.cells.get(this.key(column + dx, row + dy)) ?? [])
          if ((px - x) ** 2 + (py - y) ** 2 < distance * distance) return false
    return true
  }

  private key(column: number, row: number): number {
    return row * 5000 + column
  }
}

/**
 * Calls `visit` with pixels spread evenly over a triangle (Roberts' R2 sequence).
 *
 * @param inset 0..1, how far to stay from the corners
 */
export function sampleTriangle(
  [a, b, c]: Triangle,
  { w, h }: DisplayRaster,
  samples: number,
  inset: number,
  visit: (pixel: number) => void,
) {
  for (let k = 0; k < samples; k++) {
    let u = (k * 0.754877666) % 1
    let v = (k * 0.569840291) % 1
    if (u + v > 1) {
      u = 1 - u
      v = 1 - v
    }
    u = inset + u * (1 - 2 * inset)
    v = inset + v * (1 - 2 * inset)
    if (u + v > 1) continue
    const x = clamp(Math.round(a[0] + (b[0] - a[0]) * u + (c[0] - a[0]) * v), 0, w - 1)
    const y = clamp(Math.round(a[1] + (b[1] - a[1]) * u + (c[1] - a[1]) * v), 0, h - 1)
    visit(y * w + x)
  }
}
