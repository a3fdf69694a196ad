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

/** How much further than a pane its window reaches on every side, in its own breadths: other panes of it shine, too. */
const WINDOW_AROUND = 0.7

/** Of two drawings of a building, one with all lamps lit and one with none, the dark one with the largest window lit. */
export function withOneWindow(lit: Canvas, dark: Canvas): Canvas {
  const { width, height } = lit
  if (dark.width !== width || dark.height !== height) return lit
  const { data } = lit.getContext('2d').getImageData(0, 0, width, height)
  const isLit = (i: number) =>
    data[i * 4 + 3] > SOLID && data[i * 4] > 235 && data[i * 4 + 1] > 170 && data[i * 4 + 2] < SOLID
  const seen = new Uint8Array(width * height)
  let best = { area: 0, left: 0, right: 0, top: 0, bottom: 0 }
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isLit(start)) continue
    const pane = { area: 0, left: width, right: 0, top: height, bottom: 0 }
    const stack = [start]
    seen[start] = 1
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const [x, y] = [i % width, Math.floor(i / width)]
      pane.area++
      pane.left = Math.min(pane.left, x)
      pane.right = Math.max(pane.right, x)
      pane.top = Math.min(pane.top, y)
      pane.bottom = Math.max(pane.bottom, y)
      for (const next of [i - 1, i + 1, i - width, i + width]) {
        if (next < 0 || next >= seen.length || seen[next] || !isLit(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    if (pane.area > best.area) best = pane
  }
  const aroundX = (best.right - best.left) * WINDOW_AROUND
  const aroundY = (best.bottom - best.top) * WINDOW_AROUND
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(dark, 0, 0)
  g.beginPath()
  g.rect(
    best.left - aroundX,
    best.top - aroundY,
    best.right - best.left + aroundX * 2,
    best.bottom - best.top + aroundY * 2,
  )
  g.clip()
  g.drawImage(lit, 0, 0)
  return copy
}
