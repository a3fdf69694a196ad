import type { Canvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { type Pair, sheet } from './pairing.ts'

/** Of a hammock's drawing: both ends of its cloth, their row, and how far its nearer edge sags between them. */
type Cloth = { left: number; right: number; row: number; sag: number }
const BETWEEN_POSTS: Cloth = { left: 0.177, right: 0.823, row: 0.5, sag: 0.21 }
const BETWEEN_TREES: Cloth = { left: 0.25, right: 0.75, row: 0.58, sag: 0.15 }
const clothOf = (key: string) => (key === '@hammock' ? BETWEEN_POSTS : BETWEEN_TREES)

/** Hammocks of all kinds. */
export const isHammock = (key: string) => /^@(?:palm|tree)?hammock$/.test(key)

/** Of the cloth's breadth, what somebody takes who lies in it and how tall they are at most. */
const LENGTH = 0.8
const TALLEST = 0.3
/** Of their height, how much of whoever lies there is behind the nearer edge. */
const HIDDEN = 0.32
const STRIPS = 60

/** Whoever lies in a hammock sinks into it, and is seen above its nearer edge. */
export function lieInHammock(lower: Canvas, upper: Canvas, { base, bearer }: Pair): Canvas {
  const cloth = clothOf(bearer.key)
  const broad = (cloth.right - cloth.left) * base.width
  const height = Math.min((broad * LENGTH * upper.height) / upper.width, broad * TALLEST)
  const width = (height * upper.width) / upper.height
  const { canvas, g, left, top } = sheet(lower, lower.width, height)
  const start = left + (lower.width - base.width) / 2 + cloth.left * base.width
  const row = top + lower.height - base.height * (1 - cloth.row)
  const edge = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - start) / broad))
    return row + 4 * share * (1 - share) * cloth.sag * base.height
  }
  g.drawImage(lower, left, top)
  const from = start + (broad - width) / 2
  const step = width / STRIPS
  for (let k = 0; k < STRIPS; k++) {
    const x = from + k * step
    const foot = edge(x + step / 2) + height * HIDDEN
    g.drawImage(
      upper,
      (k * upper.width) / STRIPS,
      0,
      upper.width / STRIPS,
      upper.height,
      x,
      foot - height,
      step + 0.7,
      height,
    )
  }
  g.save()
  g.beginPath()
  g.moveTo(start, canvas.height)
  for (let k = 0; k <= STRIPS; k++) {
    const x = start + (broad * k) / STRIPS
    g.lineTo(x, edge(x))
  }
  g.lineTo(start + broad, canvas.height)
  g.clip()
  g.clearRect(0, 0, canvas.width, canvas.height)
  g.drawImage(lower, left, top)
  g.restore()
  return trimCanvas(canvas)
}
