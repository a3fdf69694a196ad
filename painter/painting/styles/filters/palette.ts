import {
  linearToOklab,
  linearToSrgb,
  oklabToLinear,
  type RGB,
  srgbToLinear,
} from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { DisplayRaster } from '../display-raster.ts'

const SAMPLES = 4000
const ROUNDS = 9
/** Steps per channel of the table that answers "which palette colour is nearest". */
const TABLE_STEPS = 32

/** OKLab of an sRGB colour, channels 0..1. */
export const srgbToOklab = (r: number, g: number, b: number): RGB =>
  linearToOklab([srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)])

/** sRGB, channels 0..1, of an OKLab colour; clipped where the display cannot show it. */
export function oklabToSrgb(lab: RGB): RGB {
  const [r, g, b] = oklabToLinear(lab)
  return [
    clamp(linearToSrgb(Math.max(0, r))),
    clamp(linearToSrgb(Math.max(0, g))),
    clamp(linearToSrgb(Math.max(0, b))),
  ]
}

/** Squared distance in OKLab, differences of hue weighing double. */
const distance = (a: RGB, b: RGB) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 * 2 + (a[2] - b[2]) ** 2 * 2

/** Index of the palette colour nearest to `lab`. */
export function nearest(palette: RGB[], lab: RGB): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < palette.length; k++) {
    const d = distance(lab, palette[k])
    if (d < least) {
      least = d
      best = k
    }
  }
  return best
}

/** The picture's `size` main colours in OKLab: k-means over a random sample, seeded far apart. */
export function mainColours({ w, h, data }: DisplayRaster, size: number, random: Random): RGB[] {
  const samples: RGB[] = []
  for (let k = 0; k < SAMPLES; k++) {
    const i = Math.floor(random() * w * h)
    samples.push(srgbToOklab(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]))
  }
  const palette = farApart(samples, size, random)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => ({ lab: [0, 0, 0], count: 0 }))
    for (const sample of samples) {
      const sum = sums[nearest(palette, sample)]
      for (let c = 0; c < 3; c++) sum.lab[c] += sample[c]
      sum.count++
    }
    sums.forEach(({ lab, count }, k) => {
      if (count > 0) palette[k] = [lab[0] / count, lab[1] / count, lab[2] / count]
    })
  }
  return palette
}

/** Picks starting colours one by one, each far from those before it. */
function farApart(samples: RGB[], size: number, random: Random): RGB[] {
  const chosen = [samples[0]]
  while (chosen.length < size) {
    let farthest = 0
    let pick = samples[0]
    for (let k = 0; k < 300; k++) {
      const sample = samples[Math.floor(random() * samples.length)]
      const d = Math.min(...chosen.map(colour => distance(sample, colour)))
      if (d > farthest) {
        farthest = d
        pick = sample
      }
    }
    chosen.push(pick)
  }
  return chosen
}

/** For every pixel the index of its nearest palette colour. */
export function labelPixels({ w, h, data }: DisplayRaster, palette: RGB[]): Uint8Array {
  const table = new Int16Array(TABLE_STEPS ** 3).fill(-1)
  const labels = new Uint8Array(w * h)
  const step = (value: number) => Math.min(TABLE_STEPS - 1, (value * TABLE_STEPS) | 0)
  const middle = (index: number) => (index + 0.5) / TABLE_STEPS
  for (let i = 0; i < labels.length; i++) {
    const r = step(data[i * 3])
    const g = step(data[i * 3 + 1])
    const b = step(data[i * 3 + 2])
    const key = (r * TABLE_STEPS + g) * TABLE_STEPS + b
    if (table[key] < 0) table[key] = nearest(palette, srgbToOklab(middle(r), middle(g), middle(b)))
    labels[i] = table[key]
  }
  return labels
}
