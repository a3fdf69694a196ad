import { planOf } from '#catalogue/plans.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Log } from '#server/lib/log.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import {
  type CustomerRow,
  customerById,
  deleteNotice,
  insertNotice,
  lockCustomer,
  markProcessed,
  type OrderRow,
  openOrders,
  packsOfPayments,
  type SubscriptionRow,
  saveSubscription,
  startReading,
  subscriptionsOf,
  updateCustomer,
  updateOrder,
  waitingEvents,
} from './billing.store.ts'
import { entitledUntil, isBilling, rankOf } from './entitlement.ts'
import { type Grant, grantsDue } from './grants.ts'
import type { CustomerFacts, PaymentProvider, SessionFact, SubscriptionFact } from './payment-provider.ts'
import { PLAN_EMAILS, type PlanEmail } from './plan-emails.ts'
import { returnsDue } from './returns.ts'

/** What the payment provider is asked to do after a reading was applied: a plan that ends, or a card that was saved. */
type FollowUp = { end: string; isCredited: boolean } | { card: string; orderId: string }

export type Reconcile = (customerId: string) => Promise<void>

/**
 * Brings what we know of a customer in line with what the provider says. Every message, every sweep and
 * every look at an order ends here, so it does not matter which of them comes, how often or in what order:
 * the whole state is read anew, and what it brings is posted under keys that happen once.
 */
