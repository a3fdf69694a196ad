import type { RGB } from '../core/colour.ts'
import type { Raster } from '../core/raster.ts'
import { mix, smoothstep } from '../core/scalar.ts'

/** A colour grade: tints for dark and bright parts, and factors of saturation and contrast (1: unchanged). */
export type Grade = { shadows: RGB; highlights: RGB; saturation: number; contrast: number }

/** Applies `amount` (0..1, or more) of a grade; contrast turns about middle grey (0.2). */
export function grade(image: Raster, look: Grade, amount = 1) {
  const { data } = image
  const n = data.length / 3
  const saturation = mix(1, look.saturation, amount)
  const exponent = (look.contrast - 1) * amount
  for (let i = 0; i < n; i++) {
    const r = data[i * 3]
    const g = data[i * 3 + 1]
    const b = data[i * 3 + 2]
    const l = 0.2126 * r + 0.7152 * g + 0.0722 * b
    const t = smoothstep(0.02, 0.6, l)
    const stretched = l > 1e-5 ? (l / 0.2) ** exponent : 1
    // Above grey the stretch is softened, so that bright skies keep their colour.
    const contrast = l < 0.2 ? stretched : mix(1, stretched, 0.6)
    for (let c = 0; c < 3; c++) {
      const tint = mix(1, mix(look.shadows[c], look.highlights[c], t), amount)
      data[i * 3 + c] = Math.max(0, (l + (data[i * 3 + c] - l) * saturation) * contrast * tint)
    }
  }
}
