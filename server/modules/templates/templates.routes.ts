import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { templateAnswer, templateListAnswer, templateListQuery, templateQuery } from '#contract/templates.ts'
import { AppError } from '#server/errors.ts'
import type { TemplatesService } from './templates.service.ts'

/** A day without asking again; after that the tag tells whether anything changed. */
const CACHE = 'public, max-age=86400'

export function templatesRoutes({ templates }: { templates: TemplatesService }): FastifyPluginAsyncZod {
  const done = { status: 0 } as const
  return async app => {
    app.post(
      '/v1/templates/list',
      {
        config: { isPublic: true },
        schema: {
          summary: 'Templates, in the order in which they are shown',
          tags: ['templates'],
          body: templateListQuery,
          response: { 200: templateListAnswer },
        },
      },
      async request => ({ ...done, data: templates.list(request.body) }),
    )

    app.post(
      '/v1/templates/get',
      {
        config: { isPublic: true },
        schema: {
          summary: 'One template',
          tags: ['templates'],
          body: templateQuery,
          response: { 200: templateAnswer },
        },
      },
      async request => ({ ...done, data: templates.get(request.body.templateId) }),
    )

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
