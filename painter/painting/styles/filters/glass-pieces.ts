import type { DisplayRaster } from '../display-raster.ts'

/** Pixels of the longer side of the small copy on which the pieces are found, and how many there are about. */
const SMALL = 400
const PIECES = 330
const ROUNDS = 5
/** How much the distance counts beside the colour, and how much whether it is of the subject. */
const COMPACT = 0.02
const APART = 0.7

type Copy = { w: number; h: number; colours: Float32Array; isSubject: Float32Array }

/**
 * Parts a picture into pieces that keep to its colours and to the outline of its subject.
 *
 * @param subject 0 to 1 per pixel, 1 where the main subject is; null without one
 * @returns the number of its piece for every pixel
 */
export function glassPieces(picture: DisplayRaster, subject: Float32Array | null): Int32Array {
  const copy = smallCopy(picture, subject)
  let pieces = gathered(copy)
  for (let k = 0; k < 2; k++) pieces = rounded(pieces, copy.w, copy.h)
  const { w, h } = picture
  const large = new Int32Array(w * h)
  for (let y = 0; y < h; y++) {
    const row = Math.min(copy.h - 1, ((y * copy.h) / h) | 0) * copy.w
    for (let x = 0; x < w; x++) large[y * w + x] = pieces[row + Math.min(copy.w - 1, ((x * copy.w) / w) | 0)]
  }
  return large
}

function smallCopy({ w, h, data }: DisplayRaster, subject: Float32Array | null): Copy {
  const scale = Math.min(1, SMALL / Math.max(w, h))
  const [smallW, smallH] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))]
  const colours = new Float32Array(smallW * smallH * 3)
  const isSubject = new Float32Array(smallW * smallH)
  for (let y = 0; y < smallH; y++)
    for (let x = 0; x < smallW; x++) {
      const i = y * smallW + x
      const [fromX, fromY] = [((x * w) / smallW) | 0, ((y * h) / smallH) | 0]
      const [toX, toY] = [
        Math.max(fromX + 1, (((x + 1) * w) / smallW) | 0),
        Math.max(fromY + 1, (((y + 1) * h) / smallH) | 0),
      ]
      const n = (toX - fromX) * (toY - fromY)
      for (let v = fromY; v < toY; v++)
        for (let u = fromX; u < toX; u++) {
          for (let c = 0; c < 3; c++) colours[i * 3 + c] += data[(v * w + u) * 3 + c] / n
          if (subject) isSubject[i] += subject[v * w + u] / n
        }
    }
  return { w: smallW, h: smallH, colours, isSubject }
}

/** Each pixel belongs to the nearest of the middles about it, which move to the middle of what is theirs. */
function gathered({ w, h, colours, isSubject }: Copy): Int32Array {
  const step = Math.sqrt((w * h) / PIECES)
  const [columns, rows] = [Math.max(1, Math.round(w / step)), Math.max(1, Math.round(h / step))]
  const middles = new Float32Array(columns * rows * 6)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.min(w - 1, Math.round((column + 0.5 + (row % 2 ? 0.22 : -0.22)) * (w / columns)))
      const y = Math.min(h - 1, Math.round((row + 0.5) * (h / rows)))
      const i = y * w + x
      middles.set(
        [x, y, colours[i * 3], colours[i * 3 + 1], colours[i * 3 + 2], isSubject[i]],
        (row * columns + column) * 6,
      )
    }
  const pieces = new Int32Array(w * h)
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        let least = Infinity
        const [nearColumn, nearRow] = [((x * columns) / w) | 0, ((y * rows) / h) | 0]
        for (let row = Math.max(0, nearRow - 1); row <= Math.min(rows - 1, nearRow + 1); row++)
          for (
            let column = Math.max(0, nearColumn - 1);
            column <= Math.min(columns - 1, nearColumn + 1);
            column++
          ) {
            const at = (row * columns + column) * 6
            const far = ((x - middles[at]) ** 2 + (y - middles[at + 1]) ** 2) / (step * step)
            let unlike = APART * (isSubject[i] - middles[at + 5]) ** 2
            for (let c = 0; c < 3; c++) unlike += (colours[i * 3 + c] - middles[at + 2 + c]) ** 2
            const distance = unlike + COMPACT * far
            if (distance >= least) continue
            least = distance
            pieces[i] = row * columns + column
          }
      }
    moveMiddles(middles, pieces, { w, h, colours, isSubject })
  }
  return pieces
}

function moveMiddles(middles: Float32Array, pieces: Int32Array, { w, colours, isSubject }: Copy) {
  const sums = new Float32Array(middles.length)
  const sizes = new Float32Array(middles.length / 6)
  for (let i = 0; i < pieces.length; i++) {
    const at = pieces[i] * 6
    sizes[pieces[i]]++
    sums[at] += i % w
    sums[at + 1] += (i / w) | 0
    for (let c = 0; c < 3; c++) sums[at + 2 + c] += colours[i * 3 + c]
    sums[at + 5] += isSubject[i]
  }
  for (let k = 0; k < middles.length; k++)
    if (sizes[(k / 6) | 0] > 0) middles[k] = sums[k] / sizes[(k / 6) | 0]
}

/** Every pixel is of the piece that most of those about it are of. */
function rounded(pieces: Int32Array, w: number, h: number): Int32Array {
  const smooth = new Int32Array(pieces)
  const votes = new Map<number, number>()
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x
      if (
        pieces[i - 2] === pieces[i + 2] &&
        pieces[i - 2 * w] === pieces[i + 2 * w] &&
        pieces[i] === pieces[i - 2] &&
        pieces[i] === pieces[i - 2 * w]
      )
        continue
      votes.clear()
      let most = 0
      for (let v = -2; v <= 2; v++)
        for (let u = -2; u <= 2; u++) {
          const piece = pieces[i + v * w + u]
          const count = (votes.get(piece) ?? 0) + 1
          votes.set(piece, count)
          if (count <= most) continue
          most = count
          smooth[i] = piece
        }
    }
  return smooth
}
