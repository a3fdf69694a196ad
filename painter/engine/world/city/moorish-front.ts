import { parseHex, type RGB } from '../../core/colour.ts'
import type { OldHouse } from './old-house.ts'

/** Metres: the middles of the door and of the windows along a front, and half their breadths. */
const DOOR_AT = 1.7
const DOOR = 0.68
const WINDOWS_AT = [1.5, 3.9]
const WINDOW = 0.34
const FLOOR = 3
/** Metres: the bricks that stand out under the rim of the roof. */
const TEETH = 0.26
const TILES = ['#1f5fa8', '#f2ead8', '#2a8a78', '#d9a02f'].map(parseHex)
const STUDS: RGB = [0.5, 0.38, 0.16]
const BARS: RGB = [0.03, 0.03, 0.035]
const ROOM: RGB = [0.05, 0.045, 0.04]

const set = (out: RGB, colour: RGB, light = 1) => {
  for (let c = 0; c < 3; c++) out[c] = colour[c] * light
}

/** How far outside a keyhole arch a place is, in metres; below 0 within it. The arch's circle is wider than its posts. */
function outsideKeyhole(across: number, up: number, half: number, spring: number): number {
  const radius = half * 1.22
  const middle = spring + radius * 0.55
  if (up < spring) return across - half
  return Math.hypot(across, up - middle) - radius
}

/** Writes what a house of a medina has on its plaster: a door framed in tiles, barred windows, a toothed rim. */
export function paintMoorishFront(house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, shutters, height, plaster } = house
  if (v > height - TEETH) return set(out, plaster, v > height - 0.1 || u % 0.3 < 0.15 ? 1.08 : 0.5)
  if (v < FLOOR) return paintDoor(u, v, seed, shutters, out)
  const floor = Math.floor(v / FLOOR)
  if (height - floor * FLOOR < 2.3) return
  const up = v - floor * FLOOR - 0.5
  const across = Math.min(...WINDOWS_AT.map(at => Math.abs(u - at)))
  if (up < -0.05 || (seed + floor + (u > 2.7 ? 1 : 0)) % 3 === 0) return
  const beyond = outsideKeyhole(across, up, WINDOW, 0.75)
  if (beyond > 0.13) return
  if (beyond > 0) return set(out, plaster, 1.25)
  const isBar = across % 0.17 < 0.035 || Math.abs(up % 0.3) < 0.03
  if (isBar) return set(out, BARS)
  set(out, ROOM)
  if ((seed * 3 + floor + (u > 2.7 ? 1 : 0)) % 5 < 3) house.glow = night > 0.2 ? 0.5 : 0
}

function paintDoor(u: number, v: number, seed: number, wood: RGB, out: RGB) {
  const middle = seed % 2 === 0 ? DOOR_AT : 5.4 - DOOR_AT
  const across = Math.abs(u - middle)
  const beyond = outsideKeyhole(across, v, DOOR, 1.45)
  if (beyond < 0) {
    const isStud = Math.hypot((across % 0.22) - 0.11, (v % 0.22) - 0.11) < 0.045
    return set(out, isStud ? STUDS : wood, across < 0.02 ? 0.4 : 0.85)
  }
  // Tiles fill the square about the arch.
  if (across > DOOR * 1.75 || v > 2.62) return
  const isRim = across > DOOR * 1.65 || v > 2.54 || beyond < 0.06
  const [column, row] = [Math.floor(across / 0.13), Math.floor(v / 0.13)]
  set(out, isRim ? TILES[1] : TILES[(column * 3 + row * (column % 2 ? 1 : 3)) % TILES.length], 0.9)
}
