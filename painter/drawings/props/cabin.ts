import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { mix } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** Edges of walls and roof, in shares of the cabin's height. */
const LEFT = 0.12,
  RIGHT = 1.38,
  BASE = 0.98,
  EAVE = 0.5,
  RIDGE = 0.12
const LOGS = 12
const LOG_COLOURS = ['#6b4429', '#7a5033', '#5e3a22']

function drawWallsAndChimney(pen: SharePen) {
  const { g } = pen
  // one pixel, so that no background shows between the logs
  const overlap = 1 / pen.unit
  for (let k = 0; k < LOGS; k++) {
    const y = EAVE + ((BASE - EAVE) * k) / LOGS
    const log = LOG_COLOURS[k % 3]
    g.fillStyle = pen.gradient(
      0,
      y,
      0,
      y + (BASE - EAVE) / LOGS,
      shadeHex(log, 0.2),
      log,
      shadeHex(log, -0.45),
    )
    pen.fillRect(LEFT + 0.06, y, RIGHT - LEFT - 0.12, (BASE - EAVE) / LOGS + overlap)
  }
  pen.in('rgba(0,0,0,.35)').fillRect(LEFT + 0.06, EAVE, RIGHT - LEFT - 0.12, 0.07)
  pen.in(pen.across(0.98, 1.12, '#8a8078', '#6b625c', '#463f3a')).fillRect(0.98, 0.04, 0.13, 0.3)
}

function drawRoof(pen: SharePen, random: Random, snow: boolean) {
  pen
    .in(
      snow
        ? pen.gradient(0, RIDGE, 0, EAVE, '#ffffff', '#e8eef6', '#c6d3e4')
        : pen.gradient(0, RIDGE, 0, EAVE, '#5a4338', '#46332a', '#33241d'),
    )
    .fillPath(`M${LEFT + 0.16} ${RIDGE}
    L${RIGHT - 0.16} ${RIDGE} L${RIGHT + 0.06} ${EAVE + 0.05} L${LEFT - 0.06} ${EAVE + 0.05}`)
  if (!snow) {
    pen.inked('rgba(0,0,0,.25)', 0.006)
    for (let k = 1; k < 8; k++) {
      const t = k / 8
      pen.strokePath(`M${mix(LEFT + 0.16, LEFT - 0.06, t)} ${mix(RIDGE, EAVE + 0.05, t)}
        L${mix(RIGHT - 0.16, RIGHT + 0.06, t)} ${mix(RIDGE, EAVE + 0.05, t)}`)
    }
  } else {
    pen.in('#f4f8fd')
    for (let k = 0; k < 24; k++) {
      const x = mix(LEFT - 0.05, RIGHT + 0.05, k / 23)
      pen.fillEllipse(x, EAVE + 0.05, 0.04, 0.022 + 0.014 * random())
    }
    pen.fillRect(0.97, 0.025, 0.15, 0.03)
  }
}

function drawFront(pen: SharePen, night: boolean) {
  const pane = night ? '#ffcf70' : '#bfe0ee'
  pen.in('#3a2414').fillRect(0.67, 0.66, 0.16, 0.32)
  pen.in('#4f331d').fillRect(0.685, 0.675, 0.13, 0.3)
  pen.in('#d9a94a').fillCircle(0.795, 0.83, 0.011)
  for (const x of [0.32, 1.0]) {
    pen.in('#2f1d10').fillRect(x - 0.015, 0.635, 0.21, 0.2)
    pen.in(night ? pen.gradient(0, 0.65, 0, 0.82, '#fff0c0', pane, '#ffb54a') : pane)
    pen.fillRect(x, 0.65, 0.18, 0.17)
    pen.in('#2f1d10').fillRect(x + 0.084, 0.65, 0.012, 0.17)
    pen.fillRect(x, 0.728, 0.18, 0.012)
  }
}

/** A log cabin, `height` pixels tall: lit windows by night, a white roof in snow. */
export function drawCabin(height: number, random: Random, night: boolean, snow: boolean): Canvas {
  const canvas = createCanvas(height * 1.5, height)
  const pen = new SharePen(canvas.getContext('2d'), height)
  drawWallsAndChimney(pen)
  drawRoof(pen, random, snow)
  drawFront(pen, night)
  return trimCanvas(canvas)
}
