import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { mix, smoothstep } from '../../core/scalar.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

/** Metres: where a lantern hangs on a house, and how high a floor is. */
export const LAMP = { u: 2.7, v: 3.1 } as const
const FLOOR = 3
const STONE = parseHex('#8c7f70')
const DOOR = parseHex('#5a3a24')
const FRAME = parseHex('#e8dfcc')
const PANE: RGB = [0.035, 0.045, 0.055]
const TILES = parseHex('#a4553a')
const SNOW: RGB = [0.78, 0.83, 0.92]
const LEAVES = parseHex('#3f6a2c')
const PETALS = ['#d8304a', '#f06a9a', '#f2b33a', '#e8e4f0'].map(parseHex)

/** Writes the colour of an old house's front at a height in metres: plaster, shutters, flower boxes, a door. */
export function paintOldFront(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, plaster, height } = house
  house.glow = 0
  const stains = noise.fbm(u * 0.7 + seed, v * 0.5, 4)
  const { worn, crown } = house.look
  const tone =
    0.95 +
    0.22 * worn * stains +
    0.05 * worn * noise.value2(u * 9, v * 9) -
    0.2 * worn * smoothstep(1.4, 0, v)
  for (let c = 0; c < 3; c++) out[c] = plaster[c] * tone
  // Where the plaster has come off, the stones show.
  const bare = worn < 0.5 ? 0 : smoothstep(0.34, 0.42, stains + 0.25 * smoothstep(1.6, 0.2, v))
  if (bare > 0) {
    const joint = v % 0.32 < 0.04 || (u + (Math.floor(v / 0.32) % 2) * 0.3) % 0.6 < 0.04
    for (let c = 0; c < 3; c++) out[c] = mix(out[c], STONE[c] * (joint ? 0.55 : 0.9), bare * 0.85)
  }
  if (u < 0.07 || u > HOUSE - 0.05) for (let c = 0; c < 3; c++) out[c] *= 0.5
  if (house.isSnowy && (v > height - 0.3 || v < 0.3 + 0.14 * noise.value2(u * 2 + seed, 3)))
    return set(out, SNOW)
  if (crown === 'tiles' && v > height - 0.34) {
    const ridge = 0.7 + 0.4 * Math.abs(Math.sin(u * 14))
    for (let c = 0; c < 3; c++) out[c] = v > height - 0.2 ? TILES[c] * ridge : plaster[c] * 0.35
    return
  }
  const floor = Math.floor(v / FLOOR)
  if (floor === 0) paintGroundFloor(house, v, night, out)
  else if (height - floor * FLOOR > 2.7) paintWindows(noise, house, floor, v, night, out)
}

const set = (out: RGB, colour: RGB, light = 1) => {
  for (let c = 0; c < 3; c++) out[c] = colour[c] * light
}

/** An arched door in a frame of stone, and a small window beside it. */
function paintGroundFloor(house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed } = house
  const across = Math.abs(u - (seed % 3 === 0 ? 3.6 : 1.6))
  const arch = 1.75 + Math.sqrt(Math.max(0, 0.36 - across * across))
  if (across < 0.6 && v < arch)
    return set(
      out,
      seed % 2 && !house.look.hasPaintedDoors ? DOOR : house.shutters,
      Math.abs((u * 5) % 1) < 0.08 ? 0.45 : 0.8,
    )
  if (across < 0.78 && v < arch + 0.2) return set(out, STONE, 1.15)
  const beside = Math.abs(u - (seed % 3 === 0 ? 1.5 : 3.9))
  if (beside < 0.45 && v > 1.1 && v < 2.1) paintPane(house, beside, v - 1.1, 1, night, out)
}

/** Two windows with open shutters, some with a box of flowers below. */
function paintWindows(noise: Noise, house: OldHouse, floor: number, v: number, night: number, out: RGB) {
  const { u, seed, shutters } = house
  const which = u < HOUSE / 2 ? 0 : 1
  const across = Math.abs(u - HOUSE * (which === 0 ? 0.27 : 0.73))
  const up = v - floor * FLOOR - 0.75
  const hasBox = (seed * 5 + floor * 3 + which * 7) % 4 !== 0
  if (hasBox && across < 0.62 && up > -0.3 && up < 0.26 + 0.14 * noise.value2(u * 9 + seed, floor)) {
    const spot = noise.value2(u * 17 + seed, v * 17)
    if (house.isSnowy && up > -0.1) return set(out, SNOW)
    if (up < -0.12) return set(out, DOOR, 1.2)
    return spot > 0.12
      ? set(out, PETALS[Math.abs(seed + floor + which) % PETALS.length])
      : set(out, LEAVES, 0.7 + 0.6 * Math.abs(spot))
  }
  if (up < 0 || up > 1.5) return
  if (across < 0.48) return paintPane(house, across, up, 1.5, night, out)
  if (across < 0.98) return set(out, shutters, up % 0.12 < 0.035 || across > 0.94 || across < 0.51 ? 0.55 : 1)
}

function paintPane(house: OldHouse, across: number, up: number, tall: number, night: number, out: RGB) {
  const isFrame =
    across > 0.41 || across < 0.03 || up < 0.07 || up > tall - 0.07 || Math.abs(up - tall * 0.6) < 0.03
  if (isFrame) return set(out, FRAME, 0.9)
  set(out, PANE)
  const isLit = (house.seed * 3 + Math.floor(house.u)) % 5 < 3
  if (isLit) house.glow = night > 0.2 ? 0.5 : 0
}
