import { CREDITS_ITEM, PACK_UNIT, PACKS } from '#catalogue/packs.ts'
import { FREE_TIER, periodCents, planOf } from '#catalogue/plans.ts'
import type { Checkout, CheckoutCommand } from '#contract/billing.ts'
import type { Database } from '#server/database/connection.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import { recipientOf } from '#server/modules/people/recipients.service.ts'
import {
  customerOfUser,
  insertCustomer,
  insertOrder,
  openPlanOrder,
  runningSubscriptions,
  takeSession,
  updateOrder,
} from './billing.store.ts'
import { isBilling, rankOf } from './entitlement.ts'
import type { PaymentProvider, SaleOrder, Terms } from './payment-provider.ts'
import type { Reconcile } from './reconcile.ts'

/** Opens and closes checkouts. The price is the catalogue's, whatever was sent. */
export function createCheckout(deps: { db: Database; provider: PaymentProvider; reconcile: Reconcile }) {
  const { db, provider, reconcile } = deps

  async function customerFor(userId: string): Promise<string> {
    const known = await customerOfUser(db, userId)
    if (known) return known.customerId
    const recipient = await recipientOf(db, userId)
    if (!recipient) throw new AppError('login_required')
    const customerId = await provider.createCustomer({ userId, email: recipient.email })
    return await insertCustomer(db, userId, customerId)
  }

  /** Ends a checkout of a plan that was left open. @throws AppError checkout_running when it was paid. */
  async function closeOpenPlan(userId: string, customerId: string): Promise<void> {
    const order = await openPlanOrder(db, userId)
    if (!order) return
    if (order.sessionId !== null && !(await provider.closeSession(order.sessionId))) {
      await reconcile(customerId)
      throw new AppError('checkout_running')
    }
    await updateOrder(db, order.id, { status: 'expired' })
  }

  /** The order of a plan; beside a plan that was cancelled and still runs, it takes that one's place. */
  async function planOrder(userId: string, customerId: string, terms: Terms): Promise<SaleOrder> {
    const plan = planOf(terms.tierId)
    if (!plan || plan.id === FREE_TIER) throw new AppError('unknown_plan')
    await reconcile(customerId)
    const running = await runningSubscriptions(db, userId, await provider.now())
    if (running.some(isBilling)) throw new AppError('already_subscribed')
    await closeOpenPlan(userId, customerId)
    const [replaced] = running
      .filter(({ status, cancelsAtEnd }) => cancelsAtEnd && status !== 'canceled')
      .sort((a, b) => rankOf(b) - rankOf(a))
    const isHigher = !replaced || rankOf(terms) > rankOf(replaced)
    return {
      id: createId('ord'),
      userId,
      customerId,
      kind: 'plan',
      terms,
      cents: periodCents(plan, terms.interval),
      name: plan.name,
      freeUntil: isHigher ? null : replaced.billingEnd,
      replaces: replaced?.id ?? null,
    }
  }

  function packOrder(userId: string, customerId: string, quantity: number): SaleOrder {
    if (!PACKS.some(pack => pack.quantity === quantity)) throw new AppError('unknown_plan')
    const name = `${PACK_UNIT.credits.toLocaleString('en')} credits`
    const id = createId('ord')
    return { id, userId, customerId, kind: 'credits', quantity, unitCents: PACK_UNIT.cents, name }
  }

  async function begin(order: SaleOrder): Promise<Checkout> {
    if (!(await insertOrder(db, rowOf(order)))) throw new AppError('checkout_running')
    const session = await provider.openSession(order).catch(async error => {
      await updateOrder(db, order.id, { status: 'expired' })
      throw error
    })
    // Another checkout that was begun meanwhile has ended this order: then its session ends as well.
    if (!(await takeSession(db, order.id, session.id))) {
      await provider.closeSession(session.id)
      throw new AppError('checkout_running')
    }
    const { kind, publishableKey } = provider
    return {
      clientSecret: session.clientSecret,
      sessionId: session.id,
      provider: kind,
      till: kind,
      publishableKey,
    }
  }

  return {
    closeOpenPlan,

    async open(userId: string, command: CheckoutCommand): Promise<Checkout> {
      const { tierId, billingInterval, itemId, itemQuantity } = command
      if (Boolean(tierId) === (itemId === CREDITS_ITEM)) throw new AppError('unknown_plan')
      if (tierId && (!billingInterval || itemQuantity !== 1)) throw new AppError('unknown_plan')
      const customerId = await customerFor(userId)
      return await begin(
        tierId && billingInterval
          ? await planOrder(userId, customerId, { tierId, interval: billingInterval })
          : packOrder(userId, customerId, itemQuantity),
      )
    },

    /** Asks for the card that plans are charged to from then on. */
    openCard: (userId: string, customerId: string): Promise<Checkout> =>
      begin({ id: createId('ord'), userId, customerId, kind: 'card' }),
  }
}

const rowOf = (order: SaleOrder) => {
  const { id, userId, kind } = order
  switch (order.kind) {
    case 'plan': {
      const { terms, cents: amount, replaces } = order
      return { id, userId, kind, ...terms, quantity: 1, credits: 0, amount, replaces }
    }
    case 'credits': {
      const { quantity, unitCents } = order
      return {
        id,
        userId,
        kind,
        quantity,
        credits: quantity * PACK_UNIT.credits,
        amount: quantity * unitCents,
      }
    }
    case 'card':
      return { id, userId, kind, quantity: 1, credits: 0, amount: 0 }
  }
}
