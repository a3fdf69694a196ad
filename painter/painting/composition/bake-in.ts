import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Where the inside of an oven is seen, in shares of its drawing. */
type Door = { x: number; y: number; width: number; height: number }

export const OVEN_DOORS: Readonly<Record<string, Door>> = {
  '@range': { x: 0.16, y: 0.5, width: 0.68, height: 0.28 },
  '@oven': { x: 0.24, y: 0.4, width: 0.52, height: 0.3 },
  '@microwave': { x: 0.1, y: 0.2, width: 0.52, height: 0.6 },
}

/** What is baked, in the glow of the oven that it is in. */
export function bakeIn(oven: Canvas, food: Canvas, { x, y, width, height }: Door): Canvas {
  const canvas = createCanvas(oven.width, oven.height)
  const g = canvas.getContext('2d')
  g.drawImage(oven, 0, 0)
  const [left, top, broad, high] = [x * oven.width, y * oven.height, width * oven.width, height * oven.height]
  const glow = g.createRadialGradient(
    left + broad / 2,
    top + high,
    0,
    left + broad / 2,
    top + high,
    broad * 0.7,
  )
  glow.addColorStop(0, '#ffb84a')
  glow.addColorStop(0.6, '#a8480f')
  glow.addColorStop(1, '#3a1406')
  g.fillStyle = glow
  g.beginPath()
  g.roundRect(left, top, broad, high, high * 0.12)
  g.fill()
  const scale = Math.min((broad * 0.86) / food.width, (high * 0.8) / food.height)
  const [foodWidth, foodHeight] = [food.width * scale, food.height * scale]
  g.drawImage(food, left + (broad - foodWidth) / 2, top + high * 0.93 - foodHeight, foodWidth, foodHeight)
  g.strokeStyle = 'rgba(40,24,14,.8)'
  g.lineWidth = Math.max(1, high * 0.02)
  g.beginPath()
  g.moveTo(left + broad * 0.04, top + high * 0.95)
  g.lineTo(left + broad * 0.96, top + high * 0.95)
  g.stroke()
  return canvas
}
