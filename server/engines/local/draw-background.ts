import { ratioOf } from '#catalogue/ratios.ts'
import type { EngineContext, EngineRequest, EngineResult, InputPicture } from '../engine.ts'
import type { Drawing } from './drawing.ts'
import type { ModelHost } from './model-host.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

export type BackgroundPainter = { drawing: Drawing; host: ModelHost; safetyLimit: number | null }

/** Whether a fetched model draws what comes behind the subject. */
export const drawsBackground = ({ drawing }: BackgroundPainter, { mode, model }: EngineRequest): boolean =>
  mode === 'replaceBackground' && drawing.capabilitiesOf(mode, model) !== null

/**
 * The background that the words ask for, by a model, in the ratio nearest to the picture's.
 * @throws EngineError, of kind `moderated` when it is over the limit of the safety network
 */
export async function drawBackground(
  { drawing, host, safetyLimit }: BackgroundPainter,
  request: EngineRequest,
  picture: InputPicture,
  context: EngineContext,
): Promise<{ background: InputPicture; result: EngineResult }> {
  const result = await drawing.draw({ ...request, inputs: [], aspectRatio: ratioOf(picture) }, context)
  const [drawn] = result.pictures
  const { bytes } = drawn!
  await refuseUnsafe(host, [bytes], safetyLimit, context.signal)
  const { width, height } = picture
  return { background: { name: 'background', bytes, mediaType: 'image/png', width, height }, result }
}
