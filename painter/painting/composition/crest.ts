import type { Frame } from '../../engine/world/frame.ts'

/**
 * The row of the uppermost ground in each column that is nearer than `farthest` metres, smoothed over `reach`
 * pixels to either side.
 */
export function crestOf(
  { image, depth, camera }: Frame,
  farthest: number,
  reach: number,
): (x: number) => number {
  const { w, h } = image
  const top = new Float32Array(w)
  for (let x = 0; x < w; x++) {
    let y = 0
    while (y < h - 1 && depth[y * w + x] > farthest) y++
    top[x] = Math.max(y, camera.horizon - h * HIGHEST)
  }
  return x => {
    const from = Math.max(0, Math.round(x - reach))
    const to = Math.min(w - 1, Math.round(x + reach))
    let sum = 0
    for (let k = from; k <= to; k++) sum += top[k]
    return sum / (to - from + 1)
  }
}

/** Of the picture's height, how far above the horizon a crest may be. */
const HIGHEST = 0.4
