/**
 * Values that change slowly over a picture are reckoned at every second pixel of every second row, which have to
 * be asked for first; the pixels between have the mean of those neighbours that are alike.
 */
export type SharedPixels = {
  /** Writes what the neighbours share into `out`; false where it has to be reckoned. */
  take(column: number, row: number, out: Float64Array): boolean
  /** Keeps what was reckoned for the neighbours, if this is a pixel that they ask. */
  keep(column: number, row: number, values: Float64Array): void
}

/** @param isAlike whether what is seen at two pixels, by their place in the picture, may share its values */
export function createSharedPixels(
  w: number,
  h: number,
  fields: number,
  isAlike: (pixel: number, neighbour: number) => boolean,
): SharedPixels {
  const columns = (w + 1) >> 1
  const known = new Float32Array(columns * ((h + 1) >> 1) * fields).fill(Number.NaN)
  let count = 0
  const add = (pixel: number, column: number, row: number, out: Float64Array) => {
    if (column >= w || row >= h || !isAlike(pixel, row * w + column)) return
    const i = ((row >> 1) * columns + (column >> 1)) * fields
    if (Number.isNaN(known[i])) return
    for (let f = 0; f < fields; f++) out[f] += known[i + f]
    count++
  }
  return {
    take(column, row, out) {
      const oddColumn = column & 1
      const oddRow = row & 1
      if (!oddColumn && !oddRow) return false
      const pixel = row * w + column
      out.fill(0)
      count = 0
      add(pixel, column - oddColumn, row - oddRow, out)
      add(pixel, column + oddColumn, row + oddRow, out)
      if (oddColumn && oddRow) {
        add(pixel, column + 1, row - 1, out)
        add(pixel, column - 1, row + 1, out)
      }
      for (let f = 0; f < fields; f++) out[f] /= count
      return count > 0
    },
    keep(column, row, values) {
      if (column & 1 || row & 1) return
      const i = ((row >> 1) * columns + (column >> 1)) * fields
      for (let f = 0; f < fields; f++) known[i + f] = values[f]
    },
  }
}
