import { crc32 } from 'node:zlib'
import type { DigitalSource } from '#server/engines/engine.ts'
import type { PictureFormat } from './kinds.ts'

/**
 * The machine-readable mark of how a picture came to be: an XMP packet with the IPTC property
 * DigitalSourceType, as search engines and editors read it.
 */
export function markOf(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

export type Container = { width: number; height: number; hasAlpha: boolean }

/**
 * Puts the mark into the file without touching its pixels, and drops every other piece of metadata on
 * the way (prompts and workflows of a provider, EXIF, comments, appended bytes). Returns null when the
 * file is built in a way that this cannot keep, such as an animation: encode it anew then.
 */
export function embedMark(
  bytes: Uint8Array,
  format: PictureFormat,
  mark: string,
  picture: Container,
): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'png') return markPng(file, mark)
    if (format === 'jpeg') return markJpeg(file, mark)
    return markWebp(file, mark, picture)
  } catch (error) {
    // Reading beyond the end: the file's own lengths lie.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Chunks that decide how the pixels look; all others are metadata. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND'])
const PNG_SIGNATURE_BYTES = 8

function markPng(file: Buffer, mark: string): Buffer | null {
  const parts = [file.subarray(0, PNG_SIGNATURE_BYTES)]
  let isMarked = false
  for (let at = PNG_SIGNATURE_BYTES; ; ) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT' && !isMarked) {
      parts.push(pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${mark}`)))
      isMarked = true
    }
    if (PNG_CHUNKS.has(type)) parts.push(file.subarray(at, end))
    if (type === 'IEND') return isMarked ? Buffer.concat(parts) : null
    at = end
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

const JPEG_SCAN = 0xda
const JPEG_END = Buffer.from([0xff, 0xd9])

function markJpeg(file: Buffer, mark: string): Buffer | null {
  const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${mark}`)
  const header = Buffer.from([0xff, 0xe1, 0, 0])
  header.writeUInt16BE(xmp.length + 2, 2)
  const parts = [file.subarray(0, 2), header, xmp]
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return null
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === JPEG_SCAN) {
      const end = file.lastIndexOf(JPEG_END)
      return end > at ? Buffer.concat([...parts, file.subarray(at, end + 2)]) : null
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (decidesLook(file, marker, at)) {
      // The JFIF header, where there is one, has to come first.
      if (marker === 0xe0) parts.splice(1, 0, file.subarray(at, end))
      else parts.push(file.subarray(at, end))
    }
    at = end
  }
}

function decidesLook(file: Buffer, marker: number, at: number): boolean {
  const isApplicationData = marker >= 0xe0 && marker <= 0xef
  if (!isApplicationData) return marker !== 0xfe
  if (marker === 0xe2) return file.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
  return marker === 0xe0 || marker === 0xee
}

const WEBP_FLAGS = { profile: 0x20, alpha: 0x10, xmp: 0x04 }
const WEBP_CHUNKS = ['ICCP', 'ALPH', 'VP8 ', 'VP8L']

function markWebp(file: Buffer, mark: string, { width, height, hasAlpha }: Container): Buffer | null {
  const chunks = new Map<string, Buffer>()
  const fileEnd = 8 + file.readUInt32LE(4)
  if (fileEnd > file.length) return null
  for (let at = 12; at + 8 <= fileEnd; ) {
    const type = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    if (type === 'ANIM' || type === 'ANMF') return null
    if (at + 8 + size > fileEnd) return null
    if (WEBP_CHUNKS.includes(type)) chunks.set(type, file.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  if (!chunks.has('VP8 ') && !chunks.has('VP8L')) return null

  const extended = Buffer.alloc(10)
  const profile = chunks.has('ICCP') ? WEBP_FLAGS.profile : 0
  extended.writeUInt8(profile | (hasAlpha ? WEBP_FLAGS.alpha : 0) | WEBP_FLAGS.xmp, 0)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const kept = WEBP_CHUNKS.filter(type => chunks.has(type)).map(type => webpChunk(type, chunks.get(type)!))
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    webpChunk('VP8X', extended),
    ...kept,
    webpChunk('XMP ', Buffer.from(mark)),
  ])
  return webpChunk('RIFF', body)
}

function webpChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(type, 0, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  data.copy(chunk, 8)
  return chunk
}
