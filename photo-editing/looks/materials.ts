import {
  colourAt,
  grainAt,
  MATERIALS,
  type Material,
  materialNamed,
  stopsOf,
} from '#painter/drawings/materials.ts'
import { boxBlur } from '#painter/engine/core/blur.ts'
import { parseHex } from '#painter/engine/core/colour.ts'
import { Noise } from '#painter/engine/core/noise.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { COLOURS } from '#painter/language/vocabulary/colours.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import { paintOver } from '../searching/recolour.ts'

/** What the words say a thing is made of, and its colour where they name one; null for neither. */
export type Surface = { material: string | null; colour: string | null }

/** “a cup of blue porcelain”, “golden armour”: of a whole hour or landscape, “golden” is light. */
export function surfaceOf(prompt: string): Surface | null {
  const words = (prompt.toLowerCase().match(/[a-z]+/g) ?? []).filter(
    (word, at, all) => !(word === 'golden' && all[at + 1] === 'hour') && all[at + 1] !== 'sky',
  )
  const material = words.map(materialNamed).find(name => name !== null) ?? null
  const colour = words.find(word => COLOURS.has(word) && (materialNamed(word) ?? word) !== material) ?? null
  return material || colour ? { material, colour } : null
}

export const surfaceName = ({ material, colour }: Surface) => [colour, material].filter(Boolean).join(' ')

/** Makes the pixels of `alpha` (0..1) of another material or colour, in place; their shapes and shades stay. */
export function resurface(picture: DisplayRaster, alpha: Float32Array, surface: Surface, seed: number) {
  const lit = lightPart(picture, alpha)
  if (surface.material) applyMaterial(picture, lit, MATERIALS[surface.material], seed)
  if (surface.colour) paintOver(picture, lit, parseHex(COLOURS.get(surface.colour)!.hex))
}

/** Without what is nearly black: a cast shadow that came with the cut-out, the inside of things. */
function lightPart(picture: DisplayRaster, alpha: Float32Array): Float32Array {
  const light = lumaOf(picture)
  return alpha.map((value, i) => value * smoothstep(0.06, 0.16, light[i]))
}

function applyMaterial(
  picture: DisplayRaster,
  alpha: Float32Array,
  { ramp, gloss, grain }: Material,
  seed: number,
) {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const lab = oklabPlanes(picture)
  const stops = stopsOf(ramp)
  const levels = levelsOf(lab, alpha)
  const noise = new Noise(seed)
  // Prints and patterns belong to the old surface; broad shade and fine relief to the shape.
  const shade = new Float32Array(w * h)
  for (let i = 0; i < shade.length; i++)
    shade[i] = clamp((lab[i * 3] - levels.dark) / (levels.light - levels.dark + 1e-3))
  const broad = boxBlur(shade, w, h, 1, longSide * 0.006, 2)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.01) continue
    const [u, v] = [(i % w) / longSide, ((i / w) | 0) / longSide]
    const own = mix(broad[i], shade[i], 0.75)
    const lit = clamp(0.5 + (own - 0.5) * gloss)
    const uneven = grain ? grain.strength * grainAt(noise, u, v, grain) : 0
    storeOklab(picture.data, i, colourAt(stops, clamp(lit + uneven)), alpha[i])
  }
}

/** Lightness of the darkest and the lightest twentieth of the thing. */
function levelsOf(lab: Float32Array, alpha: Float32Array) {
  const light: number[] = []
  for (let i = 0; i < alpha.length; i += 3) if (alpha[i] > 0.5) light.push(lab[i * 3])
  light.sort((a, b) => a - b)
  const at = (share: number) => light[Math.floor((light.length - 1) * share)] ?? share
  return { dark: at(0.03), light: at(0.97) }
}
