import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { EngineContext, EngineRequest, EngineResult } from '../engine.ts'
import type { Drawing } from './drawing.ts'
import type { Subject } from './find-subject.ts'
import type { ModelHost } from './model-host.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

export type PlaceFiller = {
  builtin: BuiltinEngine
  drawing: Drawing
  host: ModelHost
  safetyLimit: number | null
}

const FINDING_SHARE = 0.3

/**
 * What the words say, drawn by a fetched model at the place that the search names. Null where no model serves
 * it, and where nothing shall stand there: the built-in engine fills that place from around it.
 * @throws EngineError, `invalid` with what was seen instead when the search is not found for certain
 */
export async function fillPlace(
  { builtin, drawing, host, safetyLimit }: PlaceFiller,
  request: EngineRequest,
  subject: Subject['mask'] | null,
  { signal, onProgress }: EngineContext,
): Promise<EngineResult | null> {
  const { mode, model, prompt, searchPrompt, inputs } = request
  if (mode !== 'searchReplace' || drawing.capabilitiesOf(mode, model) === null) return null
  const words = { prompt, searchPrompt, subject, inputs: inputs.map(({ bytes }) => bytes) }
  const finding = { signal, onProgress: (fraction: number) => onProgress(fraction * FINDING_SHARE) }
  const place = await builtin.findPlace(words, finding)
  if (!place) return null
  const result = await drawing.fill(request, place.mask, {
    signal,
    onProgress: fraction => onProgress(FINDING_SHARE + fraction * (1 - FINDING_SHARE)),
  })
  const pictures = result.pictures.map(({ bytes }) => bytes)
  await refuseUnsafe(host, pictures, safetyLimit, signal)
  const note = [`A model took out ${place.found} and drew in its place.`, result.note]
  return { ...result, note: note.filter(Boolean).join(' ') }
}
