import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { BillingService } from './billing.service.ts'

export function billingRoutes({ billing }: { billing: BillingService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/pricing/get', () => ({ data: [...billing.plans()] }))

    answerCall(app, '/v1/subscription/get', async ({ subject }) => ({
      data: await billing.subscription(subject),
    }))

    answerCall(app, '/v1/subscription/update', async ({ subject, body }) => ({
      data: await billing.update(subject, { tierId: body.tierId, interval: body.billingInterval }),
    }))

    answerCall(app, '/v1/subscription/cancel', async ({ subject }) => {
      await billing.cancel(subject)
    })

    answerCall(app, '/v1/subscription/resume', async ({ subject }) => {
      await billing.resume(subject)
    })

    answerCall(app, '/v1/stripe/checkout/create', async ({ subject, body }) => ({
      data: await billing.checkout(subject, body),
    }))

    answerCall(app, '/v1/stripe/card/change', async ({ subject }) => ({
      data: await billing.changeCard(subject),
    }))

    answerCall(app, '/v1/stripe/checkout/status', async ({ subject, body }) => ({
      data: await billing.checkoutStatus(subject, body.sessionId),
    }))
  }
}
