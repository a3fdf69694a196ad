import type { FastifyInstance } from 'fastify'

/**
 * Things that the server needs, by name. Each throws when it cannot be used now; one that returns a word says
 * how it is.
 */
export type ReadinessChecks = Record<string, () => Promise<unknown>>

const CHECK_TIMEOUT_MS = 3_000

/**
 * `/healthz`: the process answers. `/readyz`: so does all that it needs; otherwise 503, and traffic
 * should go elsewhere. The reasons are logged, and only their names are answered. A full disk is reported, and
 * no reason to go elsewhere: what is there can be looked at.
 */
export function healthRoutes(app: FastifyInstance, checks: ReadinessChecks, isStopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          const state = await withTimeout(check())
          return [name, typeof state === 'string' ? state : 'ok'] as const
        } catch (error) {
          request.log.warn({ err: error, check: name }, 'not ready')
          return [name, 'failing'] as const
        }
      }),
    )
    const isReady = !isStopping() && results.every(([, state]) => state !== 'failing')
    const status = isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, checks: Object.fromEntries(results) })
  })
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
