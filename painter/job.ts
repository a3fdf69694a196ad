/** How much work a picture is worth: the same painter, differing in pixels and finish only. */
export type PaintModel = 'fast' | 'standard' | 'pro' | 'ultra'

export type PaintJob = {
  kind: 'paint'
  model: PaintModel
  prompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  seed: number
}

/** How a picture came to be, as IPTC DigitalSourceType names it. */
export type PictureSource = 'algorithmicMedia' | 'algorithmicallyEnhanced' | 'compositeSynthetic'

/** A finished picture, encoded as a PNG, JPEG or WebP; the note is for the person. */
export type Made = { picture: Uint8Array; source: PictureSource; note: string | null }

/** Called with fractions from 0 to 1 that grow, as real steps of the work are done. */
export type Report = (fraction: number) => void

/** Thrown where the request itself is at fault; the sentence is for the person. */
export class InvalidJobError extends Error {}
