import { nearestRatio as nearestTo, proportionOf } from '#catalogue/ratios.ts'

export type Size = { width: number; height: number }

/** About one megapixel each, in steps of 64 pixels: what diffusion models were trained on. */
const SIZES: Record<string, Size> = {
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 768, height: 1344 },
  '9:21': { width: 640, height: 1536 },
  '2:3': { width: 832, height: 1216 },
  '4:5': { width: 896, height: 1152 },
  '16:9': { width: 1344, height: 768 },
  '21:9': { width: 1536, height: 640 },
  '3:2': { width: 1216, height: 832 },
  '5:4': { width: 1152, height: 896 },
}

/** Pixels for a ratio of the catalogue. */
export const sizeOf = (ratio: string): Size => SIZES[ratio] ?? SIZES['1:1']!

/** The ratio, or the nearest of those that a model knows. */
export const nearestRatio = (ratio: string, known: readonly string[]): string =>
  known.includes(ratio) ? ratio : nearestTo(proportionOf(ratio), known)

/** Seeds of providers that count with 31 bits. */
export const seedOf31Bits = (seed: number): number => seed % 2_147_483_648
