import { adjustColour, clarity, unsharp } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

/** The painter's own look. */
export const plain: PictureStyle = { lens: {}, restyle: picture => picture }

/** The painter's own look with more local contrast, colour and sharpness. */
export const enhanced: PictureStyle = {
  lens: { grain: 0, bloom: 0.5 },
  restyle(picture) {
    const longSide = Math.max(picture.w, picture.h)
    clarity(picture, longSide * 0.03, 0.35)
    clarity(picture, longSide * 0.008, 0.3)
    adjustColour(picture, 1.14, 1.05)
    unsharp(picture, 1, 0.5)
    return picture
  },
}
