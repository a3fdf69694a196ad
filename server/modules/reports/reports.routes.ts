import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { ModerationService } from './reports.service.ts'

export function moderationRoutes({ moderation }: { moderation: ModerationService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/report/create', async ({ actor, body }) => {
      await moderation.report(actor, body)
    })
  }
}
