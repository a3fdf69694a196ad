import type { Noise } from '../../core/noise.ts'

/** Metres beyond which single plates are no longer told apart. */
const FARTHEST = 90

/**
 * How far a spot is from the rim of one of the plates that drying ground breaks into, in breadths of a plate;
 * plates are about `breadth` metres across.
 */
export function fromRim(noise: Noise, x: number, z: number, breadth: number): number {
  if (z > FARTHEST) return 1
  const [u, v] = [x / breadth, z / breadth]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  let [nearest, second] = [9, 9]
  for (let i = column - 1; i <= column + 1; i++)
    for (let j = row - 1; j <= row + 1; j++) {
      const du = i + 0.5 + noise.value2(i * 7.31 + 3, j * 5.17) * 0.55 - u
      const dv = j + 0.5 + noise.value2(i * 3.77, j * 9.13 + 11) * 0.55 - v
      const distance = Math.hypot(du, dv)
      if (distance < nearest) [nearest, second] = [distance, nearest]
      else if (distance < second) second = distance
    }
  return second - nearest + z / FARTHEST
}
