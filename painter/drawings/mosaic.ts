import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../engine/core/random.ts'
import { recolour } from './recolour.ts'

/** Of the longer side, how large each bit is and how far from the next. */
const BIT = 0.1
const STEP = 0.052
const SOLID = 90
const SEED = 11

/** A copy of a drawing that is put together of many small things: its outline and its shades stay. */
export function mosaicOf(canvas: Canvas, bits: readonly Canvas[], ground: string): Canvas {
  const { width, height } = canvas
  const longSide = Math.max(width, height)
  const shape = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(recolour(canvas, ground), 0, 0)
  const random = createRandom(SEED)
  const step = longSide * STEP
  for (let row = 0; row * step * 0.86 < height; row++)
    for (let k = 0; k * step < width + step; k++) {
      const x = (k + (row % 2) / 2 + random.range(-0.2, 0.2)) * step
      const y = (row + random.range(-0.2, 0.2)) * step * 0.86
      const inside = shape[(Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)) * 4 + 3] > SOLID
      if (!inside || x < 0 || y < 0) continue
      const bit = random.pick(bits)
      const size = longSide * BIT * random.range(0.8, 1.1)
      const scale = size / Math.max(bit.width, bit.height)
      g.save()
      g.translate(x, y)
      g.rotate(random.range(-0.7, 0.7))
      g.drawImage(
        bit,
        (-bit.width * scale) / 2,
        (-bit.height * scale) / 2,
        bit.width * scale,
        bit.height * scale,
      )
      g.restore()
    }
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'multiply'
  g.drawImage(shadesOf(canvas), 0, 0)
  g.globalCompositeOperation = 'source-over'
  return copy
}

/** The lights and shades of a drawing alone, its darkest parts lightened. */
function shadesOf(canvas: Canvas): Canvas {
  const { width, height } = canvas
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  const image = g.getImageData(0, 0, width, height)
  const { data } = image
  for (let i = 0; i < data.length; i += 4)
    data.fill(70 + (0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2]) * 0.73, i, i + 3)
  g.putImageData(image, 0, 0)
  return copy
}
