import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** Where the features of a face are, in heights of the head: the eyes from the middle, their row and the chin's. */
export const EYE = { x: 0.152, y: 0.515 }
export const SIDES = [-1, 1] as const

/** A colour with the light on its middle, over `half` of the face to either side. */
export const shade = (pen: SharePen, half: number, colour: string) =>
  pen.sheen(-half, half, 0.4, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35))
