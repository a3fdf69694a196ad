import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import type { IdentityService } from './identity.service.ts'
import type { Subject, Viewer } from './subject.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; set before any handler runs. */
    viewer: Viewer
  }
}

/** 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/

/** The cookie that holds the session's token. */
export const sessionCookie = (publicUrl: string) => secretCookie('sid', publicUrl)

/** Ties the sign-ins that a browser began to that browser. */
export const loginCookie = (publicUrl: string) => secretCookie('login', publicUrl)

/**
 * On https the name starts with `__Host-`, which browsers accept only with Secure, Path=/ and no Domain, so
 * that no sibling host can plant one.
 */
function secretCookie(plainName: string, publicUrl: string) {
  const secure = new URL(publicUrl).protocol === 'https:'
  const name = secure ? `__Host-${plainName}` : plainName
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name]
      return value !== undefined && SECRET.test(value) ? value : null
    },
    /** The browser forgets it after `maxAge` seconds; what it opens ends on the server by then, or earlier. */
    set: (reply: FastifyReply, value: string, maxAge: number) =>
      reply.setCookie(name, value, { ...options, maxAge }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

/** Makes `request.viewer` available on every route registered after this call. Needs @fastify/cookie. */
export function registerSession(
  app: FastifyInstance,
  deps: { identity: IdentityService; publicUrl: string },
): void {
  const cookie = sessionCookie(deps.publicUrl)
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async request => {
    const token = cookie.read(request)
    if (token) request.viewer = await deps.identity.subjectOfToken(token)
  })
}

/** The guard of calls that need a signed-in person. @throws AppError login_required */
export function requireSubject(request: FastifyRequest): Subject {
  if (!request.viewer) throw new AppError('login_required')
  return request.viewer
}
