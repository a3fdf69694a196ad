import type { BuiltinEngine } from '../builtin/builtin.ts'
import { type EngineContext, EngineError, type EngineRequest, type SubmitResult } from '../engine.ts'
import { type BackgroundPainter, drawBackground, drawsBackground } from './draw-background.ts'
import { fillPlace } from './fill-place.ts'
import { findSubject, type SubjectFinder } from './find-subject.ts'

/** Edits that begin by telling the subject from what is behind, and whether that has to be a person. */
const SUBJECT_EDITS: Record<string, { isPerson: boolean; isNoted: boolean }> = {
  removeBackground: { isPerson: false, isNoted: true },
  replaceBackground: { isPerson: false, isNoted: false },
  face2sticker: { isPerson: true, isNoted: false },
  portraitMaker: { isPerson: true, isNoted: false },
  searchReplace: { isPerson: true, isNoted: false },
}

/** Progress that looking for the subject makes of the whole, and drawing what comes behind it. */
const LOOKING_SHARE = 0.2
const DRAWING_SHARE = 0.5

export const isSubjectEdit = (mode: string): boolean => Object.hasOwn(SUBJECT_EDITS, mode)

/** The edit around the subject that a network finds; where it finds none, the built-in engine looks by itself. */
export async function editSubject(
  { builtin, ...finder }: SubjectFinder & BackgroundPainter & { builtin: BuiltinEngine },
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const [picture] = request.inputs
  const edit = SUBJECT_EDITS[request.mode]
  if (!picture || !edit)
    throw new EngineError('invalid', { detail: 'Add the picture that is to be worked on.' })
  const looking = part({ signal, onProgress }, 0, LOOKING_SHARE)
  const subject = await findSubject(finder, picture, edit.isPerson, looking).catch(error => {
    // Networks turned out not to run here: what was offered is made as where there are none.
    if (finder.host.problem() !== null && !signal.aborted) return null
    throw error
  })
  const afterLooking = part({ signal, onProgress }, LOOKING_SHARE, 1)
  const filled = await fillPlace({ builtin, ...finder }, request, subject?.mask ?? null, afterLooking)
  if (filled) return { kind: 'done', result: filled }
  const end = drawsBackground(finder, request) ? LOOKING_SHARE + DRAWING_SHARE : LOOKING_SHARE
  const drawn = drawsBackground(finder, request)
    ? await drawBackground(finder, request, picture, part({ signal, onProgress }, LOOKING_SHARE, end))
    : null
  const inputs = drawn ? [picture, drawn.background] : request.inputs
  const rest = part({ signal, onProgress }, end, 1)
  const submission = await builtin.submit({ ...request, inputs }, rest, subject?.mask ?? null)
  if (submission.kind !== 'done') throw new EngineError('unavailable')
  const { result } = submission
  if (!subject && !drawn) return { kind: 'done', result: { ...result, madeBy: builtin.id } }
  return {
    kind: 'done',
    result: {
      ...result,
      pictures: result.pictures.map(({ bytes }) => ({
        bytes,
        source: 'compositeWithTrainedAlgorithmicMedia',
      })),
      note:
        [edit.isNoted && subject?.note, result.note, drawn?.result.note].filter(Boolean).join(' ') || null,
      modelVersion: drawn?.result.modelVersion ?? subject?.modelVersion ?? result.modelVersion,
      ...(drawn && { providerModel: drawn.result.providerModel }),
    },
  }
}

/** Fractions of a part as fractions of the whole. */
function part({ signal, onProgress }: EngineContext, from: number, to: number): EngineContext {
  return { signal, onProgress: fraction => onProgress(from + fraction * (to - from)) }
}
