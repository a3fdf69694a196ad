import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'

/** Of the whole's breadth and height, how far what it bursts into flies to the right and up. */
const REACH = { x: 1.15, y: 0.55 }
const BITS = 30
const BITES = 46
/** Of the whole's height, how large the nearest and the furthest bit are. */
const NEAR = 0.24
const FAR = 0.12
const GOLDEN = 0.618033988749895

/** A thing of which one side has come apart into many of another that fly off. */
export function scatter(whole: Canvas, bit: Canvas): Canvas {
  const { width, height } = whole
  const canvas = createCanvas(Math.ceil(width * (1 + REACH.x)), Math.ceil(height * (1 + REACH.y)))
  const g = canvas.getContext('2d')
  const top = canvas.height - height
  g.drawImage(whole, 0, top)
  g.globalCompositeOperation = 'destination-out'
  for (let k = 0; k < BITES; k++) {
    const across = (k + 0.5) / BITES
    const down = (k * GOLDEN) % 1
    g.beginPath()
    g.arc(width * (0.5 + across * 0.55), top + height * down, height * (0.02 + across * 0.075), 0, 7)
    g.fill()
  }
  g.globalCompositeOperation = 'source-over'
  for (let k = 0; k < BITS; k++) {
    const far = (k + 0.5) / BITS
    const spread = ((k * GOLDEN) % 1) - 0.5
    const h = height * (NEAR + (FAR - NEAR) * far) * (0.8 + ((k * 0.37) % 1) * 0.45)
    const w = (h * bit.width) / bit.height
    const x = width * (0.6 + far * (REACH.x + 0.3))
    const y = top + height * (0.5 - far * 0.5 + spread * (0.85 + far * 0.35))
    g.save()
    g.translate(Math.min(x, canvas.width - w * 0.6), Math.max(h * 0.6, Math.min(y, canvas.height - h * 0.6)))
    g.rotate(spread * 2.2)
    g.drawImage(bit, -w / 2, -h / 2, w, h)
    g.restore()
  }
  return trimCanvas(canvas)
}

/** A shard of a thing itself, for what bursts into nothing that has a drawing. */
export function shardOf(whole: Canvas): Canvas {
  const size = Math.max(8, Math.round(whole.height * 0.24))
  const canvas = createCanvas(size, size)
  const g = canvas.getContext('2d')
  g.beginPath()
  g.moveTo(size * 0.1, size * 0.3)
  g.lineTo(size * 0.6, 0)
  g.lineTo(size, size * 0.6)
  g.lineTo(size * 0.35, size)
  g.closePath()
  g.clip()
  g.drawImage(whole, -whole.width * 0.5 + size / 2, -whole.height * 0.4 + size / 2)
  return canvas
}
