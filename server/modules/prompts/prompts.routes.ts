import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { PromptsService } from './prompts.service.ts'

export function promptsRoutes({ prompts }: { prompts: PromptsService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/prompt/enhance', async ({ actor, body }) => ({
      data: { prompt: await prompts.enhance(actor, body.prompt, body.imageMode ?? null) },
    }))
  }
}
