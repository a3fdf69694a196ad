import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, EngineError } from '../engine.ts'
import { withPlainWords } from './prompts.ts'

export type GuardOptions = {
  /** Jobs that the provider accepts within that time. */
  rate?: { jobs: number; perMs: number }
  /** Failures in a row after which the provider counts as down. */
  failureLimit?: number
  /** How long it is left alone then; doubles each time that it is still down. */
  pauseMs?: number
  longestPauseMs?: number
}

const FAILURE_LIMIT = 5
const PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000
/** An account without credit does not fill up by itself: it gets that many pauses at once. */
const NO_CREDIT_PAUSES = 4
/** A turn that comes as soon is waited for; a later one is left to the queue. */
const MAX_WAIT_MS = 5_000

/**
 * Keeps from a provider what it is not to get: jobs above its rate, jobs while it asked for a pause or
 * is down, and words that steer its server instead of describing a picture. After a pause one job tries whether
 * it works again. Jobs that were started before are still waited for.
 */
export function guard(engine: Engine, options: GuardOptions = {}): Engine {
  const {
    rate,
    failureLimit = FAILURE_LIMIT,
    pauseMs = PAUSE_MS,
    longestPauseMs = LONGEST_PAUSE_MS,
  } = options
  let failures = 0
  let openings = 0
  let downUntil = 0
  let restUntil = 0
  let isTrying = false
  const sentAt: number[] = []

  function open(ms: number): void {
    downUntil = Date.now() + ms
    openings += 1
    failures = 0
  }

  function observe(error: unknown): void {
    if (!(error instanceof EngineError) || error.kind === 'cancelled') return
    if (error.kind === 'moderated' || error.kind === 'invalid') heal()
    else if (error.kind === 'rate_limited') {
      restUntil = Math.max(restUntil, Date.now() + (error.retryAfterMs ?? 0))
    } else if (error.kind === 'provider_credit') open(pauseMs * NO_CREDIT_PAUSES)
    else {
      failures += 1
      if (failures >= failureLimit || openings > 0) {
        open(Math.min(longestPauseMs, pauseMs * 2 ** openings))
      }
    }
  }

  function heal(): void {
    failures = 0
    openings = 0
    downUntil = 0
  }

  /** Milliseconds until the provider accepts one more job within its rate. */
  function fullFor(): number {
    if (!rate) return 0
    const since = Date.now() - rate.perMs
    while (sentAt[0] !== undefined && sentAt[0] <= since) sentAt.shift()
    return sentAt.length < rate.jobs ? 0 : sentAt[0]! - since
  }

  /** Milliseconds until a job may be requested, and what keeps it from that. */
  function obstacle(): { kind: 'unavailable' | 'rate_limited'; ms: number } | null {
    const down = downUntil - Date.now()
    if (down > 0) return { kind: 'unavailable', ms: down }
    if (openings > 0 && isTrying) return { kind: 'unavailable', ms: pauseMs }
    const wait = Math.max(restUntil - Date.now(), fullFor())
    return wait > 0 ? { kind: 'rate_limited', ms: wait } : null
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    for (let found = obstacle(); found; found = obstacle()) {
      const { kind, ms } = found
      if (ms > MAX_WAIT_MS) throw new EngineError(kind, { retryAfterMs: spread(ms), isUnsent: true })
      await sleep(ms, undefined, { signal }).catch(cause => {
        throw new EngineError('cancelled', { cause })
      })
    }
    if (rate) sentAt.push(Date.now())
  }

  async function watched<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work
      heal()
      return result
    } catch (error) {
      observe(error)
      throw error
    }
  }

  const { resume } = engine
  return {
    ...engine,
    downFor: () => Math.max(0, downUntil - Date.now()),
    async submit(request, context) {
      if (context.signal.aborted) throw new EngineError('cancelled')
      await takeTurn(context.signal)
      const isTry = openings > 0
      if (isTry) isTrying = true
      try {
        return await watched(engine.submit(withPlainWords(request), context))
      } finally {
        if (isTry) isTrying = false
      }
    },
    ...(resume && {
      resume: (reference, request, context) => watched(resume(reference, withPlainWords(request), context)),
    }),
  }
}

/** A little later for each, so that those who wait do not all come back at once. */
const spread = (ms: number) => ms + Math.random() * Math.min(5_000, ms / 2)
