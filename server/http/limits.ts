import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { AppError } from '#server/errors.ts'
import { callerKey } from '#server/modules/identity/session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Paths whose limit counts over another time than a minute, in milliseconds. */
const WINDOWS: Record<string, number> = { '/v1/user/export': HOUR }

/** Requests a minute, by path. Counted for each person, or each address for those who did not sign in. */
const LIMITS: Record<string, number> = {
  '/v1/image/create': 30,
  '/v1/comment/create': 10,
  '/v1/report/create': 10,
  '/v1/user/export': 3,
  '/v1/prompt/enhance': 20,
  '/v1/stripe/checkout/create': 20,
  // The provider may have much to tell at once, after an outage for example.
  '/v1/stripe/webhook': 6_000,
  '/v1/oidc/login': 20,
  '/v1/oidc/callback': 20,
  '/v1/user/update': 10,
  // Each may have a whole picture decoded and encoded.
  '/pictures/:pictureId/download': 60,
}

/** Everything else under /v1: far above what a person does, far below what a runaway program does. */
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
    if (!route.url.startsWith('/v1/') && !LIMITS[route.url]) return
    const max = Math.ceil((LIMITS[route.url] ?? OTHER_CALLS) * factor)
    const timeWindow = WINDOWS[route.url] ?? MINUTE
    route.config = { ...route.config, rateLimit: { max, timeWindow, groupId: groupOf(route.url) } }
  })
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: callerKey,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  })
  return app.rateLimit({ max: Math.ceil(PAGES * factor), timeWindow: MINUTE }) as preHandlerAsyncHookHandler
}

/** Paths with a limit of their own are counted alone, all the others together. */
const groupOf = (url: string) => (LIMITS[url] ? url : 'other')
