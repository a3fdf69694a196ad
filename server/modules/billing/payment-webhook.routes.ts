import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/errors.ts'
import type { BillingService } from './billing.service.ts'
import { InvalidWebhookError } from './payment-provider.ts'

/** The provider may send many events at once, after an outage for example. */
const LIMIT = { perMinute: 6_000 }

/**
 * Where the payment provider reports. It has no session and names no origin; the signature over the bytes
 * of the body is what shows that it is the provider. Answered once the message is stored.
 */
export function paymentWebhookRoutes({ billing }: { billing: BillingService }): FastifyPluginAsync {
  return async app => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    app.post(
      '/v1/stripe/webhook',
      { config: { isPublic: true, limit: LIMIT }, schema: { hide: true } },
      async request => {
        const signature = request.headers['stripe-signature']
        if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw new AppError('bad_request')
        try {
          await billing.receive(request.body, signature)
        } catch (error) {
          if (!(error instanceof InvalidWebhookError)) throw error
          request.log.warn({ err: error }, 'a payment event was refused')
          throw new AppError('bad_request', { descr: `The message was refused: ${error.message}.` })
        }
        return { status: 0 }
      },
    )
  }
}
