import type Stripe from 'stripe'
import type {
  CustomerFacts,
  InvoiceFact,
  InvoiceLineFact,
  ReturnFact,
  SessionFact,
  SubscriptionFact,
} from '#server/modules/billing/payment-provider.ts'
import type { Prices } from './prices.ts'

/** Far above what anybody has; a list that is longer is a mistake somewhere. */
const MOST = { limit: 10_000 }
const PAGE = 100
/** The money stayed with us, or came back. Everything else that is not lost is still being argued. */
const WON = ['won', 'prevented']

const dateOf = (seconds: number) => new Date(seconds * 1000)
const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/**
 * Asks Stripe for everything about one customer and puts it in our own words. `refundIds` are refunds
 * known from before: one that fails later leaves no trace on its charge.
 */
export async function readSampleFacts(
  stripe: Stripe,
  prices: Prices,
  customer: string,
  { sessionIds, refundIds }: { sessionIds: string[]; refundIds: string[] },
): Promise<CustomerFacts> {
  const sessions = await Promise.all(
    sessionIds.map(id =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'setup_intent'] }),
    ),
  )
  const subscriptions = await stripe.subscriptions
    .list({ customer, status: 'all', limit: PAGE, expand: ['data.schedule'] })
    .autoPagingToArray(MOST)
  const invoices = await stripe.invoices
    .list({ customer, status: 'paid', limit: PAGE, expand: ['data.payments'] })
    .autoPagingToArray(MOST)
  const charges = await stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray(MOST)
  const refunds = await Promise.all(refundIds.map(id => stripe.refunds.retrieve(id)))
  const known = new Set(refunds.map(({ charge }) => idOf(charge)))
  const touched = charges.filter(
    ({ id, amount_refunded, disputed }) => amount_refunded > 0 || disputed || known.has(id),
  )
  return {
    sessions: sessions.map(sessionFact),
    subscriptions: await whole(subscriptions.map(subscription => subscriptionFact(prices, subscription))),
    invoices: await whole(invoices.map(invoice => invoiceFact(prices, invoice))),
    returns: await whole(touched.map(charge => returnFact(stripe, charge))),
  }
}

async function whole<Fact>(facts: Promise<Fact | null>[]): Promise<Fact[]> {
  return (await Promise.all(facts)).filter(fact => fact !== null)
}

function sessionFact(session: Stripe.Checkout.Session): SessionFact {
  const { id, payment_intent, subscription, setup_intent } = session
  return {
    id,
    state: stateOf(session),
    paymentId: idOf(payment_intent),
    subscriptionId: idOf(subscription),
    cardId: typeof setup_intent === 'object' ? idOf(setup_intent?.payment_method) : null,
  }
}

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): SessionFact['state'] {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  if (payment_status !== 'unpaid') return 'paid'
  // A payment that takes days, such as a bank transfer, can still fail.
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'expired' : 'processing'
}

async function subscriptionFact(
  prices: Prices,
  subscription: Stripe.Subscription,
): Promise<SubscriptionFact | null> {
  const item = subscription.items.data[0]
  const terms = item && (await prices.termsOf(item.price))
  if (!item || !terms) return null
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null
  const next = schedule?.phases.find(phase => phase.start_date >= item.current_period_end)
  const nextPrice = next?.items[0]?.price
  return {
    ...terms,
    id: subscription.id,
    status: subscription.status,
    cancelsAtEnd: subscription.cancel_at_period_end,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    isEndedUnpaid:
      subscription.status === 'canceled' && subscription.cancellation_details?.reason === 'payment_failed',
    scheduleId: idOf(subscription.schedule),
    pending: typeof nextPrice === 'string' ? await prices.termsOf(nextPrice) : null,
    replaces: subscription.metadata.replaces ?? null,
  }
}

async function invoiceFact(prices: Prices, invoice: Stripe.Invoice): Promise<InvoiceFact | null> {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  if (!subscriptionId) return null
  const lines = await whole(invoice.lines.data.map(line => lineFact(prices, line)))
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  return {
    id: invoice.id,
    subscriptionId,
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    paymentId: idOf(payment?.payment_intent),
    createdAt: dateOf(invoice.created),
    lines,
  }
}

async function lineFact(prices: Prices, line: Stripe.InvoiceLineItem): Promise<InvoiceLineFact | null> {
  const price = line.pricing?.price_details?.price
  const terms = price ? await prices.termsOf(price) : null
  if (!terms) return null
  const { invoice_item_details: added, subscription_item_details: regular } = line.parent ?? {}
  return {
    ...terms,
    isProration: added?.proration ?? regular?.proration ?? false,
    amount: line.amount,
    start: dateOf(line.period.start),
    end: dateOf(line.period.end),
  }
}

async function returnFact(stripe: Stripe, charge: Stripe.Charge): Promise<ReturnFact | null> {
  const paymentId = idOf(charge.payment_intent)
  if (!paymentId) return null
  const refunds = await stripe.refunds.list({ charge: charge.id, limit: PAGE }).autoPagingToArray(MOST)
  const disputes = charge.disputed
    ? await stripe.disputes.list({ charge: charge.id, limit: PAGE }).autoPagingToArray(MOST)
    : []
  return {
    paymentId,
    amount: charge.amount,
    refunds: refunds.map(({ id, amount, status, created }) => ({
      id,
      amount,
      isGood: status !== 'failed' && status !== 'canceled',
      createdAt: dateOf(created),
    })),
    // An inquiry before a dispute moves no money yet.
    disputes: disputes
      .filter(({ status }) => !status.startsWith('warning'))
      .map(({ id, amount, status, created }) => ({
        id,
        amount,
        state: status === 'lost' ? 'lost' : WON.includes(status) ? 'won' : 'open',
        createdAt: dateOf(created),
      })),
  }
}
