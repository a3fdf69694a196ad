import type { FastifyPluginAsync } from 'fastify'
import type { Availability } from '#contract/catalogue.ts'
import { answerCall } from '#server/authority/answer-call.ts'

/** Tells which part of the catalogue can be made, for pages that were opened long ago. */
export function catalogueRoutes({ availability }: { availability: () => Availability }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/catalogue/served', () => availability())
  }
}
