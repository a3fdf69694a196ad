import { boxBlur } from '../../core/blur.ts'
import { mixLinear, oklchToLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { smoothstep } from '../../core/scalar.ts'
import { paintBokehDisc } from '../lights.ts'
import { paintTop, type TableTop } from './table-top.ts'

const WARM_LIGHT: RGB = [1.05, 1, 0.92]
const WOOD: TableTop = { material: 'wood' }
const WINDOW_BAR: RGB = [0.25, 0.2, 0.17]
const DAYLIGHT: RGB = [1.25, 1.22, 1.12]
const LEAVES: RGB = [0.42, 0.62, 0.26]
const LAMPS: RGB[] = [
  [1, 0.72, 0.36],
  [1, 0.85, 0.6],
  [0.95, 0.55, 0.3],
]

/** A room out of focus, with a window and lamps, and in front of it a table from `tableRow` down. */
export function paintWoodenTable(
  image: Raster,
  noise: Noise,
  random: Random,
  tableRow: number,
  wallHue: number,
  wallLightness: number,
  top: TableTop = WOOD,
) {
  paintWall(image, tableRow, oklchToLinear(wallLightness, 0.05, wallHue))
  const room = blurRoom(image, noise, random, tableRow)
  addLamps(image, random, tableRow)
  paintTop(image, noise, tableRow, room, top)
}

/** Lays a table over a finished room from `tableRow` down; it mirrors the room a little. */
export function layTable(image: Raster, noise: Noise, tableRow: number, top: TableTop = WOOD) {
  paintTop(image, noise, tableRow, image.data.slice(0, image.w * Math.ceil(tableRow) * 3), top)
}

function paintWall({ w, h, data }: Raster, tableRow: number, wall: RGB) {
  for (let y = 0; y < tableRow; y++)
    for (let x = 0; x < w; x++) {
      const d = Math.hypot((x - w * 0.25) / w, (y - h * 0.2) / h)
      const light = 0.25 + 1.25 * Math.exp(-d * 2.4)
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = wall[c] * light * WARM_LIGHT[c]
    }
}

/** Puts a window with a garden into the wall and blurs both; returns the blurred room, down to the table. */
function blurRoom({ w, h, data }: Raster, noise: Noise, random: Random, tableRow: number) {
  const left = w * random.range(0.03, 0.12)
  const top = h * 0.04
  const width = w * random.range(0.34, 0.46)
  const height = tableRow * 0.8
  const rows = Math.ceil(tableRow)
  const room = new Float32Array(w * rows * 3)
  for (let y = 0; y < tableRow; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      const u = (x - left) / width
      const v = (y - top) / height
      if (u > 0 && u < 1 && v > 0 && v < 1) {
        const bar = Math.abs(u - 0.5) < 0.025 || Math.abs(v - 0.5) < 0.018
        const leaf = smoothstep(0.0, 0.5, noise.fbm((x * 9) / w, (y * 9) / w, 3) + 0.15)
        room.set(bar ? WINDOW_BAR : mixLinear(DAYLIGHT, LEAVES, leaf * 0.85), i)
      } else {
        for (let c = 0; c < 3; c++) room[i + c] = data[i + c]
      }
    }
  const blurred = boxBlur(room, w, rows, 3, Math.max(w, h) * 0.017, 3)
  data.set(blurred.subarray(0, w * Math.floor(tableRow) * 3))
  return blurred
}

function addLamps(image: Raster, random: Random, tableRow: number) {
  const { w, h } = image
  for (let k = 0; k < 16; k++) {
    const x = w * random.range(0.62, 1.05)
    const y = tableRow * random.range(0.06, 0.8)
    const radius = Math.max(w, h) * random.range(0.014, 0.036)
    paintBokehDisc(image, x, y, radius, scaleColour(random.pick(LAMPS), random.range(0.16, 0.5)), tableRow)
  }
}
