import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Terrace } from '../../../language/surroundings.ts'
import type { Stage } from '../stage.ts'

/** Of the picture's height, from above: where the floor ends before a railing, and where the railing begins. */
export const FLOOR = 0.74
const RAIL = 0.5
const BOARDS = 13
const WOOD = '#8a6442'
const WOOD_DARK = '#4c3524'
const STONE = '#a59a8c'
const STONE_DARK = '#5c554d'
const BALUSTRADE = '#d8cfc0'
const CONCRETE = '#8f8c86'
const CONCRETE_DARK = '#55534f'
const FLOORS: Record<Terrace, readonly [light: string, dark: string]> = {
  balcony: [STONE, STONE_DARK],
  deck: [WOOD, WOOD_DARK],
  pier: [WOOD, WOOD_DARK],
  porch: [WOOD, WOOD_DARK],
  roof: [CONCRETE, CONCRETE_DARK],
}

/**
 * Boards that run towards the horizon, and a railing before the view; a pier has posts and open
 * sides.
 *
 * @param distance of all of it, in metres
 */
export function paintFloor(stage: Stage, frame: Frame, distance: number) {
  const { width: w, height: h, environment, scene } = stage
  const [light, dark] = FLOORS[scene.terrace]
  const isPier = scene.terrace === 'pier'
  const shine = 0.28 + luminance(environment.skyAmbient) * 0.9 + luminance(environment.sunColour) * 0.12
  const far = isPier ? 0.3 : 1.2
  const near = isPier ? 0.85 : 2.2
  const top = h * (isPier ? RAIL + 0.06 : FLOOR)
  const edge = (row: number, across: number) =>
    w * (0.5 + across * (far + ((near - far) * (row - top)) / (h - top)) * 0.5)
  drawLayer(
    frame,
    g => {
      g.fillStyle = dark
      g.beginPath()
      for (const [row, across] of [
        [top, -1],
        [top, 1],
        [h, 1],
        [h, -1],
      ])
        g.lineTo(edge(row, across), row)
      g.fill()
      for (let k = 0; k < BOARDS; k++) {
        const from = (k / BOARDS) * 2 - 1 + 0.012
        const to = ((k + 1) / BOARDS) * 2 - 1
        const shade = g.createLinearGradient(0, top, 0, h)
        shade.addColorStop(0, dark)
        shade.addColorStop(0.5 + ((k * 0.618) % 1) * 0.5, light)
        g.fillStyle = shade
        g.beginPath()
        g.moveTo(edge(top, from), top)
        g.lineTo(edge(top, to), top)
        g.lineTo(edge(h, to), h)
        g.lineTo(edge(h, from), h)
        g.fill()
      }
      g.strokeStyle = scene.terrace === 'porch' ? '#dcd7cb' : dark
      g.lineCap = 'round'
      if (isPier) {
        for (const side of [-1, 1])
          for (const t of [0, 0.3, 0.75]) {
            const row = top + (h - top) * t
            g.lineWidth = h * (0.012 + 0.03 * t)
            g.beginPath()
            g.moveTo(edge(row, side), row + h * 0.02)
            g.lineTo(edge(row, side), row - h * (0.03 + 0.09 * t))
            g.stroke()
          }
        return
      }
      if (scene.terrace === 'balcony') {
        paintBalustrade(g, w, h, top)
        return
      }
      g.lineWidth = h * 0.016
      for (const row of [h * (RAIL + 0.03), h * (RAIL + 0.13)]) {
        g.beginPath()
        g.moveTo(0, row)
        g.lineTo(w, row)
        g.stroke()
      }
      g.lineWidth = h * 0.01
      for (let k = 0; k <= 14; k++) {
        g.beginPath()
        g.moveTo((w * k) / 14, h * (RAIL + 0.03))
        g.lineTo((w * k) / 14, top)
        g.stroke()
      }
    },
    { scale: Math.min(1.1, shine) },
  )
  for (let y = Math.floor(top); y < h; y++) frame.depth.fill(distance, y * w, (y + 1) * w)
}

/** Balusters of a balcony across the longer side of the picture, and how broad one is at its foot and at its belly, of the height. */
const BALUSTERS = 15
const BALUSTER = { foot: 0.011, belly: 0.02 }

/** Stone balusters under a broad coping, as balconies have them. */
function paintBalustrade(g: SKRSContext2D, w: number, h: number, top: number) {
  const coping = h * (RAIL + 0.06)
  const foot = top - h * 0.02
  const step = Math.max(w, h) / BALUSTERS
  for (let x = step / 2; x < w; x += step) {
    const stone = g.createLinearGradient(x - h * BALUSTER.belly, 0, x + h * BALUSTER.belly, 0)
    stone.addColorStop(0, BALUSTRADE)
    stone.addColorStop(1, STONE_DARK)
    g.fillStyle = stone
    const belly = coping + (foot - coping) * 0.62
    g.beginPath()
    g.moveTo(x - h * BALUSTER.foot, coping)
    g.quadraticCurveTo(x - h * BALUSTER.belly * 1.9, belly, x - h * BALUSTER.foot, foot)
    g.lineTo(x + h * BALUSTER.foot, foot)
    g.quadraticCurveTo(x + h * BALUSTER.belly * 1.9, belly, x + h * BALUSTER.foot, coping)
    g.fill()
  }
  g.fillStyle = STONE_DARK
  g.fillRect(0, coping, w, h * 0.014)
  g.fillStyle = BALUSTRADE
  g.fillRect(0, coping - h * 0.026, w, h * 0.03)
  g.fillRect(0, foot, w, h * 0.024)
}
