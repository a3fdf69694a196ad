import type { SKRSContext2D } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'
import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Stage } from '../stage.ts'

const TILES = '#a4553a'
const SNOW = '#eef3fa'
const BRICK = '#8a4a38'
const POT = '#b5623f'
/** Shares of the height: the ridge one looks over, and the eaves of the nearest slope. */
const RIDGE = 0.69
const COURSES = 9
/** Where chimneys stand: column as a share of the width, height and breadth as shares of the height. */
const CHIMNEYS = [
  { column: 0.06, height: 0.26, breadth: 0.1 },
  { column: 0.93, height: 0.2, breadth: 0.085 },
]
/** A slope of tiles from a ridge down to the lower edge, chimneys at its ends. */
export function paintTiledRoof(stage: Stage, frame: Frame, distance: number) {
  const { width: w, height: h, environment, isWinter } = stage
  const shine = 0.3 + luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.14
  drawLayer(
    frame,
    g => {
      for (const chimney of CHIMNEYS) drawChimney(g, w, h, chimney, isWinter)
      drawTiles(g, w, h, isWinter)
    },
    { scale: Math.min(1.1, shine) },
  )
  for (let y = Math.floor(h * RIDGE); y < h; y++) frame.depth.fill(distance, y * w, (y + 1) * w)
}

function drawTiles(g: SKRSContext2D, w: number, h: number, isSnowy: boolean) {
  const top = h * RIDGE
  for (let course = 0; course < COURSES; course++) {
    const from = top + (h - top) * (course / COURSES) ** 1.25
    const to = top + (h - top) * ((course + 1) / COURSES) ** 1.25
    const breadth = w * (0.026 + 0.006 * course)
    for (let k = -1; k * breadth < w + breadth; k++) {
      const x = k * breadth + (course % 2) * breadth * 0.5
      const tone = (((k * 0.618 + course * 0.37) % 1) + 1) % 1
      const tile = isSnowy && tone < 0.8 - course * 0.05 ? SNOW : shadeHex(TILES, tone * 0.3 - 0.16)
      const shade = g.createLinearGradient(0, from, 0, to * 1.01)
      shade.addColorStop(0, shadeHex(tile, -0.3))
      shade.addColorStop(0.6, tile)
      shade.addColorStop(1, shadeHex(tile, 0.14))
      g.fillStyle = shade
      g.beginPath()
      g.moveTo(x, from)
      g.lineTo(x, to - breadth * 0.2)
      g.quadraticCurveTo(x + breadth / 2, to + breadth * 0.28, x + breadth, to - breadth * 0.2)
      g.lineTo(x + breadth, from)
      g.fill()
    }
  }
  g.fillStyle = isSnowy ? SNOW : shadeHex(TILES, 0.12)
  for (let k = 0; k < 26; k++) {
    g.beginPath()
    g.ellipse((w * (k + 0.5)) / 26, top, w / 46, h * 0.017, 0, 0, 7)
    g.fill()
  }
}

function drawChimney(
  g: SKRSContext2D,
  w: number,
  h: number,
  { column, height, breadth }: (typeof CHIMNEYS)[number],
  isSnowy: boolean,
) {
  const broad = h * breadth
  const left = w * column - broad / 2
  const top = h * (RIDGE + 0.03 - height)
  const side = g.createLinearGradient(left, 0, left + broad, 0)
  side.addColorStop(0, shadeHex(BRICK, 0.16))
  side.addColorStop(1, shadeHex(BRICK, -0.34))
  g.fillStyle = side
  g.fillRect(left, top, broad, h * height)
  g.strokeStyle = 'rgba(40,24,18,.35)'
  g.lineWidth = Math.max(1, h * 0.002)
  for (let row = 1; row * 0.018 < height; row++) {
    const y = top + row * h * 0.018
    g.beginPath()
    g.moveTo(left, y)
    g.lineTo(left + broad, y)
    g.stroke()
  }
  g.fillStyle = isSnowy ? SNOW : shadeHex(BRICK, 0.28)
  g.fillRect(left - broad * 0.08, top - h * 0.012, broad * 1.16, h * 0.02)
  g.fillStyle = POT
  for (const at of [0.2, 0.62]) g.fillRect(left + broad * at, top - h * 0.05, broad * 0.2, h * 0.04)
}
