import type { BuiltinEngine } from '../builtin/builtin.ts'
import {
  type DigitalSource,
  type EngineContext,
  EngineError,
  type EngineRequest,
  type SubmitResult,
} from '../engine.ts'
import type { ModelHost } from './model-host.ts'

/** Edits that begin by telling a person from what is behind, and what they say of it. */
const PERSON_EDITS: Record<string, { source: DigitalSource; note: string | null }> = {
  removeBackground: {
    source: 'compositeWithTrainedAlgorithmicMedia',
    note: 'The person was found by a network on this machine.',
  },
  replaceBackground: { source: 'compositeWithTrainedAlgorithmicMedia', note: null },
  face2sticker: { source: 'compositeWithTrainedAlgorithmicMedia', note: null },
  portraitMaker: { source: 'compositeWithTrainedAlgorithmicMedia', note: null },
}

const MODEL_VERSION = 'selfie-segmentation-2021'
/** Progress that looking for the person makes of the whole. */
const LOOKING_SHARE = 0.2

export const isPersonEdit = (mode: string): boolean => Object.hasOwn(PERSON_EDITS, mode)

/** The edit around the person that a network finds; where it finds none, the built-in engine looks by itself. */
export async function editPerson(
  { builtin, host }: { builtin: BuiltinEngine; host: ModelHost },
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const [picture] = request.inputs
  const said = PERSON_EDITS[request.mode]
  if (!picture || !said)
    throw new EngineError('invalid', { detail: 'Add the picture that is to be worked on.' })
  const looking = { signal, onProgress: (fraction: number) => onProgress(fraction * LOOKING_SHARE) }
  const found = await host.run('cutOutPerson', { picture: picture.bytes }, looking).catch(error => {
    // Networks turned out not to run here: what was offered is made as where there are none.
    if (host.problem() !== null && !signal.aborted) return { isFound: false } as const
    throw error
  })
  const rest = {
    signal,
    onProgress: (fraction: number) => onProgress(LOOKING_SHARE + fraction * (1 - LOOKING_SHARE)),
  }
  const subject = found.isFound ? found.mask : null
  const submission = await builtin.submit(request, rest, subject)
  if (submission.kind !== 'done') throw new EngineError('unavailable')
  const { result } = submission
  if (!subject) return { kind: 'done', result: { ...result, madeBy: builtin.id } }
  return {
    kind: 'done',
    result: {
      ...result,
      pictures: result.pictures.map(({ bytes }) => ({ bytes, source: said.source })),
      note: [said.note, result.note].filter(Boolean).join(' ') || null,
      modelVersion: MODEL_VERSION,
    },
  }
}
