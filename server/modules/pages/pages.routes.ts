import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { textPageAnswer, textPageQuery } from '#contract/site.ts'
import type { PagesService } from './pages.service.ts'

export function pagesRoutes({ pages }: { pages: PagesService }): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/pages/get',
      {
        config: { isPublic: true },
        schema: {
          summary: 'A page of text, such as the terms',
          tags: ['pages'],
          body: textPageQuery,
          response: { 200: textPageAnswer },
        },
      },
      async request => ({ status: 0 as const, data: pages.get(request.body.name) }),
    )

    for (const [name, url] of pages.elsewhere) {
      app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => reply.redirect(url, 302))
    }
  }
}
