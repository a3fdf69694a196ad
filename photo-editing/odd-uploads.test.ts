import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { problemWithUpscale } from '#contract/picture-limits.ts'
import { InvalidJobError } from '#painter/job.ts'
import { AppError } from '#server/lib/errors.ts'
import { uploaded } from '#tests/support/uploads.ts'
import { editPicture } from './edit-picture.ts'
import type { EditMode } from './job.ts'

const SIDE = 128
const MIDDLE = { x: 0.3, y: 0.25 }
const RADIUS = 24
const RED = [200, 30, 40]
const SKY = [170, 205, 230]

/** A red disc in the upper left before a pale sky: which way up, and of which colours, can be told. */
function disc(): Buffer {
  const data = Buffer.alloc(SIDE * SIDE * 3)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isDisc = Math.hypot(x - MIDDLE.x * SIDE, y - MIDDLE.y * SIDE) < RADIUS
      for (let c = 0; c < 3; c++) data[(y * SIDE + x) * 3 + c] = (isDisc ? RED : SKY)[c]!
    }
  return data
}

const picture = () => sharp(disc(), { raw: { width: SIDE, height: SIDE, channels: 3 } })
const grey = async () => sharp(await picture().toColourspace('b-w').png().toBuffer())
const twoPages = () =>
  sharp(Buffer.concat([disc(), Buffer.alloc(SIDE * SIDE * 3, 90)]), {
    raw: { width: SIDE, height: SIDE * 2, channels: 3, pageHeight: SIDE },
  })

/** Each shows the disc; grey ones in shades of grey. */
const ODD: Record<string, () => Sharp | Promise<Sharp>> = {
  'in greys': async () => (await grey()).toColourspace('b-w').png(),
  'in greys, half transparent': async () => (await grey()).ensureAlpha(0.5).png(),
  'a grey JPEG': async () => (await grey()).toColourspace('b-w').jpeg({ quality: 95 }),
  'for print, in CMYK': () => picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }),
  'in CMYK without a profile': () => picture().toColourspace('cmyk').jpeg({ quality: 95 }),
  'of 16 bits a channel': () => picture().toColourspace('rgb16').png(),
  'lying on its side': () => picture().rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }),
  'in the colours of a wide display': () => picture().withIccProfile('p3').png(),
  'with a palette': () => picture().png({ palette: true, colours: 16 }),
  'moving, with two pages': () => twoPages().webp({ loop: 0, delay: [100, 100], lossless: true }),
  'of 64 pixels a side': () => picture().resize(64, 64).png(),
  'much longer than high': () => picture().resize(1280, 64, { fit: 'fill' }).png(),
}

async function edit(mode: EditMode, model: string, upload: Sharp | Promise<Sharp>) {
  const { bytes, width, height } = await uploaded(await (await upload).toBuffer())
  const words = { prompt: 'blue', searchPrompt: 'red', negativePrompt: '', style: 'none', aspectRatio: '1:1' }
  const job = {
    kind: 'edit',
    mode,
    model,
    ...words,
    seed: 7,
    imageStrength: 0.8,
    options: {},
    subject: null,
  } as const
  const made = await editPicture({ ...job, inputs: [bytes] }, () => {}, { problemWithUpscale })
  return { ...made, width, height }
}

/** Red, green, blue at a place, in shares of the sides. */
async function colourAt(bytes: Uint8Array, { x, y }: { x: number; y: number }): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return [...data.subarray(at, at + 3)]
}

const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, c) => Math.abs(value - other[c]!)))

describe('an upload', { timeout: 30_000 }, () => {
  test.each(Object.entries(ODD))('%s is enlarged the right way up, in its own colours', async (name, odd) => {
    const { picture: enlarged, width, height } = await edit('upscale', 'v1.0', odd())
    expect(await sharp(enlarged).metadata()).toMatchObject({ width: width * 2, height: height * 2 })
    const [thing, ground] = [await colourAt(enlarged, MIDDLE), await colourAt(enlarged, { x: 0.8, y: 0.8 })]
    if (name.includes('grey')) {
      for (const [red, green, blue] of [thing, ground]) expect([green, blue]).toEqual([red, red])
      expect(ground[0]! - thing[0]!).toBeGreaterThan(80)
    } else {
      // Print has no such red; what it makes of it is still no other colour.
      expect(distance(thing, RED)).toBeLessThan(name.includes('CMYK') ? 50 : 6)
      expect(distance(ground, SKY)).toBeLessThan(name.includes('CMYK') ? 20 : 6)
    }
  })

  test.each(Object.entries(ODD).filter(([name]) => !name.includes('grey')))(
    '%s is recoloured where the thing is',
    async (_, odd) => {
      const { picture: recoloured } = await edit('searchRecolor', 'pro', odd())
      const [red, , blue] = await colourAt(recoloured, MIDDLE)
      expect(blue! - red!).toBeGreaterThan(60)
      expect(distance(await colourAt(recoloured, { x: 0.8, y: 0.8 }), SKY)).toBeLessThan(20)
    },
  )

  test.each<[EditMode, string]>([
    ['fixOldPhoto', 'v1.0'],
    ['photo2anime', 'v1.0'],
    ['removeBackground', 'pro'],
    ['searchReplace', 'pro'],
    ['sketch2img', 'pro'],
  ])('that is odd is served or refused in a sentence: %s', async (mode, model) => {
    const names = ['in greys, half transparent', 'much longer than high', 'of 64 pixels a side']
    for (const odd of names.map(name => ODD[name]!)) {
      const outcome = await edit(mode, model, odd()).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(InvalidJobError)
      else expect(outcome).toHaveProperty('picture')
    }
  })

  test('of more than 40 megapixels is refused before it gets to the engine', async () => {
    const huge = sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#888' } }).png()
    await expect(edit('upscale', 'v1.0', huge)).rejects.toBeInstanceOf(AppError)
  })
})
