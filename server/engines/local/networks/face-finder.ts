import type { Network } from '../network.ts'
import { cutSquare, type Pixels, type Point, placeIn, type Square } from './square.ts'

/** A face that was found, in pixels of the picture. */
export type FoundFace = {
  x: number
  y: number
  width: number
  height: number
  /** 0 to 1: how sure the network is. */
  score: number
  /** As they are seen: where the head is upright, the one on the left of the picture first. */
  eyes: readonly [Point, Point]
}

/** The network sees squares of this many pixels a side. */
const SIDE = 256
/** It answers for each cell of a grid of 16, two faces in each, and of a grid of 8, six in each. */
const GRIDS = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
]
/** For each face x, y, width, height, and six points of two numbers; the eyes come first. */
const VALUES = 16
const EYES = [4, 6] as const

const LEAST_SCORE = 0.5
/** Two finds that share this part of the smaller one are the same face. */
const SAME_FACE = 0.5
/** Parts of the long side: it is looked at whole, then in overlapping squares of a half and of a quarter. */
const PARTS = [1, 2, 4]
/** A square that is enlarged by more shows nothing new. */
const SMALLEST_SQUARE = 96
/** Faces that fill a smaller part of a square's side are easily missed, or not placed well. */
const SMALL_PART = 1 / 6

/**
 * The faces in the picture, the largest first, by MediaPipe's BlazeFace (Bazarevsky et al., 2019). Faces that are
 * small in the picture are looked for more closely, as long as no large one was found.
 * @param picture at most a few thousand pixels a side
 */
export async function findFaces(
  network: Network,
  picture: Pixels,
  signal: AbortSignal,
): Promise<FoundFace[]> {
  const whole = Math.max(picture.width, picture.height)
  let faces: FoundFace[] = []
  for (const parts of PARTS) {
    const side = whole / parts
    const largest = Math.max(0, ...faces.map(({ width }) => width))
    if (parts > 1 && (side < SMALLEST_SQUARE || largest > side * SMALL_PART)) break
    for (const square of squaresOf(picture, side)) {
      signal.throwIfAborted()
      faces.push(...(await lookAt(network, picture, square)))
    }
    faces = withoutRepeats(faces)
  }
  return faces.toSorted((a, b) => b.width * b.height - a.width * a.height)
}

/** Squares of that side, each at least half over the one before, that cover the picture. */
function squaresOf({ width, height }: Pixels, side: number): Square[] {
  const middles = (length: number) => {
    const room = length - side
    if (room <= 0) return [length / 2]
    const steps = Math.ceil(room / (side / 2))
    return Array.from({ length: steps + 1 }, (_, i) => side / 2 + (room * i) / steps)
  }
  return middles(height).flatMap(y => middles(width).map(x => ({ x, y, side, angle: 0 })))
}

async function lookAt(network: Network, picture: Pixels, square: Square): Promise<FoundFace[]> {
  const data = cutSquare(picture, square, SIDE).map(value => value / 127.5 - 1)
  const name = network.inputs[0]?.name ?? ''
  const answers = await network.run({ [name]: { type: 'float32', data, dims: [1, SIDE, SIDE, 3] } })
  const faces: FoundFace[] = []
  for (const { cells, each } of GRIDS) {
    const count = cells * cells * each
    const answer = (values: number) => {
      const found = Object.values(answers).find(({ dims }) => dims[1] === count && dims[2] === values)
      return found?.data as Float32Array
    }
    const [scores, boxes] = [answer(1), answer(VALUES)]
    for (let i = 0; i < count; i++) {
      const score = 1 / (1 + Math.exp(-scores[i]!))
      if (score < LEAST_SCORE) continue
      const cell = Math.floor(i / each)
      const [column, row] = [(cell % cells) + 0.5, Math.floor(cell / cells) + 0.5]
      const value = (k: number) => boxes[i * VALUES + k]! / SIDE
      const place = (k: number) => placeIn(square, column / cells + value(k), row / cells + value(k + 1))
      const [x, y] = place(0)
      const [width, height] = [value(2) * square.side, value(3) * square.side]
      const eyes = [place(EYES[0]), place(EYES[1])] as const
      faces.push({ x: x - width / 2, y: y - height / 2, width, height, score, eyes })
    }
  }
  return faces
}

/** The surest find of each face; one that was cut off by a square's edge gives way to the whole one. */
function withoutRepeats(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some(other => sharedPart(face, other) > SAME_FACE)) kept.push(face)
  }
  return kept
}

function sharedPart(a: FoundFace, b: FoundFace): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(a.width * a.height, b.width * b.height)
}
