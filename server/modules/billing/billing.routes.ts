import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { BillingService } from './billing.service.ts'

export function billingRoutes({ billing }: { billing: BillingService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/pricing/get', () => ({ data: [...billing.plans()] }))

    answerCall(app, '/v1/subscription/get', async ({ actor }) => ({
      data: await billing.subscription(actor),
    }))

    answerCall(app, '/v1/subscription/update', async ({ actor, body }) => ({
      data: await billing.update(actor, { tierId: body.tierId, interval: body.billingInterval }),
    }))

    answerCall(app, '/v1/subscription/cancel', async ({ actor }) => {
      await billing.cancel(actor)
    })

    answerCall(app, '/v1/subscription/resume', async ({ actor }) => {
      await billing.resume(actor)
    })

    answerCall(app, '/v1/stripe/checkout/create', async ({ actor, body }) => ({
      data: await billing.checkout(actor, body),
    }))

    answerCall(app, '/v1/stripe/card/change', async ({ actor }) => ({
      data: await billing.changeCard(actor),
    }))

    answerCall(app, '/v1/stripe/checkout/status', async ({ actor, body }) => ({
      data: await billing.checkoutStatus(actor, body.sessionId),
    }))
  }
}
