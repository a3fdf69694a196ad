import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { PagesService } from './static-content.service.ts'

export function pagesRoutes({ pages }: { pages: PagesService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/pages/get', ({ body }) => ({ data: pages.get(body.name) }))

    for (const [name, url] of pages.elsewhere) {
      app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => reply.redirect(url, 302))
    }
  }
}
