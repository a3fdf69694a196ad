import { parseHex, type RGB } from '../core/colour.ts'
import type { Raster } from '../core/raster.ts'
import { mix, smoothstep } from '../core/scalar.ts'

/** Cosines of the angles between two hues: what is as good as the kept colour, and what is none of it. */
const SAME = 0.97
const OTHER = 0.92
/** So far from grey, in shares of its brightness, something must be: wood and skin are not red. */
const PALE = { from: 1.2, to: 1.7 }

/**
 * Takes all colour out of a picture but one: the photograph in black and white with a single red apple.
 *
 * @param mask per pixel, how much it belongs to the subjects, which alone keep the colour
 */
export function keepColour({ data }: Raster, hex: string, mask?: Float32Array) {
  const [kr, kg, kb] = hueOf(parseHex(hex))
  for (let i = 0; i < data.length; i += 3) {
    const colour: RGB = [data[i], data[i + 1], data[i + 2]]
    const [r, g, b, strength] = hueOf(colour)
    const likeness = r * kr + g * kg + b * kb
    const bright = (colour[0] + colour[1] + colour[2]) / 3
    const kept =
      (mask?.[i / 3] ?? 1) *
      smoothstep(OTHER, SAME, likeness) *
      smoothstep(PALE.from, PALE.to, strength / Math.max(1e-4, bright))
    const grey = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
    for (let c = 0; c < 3; c++) data[i + c] = mix(grey, colour[c], kept)
  }
}

/** The direction of a colour away from grey, of length 1, and how far away it is. */
function hueOf([r, g, b]: RGB): [number, number, number, number] {
  const grey = (r + g + b) / 3
  const length = Math.hypot(r - grey, g - grey, b - grey) || 1
  return [(r - grey) / length, (g - grey) / length, (b - grey) / length, length]
}
