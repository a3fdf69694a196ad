import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../engine.ts'

/** Questions in a row that may fail before the wait is given up. */
const FAILURE_LIMIT = 5

export type PollOptions = {
  /** Milliseconds until the provider is asked again. */
  pauseMs: number
  signal: AbortSignal
  /** Lets somebody else end a pause early; returns the function that takes the offer back. */
  onWake?: (wake: () => void) => () => void
}

/**
 * Asks until there is an answer. A provider that cannot be asked for a moment is asked again; a failure
 * that is final ends it.
 * @throws EngineError
 */
export async function poll<Result>(ask: () => Promise<Result | null>, options: PollOptions): Promise<Result> {
  const { pauseMs, signal, onWake } = options
  let failures = 0
  for (;;) {
    let pause = pauseMs
    try {
      const answer = await ask()
      if (answer !== null) return answer
      failures = 0
    } catch (error) {
      if (!(error instanceof EngineError) || error.isFinal || !isPassing(error)) throw error
      failures += 1
      if (failures >= FAILURE_LIMIT) throw error
      pause = Math.max(pauseMs, error.retryAfterMs ?? 0)
    }
    await rest(pause, signal, onWake)
  }
}

const isPassing = ({ kind, isReferenceLost }: EngineError) =>
  !isReferenceLost && (kind === 'unavailable' || kind === 'timeout' || kind === 'rate_limited')

async function rest(pauseMs: number, signal: AbortSignal, onWake: PollOptions['onWake']): Promise<void> {
  const woken = new AbortController()
  const forget = onWake?.(() => woken.abort())
  try {
    await sleep(pauseMs, undefined, { signal: AbortSignal.any([signal, woken.signal]) })
  } catch (cause) {
    if (signal.aborted) throw new EngineError('cancelled', { cause })
  } finally {
    forget?.()
  }
}
