import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'

/** A canvas as a PNG, with its transparency. */
export function encodeCanvas(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
}
