import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

const FLOOR = 3.1
const LINTEL = parseHex('#d9d2c2')
const SASH = parseHex('#f1ede2')
const PANE: RGB = [0.04, 0.05, 0.06]
const MORTAR = 0.72
const SLATE = parseHex('#454a54')
const SNOW: RGB = [0.78, 0.83, 0.92]
/** Metres: bricks as large as can still be seen from across the street. */
const BRICK = { long: 0.44, high: 0.15 }

/** Writes the colour of a brick town house at a height in metres: sash windows under pale lintels, a door with a fanlight. */
export function paintBrickFront(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, plaster, height, look } = house
  house.glow = 0
  const set = (colour: RGB, light = 1) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c] * light
  }
  if (v > height - 0.45) {
    if (house.isSnowy) return set(SNOW)
    return v > height - 0.25 ? set(SLATE) : set(LINTEL, 0.9)
  }
  const floor = Math.floor(v / FLOOR)
  const up = v - floor * FLOOR
  const across = Math.abs(u - HOUSE * (u < HOUSE / 2 ? 0.26 : 0.74))
  const isDoorBay = floor === 0 && (u < HOUSE / 2 ? 0 : 1) === Math.abs(seed) % 2
  if (isDoorBay) {
    if (across < 0.52 && up < 2.1)
      return set(house.shutters, across > 0.42 || Math.abs(up % 0.7) < 0.06 ? 0.7 : 1)
    if (Math.hypot(across, (up - 2.15) * 1.1) < 0.52) {
      house.glow = night > 0.2 ? 0.45 : 0
      return set(across < 0.03 ? SASH : PANE)
    }
    if (across < 0.7 && up < 2.8) return set(LINTEL)
  } else if (floor * FLOOR + 2.6 < height && across < 0.66) {
    const inWindow = up - 0.75
    if (inWindow > -0.14 && inWindow < 0) return set(house.isSnowy ? SNOW : LINTEL)
    if (inWindow > 1.6 && inWindow < 1.88) return set(LINTEL)
    if (inWindow > 0 && inWindow < 1.6 && across < 0.5) {
      if (
        across > 0.42 ||
        across < 0.035 ||
        Math.abs(inWindow - 0.8) < 0.06 ||
        inWindow > 1.52 ||
        inWindow < 0.08
      )
        return set(SASH, 0.92)
      house.glow = night > 0.2 && (Math.abs(seed) * 3 + floor + Math.floor(u)) % 5 < 3 ? 0.5 : 0
      return set(PANE)
    }
  }
  if (up < 0.16 && floor > 0) return set(LINTEL, 0.85)
  const course = Math.floor(v / BRICK.high)
  const along = (u + (course % 2) * BRICK.long * 0.5) / BRICK.long
  const isJoint = (v / BRICK.high) % 1 < 0.16 || along % 1 < 0.06
  const burnt = noise.cell(Math.floor(along) + seed * 17, course) * 0.14
  const soot = 1 - 0.22 * look.worn * (0.5 + 0.5 * noise.fbm(u * 0.5 + seed, v * 0.3, 3))
  set(plaster, (isJoint ? MORTAR : 0.95 + burnt) * soot * (u < 0.06 || u > HOUSE - 0.05 ? 0.6 : 1))
}
