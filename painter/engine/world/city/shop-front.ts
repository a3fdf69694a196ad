import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

/** Metres: where the tin over the pavement begins and ends, and of a floor above it. */
const TIN = { from: 2.55, to: 3.05 }
const FLOOR = 2.9
const SIGN_TOP = 3.85
const RUST = parseHex('#8a5a42')
const ZINC = parseHex('#9aa0a2')
const SIGNS = ['#c8342a', '#1f5f9a', '#e8b21c', '#2f7a3a', '#f2efe6', '#7a2f7a'].map(parseHex)
const LETTERS = { dark: parseHex('#26221f'), light: parseHex('#f6f2e8') }
const WARES = ['#d8442c', '#e8a02a', '#3f8f4a', '#e8d24a', '#3f7fc0', '#c03f7a', '#8a5a34'].map(parseHex)
const INSIDE: RGB = [0.03, 0.027, 0.024]
const PANE: RGB = [0.045, 0.06, 0.07]
const GRILLE: RGB = [0.11, 0.1, 0.09]
const COOLER = parseHex('#d8d8d2')

/** Writes the colour of a plain painted house at a height in metres: an open shop under tin, a board with its name, barred windows and balconies above. */
export function paintShopFront(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, plaster, height, look } = house
  const kind = Math.abs(seed)
  house.glow = 0
  const set = (colour: RGB, light = 1) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c] * light
  }
  const tin = look.crown === 'tin' && kind % 3 !== 1 ? RUST : ZINC
  const ridge = 0.62 + 0.5 * Math.abs(Math.sin(u * 20))
  if (look.crown === 'tin' && v > height - 0.3) return set(tin, ridge)
  if (v > TIN.from && v < TIN.to && u > 0.15 && u < HOUSE - 0.15)
    return set(tin, ridge * (v < TIN.from + 0.06 ? 0.5 : 1))
  if (v < TIN.from) return paintShop(house, kind, v, night, set)
  const isSign = v < SIGN_TOP && u > 0.35 && u < HOUSE - 0.35
  if (isSign && height > SIGN_TOP + 0.3) {
    const board = SIGNS[kind % SIGNS.length]
    const isLetter =
      v > TIN.to + 0.24 &&
      v < SIGN_TOP - 0.22 &&
      u % 0.52 < 0.36 &&
      noise.cell(Math.floor(u / 0.13), kind) > -0.3
    house.glow = night > 0.2 && kind % 2 === 0 ? 0.5 : 0
    return set(isLetter ? (board[0] + board[1] > 0.9 ? LETTERS.dark : LETTERS.light) : board)
  }
  const stains = noise.fbm(u * 0.8 + seed, v * 0.4, 4)
  const wall = 0.95 + 0.24 * look.worn * stains
  const floor = Math.floor((v - SIGN_TOP) / FLOOR)
  const up = v - SIGN_TOP - floor * FLOOR
  if (v > SIGN_TOP && SIGN_TOP + floor * FLOOR + 2.2 < height) {
    if (up < 0.14) return set(plaster, 0.55)
    const hasBalcony = (kind + floor) % 2 === 0
    if (hasBalcony && up < 1)
      return set(up > 0.92 || u % 0.16 < 0.045 ? GRILLE : plaster, up > 0.92 ? 1 : 0.5)
    const across = Math.abs(u - HOUSE * (u < HOUSE / 2 ? 0.27 : 0.73))
    if (across < 0.72 && up > 0.8 && up < 2.1) {
      house.glow = night > 0.2 && (kind * 3 + floor + Math.floor(u)) % 5 < 3 ? 0.5 : 0
      if (across > 0.66 || up > 2.03) return set(house.shutters)
      return set(across % 0.22 < 0.04 || Math.abs(up - 1.4) < 0.03 ? GRILLE : PANE)
    }
    const beside = Math.abs(u - HOUSE / 2)
    if (beside < 0.36 && up > 0.95 && up < 1.45) return set(COOLER, up % 0.1 < 0.03 ? 0.6 : 0.9)
  }
  set(plaster, wall * (u < 0.06 ? 0.6 : 1))
}

/** Below the tin: what is for sale before the dark of the shop, or the shutter down, and a painted foot of the wall. */
function paintShop(
  house: OldHouse,
  kind: number,
  v: number,
  night: number,
  set: (colour: RGB, light?: number) => void,
) {
  const { u, shutters, plaster } = house
  const shade = v > TIN.from - 0.3 ? 0.5 : 0.92
  const isPillar = u < 0.35 || u > HOUSE - 0.35 || Math.abs(u - HOUSE / 2) < 0.16
  if (isPillar) return set(v < 0.8 ? shutters : plaster, shade)
  const isOpen = (kind + (u < HOUSE / 2 ? 0 : 1)) % 3 !== 0
  if (!isOpen) return set(shutters, shade * (v % 0.16 < 0.04 ? 0.6 : 1))
  house.glow = night > 0.2 ? 0.6 : 0
  if (v > 0.2 && v < 1.75) {
    const shelf = Math.floor(v / 0.52)
    const ware = WARES[Math.abs(kind * 5 + shelf * 3 + Math.floor(u / 0.3)) % WARES.length]
    if (v % 0.52 < 0.07) return set(plaster, 0.35)
    if (v % 0.52 < 0.36 - 0.1 * ((Math.floor(u / 0.3) * 7 + kind) % 3) && u % 0.3 < 0.25)
      return set(ware, 0.72)
  }
  set(INSIDE)
}
