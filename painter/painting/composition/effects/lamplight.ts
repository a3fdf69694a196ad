import type { Canvas } from '@napi-rs/canvas'
import type { RGB } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { splatGlow } from '../../../engine/world/lights.ts'
import type { Subject } from '../../../language/scene.ts'

const WINDOW_LIGHT: RGB = [0.95, 0.56, 0.17]
const WINDOW_HALO: RGB = [0.05, 0.028, 0.008]
const STAFF_LIGHT: RGB = [0.35, 0.6, 1.2]
const LANTERN_LIGHT: RGB = [1.2, 0.7, 0.25]
const PROBES = 260
const MOST_WINDOWS = 26

/** Lets the yellow panes of a building's drawing shine; foot at (x, y), `height` in pixels. */
export function paintLitWindows(
  { image }: Frame,
  drawing: Canvas,
  x: number,
  y: number,
  height: number,
  flip = false,
) {
  const pixels = drawing.getContext('2d').getImageData(0, 0, drawing.width, drawing.height).data
  const width = (height * drawing.width) / drawing.height
  const isPane = (u: number, v: number) => {
    const i = (((v * drawing.height) | 0) * drawing.width + (((flip ? 1 - u : u) * drawing.width) | 0)) * 4
    return pixels[i + 3] > 200 && pixels[i] > 235 && pixels[i + 1] > 170 && pixels[i + 2] < 200
  }
  const { w, h, data } = image
  const left = x - width / 2
  const top = y - height
  for (let row = Math.max(0, Math.ceil(top)); row < Math.min(h, y - 1); row++)
    for (let column = Math.max(0, Math.ceil(left)); column < Math.min(w, left + width - 1); column++) {
      if (!isPane((column - left) / width, (row - top) / height)) continue
      const i = (row * w + column) * 3
      for (let c = 0; c < 3; c++) data[i + c] = Math.max(data[i + c], WINDOW_LIGHT[c])
    }
  let windows = 0
  for (let probe = 0; probe < PROBES && windows < MOST_WINDOWS; probe++) {
    // The golden ratio and its relative in two dimensions spread the probes evenly.
    const u = (probe * 0.6180339) % 1
    const v = (probe * 0.7548776) % 1
    if (!isPane(u, v)) continue
    splatGlow(image, left + u * width, top + v * height, Math.max(2, height * 0.075), WINDOW_HALO)
    windows++
  }
}

/** The light of a wizard's staff or of a lantern in the hand of a figure with its foot at (x, y). */
export function paintHandLight({ image }: Frame, { figure }: Subject, x: number, y: number, height: number) {
  const hold = figure?.hold
  if (hold !== 'staff' && hold !== 'lantern') return
  const lightX = x + height * (hold === 'staff' ? 0.13 : 0.12)
  const lightY = y - height * (hold === 'staff' ? 0.99 : 0.38)
  const colour = hold === 'staff' ? STAFF_LIGHT : LANTERN_LIGHT
  const { w, h, data } = image
  const reach = height * 0.75
  for (let yy = Math.max(0, Math.floor(lightY - reach * 2)); yy < Math.min(h, lightY + reach * 2); yy++)
    for (let xx = Math.max(0, Math.floor(lightX - reach * 2)); xx < Math.min(w, lightX + reach * 2); xx++) {
      const d = Math.hypot(xx - lightX, yy - lightY) / reach
      const k = Math.exp(-d * 3.2) * 0.55 + Math.exp(-d * 14) * 1.2
      const i = (yy * w + xx) * 3
      for (let c = 0; c < 3; c++) data[i + c] += colour[c] * k * (0.12 + 0.9 * Math.min(1, data[i + c] * 3))
    }
}

/** The beam of a lighthouse `height` pixels tall whose lamp is at (x, y). */
export function paintBeam({ image }: Frame, x: number, y: number, height: number, random: Random) {
  const { w, h, data } = image
  const direction = random.chance(0.5) ? -0.08 : Math.PI + 0.08
  for (let yy = 0; yy < h; yy++)
    for (let xx = 0; xx < w; xx++) {
      const dx = xx - x
      const dy = yy - y
      const d = Math.hypot(dx, dy)
      let off = Math.atan2(dy, dx) - direction
      while (off > Math.PI) off -= 6.2832
      while (off < -Math.PI) off += 6.2832
      const k =
        Math.exp(-(off * off) / 0.0045) * Math.exp(-d / (w * 0.55)) * 0.55 +
        Math.exp(-d / (height * 0.06)) * 1.5
      if (k < 0.003) continue
      const i = (yy * w + xx) * 3
      data[i] += k * 1.1
      data[i + 1] += k * 0.98
      data[i + 2] += k * 0.7
    }
}
