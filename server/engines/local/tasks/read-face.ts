import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import { type FoundFace, findFaces } from '../networks/face-finder.ts'
import { type FaceMesh, meshOf } from '../networks/face-mesh.ts'
import { mirrored, type Pixels } from '../networks/square.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/** The long side, in pixels, at which faces are looked for; their places are then those of the whole picture. */
const LOOKED_AT = 2_048
/** Below this presence it is no face, or one that is seen from the side or from behind. */
const LEAST_PRESENCE = 0.5
/** Of many finds, so many of the largest are looked at closely; the others are counted as they are. */
const TRIED = 8

/** The face that can be used of a picture. */
export type ReadFace = {
  /** x, y and z of 468 points in pixels of the picture; z grows away from the camera. */
  mesh: Float32Array
  /** The same of the picture as a mirror shows it. */
  mirroredMesh: Float32Array
}

export type FaceReading = {
  /** Faces in the picture that look towards the camera. */
  count: number
  /** The largest of them. */
  face: ReadFace | null
}

/**
 * The faces in a picture and the mesh of the largest.
 * @param input.picture a PNG, JPEG or WebP file, upright
 */
export async function readFace(
  { picture }: { picture: Uint8Array },
  { load, signal, onProgress }: TaskContext,
): Promise<FaceReading> {
  const { pixels, scale } = await decode(picture)
  const finder = await load(shippedFile('blazeface'))
  const faces = await findFaces(finder, pixels, signal)
  onProgress(0.5)
  const network = await load(shippedFile('facemesh'))
  let largest: ReadFace | null = null
  let count = Math.max(0, faces.length - TRIED)
  for (const face of faces.slice(0, TRIED)) {
    signal.throwIfAborted()
    const mesh = await meshOf(network, pixels, face)
    if (mesh.presence < LEAST_PRESENCE) continue
    count++
    if (largest) continue
    const turned = await meshOf(network, mirrored(pixels), mirroredFace(face, pixels.width))
    largest = { mesh: scaled(mesh, scale), mirroredMesh: scaled(turned, scale) }
  }
  return { count, face: largest }
}

async function decode(picture: Uint8Array): Promise<{ pixels: Pixels; scale: number }> {
  try {
    const file = sharp(picture, { pages: 1 })
    const { width: fullWidth } = await file.metadata()
    const { data, info } = await file
      .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { pixels: { width: info.width, height: info.height, data }, scale: fullWidth / info.width }
  } catch (cause) {
    throw new EngineError('invalid', { detail: 'The picture could not be read.', cause })
  }
}

const scaled = ({ points }: FaceMesh, scale: number) => points.map(value => value * scale)

function mirroredFace(face: FoundFace, width: number): FoundFace {
  const [[ax, ay], [bx, by]] = face.eyes
  const eyes = [
    [width - bx, by],
    [width - ax, ay],
  ] as const
  return { ...face, x: width - face.x - face.width, eyes }
}
