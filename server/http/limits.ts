import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { callerKey } from '#server/authority/session.ts'
import { AppError } from '#server/lib/errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Everything under /v1 whose route names no limit of its own: far above what a person does, far below what a runaway program does. */
const OTHER_CALLS = 600

/** Pages of the site a minute. Moving about within it takes none. */
const PAGES = 300

/** Bytes of a request that is not a picture: the longest prompt in the widest letters, and room. */
export const BODY_LIMIT = 256 * 1024
const PICTURE_LIMIT = 10 * 1000 * 1000
export const FORM_LIMITS = {
  fileSize: PICTURE_LIMIT,
  files: 8,
  fields: 8,
  parts: 16,
  fieldSize: BODY_LIMIT,
  fieldNameSize: 100,
  headerPairs: 50,
}

/**
 * Limits how often a person may call. The counts live in this process: with several processes each
 * counts for itself, so the effective limit grows with their number. `factor` multiplies all limits.
 * Returns the guard of pages.
 */
export async function limitRates(app: FastifyInstance, factor = 1): Promise<preHandlerAsyncHookHandler> {
  app.addHook('onRoute', route => {
    const own = route.config?.limit
    if (!route.url.startsWith('/v1/') && !own) return
    const [requests, timeWindow] = own && 'perHour' in own ? [own.perHour, HOUR] : [own?.perMinute, MINUTE]
    const max = Math.ceil((requests ?? OTHER_CALLS) * factor)
    // Routes with a limit of their own are counted alone, all the others together.
    route.config = { ...route.config, rateLimit: { max, timeWindow, groupId: own ? route.url : 'other' } }
  })
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: callerKey,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  })
  return app.rateLimit({ max: Math.ceil(PAGES * factor), timeWindow: MINUTE }) as preHandlerAsyncHookHandler
}
