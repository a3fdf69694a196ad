import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import * as z from 'zod'
import { acceptForms } from '../form-body.ts'
import { LOGIN_FAILURES } from '../login-error.ts'
import { failurePage, sendPage, signInPage } from '../views/views.ts'
import { normaliseEmail } from './email.ts'
import { type DevelopmentProvider, MOUNT_PATH, SESSION_COOKIE } from './provider.ts'

const form = z.object({ email: z.string().catch('') }).catch({ email: '' })

/** The sign-in page, and behind it the provider itself, which speaks to the socket without Fastify. */
export function developmentRoutes(development: DevelopmentProvider): FastifyPluginAsync {
  const { provider, publicUrl } = development
  const publicHost = new URL(publicUrl).host
  const handle = provider.callback()

  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await provider.interactionDetails(request.raw, reply.raw)
      return true
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false
      throw error
    }
  }

  return async app => {
    app.addHook('onRequest', async (request, reply) => {
      // A foreign name that leads to this machine (DNS rebinding, a tunnel) is no loopback address.
      if (request.headers.host === publicHost) return
      const descr = `The development login answers at ${publicUrl} alone.`
      return sendPage(reply, 421, failurePage(descr))
    })

    await app.register(async pages => {
      await acceptForms(pages)
      const path = `${MOUNT_PATH}/interaction/:uid`

      pages.get(path, { schema: { hide: true } }, async (request, reply) => {
        if (!(await isUnderWay(request, reply))) return expired(reply)
        return sendPage(reply, 200, signInPage({ action: request.url, email: '', error: null }))
      })

      pages.post(path, { schema: { hide: true } }, async (request, reply) => {
        if (!(await isUnderWay(request, reply))) return expired(reply)
        const typed = form.parse(request.body).email
        const email = normaliseEmail(typed)
        if (!email) {
          const error = 'This is no email address. Write one such as ada@example.com.'
          return sendPage(reply, 400, signInPage({ action: request.url, email: typed, error }))
        }
        const login = { accountId: development.admit(email), remember: false }
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303)
      })
    })

    await app.register(async raw => {
      // The provider reads the body itself.
      raw.removeAllContentTypeParsers()
      raw.addContentTypeParser('*', (_request, _payload, done) => done(null))
      raw.all(`${MOUNT_PATH}/*`, { schema: { hide: true } }, (request, reply) => {
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value)
        }
        // It starts afresh at each sign-in: a session of somebody before would make it ask, by a page with a
        // script, to log that person out first.
        request.raw.headers.cookie = withoutSession(request.raw.headers.cookie)
        // It makes its own addresses from the path that was cut off.
        const whole = request.raw.url ?? ''
        Object.assign(request.raw, { originalUrl: whole, url: whole.slice(MOUNT_PATH.length) })
        void handle(request.raw, reply.raw)
      })
    })
  }
}

const expired = (reply: FastifyReply) => sendPage(reply, 400, failurePage(LOGIN_FAILURES.expired.descr))

const withoutSession = (cookies = '') =>
  cookies
    .split(/;\s*/)
    .filter(cookie => !cookie.startsWith(SESSION_COOKIE))
    .join('; ')
