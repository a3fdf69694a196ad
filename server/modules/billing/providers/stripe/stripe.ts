import Stripe from 'stripe'
import * as z from 'zod'
import { AppError } from '#server/lib/errors.ts'
import {
  FRAUD_WARNING,
  InvalidWebhookError,
  type PaymentEvent,
  type PaymentProvider,
  type PlanChange,
  type SaleOrder,
} from '#server/modules/billing/payment-provider.ts'
import { chargeTo } from './card.ts'
import { readSampleFacts } from './facts.ts'
import { createPrices, type Prices } from './prices.ts'

/** A checkout that nobody finished is over after this time; Stripe allows 30 minutes at the least. */
const SESSION_SECONDS = 3600
/** Stripe wants a trial to end at least 48 hours ahead, and the request takes a moment. */
const SHORTEST_TRIAL_MS = (48 * 60 + 10) * 60_000
const TOLERANCE_SECONDS = 300

/** The messages that change something here. They are registered at Stripe by these names. */
const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'subscription_schedule.completed',
  'subscription_schedule.aborted',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  FRAUD_WARNING,
] as const satisfies Stripe.EventListParams['types']

export type StripeAccount = {
  kind: PaymentProvider['kind']
  stripe: Stripe
  publishableKey: string | null
  webhookSecret: string
  /** Whether the keys are those of real money: messages of the other mode are not ours. */
  isLive?: boolean
  publicUrl: string
  /** What the product is called on bills. */
  product: string
  /** The clock that messages are signed by and charges are made by. */
  now: () => Promise<Date>
}

/** Takes money through Stripe, or through whatever speaks as Stripe does. */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  const { kind, stripe, publishableKey, webhookSecret, isLive = false, publicUrl, product, now } = account
  const prices = createPrices(stripe, product)

  async function releaseSchedule(scheduleId: string): Promise<void> {
    await asked(() => stripe.subscriptionSchedules.release(scheduleId))
  }

  /** Ends a subscription that may have been ended before, and returns it with its latest invoice. */
  async function canceled(subscriptionId: string, isCredited: boolean): Promise<Stripe.Subscription> {
    const expand = ['latest_invoice']
    try {
      const options = { prorate: isCredited, invoice_now: isCredited, expand }
      return await stripe.subscriptions.cancel(subscriptionId, options)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error)
      const subscription = await asked(() => stripe.subscriptions.retrieve(subscriptionId, { expand }))
      if (subscription.status !== 'canceled') throw error
      return subscription
    }
  }

  return {
    kind,
    publishableKey,
    now,
    releaseSchedule,

    async createCustomer({ userId, email }) {
      const customer = await asked(() =>
        stripe.customers.create(
          { metadata: { userId }, ...(email !== '' && { email }) },
          { idempotencyKey: `customer:${userId}` },
        ),
      )
      return customer.id
    },

    async openSession(order) {
      const expiresAt = Math.floor((await now()).getTime() / 1000) + SESSION_SECONDS
      const session = await asked(async () =>
        stripe.checkout.sessions.create(
          await sessionOf(prices, order, { publicUrl, expiresAt, now: await now() }),
          {
            idempotencyKey: order.id,
          },
        ),
      )
      if (!session.client_secret) throw new Error(`${session.id} came without a client secret`)
      return { id: session.id, clientSecret: session.client_secret }
    },

    async closeSession(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId)
        return true
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error)
        const session = await asked(() => stripe.checkout.sessions.retrieve(sessionId))
        return session.status === 'expired'
      }
    },

    factsOf: (customerId, known) => asked(() => readSampleFacts(stripe, prices, customerId, known)),

    async changePlan(subscriptionId, terms): Promise<PlanChange> {
      return await asked(async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId)
        const item = subscription.items.data[0]
        if (!item) throw new Error(`${subscriptionId} has no item`)
        const changed = await stripe.subscriptions.update(subscriptionId, {
          items: [{ id: item.id, price: await prices.idOf(terms), quantity: 1 }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          // A plan that waits for the one before it to run out begins with the change.
          ...(subscription.status === 'trialing' && { trial_end: 'now' as const }),
          expand: ['latest_invoice'],
        })
        if (!changed.pending_update) return { isPaid: true }
        const invoice = changed.latest_invoice
        const paymentUrl = typeof invoice === 'object' ? (invoice?.hosted_invoice_url ?? null) : null
        return { isPaid: false, paymentUrl }
      })
    },

    async schedulePlan(subscriptionId, terms) {
      await asked(async () => {
        const { schedule: known } = await stripe.subscriptions.retrieve(subscriptionId)
        const schedule = known
          ? await stripe.subscriptionSchedules.retrieve(typeof known === 'string' ? known : known.id)
          : await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })
        const current = schedule.phases.find(
          ({ start_date }) => start_date === schedule.current_phase?.start_date,
        )
        const price = current?.items[0]?.price
        if (!current || !price) throw new Error(`${schedule.id} has no current phase`)
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          phases: [
            {
              items: [{ price: typeof price === 'string' ? price : price.id, quantity: 1 }],
              start_date: current.start_date,
              end_date: current.end_date,
              ...(current.trial_end && { trial_end: current.trial_end }),
            },
            {
              items: [{ price: await prices.idOf(terms), quantity: 1 }],
              duration: { interval: terms.interval, interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        })
      })
    },

    async setCancelsAtEnd(subscriptionId, cancelsAtEnd) {
      await asked(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelsAtEnd }))
    },

    chargeTo: (customerId, cardId) => asked(() => chargeTo(stripe, customerId, cardId)),

    async end(subscriptionId, { isCredited }) {
      const { latest_invoice: latest } = await canceled(subscriptionId, isCredited)
      if (typeof latest !== 'object' || latest?.status !== 'open') return
      await asked(() => stripe.invoices.voidInvoice(latest.id))
    },

    readEvent(rawBody, signature) {
      let event: unknown
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS)
      } catch (error) {
        throw new InvalidWebhookError('it was not signed by the provider, or too long ago', { cause: error })
      }
      // The library refuses what is too old, but not what claims to come from the future.
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
      if (!(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)) {
        throw new InvalidWebhookError('it was signed at a time in the future')
      }
      const { data: message } = signedMessage.safeParse(event)
      if (!message) throw new InvalidWebhookError('it is signed, but it is not an event')
      if (message.livemode !== isLive)
        throw new InvalidWebhookError(`it is an event of ${isLive ? 'test' : 'live'} mode`)
      return eventOf(message)
    },

    async *eventsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      // The list takes 20 names at the most.
      for (const types of [WEBHOOK_EVENTS.slice(0, 20), WEBHOOK_EVENTS.slice(20)]) {
        for await (const event of stripe.events.list({ created, types, limit: 100 })) yield eventOf(event)
      }
    },

    async customerOfCharge(chargeId) {
      const charge = await asked(() => stripe.charges.retrieve(chargeId))
      return typeof charge.customer === 'string' ? charge.customer : (charge.customer?.id ?? null)
    },
  }
}

