import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sandboxOrderAnswer, sandboxPayment, sandboxPaymentAnswer, sandboxQuery } from '#contract/billing.ts'
import { AppError } from '#server/errors.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { Subject } from '#server/modules/identity/subject.ts'
import type { Sandbox } from './sandbox.ts'

/** What the sandbox's own form asks and sends. There are no such calls where money is real. */
export function sandboxRoutes({ sandbox }: { sandbox: Sandbox }): FastifyPluginAsyncZod {
  async function saleOf(subject: Subject, clientSecret: string) {
    const { userId, ...sale } = await sandbox.sale(clientSecret)
    if (userId !== subject.userId) throw new AppError('not_found')
    return sale
  }

  return async app => {
    app.post(
      '/v1/sandbox/checkout/get',
      {
        schema: {
          summary: 'What is bought in a session of the sandbox',
          tags: ['sandbox'],
          body: sandboxQuery,
          response: { 200: sandboxOrderAnswer },
        },
      },
      async request => {
        const data = await saleOf(requireSubject(request), request.body.clientSecret)
        return { status: 0 as const, data }
      },
    )

    app.post(
      '/v1/sandbox/checkout/pay',
      {
        schema: {
          summary: 'Pay in the sandbox, with one of its cards; nothing is charged',
          tags: ['sandbox'],
          body: sandboxPayment,
          response: { 200: sandboxPaymentAnswer },
        },
      },
      async request => {
        const { clientSecret, cardNumber, isConfirmed } = request.body
        const { sessionId } = await saleOf(requireSubject(request), clientSecret)
        const outcome = await sandbox.pay(clientSecret, { cardNumber, isConfirmed })
        return { status: 0 as const, data: { outcome, sessionId } }
      },
    )
  }
}
