import type { BuiltinEngine } from '../builtin/builtin.ts'
import { type EngineContext, EngineError, type EngineRequest } from '../engine.ts'

/** How many times as large as drawn a picture is given. */
const ENLARGED: Record<string, number> = { fast: 1, standard: 2, pro: 3, ultra: 4 }

type Picture = { bytes: Uint8Array; width: number; height: number }

/** What comes after a model has drawn: an emoji is cut out, other pictures are enlarged as their pair promises. */
export async function finishDrawing(
  builtin: BuiltinEngine,
  picture: Picture,
  request: EngineRequest,
  context: EngineContext,
): Promise<Uint8Array> {
  const edit = (mode: string, model: string, options: Record<string, string>) =>
    edited(builtin, picture, { ...request, mode, model, options }, context)
  if (request.mode === 'emoji') {
    // What cannot be told from its plain ground keeps it.
    return edit('removeBackground', 'pro', {}).catch(error => {
      if (error instanceof EngineError && error.kind === 'invalid') return picture.bytes
      throw error
    })
  }
  const scale = ENLARGED[request.model] ?? 1
  return scale === 1 ? picture.bytes : edit('upscale', 'v1.0', { scale: String(scale) })
}

async function edited(
  builtin: BuiltinEngine,
  picture: Picture,
  request: EngineRequest,
  context: EngineContext,
): Promise<Uint8Array> {
  const inputs = [{ name: 'file1', mediaType: 'image/png' as const, ...picture }]
  const submission = await builtin.submit({ ...request, inputs }, context)
  if (submission.kind !== 'done') throw new EngineError('unavailable')
  return submission.result.pictures[0]!.bytes
}
