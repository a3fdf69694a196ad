import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { classifySafety, SAFETY_SIDE } from '../networks/safety-classifier.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/**
 * How likely a picture shows sexual acts or nudity, photographed or drawn: 0 to 1. Bare skin at a beach is not
 * counted.
 * @param input.picture a PNG, JPEG or WebP file
 */
export async function judgeSafety(
  { picture }: { picture: Uint8Array },
  { load, signal }: TaskContext,
): Promise<{ unsafe: number }> {
  const rgb = await sharp(picture, { pages: 1 })
    .resize(SAFETY_SIDE, SAFETY_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
    })
  const network = await load(shippedFile('nsfw-mobilenet-v2'))
  signal.throwIfAborted()
  const { porn, hentai } = await classifySafety(network, rgb)
  return { unsafe: porn + hentai }
}
