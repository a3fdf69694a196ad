import type { Network } from '../network.ts'

/** Pixels a side of what the network sees. */
export const SAFETY_SIDE = 224

/** In the order of the network's answer. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

/** How likely each kind of picture is; they add up to 1. */
export type SafetyClasses = Record<(typeof CLASSES)[number], number>

/**
 * What kind of picture it is, by NSFW JS's MobileNet v2.
 * @param rgb the whole picture, stretched to a square of SAFETY_SIDE pixels a side, 3 bytes a pixel
 */
export async function classifySafety(network: Network, rgb: Uint8Array): Promise<SafetyClasses> {
  const area = SAFETY_SIDE * SAFETY_SIDE
  const data = new Float32Array(3 * area)
  for (let i = 0; i < area; i++) for (let c = 0; c < 3; c++) data[c * area + i] = (rgb[i * 3 + c] ?? 0) / 255
  const answer = await network.run({
    image: { type: 'float32', data, dims: [1, 3, SAFETY_SIDE, SAFETY_SIDE] },
  })
  const values = answer.classes?.data as Float32Array
  return Object.fromEntries(CLASSES.map((name, i) => [name, values[i] ?? 0])) as SafetyClasses
}
