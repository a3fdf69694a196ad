export type MediaType = 'image/png' | 'image/jpeg' | 'image/webp'
export type PictureFormat = 'png' | 'jpeg' | 'webp'

export const MEDIA_TYPES: Record<PictureFormat, MediaType> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export const EXTENSIONS: Record<MediaType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)

const startsWith = (bytes: Uint8Array, ...values: number[]) => values.every((value, i) => bytes[i] === value)

/** The format that the first bytes show, or null when it is none of the three. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  return null
}

/** Brands of the ISO media container that hold still pictures. */
const PICTURE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1'])

/** What a file is that is none of the three formats: `image/…` for other pictures, as far as its bytes show. */
export function foreignTypeOf(bytes: Uint8Array, declared: string): string {
  const head = text(bytes, 0, 512)
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('BM')) return 'image/bmp'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'image/tiff'
  if (head.startsWith('\0\0\x01\0')) return 'image/x-icon'
  if (head.startsWith('8BPS')) return 'image/vnd.adobe.photoshop'
  if (head.startsWith('\xff\x0a')) return 'image/jxl'
  if (head.slice(4, 8) === 'ftyp') return PICTURE_BRANDS.has(head.slice(8, 12)) ? 'image/heif' : 'video/mp4'
  if (head.startsWith('%PDF')) return 'application/pdf'
  if (head.startsWith('PK\x03\x04')) return 'application/zip'
  if (/^\s*(\xef\xbb\xbf)?\s*<(\?xml|!doctype\s+svg|svg|!--)/i.test(head) && /<svg/i.test(head))
    return 'image/svg+xml'
  if (/^\s*<(!doctype\s+html|html|head|body|script)/i.test(head)) return 'text/html'
  return declaredType(declared)
}

/** What the sender calls the file, unless it is called one of the things that its bytes show it is not. */
function declaredType(declared: string): string {
  const type = declared.toLowerCase().split(';', 1)[0]!.trim()
  const isPlain = /^[a-z]+\/[a-z0-9.+-]{1,60}$/.test(type)
  return isPlain && !type.startsWith('image/') ? type : 'application/octet-stream'
}
