import type { BuiltinEngine } from '../builtin/builtin.ts'
import { type EngineContext, EngineError, type EngineRequest, type SubmitResult } from '../engine.ts'
import { findSubject, type SubjectFinder } from './find-subject.ts'

/** Edits that begin by telling the subject from what is behind, and whether that has to be a person. */
const SUBJECT_EDITS: Record<string, { isPerson: boolean; isNoted: boolean }> = {
  removeBackground: { isPerson: false, isNoted: true },
  replaceBackground: { isPerson: false, isNoted: false },
  face2sticker: { isPerson: true, isNoted: false },
  portraitMaker: { isPerson: true, isNoted: false },
}

/** Progress that looking for the subject makes of the whole. */
const LOOKING_SHARE = 0.2

export const isSubjectEdit = (mode: string): boolean => Object.hasOwn(SUBJECT_EDITS, mode)

/** The edit around the subject that a network finds; where it finds none, the built-in engine looks by itself. */
export async function editSubject(
  { builtin, ...finder }: SubjectFinder & { builtin: BuiltinEngine },
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const [picture] = request.inputs
  const edit = SUBJECT_EDITS[request.mode]
  if (!picture || !edit)
    throw new EngineError('invalid', { detail: 'Add the picture that is to be worked on.' })
  const looking = { signal, onProgress: (fraction: number) => onProgress(fraction * LOOKING_SHARE) }
  const subject = await findSubject(finder, picture, edit.isPerson, looking).catch(error => {
    // Networks turned out not to run here: what was offered is made as where there are none.
    if (finder.host.problem() !== null && !signal.aborted) return null
    throw error
  })
  const rest = {
    signal,
    onProgress: (fraction: number) => onProgress(LOOKING_SHARE + fraction * (1 - LOOKING_SHARE)),
  }
  const submission = await builtin.submit(request, rest, subject?.mask ?? null)
  if (submission.kind !== 'done') throw new EngineError('unavailable')
  const { result } = submission
  if (!subject) return { kind: 'done', result: { ...result, madeBy: builtin.id } }
  return {
    kind: 'done',
    result: {
      ...result,
      pictures: result.pictures.map(({ bytes }) => ({
        bytes,
        source: 'compositeWithTrainedAlgorithmicMedia',
      })),
      note: [edit.isNoted && subject.note, result.note].filter(Boolean).join(' ') || null,
      modelVersion: subject.modelVersion,
    },
  }
}