export function createReconcile(deps: {
  db: Database
  queue: Queue
  credits: CreditsService
  provider: PaymentProvider
  log: Log
}): Reconcile {
  const { db, queue, credits, provider, log } = deps

  async function settleOrders(
    tx: Queryable,
    facts: CustomerFacts,
    orders: OrderRow[],
    now: Date,
  ): Promise<FollowUp[]> {
    const cards: FollowUp[] = []
    const sessions = new Map(facts.sessions.map(session => [session.id, session]))
    for (const order of orders) {
      const session = sessions.get(order.sessionId ?? '')
      if (!session) continue
      const plan = facts.subscriptions.find(({ id }) => id === session.subscriptionId)
      const isOver = plan?.status === 'incomplete_expired'
      const state = isOver && session.state === 'processing' ? 'expired' : session.state
      if (state === 'paid' && order.kind === 'card') {
        if (session.cardId) cards.push({ card: session.cardId, orderId: order.id })
      } else if (state === 'paid') await settle(tx, order, session, facts, now)
      else if (state !== order.status) await updateOrder(tx, order.id, { status: state })
    }
    return cards
  }

  async function settle(
    tx: Queryable,
    order: OrderRow,
    session: SessionFact,
    facts: CustomerFacts,
    now: Date,
  ): Promise<void> {
    const { paymentId } = session
    if (order.kind === 'credits') {
      const description = `${order.credits.toLocaleString('en')} credits bought`
      const { userId, credits: amount } = order
      await credits.purchase(tx, { userId, amount, key: session.id, description })
    } else if (!facts.subscriptions.some(({ id }) => id === session.subscriptionId)) {
      return await updateOrder(tx, order.id, { status: 'processing' })
    }
    await updateOrder(tx, order.id, { status: 'complete', paymentId, completedAt: now })
  }

  async function postGrants(tx: Queryable, userId: string, grants: Grant[]): Promise<void> {
    const known = await credits.posted(
      tx,
      grants.map(({ key }) => `grant:${key}`),
    )
    for (const { key, credits: amount, tierId } of grants) {
      if (known.has(`grant:${key}`)) continue
      const plan = planOf(tierId)
      const isWhole = amount === plan?.credits
      const description = `${plan?.name ?? tierId} plan${isWhole ? '' : ', less what the plan before had brought'}`
      await credits.grant(tx, { userId, amount, key, description })
    }
  }

  async function applyReturns(
    tx: Queryable,
    userId: string,
    facts: CustomerFacts,
    grants: Grant[],
  ): Promise<void> {
    const paymentIds = facts.returns.map(({ paymentId }) => paymentId)
    const packs = await packsOfPayments(tx, userId, paymentIds)
    for (const due of returnsDue(facts.returns, { packs, grants, invoices: facts.invoices })) {
      const { key, credits: amount, isReversed, what } = due
      if (isReversed) await credits.restore(tx, { key, description: `${nameOf(what)} taken back` })
      else if (amount > 0) await credits.clawBack(tx, { userId, amount, key, description: nameOf(what) })
    }
    const isDisputed = facts.returns.some(({ disputes }) => disputes.some(({ state }) => state === 'open'))
    await credits.setFrozen(tx, userId, isDisputed)
  }

  async function notify(tx: Queryable, userId: string, key: string, email: PlanEmail): Promise<void> {
    if (await insertNotice(tx, { key, userId, ...email })) await queue.enqueue(tx, 'billing.notice', { key })
  }

  /** Saves the subscriptions, and notifies the person of what changed. */
  async function saveSubscriptions(tx: Queryable, userId: string, facts: CustomerFacts): Promise<void> {
    const before = new Map((await subscriptionsOf(tx, userId)).map(row => [row.id, row]))
    for (const fact of facts.subscriptions) {
      const known = before.get(fact.id)
      if (known?.status === 'canceled' && fact.status === 'canceled') continue
      await saveSubscription(tx, rowOf(userId, fact))
      if (isBilling(fact) && fact.status !== 'past_due') {
        if (!known)
          await notify(tx, userId, `confirmed:${fact.id}`, PLAN_EMAILS.confirmed(fact, fact.periodEnd))
        else if (rankOf(known) !== rankOf(fact)) {
          const key = `changed:${fact.id}:${rankOf(fact)}:${+fact.periodStart}:${+known.updatedAt}`
          await notify(tx, userId, key, PLAN_EMAILS.changed(fact, fact.periodEnd))
        }
      }
      if (fact.pending && known?.pendingTierId !== fact.pending.tierId) {
        const key = `scheduled:${fact.id}:${fact.scheduleId}:${rankOf(fact.pending)}`
        await notify(tx, userId, key, PLAN_EMAILS.scheduled(fact.pending, fact.periodEnd))
      }
      const canceled = `canceled:${fact.id}:${+fact.periodEnd}`
      if (fact.cancelsAtEnd && fact.status !== 'canceled') {
        await notify(tx, userId, canceled, PLAN_EMAILS.canceled(fact, fact.periodEnd))
      } else if (known?.cancelsAtEnd && fact.status !== 'canceled') await deleteNotice(tx, canceled)
      if (fact.status === 'past_due') {
        const key = `payment_failed:${fact.id}:${+fact.periodStart}`
        await notify(tx, userId, key, PLAN_EMAILS.payment_failed(fact, entitledUntil(fact)))
      }
      if (known && fact.status === 'canceled') await notifyOfEnd(tx, known, fact, facts)
    }
  }

  /** A plan that ends before its time without another in its place: nobody wrote of that beforehand. */
  async function notifyOfEnd(
    tx: Queryable,
    known: SubscriptionRow,
    fact: SubscriptionFact,
    facts: CustomerFacts,
  ): Promise<void> {
    const key = `ended:${fact.id}`
    if (fact.isEndedUnpaid) await notify(tx, known.userId, key, PLAN_EMAILS.ended_unpaid(fact))
    else if (known.status === 'past_due' && !facts.subscriptions.some(isBilling))
      await notify(tx, known.userId, key, PLAN_EMAILS.ended(fact))
  }

  async function notifyOfRenewals(tx: Queryable, userId: string, facts: CustomerFacts): Promise<void> {
    for (const { id, isRenewal, lines } of facts.invoices) {
      const line = lines.find(({ amount, isProration }) => amount > 0 && !isProration)
      if (!isRenewal || !line) continue
      await notify(tx, userId, `renewed:${id}`, PLAN_EMAILS.renewed(line, line.amount, line.end))
    }
  }

  async function apply(
    tx: Queryable,
    customer: CustomerRow,
    facts: CustomerFacts,
    orders: OrderRow[],
    now: Date,
  ): Promise<FollowUp[]> {
    const { userId, customerId } = customer
    const { grants, nextAt } = grantsDue(facts, now)
    await saveSubscriptions(tx, userId, facts)
    await postGrants(tx, userId, grants)
    await notifyOfRenewals(tx, userId, facts)
    const cards = await settleOrders(tx, facts, orders, now)
    await applyReturns(tx, userId, facts, grants)
    await updateCustomer(tx, customerId, { reconciledAt: now, nextGrantAt: nextAt })
    return [...ends(facts.subscriptions, customerId), ...cards]
  }

  /** A plan that took another's place ends that one; and of two that would both be charged one remains. */
  function ends(subscriptions: SubscriptionFact[], customerId: string) {
    const found: { end: string; isCredited: boolean }[] = []
    const alive = new Map(subscriptions.filter(isAlive).map(fact => [fact.id, fact]))
    const replacedBy = new Map(subscriptions.map(({ id, replaces }) => [id, replaces]))
    for (const { status, replaces } of alive.values()) {
      if (status !== 'active') continue
      // One that waited for another to run out leaves that one to whoever takes its place.
      for (let id = replaces; id; id = replacedBy.get(id) ?? null) {
        if (alive.has(id)) found.push({ end: id, isCredited: true })
      }
    }
    const [, ...surplus] = [...alive.values()]
      .filter(fact => isBilling(fact) && !found.some(({ end }) => end === fact.id))
      .sort((a, b) => rankOf(b) - rankOf(a) || +a.createdAt - +b.createdAt)
    for (const { id } of surplus) {
      log.error({ customerId, subscription: id }, 'a second subscription of one person was ended')
      found.push({ end: id, isCredited: true })
    }
    return found
  }

  return async function reconcile(customerId) {
    const customer = await customerById(db, customerId)
    if (!customer) return
    const { userId } = customer
    const number = await startReading(db, customerId)
    // Read before the provider is asked: what it says then covers at least these.
    const events = await waitingEvents(db, customerId)
    const orders = (await openOrders(db, userId)).filter(({ sessionId }) => sessionId !== null)
    const sessionIds = orders.map(({ sessionId }) => sessionId ?? '')
    const now = await provider.now()
    const facts = await provider.factsOf(customerId, {
      sessionIds,
      refundIds: await credits.activeRefunds(db, userId),
    })
    const due = await transaction(db, async tx => {
      const locked = await lockCustomer(tx, customerId)
      if (!locked) return []
      await markProcessed(tx, events)
      if (locked.appliedReading > number) return []
      await updateCustomer(tx, customerId, { appliedReading: number })
      return await apply(tx, locked, facts, orders, now)
    })
    for (const step of due) {
      if ('end' in step) await provider.end(step.end, { isCredited: step.isCredited })
      else {
        const { card, orderId } = step
        const isTaken = await provider.chargeTo(customerId, card)
        if (!isTaken) log.error({ customerId, orderId }, 'a saved card cannot be charged')
        const end = isTaken
          ? ({ status: 'complete', completedAt: now } as const)
          : { status: 'expired' as const }
        await updateOrder(db, orderId, end)
      }
    }
    // A renewal that was declined may just have been paid.
    if (due.some(step => 'card' in step)) await reconcile(customerId)
  }
}

const nameOf = (what: 'refund' | 'dispute') => (what === 'refund' ? 'Payment refunded' : 'Payment disputed')

const isAlive = ({ status }: SubscriptionFact) => ['active', 'trialing', 'past_due'].includes(status)

const rowOf = (userId: string, fact: SubscriptionFact) => ({
  id: fact.id,
  userId,
  tierId: fact.tierId,
  interval: fact.interval,
  status: fact.status,
  cancelsAtEnd: fact.cancelsAtEnd,
  billingEnd: fact.periodEnd,
  entitledUntil: entitledUntil(fact),
  scheduleId: fact.scheduleId,
  isEndedUnpaid: fact.isEndedUnpaid,
  pendingTierId: fact.pending?.tierId ?? null,
  pendingInterval: fact.pending?.interval ?? null,
  replaces: fact.replaces,
  createdAt: fact.createdAt,
})
