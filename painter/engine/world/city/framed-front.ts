import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

const FLOOR = 2.6
const BEAM = parseHex('#3d2818')
const STONE = parseHex('#9a8b76')
const PANE: RGB = [0.05, 0.055, 0.05]
const TILES = parseHex('#8f4a34')
const LEAVES = parseHex('#3f6a2c')
const PETALS = parseHex('#d8304a')
const SNOW: RGB = [0.78, 0.83, 0.92]
/** Metres: of a panel between two posts, and half the breadth of a beam. */
const PANEL = HOUSE / 6
const HALF_BEAM = 0.1

/** Writes the colour of a half-timbered house at a height in metres: dark beams and braces over plaster, on a floor of stone. */
export function paintFramedFront(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, plaster, height } = house
  house.glow = 0
  const set = (colour: RGB, light = 1) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c] * light
  }
  if (v > height - 0.4) return house.isSnowy ? set(SNOW) : set(TILES, 0.6 + 0.5 * Math.abs(Math.sin(u * 12)))
  const floor = Math.floor(v / FLOOR)
  const up = v - floor * FLOOR
  const grain = 0.85 + 0.3 * noise.value2(u * 9 + seed, v * 2)
  if (floor === 0) {
    const door = Math.abs(u - (Math.abs(seed) % 2 ? 1.5 : 3.9))
    const arch = 1.6 + Math.sqrt(Math.max(0, 0.36 - door * door))
    if (door < 0.6 && v < arch) return set(house.shutters, Math.abs((u * 5) % 1) < 0.1 ? 0.5 : 0.85)
    if (door < 0.78 && v < arch + 0.2) return set(BEAM, grain)
    const beside = Math.abs(u - (Math.abs(seed) % 2 ? 3.9 : 1.5))
    if (beside < 0.62 && v > 0.9 && v < 2) return leaded(house, beside, v, night, set)
    if (v > FLOOR - 0.28) return set(BEAM, grain * 0.7)
    const joint = v % 0.36 < 0.04 || (u + (Math.floor(v / 0.36) % 2) * 0.35) % 0.7 < 0.04
    return set(STONE, joint ? 0.6 : 0.85 + 0.2 * noise.value2(u * 3, v * 3 + seed))
  }
  const panel = Math.floor(u / PANEL)
  const inPanel = u - panel * PANEL
  if (
    up < 0.2 ||
    up > FLOOR - 0.1 ||
    inPanel < HALF_BEAM ||
    inPanel > PANEL - HALF_BEAM ||
    Math.abs(up - 0.95) < 0.07
  )
    return set(BEAM, grain * (up < 0.06 ? 0.6 : 1))
  const hasWindow = panel === 1 || panel === 4
  if (hasWindow && up > 0.95) return leaded(house, Math.abs(inPanel - PANEL / 2), v, night, set)
  if (hasWindow && up > 0.55 && (seed + floor) % 2 === 0) {
    if (house.isSnowy && up > 0.78) return set(SNOW)
    return noise.value2(u * 17 + seed, v * 17) > 0 ? set(PETALS) : set(LEAVES)
  }
  // Braces lean to either side in the outer panels and cross below the windows.
  const slant = ((up - 0.2) / (FLOOR - 0.3)) * PANEL
  if ((panel === 0 || panel === 5) && Math.abs((panel === 0 ? slant : PANEL - slant) - inPanel) < 0.1)
    return set(BEAM, grain)
  set(plaster, 0.94 + 0.14 * noise.fbm(u * 0.9 + seed, v * 0.8, 3))
}

/** Small panes between strips of lead. */
function leaded(
  house: OldHouse,
  across: number,
  v: number,
  night: number,
  set: (colour: RGB, light?: number) => void,
) {
  if (across % 0.2 < 0.025 || v % 0.26 < 0.03) return set(BEAM, 0.7)
  set(PANE)
  house.glow = night > 0.2 && Math.abs(house.seed) % 4 < 3 ? 0.5 : 0
}
