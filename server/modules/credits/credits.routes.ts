import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { transactionsAnswer, transactionsQuery } from '#contract/credits.ts'
import type { Database } from '#server/database/connection.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { CreditsService } from './credits.service.ts'

export function creditsRoutes(deps: { db: Database; credits: CreditsService }): FastifyPluginAsyncZod {
  const { db, credits } = deps
  return async app => {
    app.post(
      '/v1/user/transactions',
      {
        schema: {
          summary: "The person's own credit entries, newest first",
          tags: ['credits'],
          body: transactionsQuery,
          response: { 200: transactionsAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        const { entries, total } = await credits.listEntries(db, subject, request.body)
        return { status: 0 as const, data: entries, total }
      },
    )
  }
}
