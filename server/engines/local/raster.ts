/** Pixels of three bytes each (sRGB), row by row. */
export type Raster = { width: number; height: number; data: Uint8Array }
