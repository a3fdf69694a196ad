import { boxBlur } from '../../painter/core/blur.ts'
import { linearToOklab, parseHex, type RGB } from '../../painter/core/colour.ts'
import { Noise } from '../../painter/core/noise.ts'
import { clamp, mix, smoothstep } from '../../painter/core/scalar.ts'
import { COLOURS } from '../../painter/prompt/vocabulary/colours.ts'
import { type DisplayRaster, lumaOf } from '../../painter/styles/display-raster.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import { paintOver } from '../searching/recolour.ts'

/** How a material looks from its darkest to its lightest, and its own unevenness. */
type Material = {
  ramp: [string, string, string, string]
  /** How far light and dark part: high for polished metal. */
  gloss: number
  grain?: { strength: number; across: number; along: number; veined?: true }
}

const METAL_GRAIN = { strength: 0.015, across: 90, along: 90 }

const MATERIALS: Record<string, Material> = {
  gold: { ramp: ['#2b1605', '#8f5a10', '#e2a92e', '#fff3c4'], gloss: 1.5, grain: METAL_GRAIN },
  silver: { ramp: ['#14171b', '#5c646d', '#b4bcc4', '#ffffff'], gloss: 1.6, grain: METAL_GRAIN },
  bronze: { ramp: ['#1c120a', '#6a4423', '#b07f45', '#f3dcae'], gloss: 1.35, grain: METAL_GRAIN },
  copper: { ramp: ['#220c06', '#86381c', '#d27a4c', '#ffe0c8'], gloss: 1.45, grain: METAL_GRAIN },
  marble: {
    ramp: ['#6f6c6a', '#b5b1ad', '#e2dfda', '#fbfaf7'],
    gloss: 0.9,
    grain: { strength: 0.14, across: 7, along: 7, veined: true },
  },
  stone: {
    ramp: ['#26241f', '#625d54', '#98917f', '#cfc8b8'],
    gloss: 1,
    grain: { strength: 0.12, across: 60, along: 60 },
  },
  wood: {
    ramp: ['#2a1509', '#6b3c1a', '#a5692f', '#dcae74'],
    gloss: 0.95,
    grain: { strength: 0.13, across: 46, along: 4 },
  },
  ice: {
    ramp: ['#1f4a66', '#6fb0cf', '#bfe3f1', '#ffffff'],
    gloss: 1.3,
    grain: { strength: 0.07, across: 12, along: 12, veined: true },
  },
  porcelain: { ramp: ['#7d8790', '#c9ced3', '#eef0f1', '#ffffff'], gloss: 1.1 },
  clay: {
    ramp: ['#4a2415', '#96502f', '#c67c52', '#e8b48e'],
    gloss: 0.8,
    grain: { strength: 0.05, across: 50, along: 50 },
  },
  chocolate: { ramp: ['#170a05', '#42210f', '#6f3f21', '#b98660'], gloss: 1.15 },
  jade: {
    ramp: ['#0e2b20', '#2f7556', '#6fb48c', '#d5f0de'],
    gloss: 1.05,
    grain: { strength: 0.07, across: 9, along: 9 },
  },
}

const OTHER_NAMES: Record<string, string> = {
  golden: 'gold',
  steel: 'silver',
  metal: 'silver',
  chrome: 'silver',
  rock: 'stone',
  granite: 'stone',
  wooden: 'wood',
  frozen: 'ice',
  crystal: 'ice',
  ceramic: 'porcelain',
  terracotta: 'clay',
}

/** What the words say a thing is made of, and its colour where they name one; null for neither. */
export type Surface = { material: string | null; colour: string | null }

/** “a cup of blue porcelain”, “golden armour”: of a whole hour or landscape, “golden” is light. */
export function surfaceOf(prompt: string): Surface | null {
  const words = (prompt.toLowerCase().match(/[a-z]+/g) ?? []).filter(
    (word, at, all) => !(word === 'golden' && all[at + 1] === 'hour') && all[at + 1] !== 'sky',
  )
  const material =
    words.map(word => OTHER_NAMES[word] ?? word).find(word => Object.hasOwn(MATERIALS, word)) ?? null
  const colour = words.find(word => COLOURS.has(word) && (OTHER_NAMES[word] ?? word) !== material) ?? null
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
  const stops = ramp.map(hex => linearToOklab(parseHex(hex)))
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

function grainAt(noise: Noise, u: number, v: number, grain: NonNullable<Material['grain']>): number {
  const value = noise.fbm(u * grain.along + 0.4 * noise.fbm(u * 3, v * 3, 2), v * grain.across, 4)
  return grain.veined ? -smoothstep(0.09, 0, Math.abs(value)) * 1.4 + 0.25 : value
}

function colourAt(stops: RGB[], position: number): RGB {
  const at = position * (stops.length - 1)
  const lower = Math.min(stops.length - 2, Math.floor(at))
  return [0, 1, 2].map(c => mix(stops[lower][c], stops[lower + 1][c], at - lower)) as RGB
}

/** Lightness of the darkest and the lightest twentieth of the thing. */
function levelsOf(lab: Float32Array, alpha: Float32Array) {
  const light: number[] = []
  for (let i = 0; i < alpha.length; i += 3) if (alpha[i] > 0.5) light.push(lab[i * 3])
  light.sort((a, b) => a - b)
  const at = (share: number) => light[Math.floor((light.length - 1) * share)] ?? share
  return { dark: at(0.03), light: at(0.97) }
}
