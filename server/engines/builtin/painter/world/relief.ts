/** The ground's height at a point, in metres, and how it rises towards x and z there. */
export type Relief = { height: number; slopeX: number; slopeZ: number }

/** Writes the relief of the point (in metres) that is seen at a pixel into `out`. */
type ReliefAt = (column: number, row: number, x: number, z: number, out: Relief) => void

/** How unlike in distance neighbours may be that share their relief. */
const ALIKE = 0.03
const FIELDS = 3

/**
 * The relief over a picture of the ground. Like sunlight it is reckoned at every second pixel of every second
 * row, which have to be asked for first; the pixels between have the mean of those neighbours that see the same
 * ground. What the ground is made of still changes from pixel to pixel.
 */
export function createRelief(
  w: number,
  h: number,
  depth: Float32Array,
  reckon: (x: number, z: number, distance: number, out: Relief) => void,
): ReliefAt {
  const columns = (w + 1) >> 1
  const known = new Float32Array(columns * ((h + 1) >> 1) * FIELDS).fill(Number.NaN)
  let count = 0
  const take = (column: number, row: number, distance: number, out: Relief) => {
    if (column >= w || row >= h) return
    if (Math.abs(depth[row * w + column] - distance) > distance * ALIKE) return
    const i = ((row >> 1) * columns + (column >> 1)) * FIELDS
    if (Number.isNaN(known[i])) return
    out.height += known[i]
    out.slopeX += known[i + 1]
    out.slopeZ += known[i + 2]
    count++
  }
  return (column, row, x, z, out) => {
    const distance = depth[row * w + column]
    const oddColumn = column & 1
    const oddRow = row & 1
    if (!oddColumn && !oddRow) {
      reckon(x, z, distance, out)
      const i = ((row >> 1) * columns + (column >> 1)) * FIELDS
      known[i] = out.height
      known[i + 1] = out.slopeX
      known[i + 2] = out.slopeZ
      return
    }
    out.height = 0
    out.slopeX = 0
    out.slopeZ = 0
    count = 0
    take(column - oddColumn, row - oddRow, distance, out)
    take(column + oddColumn, row + oddRow, distance, out)
    if (oddColumn && oddRow) {
      take(column + 1, row - 1, distance, out)
      take(column - 1, row + 1, distance, out)
    }
    if (count === 0) {
      reckon(x, z, distance, out)
      return
    }
    out.height /= count
    out.slopeX /= count
    out.slopeZ /= count
  }
}
