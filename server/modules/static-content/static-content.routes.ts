import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { StaticContentService } from './static-content.service.ts'

export function staticContentRoutes({ content }: { content: StaticContentService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/pages/get', ({ body }) => ({ data: content.get(body.name) }))

    for (const [name, url] of content.elsewhere) {
      app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => reply.redirect(url, 302))
    }
  }
}
