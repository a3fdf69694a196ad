import { POINTS } from './landmarks.ts'

const ROUNDS = 60

/**
 * `points` turned, scaled and moved in space to lie on `onto` as well as a stiff head can: least squares by
 * unit quaternions (Horn, “Closed-form solution of absolute orientation”, 1987).
 */
export function alignedTo(points: Float32Array, onto: Float32Array): Float32Array {
  const [from, to] = [middleOf(points), middleOf(onto)]
  const sums = new Float64Array(9)
  let [sizeFrom, sizeTo] = [0, 0]
  for (let i = 0; i < POINTS; i++)
    for (let a = 0; a < 3; a++) {
      const p = points[i * 3 + a] - from[a]
      sizeFrom += p * p
      sizeTo += (onto[i * 3 + a] - to[a]) ** 2
      for (let b = 0; b < 3; b++) sums[a * 3 + b] += p * (onto[i * 3 + b] - to[b])
    }
  const turn = rotationOf(sums)
  const scale = Math.sqrt(sizeTo / sizeFrom)
  const aligned = new Float32Array(POINTS * 3)
  for (let i = 0; i < POINTS; i++)
    for (let a = 0; a < 3; a++) {
      let sum = 0
      for (let b = 0; b < 3; b++) sum += turn[a * 3 + b] * (points[i * 3 + b] - from[b])
      aligned[i * 3 + a] = to[a] + scale * sum
    }
  return aligned
}

function middleOf(points: Float32Array): number[] {
  const sum = [0, 0, 0]
  for (let i = 0; i < POINTS * 3; i++) sum[i % 3] += points[i]
  return sum.map(value => value / POINTS)
}

/** The rotation, row by row, that the sums of products call for. */
function rotationOf(s: Float64Array): number[] {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = s
  const matrix = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ]
  // Shifted so that the largest eigenvalue is also the largest by size, which is what the rounds run to.
  const shift = Math.max(...matrix.map(row => row.reduce((sum, value) => sum + Math.abs(value), 0)))
  let q = [1, 0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const next = matrix.map((row, i) => row.reduce((sum, value, j) => sum + value * q[j], shift * q[i]))
    const length = Math.hypot(...next)
    q = next.map(value => value / length)
  }
  const [w, x, y, z] = q
  return [
    [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
  ].flat()
}
