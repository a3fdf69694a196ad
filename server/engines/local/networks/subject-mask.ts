import type { Network, ValueInfo } from '../network.ts'
import type { SubjectNetwork } from '../subject-networks.ts'

/** Pixels a side of what both were trained with, where a file leaves it open. */
const TRAINED_SIDE = 1024

/** Of ImageNet, by which BiRefNet expects a picture to be normalised. */
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

/** Pixels a side of the square that the network sees. */
export function subjectSide(network: Network): number {
  const side = inputOf(network).shape[2]
  return typeof side === 'number' && side > 0 ? side : TRAINED_SIDE
}

/**
 * How much of each pixel is the subject.
 * @param rgb the whole picture, stretched to a square of `subjectSide` pixels a side, 3 bytes a pixel
 * @returns 0 to 1 per pixel of the same square
 */
export async function subjectMask(
  name: SubjectNetwork,
  network: Network,
  rgb: Uint8Array,
): Promise<Float32Array> {
  const input = inputOf(network)
  const side = subjectSide(network)
  const data = name === 'isnet' ? centred(rgb) : normalised(rgb)
  const results = await network.run({ [input.name]: { type: 'float32', data, dims: [1, 3, side, side] } })
  // Where a file gives several masks, the first is the finest.
  const values = results[network.outputs[0]?.name ?? '']?.data
  if (!(values instanceof Float32Array) || values.length !== side * side) {
    throw new Error(`${name} gave no mask of ${side} pixels a side`)
  }
  return name === 'isnet' ? stretched(values) : values.map(logit => 1 / (1 + Math.exp(-logit)))
}

function inputOf({ inputs: [input] }: Network): ValueInfo {
  if (input?.type !== 'float32') throw new Error(`the network takes ${input?.type ?? 'nothing'}, not float32`)
  return input
}

const normalised = (rgb: Uint8Array): Float32Array =>
  planes(rgb, (value, channel) => (value / 255 - MEAN[channel]!) / DEVIATION[channel]!)

/** As IS-Net was trained: the brightest value of the picture is 0.5, black is -0.5. */
function centred(rgb: Uint8Array): Float32Array {
  const brightest = Math.max(
    1,
    rgb.reduce((most, value) => Math.max(most, value), 0),
  )
  return planes(rgb, value => value / brightest - 0.5)
}

/** One channel after the other in place of one pixel after the other. */
function planes(rgb: Uint8Array, of: (value: number, channel: number) => number): Float32Array {
  const count = rgb.length / 3
  const data = new Float32Array(rgb.length)
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < count; i++) data[channel * count + i] = of(rgb[i * 3 + channel]!, channel)
  }
  return data
}

/** The least value becomes 0 and the largest 1. */
function stretched(values: Float32Array): Float32Array {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const range = most - least || 1
  return values.map(value => (value - least) / range)
}
