import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import type { BillingInterval } from '#contract/billing.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { AppError } from '#server/lib/errors.ts'
import { createLog } from '#server/lib/log.ts'
import { createBillingService } from '#server/modules/billing/billing.service.ts'
import { pay } from '#server/modules/billing/providers/sandbox/checkout-form.ts'
import { clientOf } from '#server/modules/billing/providers/sandbox/client.ts'
import {
  closeDispute,
  dispute,
  failRefund,
  refund,
} from '#server/modules/billing/providers/sandbox/returns.ts'
import { answer } from '#server/modules/billing/providers/sandbox/simulated-stripe.ts'
import { advanceTo } from '#server/modules/billing/providers/sandbox/time.ts'
import {
  CARDS,
  createWorld,
  type Event,
  type World,
} from '#server/modules/billing/providers/sandbox/world.ts'
import { createStripeProvider } from '#server/modules/billing/providers/stripe/stripe.ts'
import type { Queue } from '#server/queue/runner.ts'
import { createRequestCheck } from '../fakes/stripe/request-check.ts'
import { expectedCredits } from './expected-credits.ts'
import type { LedgerWorld } from './ledger.ts'

/** Random histories of purchases; `npm run soak` asks for more. */
export const IS_LONG = process.env.PURCHASE_HISTORIES !== undefined
export const HISTORIES = Number(process.env.PURCHASE_HISTORIES ?? 6)
export const SEED = Number(process.env.SEED ?? 20_261_121)

export type Action =
  | { do: 'pack'; quantity: number; card: string }
  | { do: 'plan'; tierId: string; interval: BillingInterval; card: string; isAbandoned: boolean }
  | { do: 'update'; tierId: string; interval: BillingInterval }
  | { do: 'cancel' }
  | { do: 'resume' }
  | { do: 'wait'; hours: number }
  | { do: 'refund'; pick: number; share: number; fails: boolean }
  | { do: 'dispute'; pick: number; outcome: 'won' | 'lost' | 'open' }
  | { do: 'spend'; amount: number }
  | { do: 'card'; card: string }
  | { do: 'changeCard'; card: string }

const tierId = fc.constantFrom('Sketch', 'Studio', 'Atelier')
const interval = fc.constantFrom<BillingInterval>('year', 'month')
const card = fc.constantFrom(CARDS.good, CARDS.good, CARDS.good, CARDS.declinesLater, CARDS.declined)
const HOURS_OF_THREE_YEARS = 3 * 366 * 24

const beginning = fc.record({
  do: fc.constant('plan' as const),
  tierId,
  interval,
  card: fc.constantFrom(CARDS.good, CARDS.good, CARDS.good, CARDS.declinesLater),
  isAbandoned: fc.constant(false),
})

const whatFollows = fc.array(
  fc.oneof<fc.WeightedArbitrary<Action>[]>(
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('pack'), quantity: fc.constantFrom(1, 3, 50), card }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('plan'), tierId, interval, card, isAbandoned: fc.boolean() }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('update'), tierId, interval }) },
    { weight: 2, arbitrary: fc.constant<Action>({ do: 'cancel' }) },
    { weight: 2, arbitrary: fc.constant<Action>({ do: 'resume' }) },
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 2_500 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('refund'),
        pick: fc.nat(50),
        share: fc.double({ min: 0.1, max: 1, noNaN: true }),
        fails: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('dispute'),
        pick: fc.nat(50),
        outcome: fc.constantFrom('won', 'lost', 'open'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('spend'), amount: fc.integer({ min: 1, max: 4_000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('card'), card }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('changeCard'), card }) },
  ),
  { minLength: 4, maxLength: 30 },
)

/** What somebody does over about three years, from a first plan on. */
export const histories = fc.tuple(beginning, whatFollows).map(([first, rest]): Action[] => [first, ...rest])

const SECRET = 'whsec_0123456789abcdef0123456789'
const HOUR = 3600
const check = createRequestCheck()

export type Delivery = {
  /** Hours that a message is late. */
  hoursLate: () => number
  isDoubled: () => boolean
  shuffle: <Item>(items: Item[]) => Item[]
  /** How many messages are handled side by side. */
  atOnce: number
}

export const PROMPT: Delivery = {
  hoursLate: () => 0,
  isDoubled: () => false,
  shuffle: items => items,
  atOnce: 1,
}

