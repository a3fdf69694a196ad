import type { FailureKind } from '#contract/errors.ts'
import { EngineError } from '#server/engines/engine.ts'
import { InvalidPictureError } from '#server/images/finish.ts'
import { StorageError } from '../pictures.ts'
import type { StopReason } from './engine-run.ts'

type Failure = {
  kind: FailureKind
  detail: string | null
  retryAfterMs: number | null
  isFinal: boolean
  isReferenceLost: boolean
  isUnsent: boolean
}

/** Why an attempt ended without pictures, from what was thrown and why it was stopped. */
export function failureOf(error: unknown, reason: StopReason | null): Failure {
  const plain = (kind: FailureKind): Failure => ({
    kind,
    detail: null,
    retryAfterMs: null,
    isFinal: false,
    isReferenceLost: false,
    isUnsent: false,
  })
  if (reason === 'timeout' || reason === 'deadline') {
    // A call that was broken off may have started a job.
    return { ...plain('timeout'), isFinal: error instanceof EngineError && error.isFinal }
  }
  if (error instanceof InvalidPictureError) return plain('rubbish')
  if (error instanceof StorageError) return plain('storage')
  if (!(error instanceof EngineError)) return plain('unavailable')
  const { kind, detail, retryAfterMs, isFinal, isReferenceLost, isUnsent } = error
  // Nobody told it to stop: an engine that broke off by itself.
  if (kind === 'cancelled') return plain('unavailable')
  return { kind, detail, retryAfterMs, isFinal, isReferenceLost, isUnsent }
}
