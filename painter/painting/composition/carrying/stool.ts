import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { anchorsOf } from '../../../drawings/figures/figure.ts'

/** In heights of whoever sits: the seat's thickness and half its breadth. */
const BOARD = 0.035
const HALF = 0.15

/** Whoever sits at something, with a stool below; the drawing keeps its size. */
export function onStool(sitter: Canvas): Canvas {
  const anchors = anchorsOf(sitter)
  if (!anchors) return sitter
  const { width, height } = sitter
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const seat = anchors.seat * height
  const half = Math.min(HALF * height, anchors.middle * width)
  const x = anchors.middle * width
  const wood = g.createLinearGradient(x - half, 0, x + half, 0)
  wood.addColorStop(0, '#a8743f')
  wood.addColorStop(1, '#5f3d20')
  g.strokeStyle = wood
  g.lineWidth = height * 0.026
  for (const [top, foot] of [
    [-0.62, -0.86],
    [0.62, 0.86],
    [-0.2, -0.3],
    [0.3, 0.4],
  ]) {
    g.beginPath()
    g.moveTo(x + half * top, seat)
    g.lineTo(x + half * foot, height - height * 0.012)
    g.stroke()
  }
  g.fillStyle = wood
  g.beginPath()
  g.roundRect(x - half, seat, half * 2, BOARD * height, BOARD * height * 0.4)
  g.fill()
  g.drawImage(sitter, 0, 0)
  return canvas
}