/** One person, the provider in that person's world, and the product between the two. */
export async function liveThrough(
  deps: { handle: DatabaseHandle; queue: Queue; ledger: LedgerWorld },
  actions: Action[],
  delivery: Delivery,
) {
  const { handle, queue, ledger } = deps
  const { db } = handle
  const actor = await ledger.person()
  const { userId } = actor
  const world = createWorld(Date.UTC(2027, 0, 31, 12) / 1000, userId.slice(-8))
  const mistakes: string[] = []
  const stripe = clientOf(async request => {
    const mistake = check(request.method, request.path, request.params)
    if (mistake) mistakes.push(mistake)
    return answer(world, request)
  })
  const { webhooks } = new Stripe('sk_test_signer')
  const provider = createStripeProvider({
    kind: 'stripe',
    stripe,
    publishableKey: 'pk_test_none',
    webhookSecret: SECRET,
    publicUrl: 'https://easel.example',
    product: 'Easel',
    now: async () => new Date(world.now * 1000),
  })
  const log = createLog({ level: 'silent', readable: false })
  const { credits } = ledger
  const deliverPlanEmail = async () => {}
  const billing = createBillingService({ db, queue, credits, provider, deliverPlanEmail, log })

  let told = 0
  let deliveries = 0
  let waiting: { event: Event; at: number }[] = []
  let mostBilling = 0

  async function deliver(event: Event): Promise<void> {
    const payload = JSON.stringify(event)
    const signature = webhooks.generateTestHeaderString({ payload, secret: SECRET })
    await billing.receive(Buffer.from(payload), signature)
    await billing.handleEvent(event.id)
    deliveries++
  }

  async function deliverDue(until: number): Promise<void> {
    for (const event of world.events.slice(told)) {
      for (let copies = delivery.isDoubled() ? 2 : 1; copies > 0; copies--) {
        waiting.push({ event, at: event.created + delivery.hoursLate() * HOUR })
      }
    }
    told = world.events.length
    const due = delivery.shuffle(waiting.filter(({ at }) => at <= until))
    waiting = waiting.filter(({ at }) => at > until)
    for (let first = 0; first < due.length; first += delivery.atOnce) {
      await Promise.all(due.slice(first, first + delivery.atOnce).map(({ event }) => deliver(event)))
    }
    if (world.events.length > told) await deliverDue(until)
  }

  async function act(action: Action): Promise<void> {
    const charges = Object.values(world.charges)
    switch (action.do) {
      case 'pack':
      case 'plan': {
        const command =
          action.do === 'pack'
            ? { itemId: 'credits', itemQuantity: action.quantity }
            : { tierId: action.tierId, billingInterval: action.interval, itemQuantity: 1 }
        const { sessionId } = await billing.checkout(actor, command)
        if (action.do === 'plan' && action.isAbandoned) return
        if (action.card !== CARDS.declined)
          pay(world, sessionId, { cardNumber: action.card, isConfirmed: true })
        await billing.checkoutStatus(actor, sessionId)
        return
      }
      case 'update':
        await billing.update(actor, { tierId: action.tierId, interval: action.interval })
        return
      case 'cancel':
        return await billing.cancel(actor)
      case 'resume':
        return await billing.resume(actor)
      case 'wait':
        return advanceTo(world, world.now + action.hours * HOUR)
      case 'refund': {
        const charge = charges[action.pick % charges.length]
        if (!charge || charge.refunded) return
        const made = refund(world, charge.id, Math.ceil(charge.amount * action.share))
        if (action.fails) failRefund(world, made.id)
        return
      }
      case 'dispute': {
        const charge = charges[action.pick % charges.length]
        if (!charge || charge.disputed || charge.refunded) return
        const made = dispute(world, charge.id)
        if (action.outcome !== 'open') closeDispute(world, made.id, action.outcome)
        return
      }
      case 'spend':
        // What there is to spend depends on what was heard of; a person would have looked first.
        await deliverDue(Number.POSITIVE_INFINITY)
        await billing.sweep()
        await ledger.submit(userId, action.amount)
        return
      case 'card':
        for (const method of Object.values(world.paymentMethods)) method.card = action.card
        return
      case 'changeCard': {
        const { sessionId } = await billing.changeCard(actor)
        if (action.card === CARDS.declined) return
        pay(world, sessionId, { cardNumber: action.card, isConfirmed: true })
        await billing.checkoutStatus(actor, sessionId)
      }
    }
  }

  for (const action of actions) {
    await act(action).catch(error => {
      if (!(error instanceof AppError) || error.code === 'internal') throw error
    })
    const billingNow = Object.values(world.subscriptions).filter(
      ({ status, cancel_at_period_end }) => status !== 'canceled' && !cancel_at_period_end,
    )
    mostBilling = Math.max(mostBilling, billingNow.length)
    if (world.now > Date.UTC(2027, 0, 31, 12) / 1000 + HOURS_OF_THREE_YEARS * HOUR) break
    await deliverDue(world.now)
    if (delivery === PROMPT) await billing.sweep()
  }
  await deliverDue(Number.POSITIVE_INFINITY)
  await billing.sweep()

  const { rows } = await db.execute<{ key: string; change: number }>(
    sql`select business_key as key, change::float8 as change from credit_entries
      where user_id = ${userId} and kind = 'grant' order by seq`,
  )
  const grants = rows.map(({ key, change }) => ({ key: key.replace('grant:', ''), credits: Number(change) }))
  const end = {
    balance: await credits.balanceOf(db, userId),
    standing: await credits.standingOf(db, userId),
    granted: grants.reduce((sum, grant) => sum + grant.credits, 0),
    effective: await billing.subscriptionOf(userId),
    subscription: await billing.subscription(actor),
  }
  // Nothing of this world is looked at again when another one's hour comes.
  await db.execute(
    sql`update billing_customers set next_grant_at = null, reconciled_at = null where user_id = ${userId}`,
  )
  await db.execute(
    sql`update billing_orders set status = 'expired' where user_id = ${userId} and status <> 'complete'`,
  )
  return { world, grants, mistakes, mostBilling, deliveries, end }
}

