import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** What is woven into cloth. */
export type ClothPattern = 'checks'

/** How many tiles are on the height of a person. */
const FINENESS = 14
const SMALLEST = 6
const THREAD = '#f0d890'

/** A repeating fill of checks for cloth of somebody who would be `height` pixels tall. */
export function checkedFill(g: SKRSContext2D, height: number, colour: string) {
  const size = Math.max(SMALLEST, Math.round(height / FINENESS))
  const canvas = createCanvas(size, size)
  const tile = canvas.getContext('2d')
  tile.fillStyle = colour
  tile.globalAlpha = 0.5
  tile.fillRect(0, 0, size * 0.42, size)
  tile.fillRect(0, 0, size, size * 0.42)
  tile.globalAlpha = 0.9
  tile.fillStyle = THREAD
  tile.fillRect(size * 0.7, 0, size * 0.045, size)
  tile.fillRect(0, size * 0.7, size, size * 0.045)
  return g.createPattern(canvas, 'repeat')
}
