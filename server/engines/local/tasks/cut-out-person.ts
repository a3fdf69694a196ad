import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { PERSON_MASK_SIDE, personMask } from '../networks/person-mask.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/** What of the mask is a person for certain, and what is none. */
const SURE = 0.9
const OPEN = 0.1
/** Share of the picture that a person has to fill: smaller ones the network does not outline well. */
const LEAST_SHARE = 0.02
/** Of what may be a person, the share that has to be one for certain. */
const LEAST_SURE = 0.6

export type PersonCutOut =
  | { isFound: false }
  | { isFound: true; mask: { width: number; height: number; values: Float32Array } }

/**
 * The person in a picture, at the size of the network: the mask, 0 to 1 per pixel, stretched over the whole
 * picture. Nobody is found where the network is not sure of what it sees.
 * @param input.picture a PNG, JPEG or WebP file
 */
export async function cutOutPerson(
  { picture }: { picture: Uint8Array },
  { load, signal, onProgress }: TaskContext,
): Promise<PersonCutOut> {
  const rgb = await squareOf(picture)
  const network = await load(shippedFile('selfie'))
  signal.throwIfAborted()
  onProgress(0.5)
  const values = await personMask(network, rgb)
  let sure = 0
  let possible = 0
  for (const value of values) {
    if (value > SURE) sure++
    if (value > OPEN) possible++
  }
  const isFound = sure > values.length * LEAST_SHARE && sure > possible * LEAST_SURE
  return isFound
    ? { isFound, mask: { width: PERSON_MASK_SIDE, height: PERSON_MASK_SIDE, values } }
    : { isFound }
}

const squareOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { pages: 1 })
    .resize(PERSON_MASK_SIDE, PERSON_MASK_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
    })
