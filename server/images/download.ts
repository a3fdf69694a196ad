import { EXTENSIONS, MEDIA_TYPES, type MediaType } from './kinds.ts'
import { openPicture, RESULT_PIXEL_LIMIT } from './sharp.ts'

export const DOWNLOAD_FORMATS = ['jpg', 'png', 'original'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

export type Download = { bytes: Uint8Array; mediaType: MediaType; extension: string }

/** A stored original in the wanted format, full size, its mark kept. Transparency becomes white in a JPG. */
export async function downloadAs(
  format: DownloadFormat,
  original: { bytes: Uint8Array; mediaType: MediaType },
): Promise<Download> {
  const wanted = format === 'original' ? original.mediaType : MEDIA_TYPES[format === 'jpg' ? 'jpeg' : 'png']
  const extension = EXTENSIONS[wanted]
  if (wanted === original.mediaType) return { ...original, extension }
  const picture = openPicture(original.bytes, RESULT_PIXEL_LIMIT).keepXmp()
  const encoded =
    wanted === 'image/jpeg'
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      : picture.png({ compressionLevel: 6 })
  return { bytes: await encoded.toBuffer(), mediaType: wanted, extension }
}
