import type { BuiltinEngine } from '../builtin/builtin.ts'
import {
  type EngineContext,
  EngineError,
  type EngineRequest,
  type InputPicture,
  type SubmitResult,
} from '../engine.ts'
import type { ModelHost } from './model-host.ts'
import type { FaceReading, ReadFace } from './tasks/read-face.ts'

const MODEL_VERSION = 'face-mesh-2020'
/** Progress that looking for both faces makes of the whole. */
const LOOKING_SHARE = 0.4
/** From cheek to cheek, in pixels: a smaller face has no features to give or to take. */
const LEAST_WIDTH = 40
/** Radians by which a face may be turned away: beyond it half of it is hidden. */
const MOST_YAW = (50 * Math.PI) / 180
/** Points of the mesh where the face ends before the ears, as they are seen. */
const [LEFT_CHEEK, RIGHT_CHEEK] = [234, 454]

/** The pictures by the places in which they are sent: which one stays, and whose face goes in. */
const PLACES = {
  target: { name: 'file1', called: 'source' },
  face: { name: 'file2', called: 'new face' },
} as const
type Role = keyof typeof PLACES

/** What keeps the faces of two pictures from being swapped, in a sentence; null when nothing does. @throws EngineError */
export async function unusableFacesReasonOf(
  host: ModelHost,
  inputs: readonly InputPicture[],
  signal: AbortSignal,
): Promise<string | null> {
  for (const role of ['target', 'face'] as const) {
    const reading = await read(host, inputs, role, { signal, onProgress: () => {} })
    const refusal = refusalOf(reading, role)
    if (refusal !== null) return refusal
  }
  return null
}

/** Puts the face of the second picture on the largest face of the first. @throws EngineError */
export async function swapFace(
  { builtin, host }: { builtin: BuiltinEngine; host: ModelHost },
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const look = async (role: Role, from: number) => {
    const context = {
      signal,
      onProgress: (fraction: number) => onProgress(from + (fraction * LOOKING_SHARE) / 2),
    }
    const reading = await read(host, request.inputs, role, context)
    return { count: reading.count, ...usable(reading, role) }
  }
  const target = await look('target', 0)
  const face = await look('face', LOOKING_SHARE / 2)
  const finish = request.model === 'v1.1' ? 'fine' : 'quick'
  const job = { kind: 'swapFace', finish, target, face } as const
  const result = await builtin.swapFace(job, {
    signal,
    onProgress: fraction => onProgress(LOOKING_SHARE + fraction * (1 - LOOKING_SHARE)),
  })
  const notes = [
    target.count > 1 && `The source shows ${target.count} faces; the largest one was swapped.`,
    face.count > 1 && `The new face is the largest of ${face.count} in its picture.`,
    result.note,
  ]
  return {
    kind: 'done',
    result: {
      pictures: result.pictures.map(({ bytes }) => ({
        bytes,
        source: 'compositeWithTrainedAlgorithmicMedia',
      })),
      note: notes.filter(Boolean).join(' ') || null,
      modelVersion: MODEL_VERSION,
    },
  }

  function usable(reading: FaceReading, role: Role) {
    const refusal = refusalOf(reading, role)
    if (refusal !== null || !reading.face) throw new EngineError('invalid', { detail: refusal ?? undefined })
    return { picture: pictureOf(request.inputs, role).bytes, ...reading.face }
  }
}

function pictureOf(inputs: readonly InputPicture[], role: Role): InputPicture {
  const picture = inputs.find(({ name }) => name === PLACES[role].name)
  if (!picture) throw new EngineError('invalid', { detail: `Add the ${PLACES[role].called} picture.` })
  return picture
}

function read(
  host: ModelHost,
  inputs: readonly InputPicture[],
  role: Role,
  context: EngineContext,
): Promise<FaceReading> {
  return host.run('readFace', { picture: pictureOf(inputs, role).bytes }, context)
}

function refusalOf({ count, face }: FaceReading, role: Role): string | null {
  const { called } = PLACES[role]
  const seen = face && sizeOf(face)
  if (!seen || seen.yaw > MOST_YAW)
    return `No face that looks towards the camera was found in the ${called} picture. Use a photograph in which one is seen from the front and nothing hides it.`
  if (seen.width < LEAST_WIDTH)
    return `The ${count > 1 ? 'largest ' : ''}face in the ${called} picture is only ${Math.round(seen.width)} pixels wide. Use a picture in which it is at least ${LEAST_WIDTH}.`
  return null
}

/** From cheek to cheek in space, in pixels, and by how much the face is turned to either side. */
function sizeOf({ mesh }: ReadFace): { width: number; yaw: number } {
  const [x, y, z] = [0, 1, 2].map(axis => mesh[RIGHT_CHEEK * 3 + axis]! - mesh[LEFT_CHEEK * 3 + axis]!) as [
    number,
    number,
    number,
  ]
  const across = Math.hypot(x, y)
  return { width: Math.hypot(across, z), yaw: Math.atan2(Math.abs(z), across) }
}
