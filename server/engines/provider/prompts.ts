import { STYLES } from '#catalogue/styles.ts'
import type { EngineRequest } from '../engine.ts'

/**
 * What some servers read as instructions to themselves instead of words: settings in the text of
 * stable-diffusion.cpp, and files of weights that it and AUTOMATIC1111 are to load.
 */
const CONTROLS =
  /<sd_cpp_extra_args>.*?<\/sd_cpp_extra_args>|<\/?sd_cpp_extra_args>|<(?:lora|lyco|hypernet):[^<>]*>/gis

/** The text without what steers the provider behind the product's back. A blank keeps the rests apart. */
const withoutControls = (text: string) => text.replace(CONTROLS, ' ').trim()

/** The request with nothing in its texts but words. */
export function withPlainWords(request: EngineRequest): EngineRequest {
  const { prompt, searchPrompt, negativePrompt } = request
  return {
    ...request,
    prompt: withoutControls(prompt),
    searchPrompt: withoutControls(searchPrompt),
    negativePrompt: withoutControls(negativePrompt),
  }
}

/** The prompt with the style in words, for models that know no styles. */
export function promptWithStyle({ prompt, style }: EngineRequest): string {
  if (style === 'none') return prompt
  const title = STYLES.find(({ key }) => key === style)?.title.toLowerCase() ?? style
  return prompt ? `${prompt}, ${title} style` : `${title} style`
}

export const LOGO = 'A professional logo, flat vector design, clean shapes, plain background: '
export const T_SHIRT = 'A T-shirt print, bold isolated graphic with crisp lettering, plain background: '
export const OUTFIT =
  'The person of image 2 wearing the outfit of image 1. Keep the face, hair and body of image 2. '
export const HAIR =
  'Give the person of image 1 the hairstyle and hair colour of image 2. Keep the face, clothes and background of image 1.'
export const FACE =
  'Put the face of image 2 onto the person of image 1. Keep pose, hair, clothes, light and background of image 1.'
