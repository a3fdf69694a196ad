import { resizePlanes } from '#painter/engine/core/resize.ts'
import { mix } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

type Bitmap = DisplayRaster & { alpha: Float32Array }
type Place = { left: number; top: number; width: number; height: number }

/** Scales a bitmap with coverage to its place and lays it over the picture, in place. */
export function layBitmap(picture: DisplayRaster, bitmap: Bitmap, place: Place) {
  const width = Math.max(1, Math.round(place.width))
  const height = Math.max(1, Math.round(place.height))
  const left = Math.round(place.left)
  const top = Math.round(place.top)
  // Multiplied by coverage, so that hidden colours do not bleed into the edge.
  const covered = new Float32Array(bitmap.w * bitmap.h * 4)
  for (let i = 0; i < bitmap.alpha.length; i++) {
    for (let c = 0; c < 3; c++) covered[i * 4 + c] = bitmap.data[i * 3 + c] * bitmap.alpha[i]
    covered[i * 4 + 3] = bitmap.alpha[i]
  }
  const scaled = resizePlanes(covered, bitmap.w, bitmap.h, 4, width, height)
  for (let y = Math.max(0, -top); y < height && top + y < picture.h; y++)
    for (let x = Math.max(0, -left); x < width && left + x < picture.w; x++) {
      const from = (y * width + x) * 4
      const alpha = scaled[from + 3]
      if (alpha <= 0.004) continue
      const to = ((top + y) * picture.w + left + x) * 3
      for (let c = 0; c < 3; c++)
        picture.data[to + c] = mix(picture.data[to + c], scaled[from + c] / alpha, alpha)
    }
}
