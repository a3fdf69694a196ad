/** Three bytes of sRGB for each pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** In pixels of a picture. */
export type Point = readonly [x: number, y: number]

/** A square of a picture that may lie askew and reach beyond it. */
export type Square = {
  /** Its middle, in pixels of the picture. */
  x: number
  y: number
  side: number
  /** By how much it is turned, in radians, clockwise as it is seen. */
  angle: number
}

/** At most this many samples a side stand for one pixel of a cut square; more would tell nothing new. */
const MOST_SAMPLES = 6

/**
 * The square scaled to `size` pixels a side: interleaved RGB from 0 to 255, black beyond the picture.
 * A large square is averaged, not sampled at points: fine patterns would show what is not there.
 */
export function cutSquare(picture: Pixels, square: Square, size: number): Float32Array {
  const cut = new Float32Array(size * size * 3)
  const step = square.side / size
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(step)))
  const [right, down] = axesOf(square)
  for (let row = 0, at = 0; row < size; row++)
    for (let column = 0; column < size; column++, at += 3)
      for (let j = 0; j < samples; j++)
        for (let i = 0; i < samples; i++) {
          const u = (column + (i + 0.5) / samples - size / 2) * step
          const v = (row + (j + 0.5) / samples - size / 2) * step
          const x = square.x + u * right[0] + v * down[0]
          const y = square.y + u * right[1] + v * down[1]
          addColour(picture, x, y, 1 / (samples * samples), cut, at)
        }
  return cut
}

/** Where a point of the square, in fractions of its side, lies in the picture. */
export function placeIn(square: Square, u: number, v: number): Point {
  const [right, down] = axesOf(square)
  const [a, b] = [(u - 0.5) * square.side, (v - 0.5) * square.side]
  return [square.x + a * right[0] + b * down[0], square.y + a * right[1] + b * down[1]]
}

function axesOf({ angle }: Square): [Point, Point] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [cos, sin],
    [-sin, cos],
  ]
}

/** Adds the colour at a place, between its four neighbours; the middle of the first pixel is at 0.5. */
function addColour(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  weight: number,
  into: Float32Array,
  at: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const [px, py] = [Math.max(0, x - 0.5), Math.max(0, y - 0.5)]
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [fx, fy] = [px - left, py - top]
  for (let c = 0; c < 3; c++) {
    const colour = (u: number, v: number) => data[(v * width + u) * 3 + c]!
    const upper = colour(left, top) * (1 - fx) + colour(right, top) * fx
    const lower = colour(left, bottom) * (1 - fx) + colour(right, bottom) * fx
    into[at + c]! += weight * (upper * (1 - fy) + lower * fy)
  }
}

/** The picture as a mirror shows it. */
export function mirrored({ width, height, data }: Pixels): Pixels {
  const flipped = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      flipped.set(data.subarray(from, from + 3), (y * width + width - 1 - x) * 3)
    }
  return { width, height, data: flipped }
}
