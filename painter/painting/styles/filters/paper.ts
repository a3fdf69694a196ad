import { boxBlur } from '../../../engine/core/blur.ts'
import type { RGB } from '../../../engine/core/colour.ts'
import { Noise } from '../../../engine/core/noise.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { DisplayRaster } from '../display-raster.ts'

/**
 * Prints the picture, in place, on paper.
 *
 * @param strength how much the fibres show (0.03 to 0.08)
 * @param tint colour of the paper, r, g, b from 0 to 1
 */
export function printOnPaper(
  { w, h, data }: DisplayRaster,
  seed: number,
  strength: number,
  tint: RGB = [1, 1, 1],
) {
  const paper = paperTexture(w, h, seed, strength)
  for (let i = 0; i < w * h; i++)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] * paper[i] * tint[c])
}

function paperTexture(w: number, h: number, seed: number, strength: number): Float32Array {
  const random = createRandom(seed)
  const noise = new Noise(seed)
  const specks = new Float32Array(w * h)
  for (let i = 0; i < specks.length; i++) specks[i] = random() - 0.5
  const fibres = boxBlur(specks, w, h, 1, 1.2, 1)
  const clouds = boxBlur(specks, w, h, 1, 4, 1)
  const paper = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const broad = noise.value2(x * 0.012, y * 0.012)
      paper[i] = 1 + strength * (specks[i] * 0.35 + fibres[i] * 2.6 + clouds[i] * 6 + broad * 0.18)
    }
  return paper
}
