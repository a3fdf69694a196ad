import { FREE_TIER, PLANS, planOf } from '#catalogue/plans.ts'
import type { Checkout, CheckoutCommand, Plan, Subscription } from '#contract/billing.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Log } from '#server/lib/log.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import { recipientOf } from '#server/modules/people/recipients.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import {
  customerById,
  customerOfUser,
  customersToReconcile,
  deleteOldEvents,
  eventById,
  insertEvent,
  markProcessed,
  noticeByKey,
  type OrderRow,
  orderOfSession,
  readSweptUntil,
  runningSubscriptions,
  type SubscriptionRow,
  setEventCustomer,
  subscriptionsOf,
  writeSweptUntil,
} from './billing.store.ts'
import { createCheckout } from './checkout.ts'
import { effectiveTier, isBilling, rankOf } from './entitlement.ts'
import { FRAUD_WARNING, type PaymentEvent, type PaymentProvider, type Terms } from './payment-provider.ts'
import type { DeliverPlanEmail } from './plan-emails.ts'
import { createReconcile } from './reconcile.ts'

const HOUR_MS = 3_600_000
/** The provider keeps its messages for 30 days; so far back the first sweep looks. */
const FIRST_SWEEP_MS = 30 * 24 * HOUR_MS
const EVENTS_KEPT_MS = 90 * 24 * HOUR_MS

export type PlanUpdate = {
  outcome: 'updated' | 'scheduled' | 'kept' | 'payment_needed'
  paymentUrl: string | null
}

export type BillingService = ReturnType<typeof createBillingService>

