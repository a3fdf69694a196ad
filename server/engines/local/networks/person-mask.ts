import type { Network } from '../network.ts'
import type { FoundFace } from './face-finder.ts'
import { cutSquare, type Pixels, type Square } from './square.ts'

/** Pixels a side of what the network sees, and of the mask that it gives. */
const SIDE = 256
/** Long side, in pixels, of the mask that is made of several looks. */
const MASK_SIDE = 320
/** Side of the square in which somebody is looked at, in heights of the face; and how far down of it the face is. */
const PERSON_SIDE = 5
const FACE_AT = 0.3
/** Part of a square's side over which its mask fades out, where the picture goes on. */
const FADE = 0.15

/** How likely each pixel shows a person: 0 to 1, row by row, stretched over the whole picture. */
export type PersonMask = { width: number; height: number; values: Float32Array }

/** The picture as a whole in the eyes of MediaPipe's selfie segmentation (general model, 2021). */
export async function personMask(network: Network, picture: Pixels): Promise<PersonMask> {
  const { width, height } = picture
  const scale = MASK_SIDE / Math.max(width, height)
  const mask = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const rgb = new Float32Array(SIDE * SIDE * 3)
  // The network was trained on pictures that were stretched to its square.
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (let c = 0; c < 3; c++) rgb[(y * SIDE + x) * 3 + c] = meanOf(picture, x, y, c)
  const seen = await look(network, rgb)
  const values = new Float32Array(mask.width * mask.height)
  for (let y = 0, i = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, i++) {
      values[i] = valueAt(seen, ((x + 0.5) / mask.width) * SIDE, ((y + 0.5) / mask.height) * SIDE)
    }
  return { ...mask, values }
}

/**
 * The mask with each of these people looked at once more, closely: among several, or far away, the network misses
 * some when it sees the picture as a whole.
 */
export async function lookCloser(
  network: Network,
  picture: Pixels,
  mask: PersonMask,
  faces: readonly FoundFace[],
): Promise<PersonMask> {
  const values = Float32Array.from(mask.values)
  const scale = mask.width / picture.width
  for (const face of faces) {
    const square = squareAround(face, picture)
    const seen = await look(network, cutSquare(picture, square, SIDE))
    const [left, top] = [square.x - square.side / 2, square.y - square.side / 2]
    for (let y = 0; y < mask.height; y++)
      for (let x = 0; x < mask.width; x++) {
        const u = ((x + 0.5) / scale - left) / square.side
        const v = ((y + 0.5) / scale - top) / square.side
        if (u < 0 || v < 0 || u > 1 || v > 1) continue
        const i = y * mask.width + x
        const share = Math.min(
          fade(u, left, square.side, picture.width),
          fade(v, top, square.side, picture.height),
        )
        values[i] = Math.max(values[i] ?? 0, share * valueAt(seen, u * SIDE, v * SIDE))
      }
  }
  return { ...mask, values }
}

async function look(network: Network, rgb: Float32Array): Promise<Float32Array> {
  const [input] = network.inputs
  const [output] = network.outputs
  if (!input || !output) throw new Error('the network has no input or no output')
  const data = rgb.map(value => value / 255)
  const answer = await network.run({ [input.name]: { type: 'float32', data, dims: [1, SIDE, SIDE, 3] } })
  return answer[output.name]?.data as Float32Array
}

/** Within the picture as far as it is large enough. */
function squareAround({ x, y, width, height }: FoundFace, picture: Pixels): Square {
  const side = Math.min(height * PERSON_SIDE, Math.max(picture.width, picture.height))
  const within = (middle: number, length: number) =>
    side >= length ? length / 2 : Math.max(side / 2, Math.min(length - side / 2, middle))
  const middle = y + height / 2 + side * (0.5 - FACE_AT)
  return { x: within(x + width / 2, picture.width), y: within(middle, picture.height), side, angle: 0 }
}

/** 1 in the middle of a square, falling to 0 at its edges, but not at those where the picture ends too. */
function fade(at: number, start: number, side: number, length: number): number {
  const before = start <= 1 ? 1 : at / FADE
  const behind = start + side >= length - 1 ? 1 : (1 - at) / FADE
  return Math.max(0, Math.min(1, before, behind))
}

/** The mean of the picture's pixels that lie in one of the network's. */
function meanOf({ width, height, data }: Pixels, column: number, row: number, channel: number): number {
  const left = Math.floor((column * width) / SIDE)
  const top = Math.floor((row * height) / SIDE)
  const right = Math.max(left + 1, Math.floor(((column + 1) * width) / SIDE))
  const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / SIDE))
  let sum = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) sum += data[(y * width + x) * 3 + channel] ?? 0
  return sum / ((right - left) * (bottom - top))
}

/** Between the mask's pixels, whose middles lie at halves. */
function valueAt(seen: Float32Array, x: number, y: number): number {
  const [fx, fy] = [
    Math.max(0, Math.min(SIDE - 1.001, x - 0.5)),
    Math.max(0, Math.min(SIDE - 1.001, y - 0.5)),
  ]
  const [left, top] = [Math.floor(fx), Math.floor(fy)]
  const [u, v] = [fx - left, fy - top]
  const at = (dx: number, dy: number) => seen[(top + dy) * SIDE + left + dx] ?? 0
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}
