import { RATIOS } from '#catalogue/ratios.ts'

type Size = { width: number; height: number }

/** A UNet halves its latent up to three times, and a latent has an eighth of the picture's side. */
const STEP = 64

/**
 * How large a model draws for a ratio of the catalogue: `size` in steps that its network can halve, and `cut`,
 * the largest of exactly that ratio within it.
 * @param side of the squares for which the model was trained, in pixels; no side becomes longer
 */
export function drawingSize(ratio: string, side: number): { size: Size; cut: Size } {
  const key = RATIOS.find(known => known.key === ratio)?.key ?? '1:1'
  const [across = 1, down = 1] = key.split(':').map(Number)
  const unit = Math.floor(side / Math.max(across, down))
  const cut = { width: across * unit, height: down * unit }
  const inSteps = (length: number) => Math.ceil(length / STEP) * STEP
  return { size: { width: inSteps(cut.width), height: inSteps(cut.height) }, cut }
}
