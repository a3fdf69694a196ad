import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'

function drawHouse(pen: SharePen) {
  pen.in(pen.across(0.36, 0.64, '#fbf6ea', '#e3d8c2', '#9c8f78')).fillPath(`M.42 .36 L.58 .36 L.65 .99
    L.35 .99`)
  pen.in(pen.across(0.4, 0.6, '#a8543a', '#8a3d2a', '#4f1f16')).fillPath('M.4 .37 Q.5 .2 .6 .37')
  pen.in('#5a3d28').fillRoundRect(0.46, 0.84, 0.08, 0.15, 0.04)
  pen.in('#3f5a6b').fillRect(0.475, 0.55, 0.05, 0.07)
}

function drawSails(pen: SharePen) {
  const { g } = pen
  g.save()
  g.translate(pen.x(0.5), pen.y(0.36))
  g.rotate(0.5)
  const sail = new SharePen(g, pen.unit)
  for (let k = 0; k < 4; k++) {
    g.rotate(Math.PI / 2)
    g.fillStyle = '#6b4a30'
    sail.fillRect(-0.008, 0, 0.016, 0.36)
    g.fillStyle = 'rgba(250,244,230,.95)'
    sail.fillRect(0.008, 0.06, 0.075, 0.29)
    g.strokeStyle = '#6b4a30'
    sail.lineWidth = 0.005
    for (let q = 0; q < 6; q++) sail.strokeLine(0.008, 0.06 + 0.058 * q, 0.083, 0.06 + 0.058 * q)
  }
  g.fillStyle = '#4a3020'
  sail.fillCircle(0, 0, 0.024)
  g.restore()
}

/** A whitewashed windmill with four sails, `height` pixels tall. */
export function drawWindmill(height: number): Canvas {
  const canvas = createCanvas(height, height)
  const pen = new SharePen(canvas.getContext('2d'), height)
  drawHouse(pen)
  drawSails(pen)
  return trimCanvas(canvas)
}
