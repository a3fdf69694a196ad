import sharp from 'sharp'

/** A PNG in which no two neighbours are alike. */
export function noisePicture({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => ((at + 1) * 2_654_435_761) >>> 13)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
