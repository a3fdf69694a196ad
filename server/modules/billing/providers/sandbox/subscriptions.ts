import { addMonths } from '#server/modules/billing/months.ts'
import { invoice, payAtOnce, payWith, settleInvoice, voidInvoice } from './invoices.ts'
import { emit, type Invoice, type Line, newId, rowOf, type Subscription, type World } from './world.ts'

const DAY = 86_400
/** Days from one try to charge a renewal to the next. */
const RETRY_DAYS = [3, 5]
const PENDING_SECONDS = 23 * 3600

/** The end of the period that begins at `start`, counted from the anchor so that its day is kept. */
function endOfPeriod(world: World, anchor: number, start: number, price: string): number {
  const { recurring } = rowOf(world.prices, price)
  const months = recurring?.interval === 'year' ? 12 : 1
  for (let periods = 1; ; periods++) {
    const end = Math.floor(addMonths(new Date(anchor * 1000), periods * months).getTime() / 1000)
    if (end > start) return end
  }
}

const amountOf = (world: World, price: string) => rowOf(world.prices, price).unit_amount

const fullLine = (world: World, price: string, start: number, end: number): Line => ({
  amount: amountOf(world, price),
  price,
  start,
  end,
  isProration: false,
})

/** Begins a subscription that was just bought. */
export function subscribe(
  world: World,
  sale: {
    customer: string
    paymentMethod: string
    price: string
    trialEnd: number | null
    metadata: Record<string, string>
  },
): Subscription {
  const { customer, paymentMethod, price, trialEnd, metadata } = sale
  const anchor = trialEnd ?? world.now
  const made: Subscription = {
    id: newId(world, 'sub'),
    object: 'subscription',
    customer,
    status: trialEnd === null ? 'active' : 'trialing',
    price,
    created: world.now,
    billing_cycle_anchor: anchor,
    periodStart: world.now,
    periodEnd: trialEnd ?? endOfPeriod(world, anchor, world.now, price),
    trial_end: trialEnd,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: null,
    pending_update: null,
    latest_invoice: null,
    metadata,
    default_payment_method: paymentMethod,
    cancellation_details: { reason: null },
    retry: null,
  }
  world.subscriptions[made.id] = made
  const line = fullLine(world, price, made.periodStart, made.periodEnd)
  if (trialEnd !== null) line.amount = 0
  made.latest_invoice = invoice(world, made, 'subscription_create', [line], payAtOnce).id
  emit(world, 'customer.subscription.created', made)
  return made
}

/** Changes the plan now and charges the difference, or keeps the change until it is paid. */
export function changePrice(
  world: World,
  subscription: Subscription,
  price: string,
  { isTrialEnd, mayWait }: { isTrialEnd: boolean; mayWait: boolean },
): void {
  if (subscription.price === price && !isTrialEnd) return
  if (subscription.pending_update) voidInvoice(world, subscription.pending_update.invoice)
  const { now } = world
  const { periodStart, periodEnd } = subscription
  if (subscription.status === 'trialing' && !isTrialEnd) {
    subscription.price = price
    emit(world, 'customer.subscription.updated', subscription)
    return
  }
  const old = rowOf(world.prices, subscription.price)
  const rest = (periodEnd - now) / (periodEnd - periodStart)
  const given: Line[] =
    subscription.status === 'trialing'
      ? []
      : [
          {
            amount: -Math.round(old.unit_amount * rest),
            price: old.id,
            start: now,
            end: periodEnd,
            isProration: true,
          },
        ]
  const keepsPeriod =
    !isTrialEnd && old.recurring?.interval === rowOf(world.prices, price).recurring?.interval
  const end = keepsPeriod ? periodEnd : endOfPeriod(world, now, now, price)
  const taken: Line = keepsPeriod
    ? { amount: Math.round(amountOf(world, price) * rest), price, start: now, end, isProration: true }
    : fullLine(world, price, now, end)
  const made = invoice(world, subscription, 'subscription_update', [...given, taken])
  subscription.latest_invoice = made.id
  if (made.status !== 'paid' && mayWait) {
    const expires_at = now + PENDING_SECONDS
    subscription.pending_update = { expires_at, price, isTrialEnd, invoice: made.id }
    emit(world, 'customer.subscription.updated', subscription)
    return
  }
  subscription.price = price
  subscription.pending_update = null
  if (!keepsPeriod) {
    const begun = { status: 'active' as const, trial_end: null, billing_cycle_anchor: now }
    Object.assign(subscription, begun, { periodStart: now, periodEnd: end })
  }
  emit(world, 'customer.subscription.updated', subscription)
}

type EndOptions = { isCredited: boolean; reason?: 'cancellation_requested' | 'payment_failed' }

