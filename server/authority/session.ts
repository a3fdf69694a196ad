import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#server/lib/caller.ts'
import { AppError } from '#server/lib/errors.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Session, Viewer } from './actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; set before any handler runs. */
    viewer: Viewer
    /** The sign-in by which the viewer is here; null for those who are nobody. */
    session: Session | null
  }
  interface FastifyContextConfig {
    /** Whether a call answers people who are not signed in, too. */
    isPublic?: boolean
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
    name,
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

/** Makes `request.viewer` and `request.session` available on every route registered after this call. Needs @fastify/cookie. */
export function registerSession(
  app: FastifyInstance,
  deps: { sessionOfToken: (token: string) => Promise<Session | null>; publicUrl: string },
): void {
  const cookie = sessionCookie(deps.publicUrl)
  app.decorateRequest('viewer', null)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async request => {
    const token = cookie.read(request)
    if (!token) return
    request.session = await deps.sessionOfToken(token)
    request.viewer = request.session?.actor ?? null
  })
  refuseStrangers(app)
}

/**
 * Asks who before what: a call that is not said to be public is refused to whoever is not signed in before
 * its body is read, so an invalid form gets no other answer.
 */
function refuseStrangers(app: FastifyInstance): void {
  // After the limits of requests, and before the body is read.
  app.addHook('preParsing', async request => {
    const { url, config } = request.routeOptions
    if (request.method === 'POST' && url?.startsWith('/v1/') && !config.isPublic) requireSession(request)
  })
}

/** What limits are counted by: the person, or the network of somebody who did not sign in. */
export const callerKey = (request: FastifyRequest): string => request.viewer?.userId ?? networkOf(request.ip)

/** Who waits for this answer. They are gone when the connection closes before it was sent. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const controller = new AbortController()
  const leave = () => {
    if (reply.raw.writableFinished) return
    controller.abort(new AppError('bad_request', { descr: 'The request was broken off.' }))
  }
  if (reply.raw.destroyed) leave()
  else reply.raw.once('close', leave)
  return { key: callerKey(request), signal: controller.signal }
}

/** The guard of what needs a signed-in person. @throws AppError login_required */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('login_required')
  return request.session
}

/** What cannot be undone asks for a sign-in that is not older than this. */
const FRESH_MS = 5 * 60_000

/** @throws AppError sign_in_again unless the person proved a moment ago who they are. */
export function requireFresh({ authenticatedAt }: Session): void {
  if (!authenticatedAt || Date.now() - authenticatedAt.getTime() > FRESH_MS) {
    throw new AppError('sign_in_again')
  }
}
