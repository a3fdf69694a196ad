import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { AppError } from '#server/lib/errors.ts'
import { spool, uploaded } from '#tests/support/uploads.ts'
import { convert } from './download.ts'
import { finishPicture, InvalidPictureError } from './finish.ts'
import { markOf } from './marking.ts'
import { receiveFile } from './uploads.ts'

const noise = (width: number, height: number, channels: 3 | 4 = 3) => {
  const data = Buffer.alloc(width * height * channels)
  for (let i = 0; i < data.length; i++) data[i] = (i * 7919) % 251
  return sharp(data, { raw: { width, height, channels } })
}

async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof AppError)) throw new Error('was not refused', { cause: error })
  return error
}

/** A PNG whose header promises `side` × `side` black pixels, and whose data holds them. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(8)
    out.writeUInt32BE(data.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([out.subarray(0, 4), body, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an upload', () => {
  test('keeps its format and size, and loses camera, place and everything appended', async () => {
    const photo = await noise(300, 200)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Camera')).toBe(true)
    const checked = await uploaded(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
    expect(checked).toMatchObject({ mediaType: 'image/jpeg', width: 300, height: 200 })
    const metadata = await sharp(checked.bytes).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(checked.bytes).includes('script')).toBe(false)
  })

  test('is turned upright by its orientation', async () => {
    const sideways = await noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await uploaded(sideways)).toMatchObject({ width: 200, height: 300 })
  })

  test('keeps only the first page of an animation', async () => {
    const pages = noise(100, 300)
    const animation = await pages.webp({ loop: 0, delay: [100, 100, 100] }).toBuffer()
    expect(await uploaded(animation)).toMatchObject({ mediaType: 'image/webp', width: 100 })
  })

  test.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>',
      'Only image types JPG/PNG/WebP are supported.',
    ],
    ['a GIF', 'GIF89a\x40\0\x40\0\0\0\0', 'Only image types JPG/PNG/WebP are supported.'],
    ['a PDF named as a picture', '%PDF-1.7 ', 'Upload an image file instead of application/pdf.'],
    ['a page named as a picture', '<!doctype html><p>', 'Upload an image file instead of text/html.'],
    ['nothing known', 'just words', 'Upload an image file instead of application/octet-stream.'],
    ['nothing at all', '', 'Upload an image file instead of application/octet-stream.'],
  ])('that is %s is refused by its content', async (_, content, descr) => {
    expect(await refusalOf(uploaded(Buffer.from(content, 'latin1')))).toMatchObject({ descr })
  })

  test('is named by what its sender calls it when its bytes tell nothing', async () => {
    const error = await refusalOf(uploaded(Buffer.from('a,b,c'), 'text/csv'))
    expect(error.descr).toBe('Upload an image file instead of text/csv.')
  })

  test('that begins like a PNG and goes on as something else is refused', async () => {
    const lying = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      Buffer.from('<svg/>'),
    ])
    expect((await refusalOf(uploaded(lying))).code).toBe('picture_unreadable')
  })

  test.each(['jpeg', 'png', 'webp'] as const)('that is a cut-off %s is refused', async format => {
    const whole = await noise(400, 400).toFormat(format).toBuffer()
    const error = await refusalOf(uploaded(whole.subarray(0, Math.floor(whole.length * 0.6))))
    expect(error.code).toBe('picture_unreadable')
  })

  test('with more than 40 megapixels is refused before it is decoded', async () => {
    const start = performance.now()
    expect((await refusalOf(uploaded(bomb(30_000)))).code).toBe('picture_too_large')
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test('with a side under 64 pixels is refused', async () => {
    const error = await refusalOf(uploaded(await noise(63, 640).png().toBuffer()))
    expect(error.code).toBe('picture_too_small')
  })

  test('over ten million bytes is refused with its size in decimal units', async () => {
    async function* stream(size: number) {
      for (let sent = 0; sent < size; sent += 100_000) yield Buffer.alloc(Math.min(100_000, size - sent))
    }
    const receive = (size: number) => spool.hold(newFile => receiveFile(stream(size), '', newFile))
    expect((await receive(10_000_000)).size).toBe(10_000_000)
    const error = await refusalOf(receive(10_000_001))
    expect(error.descr).toBe('File size 10.1 MB is too big. Max allowed is 10MB.')
    expect((await refusalOf(receive(12_345_678))).descr).toContain('size 12.3 MB is')
    expect((await refusalOf(receive(90_000_000))).descr).toContain('over 50 MB')
  })
})

describe('a finished picture', () => {
  const mark = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
  const xmpOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).xmpAsString ?? ''

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s keeps its pixels and carries the mark in every file',
    async format => {
      const bytes = await noise(900, 600, format === 'jpeg' ? 3 : 4)
        .withExif({ IFD0: { ImageDescription: 'secret workflow' } })
        .toFormat(format)
        .toBuffer()
      const finished = await finishPicture(bytes, 'algorithmicMedia')
      expect(finished).toMatchObject({ width: 900, height: 600 })
      expect(finished.derivatives.map(({ width }) => width)).toEqual([320, 640, 900])
      expect(await xmpOf(finished.original.bytes)).toContain(mark)
      for (const { bytes: derivative, width } of finished.derivatives) {
        expect(await xmpOf(derivative)).toContain(mark)
        expect(await sharp(derivative).metadata()).toMatchObject({ format: 'webp', width })
      }
      expect(Buffer.from(finished.original.bytes).includes('secret workflow')).toBe(false)
      const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer()
      expect((await pixels(finished.original.bytes)).equals(await pixels(bytes))).toBe(true)
      expect(finished.colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(Buffer.from(finished.placeholder, 'base64').length).toBeGreaterThan(4)
    },
  )

  test('is never enlarged', async () => {
    const finished = await finishPicture(await noise(200, 100).png().toBuffer(), 'algorithmicMedia')
    expect(finished.derivatives.map(({ width }) => width)).toEqual([200])
  })

  test('is turned upright when the engine left that to its reader', async () => {
    const sideways = await noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const finished = await finishPicture(sideways, 'algorithmicMedia')
    expect(finished).toMatchObject({ width: 200, height: 300 })
    expect(await xmpOf(finished.original.bytes)).toContain(mark)
  })

  test('keeps its mark in every format of the download', async () => {
    const { original } = await finishPicture(await noise(200, 100, 4).png().toBuffer(), 'algorithmicMedia')
    for (const wanted of ['image/jpeg', 'image/png'] as const) {
      const converted = await convert(original.bytes, wanted)
      expect(await xmpOf(converted)).toContain(mark)
      expect((await sharp(converted).metadata()).mediaType).toBe(wanted)
    }
  })

  test('is not made of rubbish', async () => {
    const cut = (await noise(400, 400).png().toBuffer()).subarray(0, 5_000)
    for (const rubbish of [Buffer.alloc(0), Buffer.from('sorry'), Buffer.alloc(5_000, 0x89), cut]) {
      await expect(finishPicture(rubbish, 'algorithmicMedia')).rejects.toBeInstanceOf(InvalidPictureError)
    }
  })

  test('has a mark that is well-formed XMP', () => {
    expect(markOf('algorithmicMedia')).toContain(`<Iptc4xmpExt:DigitalSourceType>${mark}<`)
  })
})
