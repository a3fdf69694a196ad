import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/errors.ts'
import { isLoopback } from '#server/lib/loopback.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls that other programs make, which prove in another way that they may. */
    isOpenToOtherSites?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site's page made in a person's name. A browser says in `Sec-Fetch-Site`
 * or at least in `Origin` who made a request; other programs say neither, and are let through unless
 * they bring a cookie: then it could be a browser too old to tell.
 */
function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers
  const isOwn = origin === publicOrigin || origin === `${request.protocol}://${request.host}`
  if (site === 'same-origin') return true
  // What the person typed or opened themselves comes from no site.
  if (site === 'none') return origin === undefined || isOwn
  if (site !== undefined) return false
  return origin === undefined ? cookie === undefined : isOwn
}

/** Requires same-origin requests for everything that may change something. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', async request => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isOpenToOtherSites) return
    if (isSameOrigin(request, publicOrigin)) return
    throw new AppError('cross_site')
  })
}

/**
 * Answers requests for this machine's names alone. Where anybody may sign in as anybody, a page of
 * another site must not reach the server by a name of its own that leads to this machine, nor may a
 * tunnel lead others here.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (isLoopback(request.hostname)) return
    throw new AppError('forbidden', {
      descr:
        'This server has no identity provider and answers on its own machine alone: open it as localhost.',
    })
  })
}
