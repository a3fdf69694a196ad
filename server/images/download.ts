import { MEDIA_TYPES, type MediaType } from './kinds.ts'
import { openPicture, RESULT_PIXEL_LIMIT } from './sharp.ts'

export const DOWNLOAD_FORMATS = ['jpg', 'png', 'original'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/** What a picture of that type is downloaded as in the wanted format. */
export function downloadType(format: DownloadFormat, original: MediaType): MediaType {
  return format === 'original' ? original : MEDIA_TYPES[format === 'jpg' ? 'jpeg' : 'png']
}

/** A stored original as JPEG or PNG, full size, its mark kept. Transparency becomes white in a JPEG. */
export async function convert(original: Uint8Array, wanted: MediaType): Promise<Uint8Array> {
  const picture = openPicture(original, RESULT_PIXEL_LIMIT).keepXmp()
  const encoded =
    wanted === MEDIA_TYPES.jpeg
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      : picture.png({ compressionLevel: 6 })
  return await encoded.toBuffer()
}
