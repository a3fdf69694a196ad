import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INT32 } from '#tests/support/onnx/graph.ts'
import { writeDecoder, writeEncoder } from './autoencoder.ts'
import { type Shape, TINY } from './shapes.ts'
import { writeTextEncoder } from './text-encoder.ts'
import { type Signature, USUAL_SIGNATURE, writeControlNet, writeUnet } from './unet.ts'

export type ModelVariety = {
  shape: Shape
  unet: Partial<Signature>
  idType: number
  isHalf: boolean
  encoderChannels: 4 | 8
  hasControlNet: boolean
  /** Whether weights lie in files of their own, as those past 2 GiB must. */
  hasWeightFiles: boolean
}

const USUAL: ModelVariety = {
  shape: TINY,
  unet: {},
  idType: INT32,
  isHalf: false,
  encoderChannels: 4,
  hasControlNet: false,
  hasWeightFiles: false,
}

/**
 * Writes a diffusion model as diffusers' ONNX exports lie in a folder: the signatures are true, the weights
 * random. The tiny one takes 0.1 seconds and 3 MB.
 * @returns how many weights each network has
 */
export function writeModelFolder(
  folder: string,
  changes: Partial<ModelVariety> = {},
): Record<string, number> {
  const { shape, isHalf, idType, hasWeightFiles, ...variety } = { ...USUAL, ...changes }
  const signature = { ...USUAL_SIGNATURE, isHalf, isControlled: variety.hasControlNet, ...variety.unet }
  const pathOf = (part: string) => {
    mkdirSync(join(folder, part), { recursive: true })
    return join(folder, part, 'model.onnx')
  }
  const weightsOf = (part: string) => (hasWeightFiles ? `${pathOf(part)}_data` : null)
  const counts = {
    text_encoder: writeTextEncoder(
      shape,
      { idType, isHalf },
      pathOf('text_encoder'),
      weightsOf('text_encoder'),
    ),
    unet: writeUnet(shape, signature, pathOf('unet'), weightsOf('unet')),
    vae_decoder: writeDecoder(shape, isHalf, pathOf('vae_decoder'), weightsOf('vae_decoder')),
  }
  writeEncoder(shape, variety.encoderChannels, pathOf('vae_encoder'))
  if (variety.hasControlNet) writeControlNet(shape, pathOf('controlnet'))
  writeTokenizer(join(folder, 'tokenizer'))
  return counts
}

const MERGES = ['c a', 'ca t</w>', 'd o', 'do g</w>', 't h', 'th e</w>']

function writeTokenizer(folder: string): void {
  const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  const tokens = [
    ...letters,
    ...letters.map(letter => `${letter}</w>`),
    ...MERGES.map(merge => merge.replace(' ', '')),
    '<|startoftext|>',
    '<|endoftext|>',
  ]
  mkdirSync(folder, { recursive: true })
  const vocabulary = Object.fromEntries(tokens.map((token, id) => [token, id]))
  writeFileSync(join(folder, 'vocab.json'), JSON.stringify(vocabulary))
  writeFileSync(join(folder, 'merges.txt'), `#version: 0.2\n${MERGES.join('\n')}\n`)
}
