import { CHEEKS, CHIN, FOREHEAD, MOUTH } from './landmarks.ts'

/** How a face lies in its picture, told by the points of its mesh. */
export type Pose = {
  /** From cheek to cheek in space, in pixels. */
  width: number
  /** By how much it is turned to a side, in radians; above 0 towards the right of the picture. */
  yaw: number
}

export function poseOf(points: Float32Array): Pose {
  const [left, right] = CHEEKS
  const across = Math.hypot(
    points[right * 3] - points[left * 3],
    points[right * 3 + 1] - points[left * 3 + 1],
  )
  const depth = points[right * 3 + 2] - points[left * 3 + 2]
  return { width: Math.hypot(across, depth), yaw: -Math.atan2(depth, across) }
}

/** How far two points lie apart in space. */
function distance(points: Float32Array, a: number, b: number): number {
  return Math.hypot(
    points[a * 3] - points[b * 3],
    points[a * 3 + 1] - points[b * 3 + 1],
    points[a * 3 + 2] - points[b * 3 + 2],
  )
}

/** Height of the mouth's opening over its width: under 0.05 where the lips touch. */
export function mouthOpening(points: Float32Array): number {
  const [upper, lower, left, right] = MOUTH
  return distance(points, upper, lower) / distance(points, left, right)
}

/** From the forehead down to the chin, of length 1. */
export function downwards(points: Float32Array): [number, number, number] {
  const length = distance(points, FOREHEAD, CHIN)
  const along = (axis: number) => (points[CHIN * 3 + axis] - points[FOREHEAD * 3 + axis]) / length
  return [along(0), along(1), along(2)]
}