/** Plans and credits for money. `provider` is null where nothing can be bought. */
export function createBillingService(deps: {
  db: Database
  queue: Queue
  credits: CreditsService
  provider: PaymentProvider | null
  deliverPlanEmail: DeliverPlanEmail
  log: Log
}) {
  const { db, queue, credits, provider, deliverPlanEmail, log } = deps
  const purchases = provider && createPurchases({ ...deps, provider })

  function requirePurchases() {
    if (purchases) return purchases
    throw new AppError('payments_unavailable', { descr: 'Nothing can be bought on this server.' })
  }

  const now = async () => (provider ? await provider.now() : new Date())

  return {
    plans: (): readonly Plan[] => PLANS,

    /** The tier that counts for a person now. */
    async subscriptionOf(userId: string) {
      const at = await now()
      return effectiveTier(await runningSubscriptions(db, userId, at), at)
    },

    async subscription(actor: Actor): Promise<Subscription> {
      const { userId } = actor
      const at = await now()
      const running = await runningSubscriptions(db, userId, at)
      const { debt, isFrozen } = await credits.standingOf(db, userId)
      const ended = running.length > 0 ? null : endedUnpaid(await subscriptionsOf(db, userId), at)
      return { ...present(running, at), ended, creditDebt: debt, isFrozen }
    },

    /** @throws AppError unknown_plan, already_subscribed, checkout_running */
    checkout: (actor: Actor, command: CheckoutCommand): Promise<Checkout> =>
      requirePurchases().checkout.open(actor.userId, command),

    /** Begins to change the card that the plan is charged to. @throws AppError not_subscribed */
    changeCard: (actor: Actor): Promise<Checkout> => requirePurchases().changeCard(actor.userId),

    /** @throws AppError not_found for a session that is not this person's. */
    async checkoutStatus(actor: Actor, sessionId: string): Promise<Pick<OrderRow, 'status' | 'kind'>> {
      const { userId } = actor
      const order = await orderOfSession(db, userId, sessionId)
      if (!order) throw new AppError('not_found')
      const { kind, status } = order
      if (status === 'complete' || status === 'expired') return { kind, status }
      const customer = await customerOfUser(db, userId)
      if (customer) await requirePurchases().reconcile(customer.customerId)
      return { kind, status: (await orderOfSession(db, userId, sessionId))?.status ?? status }
    },

    /** @throws AppError not_subscribed, unknown_plan, payment_failed */
    update: (actor: Actor, terms: Terms): Promise<PlanUpdate> =>
      requirePurchases().update(actor.userId, terms),
    /**
     * The plan runs on until the end of what is paid; one whose renewal was declined ends at once.
     * @throws AppError not_subscribed
     */
    cancel: (actor: Actor): Promise<void> => requirePurchases().cancel(actor.userId),
    /** Takes a cancellation back. @throws AppError not_subscribed */
    resume: (actor: Actor): Promise<void> => requirePurchases().resume(actor.userId),
    /** Ends every plan at once, for somebody whose account is deleted. */
    endAll: (actor: Actor): Promise<void> => (purchases ? purchases.endAll(actor.userId) : Promise.resolve()),

    /** Keeps an event of the provider, once, and queues its handling. @throws InvalidWebhookError */
    async receive(rawBody: Buffer, signature: string): Promise<void> {
      await keep(requirePurchases().readEvent(rawBody, signature))
    },

    /** Brings the customer that an event is about up to date. */
    async handleEvent(eventId: string): Promise<void> {
      const event = await eventById(db, eventId)
      if (!event || event.processedAt) return
      const { reconcile, customerOfCharge } = requirePurchases()
      const customerId = event.customerId ?? (event.chargeId && (await customerOfCharge(event.chargeId)))
      if (!customerId || !(await customerById(db, customerId))) return await markProcessed(db, [eventId])
      if (event.customerId !== customerId) await setEventCustomer(db, eventId, customerId)
      await reconcile(customerId)
    },

    /** Sends an e-mail that was queued, unless the person left or has no address. */
    async sendNotice(key: string): Promise<void> {
      const notice = await noticeByKey(db, key)
      const recipient = notice && (await recipientOf(db, notice.userId))
      if (!notice || !recipient?.email) return
      const { subject, paragraphs } = notice
      await deliverPlanEmail(`billing:${key}`, recipient.email, { subject, paragraphs })
    },

    /**
     * Once an hour: fetches events that never arrived, grants the months of plans paid by the year, and
     * looks at customers and checkouts that nothing was heard of for long.
     */
    async sweep(): Promise<void> {
      if (!provider || !purchases) return
      const at = await provider.now()
      const since = (await readSweptUntil(db)) ?? new Date(at.getTime() - FIRST_SWEEP_MS)
      for await (const event of provider.eventsSince(new Date(since.getTime() - HOUR_MS))) await keep(event)
      await writeSweptUntil(db, at)
      const hourAgo = new Date(Date.now() - HOUR_MS)
      const times = {
        now: at,
        ordersBefore: hourAgo,
        reconciledBefore: new Date(at.getTime() - 24 * HOUR_MS),
      }
      for (const customerId of await customersToReconcile(db, times)) {
        await purchases.reconcile(customerId).catch(error => {
          log.error({ err: error, customerId }, 'a customer could not be compared with the payment provider')
        })
      }
      await deleteOldEvents(db, new Date(Date.now() - EVENTS_KEPT_MS))
    },
  }

  async function keep(event: PaymentEvent): Promise<void> {
    await transaction(db, async tx => {
      if (!(await insertEvent(tx, event))) return
      await queue.enqueue(tx, 'billing.event', { eventId: event.id })
      // Whether to give the money back is for people to decide: it ends the matter before it is a dispute.
      if (event.type === FRAUD_WARNING)
        log.warn({ chargeId: event.chargeId }, 'a bank warns of possible fraud')
    })
  }
}

