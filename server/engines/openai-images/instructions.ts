import type { EngineRequest } from '../engine.ts'
import { FACE, HAIR, LOGO, OUTFIT, promptWithStyle } from '../provider/prompts.ts'

export type Quality = 'low' | 'medium' | 'high'

/** How a pair of the catalogue is drawn. */
export type Instruction = {
  /** The instruction that the model gets; words beside pictures have to say what is to be done. */
  words: (request: EngineRequest) => string
  /** The best that the credits of the pair pay for, by the provider's price list. */
  quality: Quality
  /** Pixels of the result, about, where the model takes any size and the shape is the person's choice. */
  pixels: number
  /** Where the shape comes from: the person's choice, or the picture that is changed. */
  shape: 'chosen' | 'file1' | 'file2'
}

const USUAL_PIXELS = 1024 * 1024
const ULTRA_PIXELS = 1536 * 1536

const painted = (quality: Quality, words = promptWithStyle, pixels = USUAL_PIXELS): Instruction => ({
  words,
  quality,
  pixels,
  shape: 'chosen',
})
const changed = (
  quality: Quality,
  words: Instruction['words'],
  shape: Instruction['shape'] = 'file1',
): Instruction => ({ words, quality, pixels: USUAL_PIXELS, shape })
const logo = (request: EngineRequest) => LOGO + request.prompt

const INSTRUCTIONS: Record<string, Instruction> = {
  'txt2img/standard': painted('low'),
  'txt2img/pro': painted('medium'),
  'txt2img/ultra': painted('medium', promptWithStyle, ULTRA_PIXELS),
  'img2img/standard': painted('low'),
  'img2img/pro': painted('medium'),
  'img2img/ultra': painted('medium', promptWithStyle, ULTRA_PIXELS),
  'logoMaker/v1.0': painted('low', logo),
  'logoMaker/v1.1': painted('low', logo),
  'searchReplace/pro': changed(
    'medium',
    ({ prompt, searchPrompt }) =>
      `Replace this in the picture: ${searchPrompt}. Put there instead: ${prompt}. Change nothing else.`,
  ),
  'searchRecolor/pro': changed(
    'low',
    ({ prompt, searchPrompt }) =>
      `Change the colour of this in the picture: ${searchPrompt}. New colour: ${prompt}. Change nothing else.`,
  ),
  'replaceBackground/v2.0': changed(
    'medium',
    ({ prompt }) => `Keep the subject and replace the background by: ${prompt}. Light the subject to match.`,
  ),
  'faceSwap/v1.1': changed('medium', () => FACE),
  'virtualTryOn/v1.1': changed('medium', request => OUTFIT + request.prompt, 'file2'),
  'styleHair/v1.0': changed('high', () => HAIR),
}

/** How the pair is drawn, or null when it is not. */
export function instructionFor(mode: string, model: string): Instruction | null {
  const pair = `${mode}/${model}`
  return Object.hasOwn(INSTRUCTIONS, pair) ? INSTRUCTIONS[pair]! : null
}
