import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/errors.ts'
import type { Subject } from '#server/modules/identity/actor.ts'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { Sandbox } from './sandbox.ts'

/** What the sandbox's own form asks and sends. There are no such calls where money is real. */
export function sandboxRoutes({ sandbox }: { sandbox: Sandbox }): FastifyPluginAsync {
  async function saleOf(subject: Subject, clientSecret: string) {
    const { userId, ...sale } = await sandbox.sale(clientSecret)
    if (userId !== subject.userId) throw new AppError('not_found')
    return sale
  }

  return async app => {
    answerCall(app, '/v1/sandbox/checkout/get', async ({ subject, body }) => ({
      data: await saleOf(subject, body.clientSecret),
    }))

    answerCall(app, '/v1/sandbox/checkout/pay', async ({ subject, body }) => {
      const { clientSecret, cardNumber, isConfirmed } = body
      const { sessionId } = await saleOf(subject, clientSecret)
      const outcome = await sandbox.pay(clientSecret, { cardNumber, isConfirmed })
      return { data: { outcome, sessionId } }
    })
  }
}
