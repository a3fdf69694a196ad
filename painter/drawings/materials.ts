import { linearToOklab, parseHex, type RGB } from '../engine/core/colour.ts'
import type { Noise } from '../engine/core/noise.ts'
import { mix, smoothstep } from '../engine/core/scalar.ts'

/** How a material looks from its darkest to its lightest, and its own unevenness. */
export type Material = {
  ramp: [string, string, string, string]
  /** How far light and dark part: high for polished metal. */
  gloss: number
  grain?: { strength: number; across: number; along: number; veined?: true }
}

const METAL_GRAIN = { strength: 0.015, across: 90, along: 90 }

export const MATERIALS: Readonly<Record<string, Material>> = {
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

/** The material that a word names; null for none. */
export function materialNamed(word: string): string | null {
  const name = OTHER_NAMES[word] ?? word
  return Object.hasOwn(MATERIALS, name) ? name : null
}

/** A ramp as OKLab. */
export const stopsOf = (ramp: Material['ramp']): RGB[] => ramp.map(hex => linearToOklab(parseHex(hex)))

/** How much lighter or darker a surface is at a point, in shares of its long side. */
export function grainAt(noise: Noise, u: number, v: number, grain: NonNullable<Material['grain']>): number {
  const value = noise.fbm(u * grain.along + 0.4 * noise.fbm(u * 3, v * 3, 2), v * grain.across, 4)
  return grain.veined ? -smoothstep(0.09, 0, Math.abs(value)) * 1.4 + 0.25 : value
}

/** The colour of a ramp, from 0 for its darkest to 1. */
export function colourAt(stops: RGB[], position: number): RGB {
  const at = position * (stops.length - 1)
  const lower = Math.min(stops.length - 2, Math.floor(at))
  return [0, 1, 2].map(c => mix(stops[lower][c], stops[lower + 1][c], at - lower)) as RGB
}
