import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { isDrawn } from '../drawing-likeness.ts'
import { enlarge } from '../networks/enlarger.ts'
import type { Raster } from '../raster.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'
import { colourBeneath } from '../transparency.ts'

/** Larger ones would take minutes; they gain least. */
const MOST_PIXELS = 1_500_000
/** A picture is judged at this size. */
const JUDGED_PIXELS = 1_000_000
const COLOUR_SHARE = 0.75

/** The PNG, or nothing where the picture is no drawing, or too large to be enlarged by the network. */
export type EnlargedDrawing = { picture: Uint8Array | null }

/**
 * Enlarges a drawn picture; photographs become painterly, so they are left to others.
 * @param input.picture a PNG, JPEG or WebP file
 */
export async function enlargeDrawing(
  { picture, factor }: { picture: Uint8Array; factor: 2 | 3 | 4 },
  { load, signal, onProgress }: TaskContext,
): Promise<EnlargedDrawing> {
  const { colour, alpha } = await decode(picture)
  const { width, height } = colour
  if (width * height > MOST_PIXELS || !isDrawn(await judged(colour))) return { picture: null }
  signal.throwIfAborted()
  const by = factor === 2 ? 2 : 4
  const network = await load(shippedFile(by === 2 ? 'animevideov3-x2' : 'animevideov3-x4'))
  const step = (from: number, to: number) => (share: number) => {
    signal.throwIfAborted()
    onProgress(from + (to - from) * share)
  }
  const colours = await enlarge(network, colour, by, step(0, alpha ? COLOUR_SHARE / 2 : COLOUR_SHARE))
  const cover = alpha && (await enlarge(network, alpha, by, step(COLOUR_SHARE / 2, COLOUR_SHARE)))
  return { picture: await encode(colours, cover, width * factor, height * factor) }
}

/** Colours, and how much each pixel covers as a grey picture where not every one covers all. */
async function decode(picture: Uint8Array): Promise<{ colour: Raster; alpha: Raster | null }> {
  const { data, info } = await sharp(picture, { pages: 1 })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
    })
  const { width, height } = info
  const colour = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height * 3)
  let isOpaque = true
  for (let i = 0; i < width * height; i++) {
    colour.set(data.subarray(i * 4, i * 4 + 3), i * 3)
    const cover = data[i * 4 + 3] ?? 255
    alpha.fill(cover, i * 3, i * 3 + 3)
    if (cover < 255) isOpaque = false
  }
  const raster = { width, height, data: colour }
  if (isOpaque) return { colour: raster, alpha: null }
  const cover = { width, height, data: alpha }
  return { colour: colourBeneath(raster, cover), alpha: cover }
}

async function judged(picture: Raster): Promise<Raster> {
  const scale = Math.sqrt(JUDGED_PIXELS / (picture.width * picture.height))
  if (scale >= 1) return picture
  const { data, info } = await open(picture)
    .resize(Math.max(1, Math.round(picture.width * scale)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function encode(colour: Raster, alpha: Raster | null, width: number, height: number): Promise<Buffer> {
  const sized = async (raster: Raster) =>
    raster.width === width
      ? raster.data
      : open(raster).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  const colours = await sized(colour)
  if (!alpha) return png(colours, width, height, 3)
  const covers = await sized(alpha)
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    pixels.set(colours.subarray(i * 3, i * 3 + 3), i * 4)
    pixels[i * 4 + 3] = covers[i * 3] ?? 255
  }
  return png(pixels, width, height, 4)
}

const open = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 3 } })

const png = (data: Uint8Array, width: number, height: number, channels: 3 | 4) =>
  sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
