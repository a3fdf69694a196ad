import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { answerCall } from '#server/authority/answer-call.ts'
import { loginCookie, sessionCookie } from '#server/authority/session.ts'
import { AppError } from '#server/lib/errors.ts'
import { recordRequest } from '#server/lib/security-log.ts'
import { deviceOf } from './device.ts'
import { acceptForms } from './form-body.ts'
import { type IdentityService, LOGIN_ATTEMPT_SECONDS, SESSION_SECONDS } from './identity.service.ts'
import { type LoginService, newBrowserSecret } from './login.service.ts'
import { LOGIN_FAILURES, LoginError } from './login-error.ts'
import { pageAssets } from './views/assets.ts'
import { failurePage, logoutPage, sendPage } from './views/views.ts'

/** Anything but one text counts as not given: a person who follows a broken link still gets to sign in. */
const loginQuery = z.object({
  redirectURL: z.string().optional().catch(undefined),
  here: z.string().optional().catch(undefined),
  renew: z.string().optional().catch(undefined),
})

const signInLimit = { limit: { perMinute: 20 } }

export function identityRoutes(deps: {
  identity: IdentityService
  login: LoginService
  publicUrl: string
}): FastifyPluginAsyncZod {
  const { identity, login, publicUrl } = deps
  const session = sessionCookie(publicUrl)
  const browserCookie = loginCookie(publicUrl)
  const publicHost = new URL(publicUrl).host

  async function logOut(request: FastifyRequest, reply: FastifyReply) {
    const token = session.read(request)
    const { idToken } = token ? await identity.endSession(token) : { idToken: null }
    session.clear(reply)
    if (request.viewer) recordRequest(request, 'sign_out')
    // Without an ID token of ours there is no sign-in at the provider that we began.
    const elsewhere = idToken ? await login.providerLogout(idToken) : null
    return reply.redirect(elsewhere ?? new URL('/', publicUrl).href, 303)
  }

  return async app => {
    await acceptForms(app)
    await app.register(pageAssets)

    answerCall(app, '/v1/session/list', async ({ actor, session }) => ({
      data: await identity.listSessions(actor, session),
    }))

    answerCall(app, '/v1/session/end', async ({ session, body, request }) => {
      const { sessionId = null } = body
      await identity.endOther(session, sessionId)
      recordRequest(request, 'session_ended', { target: sessionId ?? 'all others' })
    })

    app.get(
      '/v1/oidc/login',
      { config: signInLimit, schema: { hide: true, querystring: loginQuery } },
      async (request, reply) => {
        const { redirectURL, here, renew } = request.query
        // Cookies belong to a host, and the provider returns to the public one: a person who came by another
        // name of this server moves there first. Once only, as a proxy may hide the name.
        if (request.headers.host !== publicHost && here === undefined) {
          const there = new URL('/v1/oidc/login?here', publicUrl)
          if (redirectURL !== undefined) there.searchParams.set('redirectURL', redirectURL)
          if (renew !== undefined) there.searchParams.set('renew', renew)
          return reply.redirect(there.href, 303)
        }
        const browser = browserCookie.read(request) ?? newBrowserSecret()
        const address = await login.begin({ redirectURL, browser, isRenewal: renew !== undefined })
        browserCookie.set(reply, browser, LOGIN_ATTEMPT_SECONDS)
        return reply.header('cache-control', 'no-store').redirect(address, 303)
      },
    )

    app.get('/v1/oidc/callback', { config: signInLimit, schema: { hide: true } }, async (request, reply) => {
      const { token, redirectUrl, userId } = await login.finish({
        query: new URL(request.url, publicUrl).search,
        browser: browserCookie.read(request),
        earlierToken: session.read(request),
        device: deviceOf(request.headers['user-agent']),
      })
      session.set(reply, token, SESSION_SECONDS)
      recordRequest(request, 'sign_in', { user: userId })
      return reply.header('cache-control', 'no-store').redirect(redirectUrl, 303)
    })

    app.get('/v1/oidc/logout', { schema: { hide: true } }, async (request, reply) => {
      const from = request.headers['sec-fetch-site']
      const isOwn = from === 'same-origin' || from === 'none'
      if (isOwn || !request.viewer) return await logOut(request, reply)
      return sendPage(reply, 200, logoutPage(), await login.logoutOrigins())
    })

    app.post('/v1/oidc/logout', { config: { isPublic: true }, schema: { hide: true } }, logOut)

    // Navigations answer with a page; what is not for them goes to the handler of all calls.
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof LoginError) {
        recordRequest(request, 'sign_in_failed', {
          kind: error.kind,
          ...(error.provider && { provider: error.provider }),
          ...(error.cause !== undefined && { err: error.cause }),
        })
        const { http, descr } = LOGIN_FAILURES[error.kind]
        return sendPage(reply, http, failurePage(descr))
      }
      if (error instanceof AppError && request.method === 'GET') {
        request.refusedAs = error.code
        return sendPage(reply, error.httpStatus, failurePage(error.descr))
      }
      throw error
    })
  }
}
