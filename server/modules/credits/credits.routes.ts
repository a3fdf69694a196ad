import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { Database } from '#server/database/connection.ts'
import type { CreditsService } from './credits.service.ts'

export function creditsRoutes(deps: { db: Database; credits: CreditsService }): FastifyPluginAsync {
  const { db, credits } = deps
  return async app => {
    answerCall(app, '/v1/user/transactions', async ({ actor, body }) => {
      const { entries, total } = await credits.listEntries(db, actor, body)
      return { data: entries, total }
    })
  }
}
