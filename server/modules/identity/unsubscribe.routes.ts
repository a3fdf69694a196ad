import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { acceptForms } from './form-body.ts'
import type { UnsubscribeService } from './unsubscribe.service.ts'
import { sendPage, unknownUnsubscribePage, unsubscribedPage, unsubscribePage } from './views/views.ts'

const query = z.object({ token: z.string().max(200).catch('') })

/**
 * The link in e-mails. Opening it asks, because mail scanners open links; mail programs unsubscribe in one
 * click by a POST (RFC 8058), which comes from anywhere and brings no cookie: the token alone counts.
 */
export function unsubscribeRoutes({
  unsubscribe,
}: {
  unsubscribe: UnsubscribeService
}): FastifyPluginAsyncZod {
  return async app => {
    await acceptForms(app)

    app.get(
      '/v1/mail/unsubscribe',
      { schema: { hide: true, querystring: query } },
      async (request, reply) => {
        const { token } = request.query
        const isValid = await unsubscribe.isValid(token)
        return sendPage(
          reply,
          isValid ? 200 : 404,
          isValid ? unsubscribePage(token) : unknownUnsubscribePage(),
        )
      },
    )

    app.post(
      '/v1/mail/unsubscribe',
      { schema: { hide: true, querystring: query }, config: { isPublic: true, isOpenToOtherSites: true } },
      async (request, reply) => {
        const isDone = await unsubscribe.unsubscribe(request.query.token)
        return sendPage(reply, isDone ? 200 : 404, isDone ? unsubscribedPage() : unknownUnsubscribePage())
      },
    )
  }
}
