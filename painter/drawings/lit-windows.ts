import { type Canvas, createCanvas } from '@napi-rs/canvas'

const SOLID = 200
/** How much bluer than red a pane is, and how light, of 255. */
const PANE = { blueness: 22, lightness: 140 }
const LAMPLIGHT = { red: 255, green: 208, blue: 112 }

/** A copy of a building's drawing in whose panes, which are light blue by day, lamps are lit. */
export function withLitWindows(canvas: Canvas): Canvas {
  const { width, height } = canvas
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  const image = g.getImageData(0, 0, width, height)
  const { data } = image
  for (let i = 0; i < data.length; i += 4) {
    const isPane =
      data[i + 3] > SOLID &&
      data[i + 2] - data[i] > PANE.blueness &&
      data[i + 1] >= data[i] &&
      data[i + 2] > PANE.lightness
    if (!isPane) continue
    data[i] = LAMPLIGHT.red
    data[i + 1] = LAMPLIGHT.green
    data[i + 2] = LAMPLIGHT.blue
  }
  g.putImageData(image, 0, 0)
  return copy
}
