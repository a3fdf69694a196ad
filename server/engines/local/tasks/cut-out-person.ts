import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { type FoundFace, findFaces } from '../networks/face-finder.ts'
import { meshOf } from '../networks/face-mesh.ts'
import { lookCloser, type PersonMask, personMask } from '../networks/person-mask.ts'
import type { Pixels, Point } from '../networks/square.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/** What of the mask is a person for certain, and what may be one. */
const SURE = 0.9
const OPEN = 0.1
/** Share of the picture that a person has to fill: smaller ones the network does not outline well. */
const LEAST_SHARE = 0.02
/** Of what may be a person, the share that has to be one for certain. */
const LEAST_SURE = 0.45
/** How certain the mask has to be, on average, where the face is. */
const LEAST_IN_FACE = 0.8

/** The long side, in pixels, at which people are looked at. */
const LOOKED_AT = 760
/** And at which faces are looked for: as a whole and in quarters, but no further. */
const FACES_AT = 380
/** Below this presence it is no face: those of cats stay below 0.3. */
const LEAST_PRESENCE = 0.5
/** Of many faces, so many of the largest are looked at closely. */
const TRIED = 8

export type PersonCutOut = { isFound: false } | { isFound: true; mask: PersonMask }

/**
 * The people in a picture. Alone, the network takes cats and dolls for people, and misses some of several; so
 * nobody is found without a face in the mask, and none where the mask misses a face.
 * @param input.picture a PNG, JPEG or WebP file
 */
export async function cutOutPerson(
  { picture }: { picture: Uint8Array },
  { load, signal, onProgress }: TaskContext,
): Promise<PersonCutOut> {
  const pixels = await decode(picture)
  const network = await load(shippedFile('selfie'))
  const coarse = await personMask(network, pixels)
  onProgress(0.3)
  if (shareOf(coarse, SURE) < LEAST_SHARE) return { isFound: false }
  const people = await peopleIn(pixels, { load, signal })
  onProgress(0.8)
  if (people.length === 0) return { isFound: false }
  const missed = people.filter(face => meanInside(coarse, pixels, face) < SURE)
  const mask = await lookCloser(network, pixels, coarse, missed)
  const isSure = shareOf(mask, SURE) > shareOf(mask, OPEN) * LEAST_SURE
  const isWhole = people.every(face => meanInside(mask, pixels, face) >= LEAST_IN_FACE)
  return isSure && isWhole ? { isFound: true, mask } : { isFound: false }
}

/** Real faces in the picture, the largest ones. */
async function peopleIn(
  pixels: Pixels,
  { load, signal }: Pick<TaskContext, 'load' | 'signal'>,
): Promise<FoundFace[]> {
  const finder = await load(shippedFile('blazeface'))
  const mesh = await load(shippedFile('facemesh'))
  const people: FoundFace[] = []
  const small = await reduced(pixels)
  const scale = pixels.width / small.width
  for (const found of (await findFaces(finder, small, signal)).slice(0, TRIED)) {
    signal.throwIfAborted()
    const face = enlarged(found, scale)
    const { presence } = await meshOf(mesh, pixels, face)
    if (presence >= LEAST_PRESENCE) people.push(face)
  }
  return people
}

function enlarged({ x, y, width, height, score, eyes }: FoundFace, by: number): FoundFace {
  const larger = ([px, py]: Point): Point => [px * by, py * by]
  return {
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
    score,
    eyes: [larger(eyes[0]), larger(eyes[1])],
  }
}

/** Share of the mask above that certainty. */
const shareOf = ({ values }: PersonMask, certainty: number) =>
  values.reduce((count, value) => (value > certainty ? count + 1 : count), 0) / values.length

/** The mask's mean over the middle of the face. */
function meanInside({ width, height, values }: PersonMask, picture: Pixels, face: FoundFace): number {
  const scale = width / picture.width
  const [x0, x1] = [0.25, 0.75].map(part => Math.round((face.x + face.width * part) * scale)) as [
    number,
    number,
  ]
  const [y0, y1] = [0.25, 0.75].map(part => Math.round((face.y + face.height * part) * scale)) as [
    number,
    number,
  ]
  let sum = 0
  let count = 0
  for (let y = Math.max(0, y0); y <= Math.min(height - 1, y1); y++)
    for (let x = Math.max(0, x0); x <= Math.min(width - 1, x1); x++) {
      sum += values[y * width + x] ?? 0
      count++
    }
  return sum / Math.max(1, count)
}

async function decode(picture: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await sharp(picture, { pages: 1 })
      .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  } catch (cause) {
    throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
  }
}

async function reduced({ width, height, data }: Pixels): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(FACES_AT, FACES_AT, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: small.info.width, height: small.info.height, data: small.data }
}
