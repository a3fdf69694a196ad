import { EngineError } from '#server/engines/engine.ts'
import type { DiffusionModel } from '../diffusion/diffusion-model.ts'
import { drawOrRefuse } from '../diffusion/draw-or-refuse.ts'
import { laidOver } from '../diffusion/latents.ts'
import { layInto, partOf, readMask, readRgb, stretched, writePng } from '../diffusion/pictures.ts'
import { regionAround, sizeFor } from '../diffusion/place.ts'
import type { TaskContext } from '../task-context.ts'

export type FillInput = {
  model: DiffusionModel
  words: { prompt: string; negativePrompt: string }
  seed: number
  steps: number
  guidance: number
  /** Pixels of the squares for which the model was trained: it draws the place at about that size. */
  side: number
  /** A PNG, JPEG or WebP file. */
  picture: Uint8Array
  /** One of any size, stretched over it: white where the picture is made anew, black where it stays. */
  mask: Uint8Array
}

/**
 * Draws what the words say at a place of a picture, so that it goes with what is around it.
 * @returns a PNG file of the picture's size, in which nothing outside of the mask is another
 */
export async function fill(
  { model, picture, mask, side, words, ...input }: FillInput,
  context: TaskContext,
): Promise<{ picture: Uint8Array; isPromptCut: boolean }> {
  const whole = await readRgb(picture)
  const { width, height } = whole
  const place = await readMask(mask, whole)
  const region = regionAround(place)
  if (!region) throw new EngineError('invalid', { detail: 'There is no place to fill in this picture.' })
  const size = sizeFor(region, side)
  const [before, within] = [partOf(whole, region, 3), partOf(place, region, 1)]
  const guide = {
    picture: await stretched(before, size, 3),
    strength: 1,
    mask: await stretched(within, size, 1),
  }
  const job = { ...words, ...input, size, guide, control: null }
  const { picture: made, isPromptCut } = await drawOrRefuse(model, job, context)
  layInto(whole, laidOver(await stretched(made, region, 3), before, within), region)
  return { picture: await writePng(whole, { left: 0, top: 0, width, height }), isPromptCut }
}