async function sessionOf(
  prices: Prices,
  order: SaleOrder,
  { publicUrl, expiresAt, now }: { publicUrl: string; expiresAt: number; now: Date },
): Promise<Stripe.Checkout.SessionCreateParams> {
  const metadata = { orderId: order.id }
  const common = {
    ui_mode: 'embedded_page',
    customer: order.customerId,
    client_reference_id: order.userId,
    metadata,
    return_url: `${publicUrl}/order/{CHECKOUT_SESSION_ID}`,
    redirect_on_completion: 'always',
    expires_at: expiresAt,
  } as const satisfies Stripe.Checkout.SessionCreateParams
  // Which ways of paying are offered depends on the currency.
  if (order.kind === 'card') {
    return { ...common, mode: 'setup', currency: 'usd', setup_intent_data: { metadata } }
  }
  if (order.kind === 'credits') {
    const price = { currency: 'usd', unit_amount: order.unitCents, product_data: { name: order.name } }
    return {
      ...common,
      mode: 'payment',
      line_items: [{ price_data: price, quantity: order.quantity }],
      payment_intent_data: { metadata },
    }
  }
  const { freeUntil, replaces, terms } = order
  const earliest = now.getTime() + SHORTEST_TRIAL_MS
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ price: await prices.idOf(terms), quantity: 1 }],
    subscription_data: {
      metadata: { ...metadata, ...(replaces && { replaces }) },
      ...(freeUntil && { trial_end: Math.floor(Math.max(freeUntil.getTime(), earliest) / 1000) }),
    },
  }
}

/** An id or a name, as the provider makes them. */
const word = z.string().regex(/^[\x21-\x7e]{1,255}$/)
const reference = z.union([word, z.looseObject({ id: word })]).nullish()

/** What is read of a message. */
const signedMessage = z.object({
  id: word,
  type: word,
  created: z.int().min(0).max(1e11),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ customer: reference, charge: reference }) }),
})

function eventOf({ id, type, created, data }: Stripe.Event | z.infer<typeof signedMessage>): PaymentEvent {
  const object = data.object as { customer?: unknown; charge?: unknown }
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    customerId: referenceOf(object.customer),
    chargeId: referenceOf(object.charge),
  }
}

function referenceOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? value.id : null
}

/** Turns what keeps Stripe from answering into a sentence for the person, and declined cards likewise. */
async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('payment_failed', { cause: error })
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError } =
    Stripe.errors
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError]
  return kinds.some(kind => error instanceof kind)
    ? new AppError('payments_unavailable', { cause: error })
    : error
}
