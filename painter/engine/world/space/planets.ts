import { linearToOklab, oklabToLinear, parseHex, type RGB } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import { clamp } from '../../core/scalar.ts'

export type PlanetKind = 'earth' | 'gas' | 'rock' | 'ice' | 'lava' | 'moon' | 'ringed'

/** Four colours per planet; what each stands for is the surface's business. Gas giants come in three sets. */
const PALETTES: Record<PlanetKind, string[][]> = {
  gas: [
    ['#e8c79a', '#b9784a', '#f3e3c8', '#8f5a3c'],
    ['#9fc4d8', '#4a7fa8', '#d8eaf2', '#2f5578'],
    ['#d9a0c0', '#8a4a8f', '#f2d0dc', '#5c2f6e'],
  ],
  rock: [['#a56a45', '#6b3c28', '#d19a6c', '#472518']],
  ice: [['#cfe6f2', '#7fb2cf', '#ffffff', '#4d84a8']],
  lava: [['#2a1a16', '#120b0a', '#3d2620', '#ff5a14']],
  earth: [['#123f7a', '#2c6b3a', '#b59a5c', '#f2f5f8']],
  moon: [['#8a8a8c', '#55565a', '#b5b5b5', '#3a3a3d']],
  ringed: [['#e3cfa0', '#b8935f', '#f2e6c8', '#8f6d46']],
}

/** Light scattered by the air around the edge. */
export const ATMOSPHERES: Record<PlanetKind, RGB> = {
  earth: [0.25, 0.55, 1.2],
  gas: [0.7, 0.6, 0.5],
  ice: [0.5, 0.8, 1.1],
  lava: [1.2, 0.3, 0.05],
  rock: [0.8, 0.4, 0.2],
  moon: [0, 0, 0],
  ringed: [0.6, 0.5, 0.3],
}

/**
 * Draws from the stream whatever the kind, so that a planet's kind does not move its surroundings. With a paint
 * ('#rrggbb') the four are shades of that.
 */
export function choosePalette(kind: PlanetKind, random: Random, paint?: string): RGB[] {
  const draw = random.int(0, 2)
  const sets = PALETTES[kind]
  const palette = sets[draw % sets.length].map(parseHex)
  return paint ? inShadesOf(paint, palette) : palette
}

/** Colours as light beside one another as before, around a paint. */
function inShadesOf(paint: string, palette: readonly RGB[]): RGB[] {
  const [lightness, a, b] = linearToOklab(parseHex(paint))
  const shades = palette.map(colour => linearToOklab(colour)[0])
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length
  return shades.map(shade => {
    const lit = clamp(lightness + (shade - mean) * 0.8, 0.06, 0.98)
    return oklabToLinear([lit, a, b]).map(channel => clamp(channel)) as RGB
  })
}
