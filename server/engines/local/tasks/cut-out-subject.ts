import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { subjectMask, subjectSide } from '../networks/subject-mask.ts'
import type { SubjectNetwork } from '../subject-networks.ts'
import type { TaskContext } from '../task-context.ts'

/** What of the mask is subject for certain, and what may be. */
const SURE = 0.9
const OPEN = 0.1
/** Shares of the picture between which a subject lies: beyond them it is nothing, or everything. */
const LEAST_SHARE = 0.005
const MOST_SHARE = 0.97
/** Of what may be the subject, the share that has to be it for certain. */
const LEAST_SURE = 0.5

export type SubjectCutOut =
  | { isFound: false }
  | { isFound: true; mask: { width: number; height: number; values: Float32Array } }

/**
 * The subject of a picture, whatever it is, at the size of the network: the mask, 0 to 1 per pixel, stretched
 * over the whole picture. None is found where the network is not sure of what it sees.
 * @param input.picture a PNG, JPEG or WebP file
 * @param input.file the ONNX file
 */
export async function cutOutSubject(
  { picture, name, file }: { picture: Uint8Array; name: SubjectNetwork; file: string },
  { load, signal, onProgress }: TaskContext,
): Promise<SubjectCutOut> {
  const network = await load(file).catch(cause => {
    const detail = 'The model on this server that cuts out subjects cannot be used.'
    throw new EngineError('unavailable', { detail, isFinal: true, cause })
  })
  signal.throwIfAborted()
  const side = subjectSide(network)
  const rgb = await squareOf(picture, side)
  onProgress(0.2)
  const values = await subjectMask(name, network, rgb)
  let sure = 0
  let possible = 0
  for (const value of values) {
    if (value > SURE) sure++
    if (value > OPEN) possible++
  }
  const isFound =
    sure > values.length * LEAST_SHARE && sure < values.length * MOST_SHARE && sure > possible * LEAST_SURE
  return isFound ? { isFound, mask: { width: side, height: side, values } } : { isFound }
}

/** Bilinear, as both networks were trained with. */
const squareOf = (picture: Uint8Array, side: number): Promise<Buffer> =>
  sharp(picture, { pages: 1 })
    .resize(side, side, { fit: 'fill', kernel: 'linear' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
    })
