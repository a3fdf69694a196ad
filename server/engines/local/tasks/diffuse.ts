import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { type DiffusionModel, releaseModel } from '../diffusion/diffusion-model.ts'
import { drawPicture } from '../diffusion/latent-diffusion.ts'
import type { Pixels } from '../diffusion/latents.ts'
import { TOO_MUCH_MEMORY } from '../memory-watch.ts'
import type { TaskContext } from '../task-context.ts'

type Size = { width: number; height: number }

export type DiffuseInput = {
  model: DiffusionModel
  words: { prompt: string; negativePrompt: string }
  seed: number
  steps: number
  guidance: number
  /** At which the model draws: multiples of eight. */
  size: Size
  /** What of its middle is given back. */
  cut: Size
  /**
   * A PNG, JPEG or WebP file to begin with, scaled and cropped to the size. Where it has a mask, a byte for each
   * pixel of the size, it is made anew where that is 255 and stays as it is where that is 0.
   */
  guide: { picture: Uint8Array; strength: number; mask: Uint8Array | null } | null
  /** A picture that steers a model with a ControlNet, scaled and cropped to the size, and how much. */
  control: { picture: Uint8Array; scale: number } | null
}

const UNUSABLE = 'The model on this server that draws such pictures cannot be used. Try another one.'
/** How onnxruntime and the C++ library say it. */
const OUT_OF_MEMORY = /failed to allocate memory|bad_alloc/i

/** Whose networks are loaded: they are let go before another model's are. */
let loadedFolder: string | null = null

/**
 * A picture drawn by a diffusion model from words, or from a picture and words.
 * @returns a PNG file, and whether the prompt has more words than the model reads
 */
export async function diffuse(
  { model, words, guide, control, ...input }: DiffuseInput,
  context: TaskContext,
): Promise<{ picture: Uint8Array; isPromptCut: boolean }> {
  if (loadedFolder !== null && loadedFolder !== model.folder) await releaseModel(loadedFolder, context)
  loadedFolder = model.folder
  const job = {
    ...words,
    ...input,
    guide: guide && {
      picture: await pixelsOf(guide.picture, input.size),
      strength: guide.strength,
      mask: guide.mask && { data: guide.mask, ...input.size },
    },
    control: control && { picture: await pixelsOf(control.picture, input.size), scale: control.scale },
  }
  try {
    const { picture, isPromptCut } = await drawPicture(model, job, context)
    return { picture: await pngOf(picture, input.cut), isPromptCut }
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    const isMemory = OUT_OF_MEMORY.test((cause as Error).message)
    const detail = isMemory ? TOO_MUCH_MEMORY : UNUSABLE
    throw new EngineError('unavailable', { detail, isFinal: true, cause })
  }
}

/** @throws EngineError invalid when the bytes are no picture */
async function pixelsOf(picture: Uint8Array, { width, height }: Size): Promise<Pixels> {
  const data = await sharp(picture, { pages: 1 })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read. Use another file.', cause })
    })
  return { data, width, height }
}

function pngOf({ data, width, height }: Pixels, cut: Size): Promise<Buffer> {
  const left = (width - cut.width) >> 1
  const top = (height - cut.height) >> 1
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, ...cut })
    .png()
    .toBuffer()
}
