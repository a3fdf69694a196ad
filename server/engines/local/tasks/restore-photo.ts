import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { colour, isMonochrome } from '../networks/colouring.ts'
import { findFaces } from '../networks/face-finder.ts'
import { meshOf } from '../networks/face-mesh.ts'
import { restoreFace, squareOf } from '../networks/face-restoring.ts'
import type { Pixels, Square } from '../networks/square.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/** So many faces are drawn anew, the largest first. */
const MOST_FACES = 8
/** Pixels a side: in a smaller square there is nothing to go by, in a larger one the picture knows more. */
const LEAST_SIDE = 48
const MOST_SIDE = 900
/** How sure the network that looks at faces closely has to be that it is one. */
const LEAST_PRESENCE = 0.5

export type RestoredPhoto = { picture: Uint8Array; faces: number; isColoured: boolean }

/**
 * What networks add to an old photograph: faces drawn anew, and colours where it has none.
 * @param input.picture a PNG, JPEG or WebP file
 * @param input.faces an ONNX file that restores faces, or null
 * @param input.colours an ONNX file that colours, or null
 * @returns a PNG file, and what was done
 */
export async function restorePhoto(
  { picture, faces, colours }: { picture: Uint8Array; faces: string | null; colours: string | null },
  context: TaskContext,
): Promise<RestoredPhoto> {
  const { pixels, alpha } = await decode(picture)
  const restored = faces === null ? 0 : await restoreFaces(faces, pixels, context)
  context.onProgress(0.7)
  const isColoured = colours !== null && isMonochrome(pixels)
  const result = isColoured ? await colour(await open(colours, context), pixels) : pixels
  context.onProgress(0.95)
  return { picture: await encode(result, alpha), faces: restored, isColoured }
}

async function restoreFaces(file: string, pixels: Pixels, context: TaskContext): Promise<number> {
  const { load, signal, onProgress } = context
  const found = await findFaces(await load(shippedFile('blazeface')), pixels, signal)
  const mesh = await load(shippedFile('facemesh'))
  const squares: Square[] = []
  for (const face of found.slice(0, MOST_FACES)) {
    signal.throwIfAborted()
    const square = squareOf(face)
    if (square.side < LEAST_SIDE || square.side > MOST_SIDE) continue
    // What only resembles a face from afar must not become one.
    if ((await meshOf(mesh, pixels, face)).presence >= LEAST_PRESENCE) squares.push(square)
  }
  if (squares.length === 0) return 0
  const network = await open(file, context)
  for (const [index, square] of squares.entries()) {
    signal.throwIfAborted()
    await restoreFace(network, pixels, square)
    onProgress((0.7 * (index + 1)) / squares.length)
  }
  return squares.length
}

const open = (file: string, { load }: TaskContext) =>
  load(file).catch(cause => {
    const detail = 'A model on this server that mends old photographs cannot be used.'
    throw new EngineError('unavailable', { detail, isFinal: true, cause })
  })

async function decode(picture: Uint8Array): Promise<{ pixels: Pixels; alpha: Uint8Array | null }> {
  const { data, info } = await sharp(picture, { pages: 1 })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
    })
  const { width, height } = info
  const colours = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++) {
    colours.set(data.subarray(i * 4, i * 4 + 3), i * 3)
    alpha[i] = data[i * 4 + 3]!
  }
  const isOpaque = alpha.every(value => value === 255)
  return { pixels: { width, height, data: colours }, alpha: isOpaque ? null : alpha }
}

function encode({ width, height, data }: Pixels, alpha: Uint8Array | null): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  const whole = alpha
    ? picture.joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    : picture
  return whole.png({ compressionLevel: 2, adaptiveFiltering: true }).toBuffer()
}
