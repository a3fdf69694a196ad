import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'

/** In breadths of who lies on it. */
const HOARD_WIDTH = 1.3
const HOARD_HEIGHT = 0.9
/** Of the hoard's height, where somebody lies, and how high the coins before them are heaped. */
const BED = 0.5
const COINS_BEFORE = 0.58

/** Whoever sleeps on treasure lies half in it, on a heap broader than themselves. */
export function layOnHoard(heap: Canvas, sleeper: Canvas): Canvas {
  const width = sleeper.width * HOARD_WIDTH
  const height = sleeper.width * HOARD_HEIGHT * 0.5
  const canvas = createCanvas(Math.ceil(width) + 4, Math.ceil(height * BED + sleeper.height) + 4)
  const g = canvas.getContext('2d')
  const ground = canvas.height - 2
  g.drawImage(heap, 2, ground - height, width, height)
  g.drawImage(sleeper, (canvas.width - sleeper.width) / 2, ground - height * BED - sleeper.height)
  g.drawImage(heap, 2, ground - height * COINS_BEFORE, width, height * COINS_BEFORE)
  return trimCanvas(canvas)
}
