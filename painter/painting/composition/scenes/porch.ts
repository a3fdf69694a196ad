import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import { treesOf } from '../ground-cover.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './terrace-floor.ts'

const PAINT = '#e9e4d8'
const PAINT_SHADE = '#b9b3a6'
const BOARDS = '#a9bac0'
const BOARDS_SHADE = '#8598a0'
const DOOR = '#8c3b30'
const PANE = '#4a5c69'
const LIT_PANE = '#ffce78'
/** Of the picture's height: the ceiling's lower edge, and the beam's under it. */
const CEILING = 0.075
const BEAM = 0.12
/** Of the picture's width: where the house ends, and the posts stand. */
const CORNER = 0.45
const POSTS = [0.74, 0.985]
const LAMP = { x: 0.235, y: 0.33 }

/** Trees on the land before a porch, which show the season. */
export function plantBeforePorch(stage: Stage, frame: Frame) {
  scatterTrees(frame, stage.random, {
    kinds: treesOf(stage),
    nearest: 18,
    farthest: 110,
    count: 34,
    minHeight: 4.5,
    maxHeight: 8,
  })
}

/** The house that a porch belongs to, with its door and a window, and the roof on posts over the boards. */
export function paintPorch({ width: w, height: h, environment, hasLitWindows }: Stage, frame: Frame) {
  const shine = 0.26 + luminance(environment.skyAmbient) * 0.8 + luminance(environment.sunColour) * 0.1
  const pane = hasLitWindows ? LIT_PANE : PANE
  drawLayer(
    frame,
    g => {
      paintWall(g, w, h)
      paintOpenings(g, w, h, pane)
      g.fillStyle = PAINT_SHADE
      g.fillRect(0, 0, w, h * CEILING)
      g.fillStyle = BOARDS_SHADE
      for (let k = 1; k < 5; k++) g.fillRect(0, h * CEILING * (k / 5), w, h * 0.003)
      g.fillStyle = PAINT
      g.fillRect(0, h * CEILING, w, h * (BEAM - CEILING))
      for (const x of POSTS) {
        g.fillStyle = PAINT
        g.fillRect(w * x - h * 0.016, h * BEAM, h * 0.032, h * (FLOOR - BEAM))
        g.fillStyle = PAINT_SHADE
        g.fillRect(w * x + h * 0.006, h * BEAM, h * 0.01, h * (FLOOR - BEAM))
        g.fillStyle = PAINT
        g.fillRect(w * x - h * 0.028, h * BEAM, h * 0.056, h * 0.022)
        g.fillRect(w * x - h * 0.026, h * (FLOOR - 0.03), h * 0.052, h * 0.034)
      }
    },
    { scale: Math.min(1, shine) },
  )
  if (hasLitWindows) lightLamp(frame, w, h)
}

function paintWall(g: SKRSContext2D, w: number, h: number) {
  g.fillStyle = BOARDS
  g.fillRect(0, h * CEILING, w * CORNER, h * (FLOOR - CEILING))
  g.fillStyle = BOARDS_SHADE
  for (let y = CEILING; y < FLOOR; y += 0.026) g.fillRect(0, h * y, w * CORNER, h * 0.005)
  g.fillStyle = PAINT
  g.fillRect(w * CORNER - h * 0.02, h * CEILING, h * 0.024, h * (FLOOR - CEILING))
  g.fillRect(0, h * (FLOOR - 0.02), w * CORNER, h * 0.02)
}

function paintOpenings(g: SKRSContext2D, w: number, h: number, pane: string) {
  const framed = (x: number, y: number, broad: number, high: number, fill: string) => {
    g.fillStyle = PAINT
    g.fillRect(w * x - h * 0.014, h * (y - 0.014), w * broad + h * 0.028, h * (high + 0.028))
    g.fillStyle = fill
    g.fillRect(w * x, h * y, w * broad, h * high)
  }
  framed(0.03, 0.26, 0.15, 0.28, pane)
  g.fillStyle = PAINT
  g.fillRect(w * 0.105 - h * 0.004, h * 0.26, h * 0.008, h * 0.28)
  g.fillRect(w * 0.03, h * 0.396, w * 0.15, h * 0.008)
  framed(0.275, 0.24, 0.12, FLOOR - 0.254, DOOR)
  g.fillStyle = pane
  g.fillRect(w * 0.298, h * 0.28, w * 0.074, h * 0.16)
  g.fillStyle = '#6d2a22'
  g.fillRect(w * 0.298, h * 0.5, w * 0.074, h * 0.17)
  g.fillStyle = '#d8b25a'
  g.beginPath()
  g.arc(w * 0.384, h * 0.49, h * 0.008, 0, Math.PI * 2)
  g.fill()
  g.fillStyle = '#2b2a2a'
  g.fillRect(w * LAMP.x - h * 0.012, h * (LAMP.y - 0.03), h * 0.024, h * 0.05)
}

/** The lamp beside the door, and what it throws on the wall. */
function lightLamp(frame: Frame, w: number, h: number) {
  drawLayer(
    frame,
    g => {
      const glow = g.createRadialGradient(w * LAMP.x, h * LAMP.y, 0, w * LAMP.x, h * LAMP.y, h * 0.34)
      glow.addColorStop(0, 'rgba(255,206,130,0.95)')
      glow.addColorStop(0.06, 'rgba(255,190,105,0.55)')
      glow.addColorStop(1, 'rgba(255,170,80,0)')
      g.fillStyle = glow
      g.fillRect(0, h * CEILING, w, h)
    },
    { add: true, scale: 0.8 },
  )
}
