import type { Network } from '../network.ts'
import type { FoundFace } from './face-finder.ts'
import { cutSquare, type Pixels, placeIn, type Square } from './square.ts'

/** The points of MediaPipe's face mesh (Kartynnik et al., 2019). */
export type FaceMesh = {
  /** x, y and z of each of 468 points, in pixels of the picture; z grows away from the camera. */
  points: Float32Array
  /** 0 to 1: how sure the network is that it sees the front of a face. */
  presence: number
}

/** The network sees a square of this many pixels a side. */
const SIDE = 192
const POINTS = 468
/** It wants this much room around a face, as a multiple of its longer side. */
const ROOM = 1.5
/** Outer corners of the eyes: left and right as they are seen. */
const EYE_CORNERS = [33, 263] as const

/** The mesh of a face that was found. It is looked at twice: the first answer tells how to hold it upright. */
export async function meshOf(network: Network, picture: Pixels, face: FoundFace): Promise<FaceMesh> {
  const [[ax, ay], [bx, by]] = face.eyes
  const first = await lookAt(network, picture, {
    x: face.x + face.width / 2,
    y: face.y + face.height / 2,
    side: Math.max(face.width, face.height) * ROOM,
    angle: Math.atan2(by - ay, bx - ax),
  })
  return await lookAt(network, picture, squareAround(first.points))
}

async function lookAt(network: Network, picture: Pixels, square: Square): Promise<FaceMesh> {
  const data = cutSquare(picture, square, SIDE).map(value => value / 255)
  const name = network.inputs[0]?.name ?? ''
  const answers = await network.run({ [name]: { type: 'float32', data, dims: [1, SIDE, SIDE, 3] } })
  const answer = (length: number) => {
    const found = Object.values(answers).find(({ dims }) => dims[1] === length)
    return found?.data as Float32Array
  }
  const [seen, presence] = [answer(POINTS * 3), answer(1)]
  const points = new Float32Array(POINTS * 3)
  for (let i = 0; i < POINTS; i++) {
    const [x, y] = placeIn(square, seen[i * 3]! / SIDE, seen[i * 3 + 1]! / SIDE)
    points.set([x, y, (seen[i * 3 + 2]! / SIDE) * square.side], i * 3)
  }
  return { points, presence: presence[0]! }
}

/** The square around the points, held so that the eyes are level in it. */
function squareAround(points: Float32Array): Square {
  const [a, b] = EYE_CORNERS
  const angle = Math.atan2(points[b * 3 + 1]! - points[a * 3 + 1]!, points[b * 3]! - points[a * 3]!)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Array.from({ length: POINTS }, (_, i) => points[i * 3]! * cos + points[i * 3 + 1]! * sin)
  const down = Array.from({ length: POINTS }, (_, i) => points[i * 3 + 1]! * cos - points[i * 3]! * sin)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  const side = Math.max(right - left, bottom - top) * ROOM
  return { x: u * cos - v * sin, y: u * sin + v * cos, side, angle }
}
