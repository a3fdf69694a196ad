import { STYLES } from '#catalogue/styles.ts'
import type { EngineRequest } from '../engine.ts'

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
