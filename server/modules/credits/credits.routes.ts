import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/database/connection.ts'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { CreditsService } from './credits.service.ts'

export function creditsRoutes(deps: { db: Database; credits: CreditsService }): FastifyPluginAsync {
  const { db, credits } = deps
  return async app => {
    answerCall(app, '/v1/user/transactions', async ({ subject, body }) => {
      const { entries, total } = await credits.listEntries(db, subject, body)
      return { data: entries, total }
    })
  }
}
