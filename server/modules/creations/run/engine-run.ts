import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineErrorKind,
  type EngineRequest,
  type EngineResult,
} from '#server/engines/engine.ts'

/** Why an engine was told to stop. Only the first says something of the engine. */
export type StopReason = 'timeout' | 'deadline' | 'fenced' | 'shutdown'

export type RunOptions = {
  engine: Engine
  request: EngineRequest
  /** The provider's own job id of an earlier attempt, waited for again instead of being bought twice. */
  reference: string | null
  controller: AbortController
  /** How long an engine that was told to stop is waited for, in milliseconds. */
  abortGraceMs: number
  onProgress: EngineContext['onProgress']
  /** Stores a new reference; it is called before anything waits for the job behind it. */
  saveReference: (reference: string) => Promise<void>
}

/**
 * Lets an engine make its pictures. It ends in time whatever the engine does: one that hangs, and goes
 * on hanging after it was told to stop, is left behind.
 * @throws EngineError, and nothing else: what an engine throws beside it counts as `unavailable`
 */
export async function runEngine(options: RunOptions): Promise<EngineResult> {
  const { controller, abortGraceMs } = options
  const abandoned = abandonment(controller.signal, abortGraceMs)
  try {
    return await Promise.race([callEngine(options), abandoned.promise])
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw new EngineError('unavailable', { cause: error })
  } finally {
    abandoned.clear()
  }
}

async function callEngine(options: RunOptions): Promise<EngineResult> {
  const { engine, request, controller, onProgress, saveReference } = options
  const context = { signal: controller.signal, onProgress }
  let { reference } = options
  if (reference === null || !engine.resume) {
    const submission = await engine.submit(request, context)
    if (submission.kind === 'done') return submission.result
    reference = submission.reference
    await saveReference(reference)
  }
  if (!engine.resume) throw new Error(`${engine.id} gave a reference and cannot resume it`)
  return await engine.resume(reference, request, context)
}

/** Rejects some time after the signal is aborted. */
function abandonment(signal: AbortSignal, graceMs: number) {
  let timer: NodeJS.Timeout | undefined
  let onAbort = () => {}
  const promise = new Promise<never>((_, reject) => {
    onAbort = () => {
      const cause = new Error('the engine went on after it had been told to stop')
      timer = setTimeout(() => reject(new EngineError('timeout', { cause })), graceMs)
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  return {
    promise,
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

const RETRIED: readonly EngineErrorKind[] = ['rate_limited', 'unavailable', 'timeout']

export const isRetried = (kind: EngineErrorKind): boolean => RETRIED.includes(kind)

/** Milliseconds before the next try: what the provider asks for, or a doubling pause with chance in it. */
export function pauseBefore(failures: number, baseMs: number, retryAfterMs: number | null): number {
  if (retryAfterMs !== null) return Math.max(0, retryAfterMs)
  return baseMs * 2 ** (failures - 1) * (0.5 + Math.random())
}
