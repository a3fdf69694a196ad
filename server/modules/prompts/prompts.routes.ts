import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { enhanceAnswer, enhanceCommand } from '#contract/prompts.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { PromptsService } from './prompts.service.ts'

export function promptsRoutes({ prompts }: { prompts: PromptsService }): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/prompt/enhance',
      {
        schema: {
          summary: 'Says more about a picture than its prompt does, without changing what it means',
          tags: ['creations'],
          body: enhanceCommand,
          response: { 200: enhanceAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        const { prompt, imageMode } = request.body
        return {
          status: 0 as const,
          data: { prompt: await prompts.enhance(subject, prompt, imageMode ?? null) },
        }
      },
    )
  }
}
