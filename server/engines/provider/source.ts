import type { DigitalSource } from '../engine.ts'

const GENERATED = ['txt2img', 'emoji', 'logoMaker']
const ENHANCED = ['upscale', 'removeBackground', 'fixOldPhoto']

/** How a picture that a model made in this mode came to be. */
export function sourceOf(mode: string): DigitalSource {
  if (GENERATED.includes(mode)) return 'trainedAlgorithmicMedia'
  return ENHANCED.includes(mode) ? 'algorithmicallyEnhanced' : 'compositeWithTrainedAlgorithmicMedia'
}
