import type { RGB } from '../core/colour.ts'
import type { Raster } from '../core/raster.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'

/** Adds a soft round spot, a Gaussian of the given radius in pixels: a star, a spark. */
export function splatGlow(image: Raster, x: number, y: number, radius: number, colour: RGB) {
  const { w, h, data } = image
  const x0 = Math.floor(x - radius * 2.5)
  const x1 = Math.ceil(x + radius * 2.5)
  const y0 = Math.floor(y - radius * 2.5)
  const y1 = Math.ceil(y + radius * 2.5)
  for (let yy = y0; yy <= y1; yy++)
    for (let xx = x0; xx <= x1; xx++) {
      if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue
      const k = Math.exp(-(((xx - x) ** 2 + (yy - y) ** 2) / (radius * radius)))
      const i = (yy * w + xx) * 3
      data[i] += colour[0] * k
      data[i + 1] += colour[1] * k
      data[i + 2] += colour[2] * k
    }
}

/** Adds a lamp: a full disc of the given radius in pixels, with a halo nine times as wide. */
export function paintGlowDot(image: Raster, x: number, y: number, radius: number, colour: RGB) {
  const { w, h, data } = image
  const reach = radius * 9
  for (let yy = Math.max(0, Math.floor(y - reach)); yy < Math.min(h, y + reach); yy++)
    for (let xx = Math.max(0, Math.floor(x - reach)); xx < Math.min(w, x + reach); xx++) {
      const d = Math.hypot(xx + 0.5 - x, yy + 0.5 - y) / radius
      const v = d < 1 ? 1 : Math.exp(-(d - 1) * 0.75) * 0.16 * (1 - smoothstep(6, 9, d))
      const i = (yy * w + xx) * 3
      data[i] += colour[0] * v
      data[i + 1] += colour[1] * v
      data[i + 2] += colour[2] * v
    }
}

/** Adds a bright star with four spikes, as a telescope's mirror mount draws them; `size` in pixels. */
export function paintStarburst(image: Raster, x: number, y: number, size: number, colour: RGB) {
  const { w, h, data } = image
  for (let yy = Math.floor(y - size * 4); yy < y + size * 4; yy++)
    for (let xx = Math.floor(x - size * 4); xx < x + size * 4; xx++) {
      if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue
      const dx = Math.abs(xx - x) / size
      const dy = Math.abs(yy - y) / size
      const d = Math.hypot(dx, dy)
      const spikes = Math.exp(-dx * 26) * Math.exp(-dy * 1.5) + Math.exp(-dy * 26) * Math.exp(-dx * 1.5)
      const v = Math.exp(-d * d * 60) * 4 + Math.exp(-d * 5) * 0.35 + spikes * 0.9
      const i = (yy * w + xx) * 3
      for (let c = 0; c < 3; c++) data[i + c] += colour[c] * v
    }
}

/** Adds a far light out of focus: a disc a little brighter at its rim. Rows from `bottom` on stay untouched. */
export function paintBokehDisc(
  image: Raster,
  x: number,
  y: number,
  radius: number,
  colour: RGB,
  bottom = Number.POSITIVE_INFINITY,
) {
  const { w, h, data } = image
  for (let yy = Math.max(0, Math.floor(y - radius - 1)); yy < Math.min(h, y + radius + 1, bottom); yy++)
    for (let xx = Math.max(0, Math.floor(x - radius - 1)); xx < Math.min(w, x + radius + 1); xx++) {
      const d = Math.hypot(xx - x, yy - y) / radius
      const v = clamp((1 - d) * radius * 0.5) * (0.72 + 0.28 * smoothstep(0.5, 1, d))
      if (v <= 0) continue
      const i = (yy * w + xx) * 3
      for (let c = 0; c < 3; c++) data[i + c] += colour[c] * Math.min(1, v)
    }
}

/** Covers a disc with a colour; rows from `bottom` on stay untouched. */
export function paintDisc(
  image: Raster,
  cx: number,
  cy: number,
  radius: number,
  colour: RGB,
  bottom: number,
) {
  const { w, data } = image
  for (let y = Math.max(0, Math.floor(cy - radius - 2)); y < Math.min(bottom, cy + radius + 2); y++)
    for (let x = Math.max(0, Math.floor(cx - radius - 2)); x < Math.min(w, cx + radius + 2); x++) {
      const k = clamp(radius - Math.hypot(x - cx, y - cy) + 0.5)
      if (k <= 0) continue
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] = mix(data[i + c], colour[c], k)
    }
}
