import type { Network } from '../network.ts'
import { labOf, rgbOf } from './lab.ts'
import type { Pixels } from './square.ts'

/** Pixels a side of what DDColor sees. */
const SIDE = 512
/** How far the colours of a picture may be from their mean, in Lab, for it to have one tone alone. */
const ONE_TONE = 4
/** Every so many pixels are looked at. */
const STRIDE = 7

/** Whether a picture has no colours of its own: black and white, or toned all over as sepia is. */
export function isMonochrome({ data }: Pixels): boolean {
  let [sumA, sumB, squares, count] = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += 3 * STRIDE) {
    const [, a, b] = labOf(data[i]! / 255, data[i + 1]! / 255, data[i + 2]! / 255)
    sumA += a
    sumB += b
    squares += a * a + b * b
    count += 1
  }
  const variance = squares / count - (sumA / count) ** 2 - (sumB / count) ** 2
  return Math.sqrt(Math.max(0, variance)) < ONE_TONE
}

/**
 * Adds colours to a picture by DDColor (Kang et al., 2023). Its lightness stays as it is.
 * The network takes the grey picture as RGB from 0 to 1, and gives a and b of Lab.
 */
export async function colour(network: Network, picture: Pixels): Promise<Pixels> {
  const [input] = network.inputs
  const [output] = network.outputs
  if (input?.type !== 'float32' || !output) throw new Error('the network does not take float32')
  const { width, height } = picture
  const lightness = new Float32Array(width * height)
  const grey = new Uint8Array(picture.data.length)
  for (let i = 0; i < lightness.length; i++) {
    const [red, green, blue] = picture.data.subarray(i * 3, i * 3 + 3)
    lightness[i] = labOf(red! / 255, green! / 255, blue! / 255)[0]
    grey.fill(Math.round(rgbOf(lightness[i]!, 0, 0)[0] * 255), i * 3, i * 3 + 3)
  }
  const data = stretchedPlanes({ width, height, data: grey })
  const results = await network.run({ [input.name]: { type: 'float32', data, dims: [1, 3, SIDE, SIDE] } })
  const tones = results[output.name]?.data
  if (!(tones instanceof Float32Array) || tones.length !== 2 * SIDE * SIDE) {
    throw new Error('the network gave no colours')
  }
  const coloured = new Uint8Array(picture.data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const [u, v] = [((x + 0.5) / width) * SIDE - 0.5, ((y + 0.5) / height) * SIDE - 0.5]
      const [a, b] = [between(tones, 0, u, v), between(tones, SIDE * SIDE, u, v)]
      const rgb = rgbOf(lightness[i]!, a, b)
      for (let c = 0; c < 3; c++) coloured[i * 3 + c] = Math.round(rgb[c]! * 255)
    }
  }
  return { width, height, data: coloured }
}

/** The whole picture as a square, one channel after the other, 0 to 1. */
function stretchedPlanes({ width, height, data }: Pixels): Float32Array {
  const planes = new Float32Array(3 * SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    const [top, bottom] = span(y, height)
    for (let x = 0; x < SIDE; x++) {
      const [left, right] = span(x, width)
      let sum = 0
      for (let j = top; j < bottom; j++) for (let i = left; i < right; i++) sum += data[(j * width + i) * 3]!
      const value = sum / ((bottom - top) * (right - left)) / 255
      for (let c = 0; c < 3; c++) planes[c * SIDE * SIDE + y * SIDE + x] = value
    }
  }
  return planes
}

/** Which pixels of a side one of the square stands for. */
function span(at: number, length: number): [from: number, to: number] {
  const from = Math.min(length - 1, Math.floor((at * length) / SIDE))
  return [from, Math.max(from + 1, Math.min(length, Math.floor(((at + 1) * length) / SIDE)))]
}

/** A value of a plane of the square between its four neighbours. */
function between(plane: Float32Array, offset: number, u: number, v: number): number {
  const [x, y] = [Math.min(SIDE - 1, Math.max(0, u)), Math.min(SIDE - 1, Math.max(0, v))]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [Math.min(SIDE - 1, left + 1), Math.min(SIDE - 1, top + 1)]
  const [fx, fy] = [x - left, y - top]
  const at = (i: number, j: number) => plane[offset + j * SIDE + i]!
  const upper = at(left, top) * (1 - fx) + at(right, top) * fx
  return upper * (1 - fy) + (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
}
