import { alignedTo } from './align.ts'
import { BROWS, EYES, LIPS, MOUTH_OPENING, NOSE, OUTLINE, POINTS } from './landmarks.ts'

/** Of the way from where the target's features lie to where those of the new face would. */
const SHARE = 0.6
/** How far a feature draws the skin along, in widths of the face. */
const REACH = 0.16

/**
 * Where the points of the new face go in the target: the outline, the pose and the expression are the target's, while
 * eyes, brows, nose and mouth move and grow towards the places and sizes that make the new face known.
 * @param width of the target's face, in pixels
 */
export function placedPoints(face: Float32Array, target: Float32Array, width: number): Float32Array {
  const own = alignedTo(face, target)
  const features = [...EYES, ...BROWS, [...LIPS, ...MOUTH_OPENING], NOSE].map(points =>
    featureOf(points, own, target),
  )
  const placed = target.slice()
  const weights = features.map(() => 0)
  for (let i = 0; i < POINTS; i++) {
    const [x, y] = [target[i * 3], target[i * 3 + 1]]
    let sum = 0
    features.forEach(({ spots }, k) => {
      const near = Math.min(...spots.map(([a, b]) => Math.hypot(x - a, y - b)))
      weights[k] = Math.exp(-((near / (REACH * width)) ** 2))
      sum += weights[k]
    })
    // What lies on a feature follows it alone, what lies between follows all a little.
    const all = Math.max(1, sum)
    features.forEach(({ middle, shift, growth }, k) => {
      const weight = (weights[k] / all) * inwardness(target, i, width)
      placed[i * 3] += weight * (shift[0] + (growth - 1) * (x - middle[0]))
      placed[i * 3 + 1] += weight * (shift[1] + (growth - 1) * (y - middle[1]))
    })
  }
  return placed
}

function featureOf(points: readonly number[], own: Float32Array, target: Float32Array) {
  const [here, there] = [spread(points, target), spread(points, own)]
  const shift = [0, 1].map(axis => SHARE * (there.middle[axis] - here.middle[axis]))
  const growth = 1 + SHARE * (Math.min(1.25, Math.max(0.8, there.size / here.size)) - 1)
  const spots = points.map(i => [target[i * 3], target[i * 3 + 1]])
  return { middle: here.middle, shift, growth, spots }
}

/** Middle and width in space of some points. */
function spread(points: readonly number[], mesh: Float32Array) {
  const middle = [0, 1, 2].map(axis => points.reduce((sum, i) => sum + mesh[i * 3 + axis], 0) / points.length)
  const xs = points.map(i => mesh[i * 3] - middle[0])
  const zs = points.map(i => mesh[i * 3 + 2] - middle[2])
  const ys = points.map(i => mesh[i * 3 + 1] - middle[1])
  const size = Math.max(...points.map((_, k) => Math.hypot(xs[k], ys[k], zs[k])))
  return { middle, size }
}

/** Of a point of the mesh: 0 on the outline, 1 from a sixth of the face's width inside. */
export function inwardness(mesh: Float32Array, point: number, width: number): number {
  const [x, y] = [mesh[point * 3], mesh[point * 3 + 1]]
  const near = Math.min(...OUTLINE.map(i => Math.hypot(x - mesh[i * 3], y - mesh[i * 3 + 1])))
  return Math.min(1, near / (width / 6))
}
