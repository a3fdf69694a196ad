import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { HOUSE, type OldHouse } from './old-house.ts'

/** Metres: of a floor, of a rail, and between the posts of a gallery. */
const FLOOR = 3
const RAIL = 0.95
const POSTS = 0.9
const ROOF = parseHex('#7a4038')
const PANE: RGB = [0.05, 0.055, 0.06]
const BRICK = parseHex('#a06a50')

/** Writes the colour of a house with carved wooden balconies at a height in metres: posts and arches before a shaded wall, on a ground floor of brick. */
export function paintGalleries(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  const { u, seed, plaster, shutters: wood, height, look } = house
  const kind = Math.abs(seed)
  house.glow = 0
  const set = (colour: RGB, light = 1) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c] * light
  }
  if (v > height - 0.35) return set(ROOF, 0.7 + 0.4 * Math.abs(Math.sin(u * 16)))
  const floor = Math.floor(v / FLOOR)
  const up = v - floor * FLOOR
  const grain = 0.88 + 0.24 * noise.value2(u * 13 + seed, v * 2)
  const wall = 0.95 + 0.2 * look.worn * noise.fbm(u * 0.7 + seed, v * 0.5, 4)
  const isWindow = (Math.floor(u / (HOUSE / 3)) + floor + kind) % 2 === 0
  const across = Math.abs((u % (HOUSE / 3)) - HOUSE / 6)
  const pane = () => {
    house.glow = night > 0.2 && (kind + floor * 2 + Math.floor(u)) % 3 !== 1 ? 0.5 : 0
    set(PANE)
  }
  if (floor === 0) {
    if (across < 0.55 && v < 2.1 + Math.sqrt(Math.max(0, 0.3 - across * across)))
      return kind % 2 === Math.floor(u / (HOUSE / 3)) % 2 ? set(wood, 0.6 * grain) : pane()
    const joint = v % 0.2 < 0.03 || (u + (Math.floor(v / 0.2) % 2) * 0.2) % 0.4 < 0.03
    return set(BRICK, (joint ? 0.7 : 1) * wall)
  }
  const isGallery = u > 0.25 && u < HOUSE - 0.25
  if (!isGallery || floor * FLOOR + 2.4 > height) return set(plaster, wall)
  // The floor of the balcony sticks out, and under it there is shade.
  if (up < 0.2) return set(wood, up < 0.05 ? 0.4 : 1.05)
  const post = Math.abs((u % POSTS) - POSTS / 2)
  if (post < 0.065) return set(wood, 1.1 * grain)
  if (up > 2.2) {
    // A frieze of small arches between the posts.
    const arch = 2.2 + 0.42 * Math.sqrt(Math.max(0, 1 - ((POSTS / 2 - post) / (POSTS / 2)) ** 2))
    if (up > arch || up > 2.72) return set(wood, grain)
  }
  if (up < RAIL) {
    if (up > RAIL - 0.1) return set(wood, 1.2)
    const isCut = Math.abs(Math.sin(u * 16)) * Math.abs(Math.sin(up * 9)) > 0.62
    return set(wood, (isCut ? 0.3 : 0.95) * grain)
  }
  if (isWindow && across < 0.5 && up < 2.15) return across > 0.42 ? set(wood, 0.7) : pane()
  set(plaster, 0.5 * wall)
}
