import { resizePlanes } from '#painter/engine/core/resize.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

const LEAST_SIDE = 8

/** A copy by the factor `scale`, of at least 8 pixels a side. */
export function scaledCopy({ w, h, data }: DisplayRaster, scale: number): DisplayRaster {
  const width = Math.max(LEAST_SIDE, Math.round(w * scale))
  const height = Math.max(LEAST_SIDE, Math.round(h * scale))
  return { w: width, h: height, data: resizePlanes(data, w, h, 3, width, height) }
}
