import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'

function drawHouse(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(0.36, 0.64, '#fbf6ea', '#e3d8c2', '#9c8f78')
  pen.begin()
  pen.moveTo(0.42, 0.36)
  pen.lineTo(0.58, 0.36)
  pen.lineTo(0.65, 0.99)
  pen.lineTo(0.35, 0.99)
  g.fill()
  g.fillStyle = pen.across(0.4, 0.6, '#a8543a', '#8a3d2a', '#4f1f16')
  pen.begin()
  pen.moveTo(0.4, 0.37)
  pen.quadTo(0.5, 0.2, 0.6, 0.37)
  g.fill()
  g.fillStyle = '#5a3d28'
  pen.fillRoundRect(0.46, 0.84, 0.08, 0.15, 0.04)
  g.fillStyle = '#3f5a6b'
  pen.fillRect(0.475, 0.55, 0.05, 0.07)
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
    for (let q = 0; q < 6; q++) {
      sail.strokeLine(0.008, 0.06 + 0.058 * q, 0.083, 0.06 + 0.058 * q)
    }
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
