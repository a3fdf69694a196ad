import type { Network } from '../network.ts'
import { tensorFor, type Values, valuesOf } from './tensors.ts'

/** Pixels of a picture's side to one of its latent's. */
export const LATENT_STEP = 8
export const LATENT_CHANNELS = 4

/** Pixels one after the other, three bytes each, or one where it is a mask. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** The model gave something that is no picture. */
class NoPictureError extends Error {}

/** RGB by planes, from `low` to `high`. */
export function planesOf({ data, width, height }: Pixels, low: number, high: number): Values {
  const points = width * height
  const planes = new Float32Array(3 * points)
  for (let at = 0; at < points; at++)
    for (let channel = 0; channel < 3; channel++)
      planes[channel * points + at] = low + ((high - low) * data[at * 3 + channel]!) / 255
  return { data: planes, dims: [1, 3, height, width] }
}

/** The latent of a picture. Where an encoder gives mean and spread, the mean is taken. */
export async function encodePicture(encoder: Network, picture: Pixels, scale: number): Promise<Float32Array> {
  const input = encoder.inputs[0]!
  const results = await encoder.run({ [input.name]: tensorFor(input, planesOf(picture, -1, 1)) })
  const { data, dims } = valuesOf(results[encoder.outputs[0]!.name]!)
  const mean = data.subarray(0, (data.length / dims[1]!) * LATENT_CHANNELS)
  return mean.map(value => value * scale)
}

/** The picture of a latent. @throws NoPictureError when it has no numbers in it */
export async function decodeLatent(decoder: Network, latent: Values, scale: number): Promise<Pixels> {
  const input = decoder.inputs[0]!
  const scaled = { data: latent.data.map(value => value * scale), dims: latent.dims }
  const results = await decoder.run({ [input.name]: tensorFor(input, scaled) })
  const { data: planes, dims } = valuesOf(results[decoder.outputs[0]!.name]!)
  const [, , height = 0, width = 0] = dims
  const points = width * height
  const data = new Uint8Array(3 * points)
  for (let at = 0; at < points; at++)
    for (let channel = 0; channel < 3; channel++) {
      const value = (planes[channel * points + at]! / 2 + 0.5) * 255
      if (Number.isNaN(value)) throw new NoPictureError('The model gave numbers that are none.')
      data[at * 3 + channel] = Math.round(Math.min(255, Math.max(0, value)))
    }
  return { data, width, height }
}

/** How much of each point of the latent is made anew, 0 to 1: all of it wherever a pixel of it is. */
export function latentMask({ data, width, height }: Pixels): Float32Array {
  const [across, down] = [width / LATENT_STEP, height / LATENT_STEP]
  const mask = new Float32Array(across * down)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / LATENT_STEP) * across + Math.floor(x / LATENT_STEP)
      mask[at] = Math.max(mask[at]!, data[y * width + x]! / 255)
    }
  return mask
}

/** Of two latents, the first where the mask is 1 and the second where it is 0. */
export function mixed(first: Float32Array, second: Float32Array, mask: Float32Array): Float32Array {
  return first.map((value, at) => {
    const share = mask[at % mask.length]!
    return share * value + (1 - share) * second[at]!
  })
}

/** What was made within the mask, before the picture as it was: where the mask is 0, not a byte is another. */
export function laidOver(made: Pixels, picture: Pixels, mask: Pixels): Pixels {
  const data = made.data.map((value, at) => {
    const share = mask.data[Math.floor(at / 3)]! / 255
    return Math.round(share * value + (1 - share) * picture.data[at]!)
  })
  return { ...made, data }
}