/** Ends a subscription; `isCredited` gives the rest of the paid period back as credit. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  { isCredited, reason = 'cancellation_requested' }: EndOptions,
): void {
  if (isCredited && subscription.status === 'active') {
    const { periodStart, periodEnd, price } = subscription
    const rest = (periodEnd - world.now) / (periodEnd - periodStart)
    rowOf(world.customers, subscription.customer).balance -= Math.round(amountOf(world, price) * rest)
  }
  if (subscription.schedule) releaseSchedule(world, subscription.schedule)
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: world.now,
    retry: null,
    pending_update: null,
    cancellation_details: { reason },
  })
  emit(world, 'customer.subscription.deleted', subscription)
}

export function releaseSchedule(world: World, id: string): void {
  const schedule = rowOf(world.schedules, id)
  schedule.status = 'released'
  rowOf(world.subscriptions, schedule.subscription).schedule = null
  emit(world, 'subscription_schedule.released', schedule)
}

/** When something happens to this subscription next by itself; Infinity for nothing more. */
export function nextDueAt(subscription: Subscription): number {
  const { status, periodEnd, retry, pending_update } = subscription
  if (status === 'canceled') return Number.POSITIVE_INFINITY
  if (status === 'past_due') return retry?.at ?? Number.POSITIVE_INFINITY
  return Math.min(periodEnd, pending_update?.expires_at ?? Number.POSITIVE_INFINITY)
}

/** What happens to the subscription at the present time: a renewal, an end, another try. */
export function applyDue(world: World, subscription: Subscription): void {
  const { pending_update, retry } = subscription
  if (pending_update && pending_update.expires_at <= world.now) {
    voidInvoice(world, pending_update.invoice)
    subscription.pending_update = null
    emit(world, 'customer.subscription.pending_update_expired', subscription)
  } else if (retry) tryAgain(world, subscription, retry)
  else if (subscription.cancel_at_period_end) endSubscription(world, subscription, { isCredited: false })
  else renew(world, subscription)
}

function renew(world: World, subscription: Subscription): void {
  const start = subscription.periodEnd
  followSchedule(world, subscription, start)
  const { billing_cycle_anchor: anchor, price } = subscription
  const end = endOfPeriod(world, anchor, start, price)
  Object.assign(subscription, { periodStart: start, periodEnd: end, status: 'active', trial_end: null })
  const made = invoice(world, subscription, 'subscription_cycle', [fullLine(world, price, start, end)])
  subscription.latest_invoice = made.id
  if (made.status !== 'paid') {
    subscription.status = 'past_due'
    subscription.retry = { at: world.now + (RETRY_DAYS[0] ?? 0) * DAY, attempts: 1 }
  }
  emit(world, 'customer.subscription.updated', subscription)
}

function followSchedule(world: World, subscription: Subscription, at: number): void {
  if (!subscription.schedule) return
  const schedule = rowOf(world.schedules, subscription.schedule)
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date)
  if (!phase) {
    releaseSchedule(world, schedule.id)
    return
  }
  const before = rowOf(world.prices, subscription.price).recurring?.interval
  subscription.price = phase.price
  subscription.default_payment_method = schedule.default_payment_method ?? subscription.default_payment_method
  // Another interval is counted from where it begins.
  if (before !== rowOf(world.prices, phase.price).recurring?.interval) subscription.billing_cycle_anchor = at
  emit(world, 'subscription_schedule.updated', schedule)
}

function tryAgain(
  world: World,
  subscription: Subscription,
  { attempts }: NonNullable<Subscription['retry']>,
): void {
  const due = rowOf(world.invoices, subscription.latest_invoice ?? '')
  settleInvoice(world, due)
  const days = RETRY_DAYS[attempts]
  if (due.status === 'paid') Object.assign(subscription, { status: 'active', retry: null })
  else if (days === undefined) {
    voidInvoice(world, due.id)
    endSubscription(world, subscription, { isCredited: false, reason: 'payment_failed' })
  } else subscription.retry = { at: world.now + days * DAY, attempts: attempts + 1 }
  if (subscription.status !== 'canceled') emit(world, 'customer.subscription.updated', subscription)
}

/** Pays an open invoice now. Returns false when the card is declined. */
export function payNow(world: World, due: Invoice, paymentMethod: string | null): boolean {
  settleInvoice(world, due, paymentMethod === null ? undefined : payWith(paymentMethod))
  if (due.status !== 'paid') return false
  const subscription = rowOf(world.subscriptions, due.subscription)
  if (subscription.status === 'past_due' && subscription.latest_invoice === due.id) {
    Object.assign(subscription, { status: 'active', retry: null })
    emit(world, 'customer.subscription.updated', subscription)
  }
  return true
}
