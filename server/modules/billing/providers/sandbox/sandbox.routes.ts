import type { FastifyPluginAsync } from 'fastify'
import type { Actor } from '#server/authority/actor.ts'
import { answerCall } from '#server/authority/answer-call.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Sandbox } from './sandbox.ts'

/** What the sandbox's own form asks and sends. There are no such calls where money is real. */
export function sandboxRoutes({ sandbox }: { sandbox: Sandbox }): FastifyPluginAsync {
  async function saleOf(actor: Actor, clientSecret: string) {
    const { userId, ...sale } = await sandbox.sale(clientSecret)
    if (userId !== actor.userId) throw new AppError('not_found')
    return sale
  }

  return async app => {
    answerCall(app, '/v1/sandbox/checkout/get', async ({ actor, body }) => ({
      data: await saleOf(actor, body.clientSecret),
    }))

    answerCall(app, '/v1/sandbox/checkout/pay', async ({ actor, body }) => {
      const { clientSecret, cardNumber, isConfirmed } = body
      const { sessionId } = await saleOf(actor, clientSecret)
      const outcome = await sandbox.pay(clientSecret, { cardNumber, isConfirmed })
      return { data: { outcome, sessionId } }
    })
  }
}
