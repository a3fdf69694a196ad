import { type Params, read } from './form-encoding.ts'
import { type Invoice, rowOf, type Schedule, type Session, type Subscription, type World } from './world.ts'

// Rows in the shapes in which the provider answers them, as far as anybody here reads.

const isExpanded = (params: Params, name: string) =>
  read.list(params, 'expand').some(entry => entry === name || entry === `data.${name}`)

export function presentSession({ sale: _sale, intent, setup, ...session }: Session, params: Params) {
  const id = session.payment_intent
  const saved = setup && { id: setup.id, object: 'setup_intent', payment_method: setup.paymentMethod }
  return {
    ...session,
    setup_intent: saved && isExpanded(params, 'setup_intent') ? saved : (setup?.id ?? null),
    payment_intent:
      id !== null && isExpanded(params, 'payment_intent')
        ? { id, object: 'payment_intent', status: intent }
        : id,
  }
}

export const presentSchedule = (world: World, schedule: Schedule) => ({
  ...schedule,
  end_behavior: 'release',
  current_phase:
    schedule.phases.find(({ start_date, end_date }) => start_date <= world.now && world.now < end_date) ??
    null,
  phases: schedule.phases.map(({ price, ...phase }) => ({ ...phase, items: [{ price, quantity: 1 }] })),
})

export function presentSubscription(world: World, subscription: Subscription, params: Params) {
  const { price, periodStart, periodEnd, retry: _retry, ...rest } = subscription
  const schedule = subscription.schedule ? world.schedules[subscription.schedule] : undefined
  const latest = subscription.latest_invoice ? world.invoices[subscription.latest_invoice] : undefined
  return {
    ...rest,
    schedule: schedule && isExpanded(params, 'schedule') ? presentSchedule(world, schedule) : rest.schedule,
    latest_invoice:
      latest && isExpanded(params, 'latest_invoice') ? presentInvoice(latest) : rest.latest_invoice,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${subscription.id}`,
          object: 'subscription_item',
          price: rowOf(world.prices, price),
          quantity: 1,
          current_period_start: periodStart,
          current_period_end: periodEnd,
        },
      ],
    },
  }
}

export function presentInvoice(invoice: Invoice) {
  const { subscription, lines, payment_intent, ...rest } = invoice
  const paid = {
    object: 'invoice_payment',
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent },
  }
  return {
    ...rest,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
    payments: { object: 'list', data: payment_intent === null ? [] : [paid], has_more: false },
    lines: {
      object: 'list',
      has_more: false,
      data: lines.map(({ amount, price, start, end, isProration }, index) => ({
        id: `il_${invoice.id}_${index}`,
        object: 'line_item',
        amount,
        period: { start, end },
        pricing: { type: 'price_details', price_details: { price, product: `prod_${price}` } },
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: { proration: isProration, subscription },
        },
      })),
    },
  }
}

/** One page of a list, newest first. */
export function page<Row extends { id: string; created: number }>(
  rows: Row[],
  params: Params,
  url: string,
  present: (row: Row) => unknown = row => row,
) {
  const limit = read.number(params, 'limit') ?? 10
  const after = read.text(params, 'starting_after')
  const ordered = rows.toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
  const from = after === null ? 0 : ordered.findIndex(({ id }) => id === after) + 1
  const data = ordered.slice(from, from + limit).map(present)
  return { object: 'list', url, has_more: from + limit < ordered.length, data }
}
