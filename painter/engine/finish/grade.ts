import type { RGB } from '../core/colour.ts'
import type { Raster } from '../core/raster.ts'
import { mix, smoothstep } from '../core/scalar.ts'

/** A colour grade: tints for dark and bright parts, and factors of saturation and contrast (1: unchanged). */
export type Grade = { shadows: RGB; highlights: RGB; saturation: number; contrast: number }

/** Applies `amount` (0..1, or more) of a grade; contrast turns about middle grey (0.2). */
export function grade(image: Raster, look: Grade, amount = 1) {
  if (isNeutral(look)) return
  const { data } = image
  const n = data.length / 3
  const saturation = mix(1, look.saturation, amount)
  const stretch = powerTable((look.contrast - 1) * amount)
  const [shadowR, shadowG, shadowB] = look.shadows.map(tint => mix(1, tint, amount))
  const [lightR, lightG, lightB] = look.highlights.map(tint => mix(1, tint, amount))
  for (let i = 0; i < n; i++) {
    const r = data[i * 3]
    const g = data[i * 3 + 1]
    const b = data[i * 3 + 2]
    const l = 0.2126 * r + 0.7152 * g + 0.0722 * b
    const t = smoothstep(0.02, 0.6, l)
    const at = Math.min(BRIGHTEST, Math.sqrt(l)) * STEPS
    const step = at | 0
    const contrast = l > 1e-5 ? stretch[step] + (stretch[step + 1] - stretch[step]) * (at - step) : 1
    data[i * 3] = Math.max(0, (l + (r - l) * saturation) * contrast * mix(shadowR, lightR, t))
    data[i * 3 + 1] = Math.max(0, (l + (g - l) * saturation) * contrast * mix(shadowG, lightG, t))
    data[i * 3 + 2] = Math.max(0, (l + (b - l) * saturation) * contrast * mix(shadowB, lightB, t))
  }
}

/** Square roots of light are divided so finely, up to this one: then the dark parts are divided finely too. */
const STEPS = 1024
const BRIGHTEST = 8

/** The stretch of contrast by the square root of the light; a power for each pixel is slow. */
function powerTable(exponent: number): Float64Array {
  return Float64Array.from({ length: BRIGHTEST * STEPS + 2 }, (_, k) => {
    const l = Math.max(1e-5, (k / STEPS) ** 2)
    const stretched = (l / 0.2) ** exponent
    // Above grey the stretch is softened, so that bright skies keep their colour.
    return l < 0.2 ? stretched : mix(1, stretched, 0.6)
  })
}

const isNeutral = ({ shadows, highlights, saturation, contrast }: Grade) =>
  saturation === 1 && contrast === 1 && [...shadows, ...highlights].every(tint => tint === 1)
