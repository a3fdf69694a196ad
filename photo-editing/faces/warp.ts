import Delaunator from 'delaunator'
import { CHEEKS, NOSE_TIP, POINTS } from './landmarks.ts'
import type { Size } from './light.ts'
import { downwards, poseOf } from './pose.ts'

/** A face laid onto another, pixel by pixel of the target. */
export type Warp = {
  /** Where each pixel's colour lies in the picture of the new face: x and y in pixels; NaN beside the face. */
  from: Float32Array
  /** Values of the points, each carried over the surface between them: 0 beside the face. */
  carried: Float32Array[]
}

/**
 * Lays the mesh `face` onto the mesh `target`, triangle by triangle; what is nearer to the camera hides what is behind.
 * @param values one number for each of the points, to be carried along
 */
export function warpFace(face: Float32Array, target: Float32Array, size: Size, values: Float32Array[]): Warp {
  const { w, h } = size
  const from = new Float32Array(w * h * 2).fill(Number.NaN)
  const carried = values.map(() => new Float32Array(w * h))
  const depths = new Float32Array(w * h).fill(Number.POSITIVE_INFINITY)
  const triangles = trianglesOf(target)
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [triangles[k], triangles[k + 1], triangles[k + 2]]
    fillTriangle(target, [a, b, c], size, (o, u, v) => {
      const t = 1 - u - v
      const depth = t * target[a * 3 + 2] + u * target[b * 3 + 2] + v * target[c * 3 + 2]
      if (depth >= depths[o]) return
      depths[o] = depth
      from[o * 2] = t * face[a * 3] + u * face[b * 3] + v * face[c * 3]
      from[o * 2 + 1] = t * face[a * 3 + 1] + u * face[b * 3 + 1] + v * face[c * 3 + 1]
      values.forEach((value, n) => {
        carried[n][o] = t * value[a] + u * value[b] + v * value[c]
      })
    })
  }
  return { from, carried }
}

/**
 * Triangles between the points, found on the face unrolled from a cylinder about its upright axis, where none lies
 * over another however the head is turned.
 */
function trianglesOf(mesh: Float32Array): Uint32Array {
  const { width } = poseOf(mesh)
  const [left, right] = CHEEKS
  const down = downwards(mesh)
  const middle = [0, 1, 2].map(axis => (mesh[left * 3 + axis] + mesh[right * 3 + axis]) / 2)
  const across = unit([0, 1, 2].map(axis => mesh[right * 3 + axis] - mesh[left * 3 + axis]))
  // Straight to the back of the head.
  const back = [
    across[1] * down[2] - across[2] * down[1],
    across[2] * down[0] - across[0] * down[2],
    across[0] * down[1] - across[1] * down[0],
  ]
  const flat = Array.from({ length: POINTS }, (_, i): [number, number] => {
    const p = [0, 1, 2].map(axis => mesh[i * 3 + axis] - middle[axis])
    const along = (axis: number[]) => p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2]
    // The axis lies behind the cheeks, or the cheeks themselves would unroll to the end of the cylinder.
    return [Math.atan2(along(across), width * 0.15 - along(back)) * width * 0.5, along(down)]
  })
  return Delaunator.from(flat).triangles
}

/**
 * How much of each point's surroundings its picture shows: 1 where the face looks into the camera, 0 where it turns
 * away from it.
 */
export function facingOf(mesh: Float32Array): Float32Array {
  const normals = new Float32Array(POINTS * 3)
  const triangles = trianglesOf(mesh)
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [triangles[k], triangles[k + 1], triangles[k + 2]]
    const [ux, uy, uz] = [0, 1, 2].map(axis => mesh[b * 3 + axis] - mesh[a * 3 + axis])
    const [vx, vy, vz] = [0, 1, 2].map(axis => mesh[c * 3 + axis] - mesh[a * 3 + axis])
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const i of [a, b, c]) for (let axis = 0; axis < 3; axis++) normals[i * 3 + axis] += normal[axis]
  }
  // The nose's tip tells which of the two sides is the outer one.
  const outwards = Math.sign(normals[NOSE_TIP * 3 + 2])
  return Float32Array.from({ length: POINTS }, (_, i) => {
    const length = Math.hypot(normals[i * 3], normals[i * 3 + 1], normals[i * 3 + 2]) || 1
    return (outwards * normals[i * 3 + 2]) / length
  })
}

const unit = (vector: number[]) => vector.map(value => value / Math.hypot(...vector))

/** Calls `visit` for the middle of each pixel in the triangle, with the weights of its second and third point. */
function fillTriangle(
  mesh: Float32Array,
  [a, b, c]: [number, number, number],
  { w, h }: Size,
  visit: (pixel: number, u: number, v: number) => void,
): void {
  const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap(i => [mesh[i * 3], mesh[i * 3 + 1]])
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-6) return
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(w - 1, Math.ceil(Math.max(ax, bx, cx))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(h - 1, Math.ceil(Math.max(ay, by, cy))),
  ]
  // A hair beyond the edge, so that no pixel falls between two triangles.
  const slack = 1e-4
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const u = (px * (cy - ay) - (cx - ax) * py) / area
      const v = ((bx - ax) * py - px * (by - ay)) / area
      if (u >= -slack && v >= -slack && u + v <= 1 + slack) visit(y * w + x, u, v)
    }
}