/** What needs a payment provider. */
function createPurchases(deps: {
  db: Database
  queue: Queue
  credits: CreditsService
  provider: PaymentProvider
  log: Log
}) {
  const { db, provider } = deps
  const reconcile = createReconcile(deps)
  const checkout = createCheckout({ db, provider, reconcile })

  async function currentPlans(userId: string) {
    const customer = await customerOfUser(db, userId)
    if (!customer) throw new AppError('not_subscribed')
    const { customerId } = customer
    await reconcile(customerId)
    const running = await runningSubscriptions(db, userId, await provider.now())
    return { customerId, running, billing: running.find(isBilling) }
  }

  async function cancel(userId: string): Promise<void> {
    const { customerId, billing } = await currentPlans(userId)
    if (!billing) throw new AppError('not_subscribed')
    // The provider refuses to cancel what is scheduled to change.
    if (billing.scheduleId) await provider.releaseSchedule(billing.scheduleId)
    // Nothing of the period is paid, and its payment would be tried again until it ends.
    if (billing.status === 'past_due') await provider.end(billing.id, { isCredited: false })
    else await provider.setCancelsAtEnd(billing.id, true)
    await reconcile(customerId)
  }

  return {
    reconcile,
    checkout,
    cancel,
    readEvent: provider.readEvent,
    customerOfCharge: provider.customerOfCharge,

    async changeCard(userId: string): Promise<Checkout> {
      const { customerId, billing } = await currentPlans(userId)
      if (!billing) throw new AppError('not_subscribed')
      return await checkout.openCard(userId, customerId)
    },

    async update(userId: string, terms: Terms): Promise<PlanUpdate> {
      const plan = planOf(terms.tierId)
      if (!plan) throw new AppError('unknown_plan')
      if (plan.id === FREE_TIER) {
        await cancel(userId)
        return { outcome: 'scheduled', paymentUrl: null }
      }
      const { customerId, billing } = await currentPlans(userId)
      if (!billing) throw new AppError('not_subscribed')
      const difference = rankOf(terms) - rankOf(billing)
      if (difference < 0) {
        await provider.schedulePlan(billing.id, terms)
        await reconcile(customerId)
        return { outcome: 'scheduled', paymentUrl: null }
      }
      if (billing.status === 'past_due' && difference > 0)
        throw new AppError('payment_failed', { descr: UNPAID })
      if (billing.scheduleId) await provider.releaseSchedule(billing.scheduleId)
      const change = difference > 0 ? await provider.changePlan(billing.id, terms) : null
      await reconcile(customerId)
      if (!change) return { outcome: 'kept', paymentUrl: null }
      if (change.isPaid) return { outcome: 'updated', paymentUrl: null }
      if (!change.paymentUrl) throw new AppError('payment_failed')
      return { outcome: 'payment_needed', paymentUrl: change.paymentUrl }
    },

    async resume(userId: string): Promise<void> {
      const { customerId, running, billing } = await currentPlans(userId)
      if (billing) throw new AppError('already_subscribed')
      const canceled = running.find(({ status, cancelsAtEnd }) => cancelsAtEnd && status !== 'canceled')
      if (!canceled) throw new AppError('not_subscribed')
      await checkout.closeOpenPlan(userId, customerId)
      await provider.setCancelsAtEnd(canceled.id, false)
      await reconcile(customerId)
    },

    async endAll(userId: string): Promise<void> {
      const customer = await customerOfUser(db, userId)
      if (!customer) return
      await checkout.closeOpenPlan(userId, customer.customerId)
      const { running } = await currentPlans(userId)
      for (const { id, status } of running) {
        if (status !== 'canceled') await provider.end(id, { isCredited: false })
      }
      await reconcile(customer.customerId)
    },
  }
}

const UNPAID =
  'The last renewal could not be charged. Choose “Change card” and pay it, then the plan can be upgraded.'

/** How long a page shows that a plan ended against the person's wish. */
const TOLD_MS = 60 * 24 * HOUR_MS

/** What a person sees of the plan: the one that goes on, else the one that runs out last. */
function present(
  running: SubscriptionRow[],
  now: Date,
): Omit<Subscription, 'ended' | 'creditDebt' | 'isFrozen'> {
  const alive = running.filter(({ status }) => status !== 'canceled')
  const shown = alive.find(isBilling) ?? alive.sort((a, b) => +b.entitledUntil - +a.entitledUntil)[0]
  const { allowPrivate } = effectiveTier(running, now)
  if (!shown) {
    return {
      tierId: FREE_TIER,
      rank: 0,
      status: 'active',
      billingFrequency: null,
      billingInterval: null,
      billingEnd: null,
      pendingTierId: null,
      pendingInterval: null,
      graceEnd: null,
      isPaused: false,
      allowPrivate,
    }
  }
  const isUnpaid = shown.status === 'past_due'
  return {
    tierId: shown.tierId,
    rank: rankOf(shown),
    status: shown.cancelsAtEnd ? 'canceled' : isUnpaid ? 'past_due' : 'active',
    billingFrequency: 1,
    billingInterval: shown.interval,
    billingEnd: shown.billingEnd.toISOString(),
    pendingTierId: shown.pendingTierId,
    pendingInterval: shown.pendingInterval,
    graceEnd: isUnpaid ? shown.entitledUntil.toISOString() : null,
    isPaused: isUnpaid && shown.entitledUntil <= now,
    allowPrivate,
  }
}

/** The plan that a person had until its renewal was declined for good, unless another came after it. */
function endedUnpaid([last]: SubscriptionRow[], now: Date): Subscription['ended'] {
  if (!last?.isEndedUnpaid || +now - +last.entitledUntil > TOLD_MS) return null
  return { tierId: last.tierId, at: last.entitledUntil.toISOString() }
}
