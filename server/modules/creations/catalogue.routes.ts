import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { servedAnswer } from '#contract/catalogue.ts'

/** Tells which part of the catalogue can be made, for pages that were opened long ago. */
export function catalogueRoutes({ served }: { served: () => string[] }): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/catalogue/served',
      {
        config: { isPublic: true },
        schema: {
          summary: 'The modes with their models that can be made here',
          tags: ['creations'],
          response: { 200: servedAnswer },
        },
      },
      async () => ({ status: 0 as const, data: served() }),
    )
  }
}
