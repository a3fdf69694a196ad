import type { Pixels } from './latents.ts'
import type { Region, Size } from './pictures.ts'

/** How much of what is around a place the model sees on each side, by the place's longer side. */
const SURROUNDINGS = 0.5
/** A UNet halves its latent up to three times, and a latent has an eighth of the picture's side. */
const STEP = 64

/** The place where a mask is not 0, with what is around it; null where it is 0 all over. */
export function regionAround({ data, width, height }: Pixels): Region | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return null
  const around = Math.ceil(Math.max(right - left + 1, bottom - top + 1) * SURROUNDINGS)
  left = Math.max(0, left - around)
  top = Math.max(0, top - around)
  return {
    left,
    top,
    width: Math.min(width, right + around + 1) - left,
    height: Math.min(height, bottom + around + 1) - top,
  }
}

/** At which size a model of that side draws the region: its shape as nearly as steps allow. */
export function sizeFor({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height)
  const inSteps = (length: number) => Math.max(STEP, Math.round((length * scale) / STEP) * STEP)
  return { width: inSteps(width), height: inSteps(height) }
}
