import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { recordSecurity } from '#server/lib/security-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused; null while it was not. */
    refusedAs: ErrorCode | null
  }
}

/** Not signed in, not allowed or from another site, too often. */
const REFUSALS = new Set([401, 403, 429])
const PERIOD_MS = 60_000
/** Callers whose refusals are counted; the minute begins anew when more come. */
const MOST_CALLERS = 10_000

type Refusal = { user: string | null; from: string; code: string; method: string; route: string }

/**
 * Writes down who is refused what. Of one caller's refusals of one kind the first of a minute is a line of its
 * own and the others are one line together, so that nobody can fill the log.
 */
export function recordRefusals(app: FastifyInstance): void {
  const repeated = new Map<string, { refusal: Refusal; times: number }>()

  function sumUp(): void {
    for (const { refusal, times } of repeated.values()) {
      if (times > 0) recordSecurity(app.log, 'refused', { ...refusal, times })
    }
    repeated.clear()
  }
  const timer = setInterval(sumUp, PERIOD_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    sumUp()
  })

  app.decorateRequest('refusedAs', null)
  app.addHook('onResponse', async (request, reply) => {
    if (!REFUSALS.has(reply.statusCode)) return
    const refusal = refusalOf(request, reply.statusCode)
    const key = JSON.stringify([refusal.user ?? refusal.from, refusal.code])
    const known = repeated.get(key)
    if (known) {
      known.times++
      return
    }
    if (repeated.size >= MOST_CALLERS) sumUp()
    repeated.set(key, { refusal, times: 0 })
    recordSecurity(app.log, 'refused', refusal)
  })
}

/** The route and not the address, which may hold what must not be logged. */
const refusalOf = (request: FastifyRequest, status: number): Refusal => ({
  user: request.viewer?.userId ?? null,
  from: request.ip,
  code: request.refusedAs ?? String(status),
  method: request.method,
  route: request.routeOptions.url ?? 'page',
})
