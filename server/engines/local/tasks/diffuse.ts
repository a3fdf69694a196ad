import type { DiffusionModel } from '../diffusion/diffusion-model.ts'
import { drawOrRefuse } from '../diffusion/draw-or-refuse.ts'
import { readRgb, type Size, writePng } from '../diffusion/pictures.ts'
import type { TaskContext } from '../task-context.ts'

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

/**
 * A picture drawn by a diffusion model from words, or from a picture and words.
 * @returns a PNG file, and whether the prompt has more words than the model reads
 */
export async function diffuse(
  { model, words, guide, control, ...input }: DiffuseInput,
  context: TaskContext,
): Promise<{ picture: Uint8Array; isPromptCut: boolean }> {
  const job = {
    ...words,
    ...input,
    guide: guide && {
      picture: await readRgb(guide.picture, input.size),
      strength: guide.strength,
      mask: guide.mask && { data: guide.mask, ...input.size },
    },
    control: control && { picture: await readRgb(control.picture, input.size), scale: control.scale },
  }
  const { picture, isPromptCut } = await drawOrRefuse(model, job, context)
  const left = (picture.width - input.cut.width) >> 1
  const top = (picture.height - input.cut.height) >> 1
  return { picture: await writePng(picture, { left, top, ...input.cut }), isPromptCut }
}
