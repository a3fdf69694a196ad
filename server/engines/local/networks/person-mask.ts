import type { Network } from '../network.ts'

/** Pixels a side of what the network sees, and of the mask that it gives. */
export const PERSON_MASK_SIDE = 256

/**
 * How likely each pixel shows a person, by MediaPipe's selfie segmentation (general model, 2021).
 * @param rgb the whole picture, stretched to a square of PERSON_MASK_SIDE pixels a side, 3 bytes a pixel
 * @returns 0 to 1 per pixel of the same square
 */
export async function personMask(network: Network, rgb: Uint8Array): Promise<Float32Array> {
  const [input] = network.inputs
  const [output] = network.outputs
  if (!input || !output) throw new Error('the network has no input or no output')
  const data = Float32Array.from(rgb, value => value / 255)
  const dims = [1, PERSON_MASK_SIDE, PERSON_MASK_SIDE, 3]
  const results = await network.run({ [input.name]: { type: 'float32', data, dims } })
  return results[output.name]?.data as Float32Array
}
