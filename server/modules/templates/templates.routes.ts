import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { answerCall } from '#server/authority/answer-call.ts'
import { AppError } from '#server/lib/errors.ts'
import type { TemplatesService } from './templates.service.ts'

/** A day without asking again; after that the tag shows whether anything changed. */
const CACHE = 'public, max-age=86400'

export function templatesRoutes({ templates }: { templates: TemplatesService }): FastifyPluginAsyncZod {
  return async app => {
    answerCall(app, '/v1/templates/list', ({ body }) => ({ data: templates.list(body) }))

    answerCall(app, '/v1/templates/get', ({ body }) => ({ data: templates.get(body.templateId) }))

    app.get(
      '/templates/:id/:file',
      { schema: { hide: true, params: z.object({ id: z.string(), file: z.string() }) } },
      async (request, reply) => {
        const picture = templates.picture(request.params.id, request.params.file)
        if (!picture) throw new AppError('not_found')
        reply.header('cache-control', CACHE).header('etag', picture.tag)
        if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
        return reply.type(picture.mediaType).send(picture.bytes)
      },
    )
  }
}
