import { clamp, mix } from '../../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '../display-raster.ts'

const SEARCH = 9
const LEAST_CONTRAST = 0.05

/**
 * Smooths staircase edges by blending across each edge in proportion to the distance to its end
 * (FXAA, Lottes 2009). In place.
 */
export function antialias(picture: DisplayRaster) {
  const { w, h, data } = picture
  const luma = lumaOf(picture)
  // The row above and this one as they were; those below are still as they were.
  const row = w * 3
  const kept = new Float32Array(2 * row)
  kept.set(data.subarray(0, row), row)
  for (let y = 1; y < h - 1; y++) {
    kept.copyWithin(0, row)
    kept.set(data.subarray(y * row, (y + 1) * row), row)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const north = luma[i - w]
      const south = luma[i + w]
      const east = luma[i + 1]
      const west = luma[i - 1]
      const here = luma[i]
      // Most places are even: this bound of the contrast tells so without comparing.
      const unlike =
        Math.abs(north - here) + Math.abs(south - here) + Math.abs(east - here) + Math.abs(west - here)
      if (unlike < LEAST_CONTRAST) continue
      const brightest = Math.max(north, south, east, west, here)
      const contrast = brightest - Math.min(north, south, east, west, here)
      if (contrast < Math.max(LEAST_CONTRAST, brightest * 0.14)) continue

      const horizontal = Math.abs(north + south - 2 * here) >= Math.abs(east + west - 2 * here)
      const along = horizontal ? 1 : w
      const across = horizontal
        ? Math.abs(north - here) > Math.abs(south - here)
          ? -w
          : w
        : Math.abs(west - here) > Math.abs(east - here)
          ? -1
          : 1
      const middle = (here + luma[i + across]) * 0.5
      const tolerance = Math.abs(luma[i + across] - here) * 0.25
      const back = edgeEnd(luma, w, h, i, -along, across, middle, tolerance)
      const ahead = edgeEnd(luma, w, h, i, along, across, middle, tolerance)
      const nearer = back.distance < ahead.distance ? back : ahead
      const blendsOut = nearer.difference < 0 !== here - middle < 0
      const fromEdge = blendsOut ? 0.5 - nearer.distance / (back.distance + ahead.distance) : 0
      const single = clamp(Math.abs((north + south + east + west) * 0.25 - here) / contrast)
      const blend = Math.max(fromEdge, single * single * 0.5)
      const own = row + x * 3
      for (let c = 0; c < 3; c++) {
        const beside = across === w ? data[(i + w) * 3 + c] : kept[own + across * 3 + c]
        data[i * 3 + c] = mix(kept[own + c], beside, blend)
      }
    }
  }
}

/** How many pixels the edge at `i` goes on in one direction, and the luma difference that ends it. */
function edgeEnd(
  luma: Float32Array,
  w: number,
  h: number,
  i: number,
  step: number,
  across: number,
  middle: number,
  tolerance: number,
) {
  let distance = 1
  let difference = 0
  for (; distance < SEARCH; distance++) {
    const at = i + step * distance
    if (at < w || at >= w * h - w) break
    difference = (luma[at] + luma[at + across]) * 0.5 - middle
    if (Math.abs(difference) > tolerance) break
  }
  return { distance, difference }
}
