import type { Network } from '../network.ts'
import type { FoundFace } from './face-finder.ts'
import { cutSquare, type Pixels, type Square } from './square.ts'

/** Pixels a side of what GFPGAN sees. */
const SIDE = 512
/** Where it expects the eyes, in fractions of the square: as in the data set FFHQ. */
const EYES = { apart: (318.9 - 192.98) / SIDE, down: 240.07 / SIDE }
/** Part of the square's side over which the new face goes over into the old picture. */
const SEAM = 0.1

/** The square around a face in which its eyes lie where the network expects them. */
export function squareOf({ eyes: [left, right] }: FoundFace): Square {
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
  const side = Math.hypot(dx, dy) / EYES.apart
  const angle = Math.atan2(dy, dx)
  const lower = (0.5 - EYES.down) * side
  return {
    x: (left[0] + right[0]) / 2 - Math.sin(angle) * lower,
    y: (left[1] + right[1]) / 2 + Math.cos(angle) * lower,
    side,
    angle,
  }
}

/**
 * Draws a face anew, sharply, by GFPGAN (Wang et al., 2021), and lays it into the picture, which is changed.
 * The network takes and gives red, green and blue from -1 to 1.
 */
export async function restoreFace(network: Network, picture: Pixels, square: Square): Promise<void> {
  const [input] = network.inputs
  const [output] = network.outputs
  if (input?.type !== 'float32' || !output) throw new Error('the network does not take float32')
  const cut = cutSquare(picture, square, SIDE)
  const data = new Float32Array(cut.length)
  const area = SIDE * SIDE
  for (let i = 0; i < area; i++) {
    for (let c = 0; c < 3; c++) data[c * area + i] = cut[i * 3 + c]! / 127.5 - 1
  }
  const results = await network.run({ [input.name]: { type: 'float32', data, dims: [1, 3, SIDE, SIDE] } })
  const face = results[output.name]?.data
  if (!(face instanceof Float32Array) || face.length !== 3 * area) throw new Error('the network gave no face')
  lay(face, picture, square)
}

/** Lays the face over the square of the picture; towards the square's edge the picture stays. */
function lay(face: Float32Array, { width, height, data }: Pixels, square: Square): void {
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)]
  const reach = (square.side / 2) * (Math.abs(cos) + Math.abs(sin))
  const [top, bottom] = [Math.max(0, Math.floor(square.y - reach)), Math.min(height, square.y + reach)]
  const [left, right] = [Math.max(0, Math.floor(square.x - reach)), Math.min(width, square.x + reach)]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [dx, dy] = [x + 0.5 - square.x, y + 0.5 - square.y]
      const u = (dx * cos + dy * sin) / square.side + 0.5
      const v = (dy * cos - dx * sin) / square.side + 0.5
      const weight = Math.min(1, Math.min(u, v, 1 - u, 1 - v) / SEAM)
      if (weight <= 0) continue
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 3 + c
        const drawn = Math.min(255, Math.max(0, (between(face, c, u, v) + 1) * 127.5))
        data[i] = Math.round(data[i]! * (1 - weight) + drawn * weight)
      }
    }
  }
}

/** A value of a channel of the face between its four neighbours; u and v are fractions of the square. */
function between(face: Float32Array, channel: number, u: number, v: number): number {
  const limited = (value: number) => Math.min(SIDE - 1, Math.max(0, value * SIDE - 0.5))
  const [x, y] = [limited(u), limited(v)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [Math.min(SIDE - 1, left + 1), Math.min(SIDE - 1, top + 1)]
  const [fx, fy] = [x - left, y - top]
  const at = (i: number, j: number) => face[channel * SIDE * SIDE + j * SIDE + i]!
  const upper = at(left, top) * (1 - fx) + at(right, top) * fx
  return upper * (1 - fy) + (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
}
