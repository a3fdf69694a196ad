import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

const TILES = parseHex('#4a4e56')
const CLOTH = parseHex('#2a3f78')
const PAPER = parseHex('#efe2c0')
/** Metres: where the eaves over the ground floor begin and end. */
const EAVES = { from: 2.75, to: 3.15 }
const POST = 0.09

/** Writes the colour of a Japanese town house at a height in metres: lattices, a door curtain, eaves, paper windows. */
export function paintTimberFront(noise: Noise, house: OldHouse, v: number, out: RGB) {
  const { u, seed, height, plaster, shutters: wood } = house
  house.glow = 0
  const set = (colour: RGB, light = 1) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c] * light
  }
  const grain = 0.85 + 0.25 * noise.value2(u * 14 + seed, v * 1.2)
  const isEaves = (v > EAVES.from && v < EAVES.to) || v > height - 0.4
  if (isEaves) return set(TILES, 0.7 + 0.5 * Math.abs(Math.sin(u * 11)))
  // Under the eaves it is dark.
  const shade = v < EAVES.from && v > EAVES.from - 0.35 ? 0.6 : 1
  if (u < POST || u > HOUSE - POST || Math.abs(u - HOUSE / 2) < POST) return set(wood, 0.8 * grain * shade)
  const bay = u < HOUSE / 2 ? 0 : 1
  const across = (u % (HOUSE / 2)) - HOUSE / 4
  const hasDoor = bay === Math.abs(seed) % 2
  if (v < EAVES.from) {
    if (hasDoor && Math.abs(across) < 0.85 && v < 2.25) {
      const isCloth = v > 1.35 && Math.abs(across) > 0.02 && Math.abs(Math.abs(across) - 0.42) > 0.015
      if (isCloth) return set(CLOTH, shade * (0.8 + 0.2 * Math.sin(across * 16)))
      return set(wood, 0.3)
    }
    if (v < 0.7) return set(wood, grain * shade * ((v * 5) % 1 < 0.1 ? 0.6 : 1))
    return lattice(house, across, v, 0.13, 0.055, shade, set)
  }
  if (v > EAVES.to + 0.45 && v < EAVES.to + 1.6 && Math.abs(across) < 0.95)
    return lattice(house, across, v, 0.16, 0.045, 1, set)
  set(plaster, 0.92 + 0.12 * noise.fbm(u * 0.9 + seed, v * 0.8, 3))
}

/** Bars of wood before paper; by night there is light behind some of it. */
function lattice(
  house: OldHouse,
  across: number,
  v: number,
  gap: number,
  bar: number,
  shade: number,
  set: (colour: RGB, light?: number) => void,
) {
  const isBar = Math.abs(across % gap) < bar || v % 0.55 < 0.05
  if (isBar) return set(house.shutters, 0.8 * shade)
  set(PAPER, 0.62 * shade)
  if ((Math.abs(house.seed) * 3 + Math.floor(v / 3)) % 4 < 3) house.glow = 0.55
}
