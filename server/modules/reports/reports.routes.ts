import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { ReportsService } from './reports.service.ts'

export function reportsRoutes({ reports }: { reports: ReportsService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/report/create', async ({ actor, body }) => {
      await reports.report(actor, body)
    })
  }
}
