import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './terrace-floor.ts'

const PAINT = '#e9e4d8'
const PAINT_SHADE = '#b9b3a6'
const BOARDS = '#a9bac0'
const BOARDS_SHADE = '#8598a0'
const PANE = '#4a5c69'
const LIT_PANE = '#ffce78'
/** Of the picture's height: the ceiling's lower edge, and the beam's under it. */
const CEILING = 0.075
const BEAM = 0.12
/** Of the picture's width: where the house ends, and the posts stand. */
const CORNER = 0.45
const POSTS = [0.74, 0.985]
const LAMP = { x: 0.235, y: 0.33 }

/** The house that a porch belongs to, with its door and a window, and the roof on posts over the boards. */
export function paintPorch({ width: w, height: h, environment, hasLitWindows }: Stage, frame: Frame) {
  const shine = 0.26 + luminance(environment.skyAmbient) * 0.8 + luminance(environment.sunColour) * 0.1
  drawLayer(frame, g => paintHouse(g, w, h, hasLitWindows ? LIT_PANE : PANE), { scale: Math.min(1, shine) })
  if (hasLitWindows) drawLayer(frame, g => lightLamp(g, w, h), { add: true, scale: 0.8 })
}

function paintHouse(g: SKRSContext2D, w: number, h: number, pane: string) {
  /** From (x, y) in shares of the picture, so many shares of it broad and high, and moved by shares of its height. */
  const block = (fill: string, x: number, y: number, broad: number, high: number, aside = 0, more = 0) => {
    g.fillStyle = fill
    g.fillRect(w * x + h * aside, h * y, w * broad + h * more, h * high)
  }
  block(BOARDS, 0, CEILING, CORNER, FLOOR - CEILING)
  for (let y = CEILING; y < FLOOR; y += 0.026) block(BOARDS_SHADE, 0, y, CORNER, 0.005)
  block(PAINT, CORNER, CEILING, 0, FLOOR - CEILING, -0.02, 0.024)
  block(PAINT, 0, FLOOR - 0.02, CORNER, 0.02)
  const framed = (fill: string, x: number, y: number, broad: number, high: number) => {
    block(PAINT, x, y - 0.014, broad, high + 0.028, -0.014, 0.028)
    block(fill, x, y, broad, high)
  }
  framed(pane, 0.03, 0.26, 0.15, 0.28)
  block(PAINT, 0.105, 0.26, 0, 0.28, -0.004, 0.008)
  block(PAINT, 0.03, 0.396, 0.15, 0.008)
  framed('#8c3b30', 0.275, 0.24, 0.12, FLOOR - 0.254)
  block(pane, 0.298, 0.28, 0.074, 0.16)
  block('#6d2a22', 0.298, 0.5, 0.074, 0.17)
  block('#d8b25a', 0.384, 0.482, 0, 0.016, -0.008, 0.016)
  block('#2b2a2a', LAMP.x, LAMP.y - 0.03, 0, 0.05, -0.012, 0.024)
  block(PAINT_SHADE, 0, 0, 1, CEILING)
  for (let k = 1; k < 5; k++) block(BOARDS_SHADE, 0, CEILING * (k / 5), 1, 0.003)
  block(PAINT, 0, CEILING, 1, BEAM - CEILING)
  for (const x of POSTS) {
    block(PAINT, x, BEAM, 0, FLOOR - BEAM, -0.016, 0.032)
    block(PAINT_SHADE, x, BEAM, 0, FLOOR - BEAM, 0.006, 0.01)
    block(PAINT, x, BEAM, 0, 0.022, -0.028, 0.056)
    block(PAINT, x, FLOOR - 0.03, 0, 0.034, -0.026, 0.052)
  }
}

/** The lamp beside the door, and what it throws on the wall. */
function lightLamp(g: SKRSContext2D, w: number, h: number) {
  const glow = g.createRadialGradient(w * LAMP.x, h * LAMP.y, 0, w * LAMP.x, h * LAMP.y, h * 0.34)
  glow.addColorStop(0, 'rgba(255,206,130,0.95)')
  glow.addColorStop(0.06, 'rgba(255,190,105,0.55)')
  glow.addColorStop(1, 'rgba(255,170,80,0)')
  g.fillStyle = glow
  g.fillRect(0, h * CEILING, w, h)
}
