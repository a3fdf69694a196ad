import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { PromptsService } from './prompts.service.ts'

export function promptsRoutes({ prompts }: { prompts: PromptsService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/prompt/enhance', async ({ subject, body }) => ({
      data: { prompt: await prompts.enhance(subject, body.prompt, body.imageMode ?? null) },
    }))
  }
}
