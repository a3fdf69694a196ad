import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer } from '#contract/answer.ts'
import { reportCommand } from '#contract/social.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { ModerationService } from './moderation.service.ts'

export function moderationRoutes({ moderation }: { moderation: ModerationService }): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/report/create',
      {
        schema: {
          summary: 'Reports a creation or a comment to the operator',
          tags: ['social'],
          body: reportCommand,
          response: { 200: doneAnswer },
        },
      },
      async request => {
        await moderation.report(requireSubject(request), request.body)
        return { status: 0 as const }
      },
    )
  }
}