/**
 * What the provider kept for plans, less what the credits granted for them are worth and what is paid for
 * months to come: US cents, 0 but for rounding. `tolerance` is what rounding can come to, days and months
 * of different length among it, and what somebody is ahead until the next invoice.
 */
export function unexplainedMoney(
  world: World,
  grants: { key: string; credits: number }[],
): { cents: number; tolerance: number } {
  const invoices = Object.values(world.invoices)
  const paid = new Set(invoices.map(({ payment_intent }) => payment_intent))
  const kept = Object.values(world.charges)
    .filter(({ payment_intent }) => paid.has(payment_intent))
    .reduce((sum, { amount }) => sum + amount, 0)
  const credit = Object.values(world.customers).reduce((sum, { balance }) => sum + balance, 0)
  const isYearly = (price: string) => world.prices[price]?.recurring?.interval === 'year'
  const worth = ({ key, credits }: { key: string; credits: number }) => {
    const lines = world.invoices[key.split(':')[0] ?? '']?.lines ?? []
    const line = lines.find(({ amount }) => amount > 0)
    return credits * (line && isYearly(line.price) ? 0.168 : 0.2)
  }
  const granted = grants.reduce((sum, grant) => sum + worth(grant), 0)
  // An invoice that waits for its payment holds the credit that it used up, and gives it back otherwise.
  const held = invoices
    .filter(({ status }) => status === 'open')
    .reduce((sum, { total, amount_due }) => sum + total - amount_due, 0)
  let ahead = 0
  for (const { status, price, periodStart, periodEnd } of Object.values(world.subscriptions)) {
    if (status !== 'active' || !isYearly(price)) continue
    const start = new Date(periodStart * 1000)
    const months = Array.from({ length: 11 }, (_, index) => monthsAfter(start, index + 1))
    const coming = months.filter(at => at > world.now && at < periodEnd).length
    ahead += (coming * (world.prices[price]?.unit_amount ?? 0)) / 12
  }
  const lines = invoices.flatMap(invoice => invoice.lines)
  const monthOf = (price: string) => (world.prices[price]?.unit_amount ?? 0) / (isYearly(price) ? 12 : 1)
  // What is left of a month goes over into another plan, whose credits may have cost 16% less or more, and
  // a year is given back by its seconds.
  const changed = lines.filter(({ isProration }) => isProration)
  const ended = Object.values(world.subscriptions).filter(
    ({ status, ended_at, periodEnd }) => status === 'canceled' && (ended_at ?? 0) < periodEnd,
  )
  const surplus = 0.2 * expectedCredits(world).ahead
  const tolerance = [...changed, ...ended].reduce(
    (sum, { price }) => sum + 0.2 * monthOf(price),
    2 * (lines.length + 1) + surplus,
  )
  return { cents: kept + credit - held - granted - ahead, tolerance }
}

function monthsAfter(date: Date, months: number): number {
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), last)
  const [hours, minutes, seconds] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day, hours, minutes, seconds) / 1000
}
