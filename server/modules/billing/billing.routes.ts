import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer } from '#contract/answer.ts'
import {
  checkoutAnswer,
  checkoutCommand,
  checkoutQuery,
  checkoutStatusAnswer,
  pricingAnswer,
  subscriptionAnswer,
  subscriptionUpdate,
  subscriptionUpdateAnswer,
} from '#contract/billing.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { BillingService } from './billing.service.ts'

export function billingRoutes({ billing }: { billing: BillingService }): FastifyPluginAsyncZod {
  const tags = ['billing']
  return async app => {
    app.post(
      '/v1/pricing/get',
      {
        config: { isPublic: true },
        schema: { summary: 'The plans, for everybody', tags, response: { 200: pricingAnswer } },
      },
      async () => ({ status: 0 as const, data: [...billing.plans()] }),
    )

    app.post(
      '/v1/subscription/get',
      { schema: { summary: "The person's plan", tags, response: { 200: subscriptionAnswer } } },
      async request => ({ status: 0 as const, data: await billing.subscription(requireSubject(request)) }),
    )

    app.post(
      '/v1/subscription/update',
      {
        schema: {
          summary: 'Change the plan: to a higher rank at once, to a lower one at the end of the period',
          tags,
          body: subscriptionUpdate,
          response: { 200: subscriptionUpdateAnswer },
        },
      },
      async request => {
        const { tierId, billingInterval } = request.body
        const subject = requireSubject(request)
        return {
          status: 0 as const,
          data: await billing.update(subject, { tierId, interval: billingInterval }),
        }
      },
    )

    app.post(
      '/v1/subscription/cancel',
      { schema: { summary: 'Cancel at the end of the period', tags, response: { 200: doneAnswer } } },
      async request => {
        await billing.cancel(requireSubject(request))
        return { status: 0 as const }
      },
    )

    app.post(
      '/v1/subscription/resume',
      { schema: { summary: 'Take a cancellation back', tags, response: { 200: doneAnswer } } },
      async request => {
        await billing.resume(requireSubject(request))
        return { status: 0 as const }
      },
    )

    app.post(
      '/v1/stripe/checkout/create',
      {
        schema: {
          summary: 'Begin to pay for a plan or a pack of credits',
          tags,
          body: checkoutCommand,
          response: { 200: checkoutAnswer },
        },
      },
      async request => ({
        status: 0 as const,
        data: await billing.checkout(requireSubject(request), request.body),
      }),
    )

    app.post(
      '/v1/stripe/card/change',
      {
        schema: {
          summary: 'Begin to change the card that the plan is charged to',
          tags,
          response: { 200: checkoutAnswer },
        },
      },
      async request => ({
        status: 0 as const,
        data: await billing.changeCard(requireSubject(request)),
      }),
    )

    app.post(
      '/v1/stripe/checkout/status',
      {
        schema: {
          summary: 'Whether what was paid for has arrived',
          tags,
          body: checkoutQuery,
          response: { 200: checkoutStatusAnswer },
        },
      },
      async request => {
        const data = await billing.checkoutStatus(requireSubject(request), request.body.sessionId)
        return { status: 0 as const, data }
      },
    )
  }
}
