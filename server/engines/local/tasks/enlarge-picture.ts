import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { isDrawn } from '../drawing-likeness.ts'
import { enlarge } from '../networks/enlarger.ts'
import type { Pixels } from '../networks/square.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'
import { colourBeneath } from '../transparency.ts'

/** Larger ones would take minutes; they gain least. */
const MOST_PIXELS = 1_500_000
/** A picture is judged at this size. */
const JUDGED_PIXELS = 1_000_000
const COLOUR_SHARE = 0.75

/** Pixels that a pixel of each network's result depends on: one for each of 18 and of 34 layers, and some. */
const MARGINS = { drawing: 20, photograph: 36 }

export type EnlargedPicture =
  | { kind: 'drawing' | 'photograph'; picture: Uint8Array }
  /** No network enlarges it: it is too large, or a photograph and no network for those was given. */
  | { kind: 'left' }

/**
 * Enlarges a drawn picture by a network that comes along, and a photograph by one that was fetched: the former
 * would make it painterly.
 * @param input.picture a PNG, JPEG or WebP file
 * @param input.photographs an ONNX file that enlarges photographs four times, or null
 * @returns a PNG file, and what the picture was taken for
 */
export async function enlargePicture(
  { picture, factor, photographs }: { picture: Uint8Array; factor: 2 | 3 | 4; photographs: string | null },
  { load, signal, onProgress }: TaskContext,
): Promise<EnlargedPicture> {
  const { colour, alpha } = await decode(picture)
  const { width, height } = colour
  if (width * height > MOST_PIXELS) return { kind: 'left' }
  const kind = isDrawn(await judged(colour)) ? 'drawing' : 'photograph'
  if (kind === 'photograph' && photographs === null) return { kind: 'left' }
  signal.throwIfAborted()
  const by = kind === 'drawing' && factor === 2 ? 2 : 4
  const shipped = shippedFile(by === 2 ? 'animevideov3-x2' : 'animevideov3-x4')
  const network = await load(kind === 'photograph' && photographs !== null ? photographs : shipped).catch(
    cause => {
      const detail = 'The model on this server that enlarges pictures cannot be used.'
      throw new EngineError('unavailable', { detail, isFinal: true, cause })
    },
  )
  const step = (from: number, to: number) => (share: number) => {
    signal.throwIfAborted()
    onProgress(from + (to - from) * share)
  }
  const margin = MARGINS[kind]
  const half = COLOUR_SHARE / 2
  const colours = await enlarge(network, colour, by, margin, step(0, alpha ? half : COLOUR_SHARE))
  const cover = alpha && (await enlarge(network, alpha, by, margin, step(half, COLOUR_SHARE)))
  return { kind, picture: await encode(colours, cover, width * factor, height * factor) }
}

/** Colours, and how much each pixel covers as a grey picture where not every one covers all. */
async function decode(picture: Uint8Array): Promise<{ colour: Pixels; alpha: Pixels | null }> {
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

async function judged(picture: Pixels): Promise<Pixels> {
  const scale = Math.sqrt(JUDGED_PIXELS / (picture.width * picture.height))
  if (scale >= 1) return picture
  const { data, info } = await open(picture)
    .resize(Math.max(1, Math.round(picture.width * scale)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function encode(colour: Pixels, alpha: Pixels | null, width: number, height: number): Promise<Buffer> {
  const sized = async (raster: Pixels) =>
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

const open = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

const png = (data: Uint8Array, width: number, height: number, channels: 3 | 4) =>
  sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
