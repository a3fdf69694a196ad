import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { settings } from '#server/database/settings.tables.ts'
import {
  billingCustomers,
  billingEvents,
  billingNotices,
  billingOrders,
  billingSubscriptions,
} from './billing.tables.ts'
import type { PaymentEvent } from './payment-provider.ts'

export type CustomerRow = typeof billingCustomers.$inferSelect
export type OrderRow = typeof billingOrders.$inferSelect
export type SubscriptionRow = typeof billingSubscriptions.$inferSelect
export type EventRow = typeof billingEvents.$inferSelect

const OPEN: OrderRow['status'][] = ['open', 'processing']
/** How many rows one round of the sweep takes on. */
const ROUND = 500

export async function customerOfUser(db: Queryable, userId: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId))
  return row ?? null
}

export async function customerById(db: Queryable, customerId: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.customerId, customerId))
  return row ?? null
}

/** The person's customer: this one, or the one that was written first. */
export async function insertCustomer(db: Queryable, userId: string, customerId: string): Promise<string> {
  await db.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing()
  return (await customerOfUser(db, userId))?.customerId ?? customerId
}

/** Numbers a reading of the provider that is about to begin. */
export async function startReading(db: Queryable, customerId: string): Promise<number> {
  const [row] = await db
    .update(billingCustomers)
    .set({ lastReading: sql`${billingCustomers.lastReading} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ number: billingCustomers.lastReading })
  if (!row) throw new Error(`${customerId} is no customer of ours`)
  return row.number
}

/** Locks the customer until the transaction ends, so that readings are applied one after the other. */
export async function lockCustomer(tx: Queryable, customerId: string): Promise<CustomerRow | null> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .for('update')
  return row ?? null
}

export async function updateCustomer(
  tx: Queryable,
  customerId: string,
  change: Partial<Pick<CustomerRow, 'appliedReading' | 'reconciledAt' | 'nextGrantAt'>>,
): Promise<void> {
  await tx.update(billingCustomers).set(change).where(eq(billingCustomers.customerId, customerId))
}

/** Returns false when the person has an open checkout of a plan already. */
export async function insertOrder(db: Queryable, order: typeof billingOrders.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(billingOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ id: billingOrders.id })
  return rows.length === 1
}

export async function updateOrder(
  db: Queryable,
  orderId: string,
  change: Partial<Pick<OrderRow, 'sessionId' | 'paymentId' | 'status' | 'completedAt'>>,
): Promise<void> {
  await db.update(billingOrders).set(change).where(eq(billingOrders.id, orderId))
}

export async function orderOfSession(
  db: Queryable,
  userId: string,
  sessionId: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.userId, userId), eq(billingOrders.sessionId, sessionId)))
  return row ?? null
}

/** What is not settled yet, oldest first. */
export async function openOrders(db: Queryable, userId: string): Promise<OrderRow[]> {
  return await db
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.userId, userId), inArray(billingOrders.status, OPEN)))
    .orderBy(asc(billingOrders.createdAt), asc(billingOrders.id))
}

export async function openPlanOrder(db: Queryable, userId: string): Promise<OrderRow | null> {
  const orders = await openOrders(db, userId)
  return orders.find(({ kind }) => kind === 'plan') ?? null
}

/** Packs among these payments: credits by payment. */
export async function packsOfPayments(
  db: Queryable,
  userId: string,
  paymentIds: string[],
): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .select({ paymentId: billingOrders.paymentId, credits: billingOrders.credits })
    .from(billingOrders)
    .where(
      and(
        eq(billingOrders.userId, userId),
        eq(billingOrders.kind, 'credits'),
        sql`${billingOrders.paymentId} = any(${sql.param(paymentIds)})`,
      ),
    )
  return new Map(rows.map(({ paymentId, credits }) => [paymentId ?? '', credits]))
}

export async function subscriptionsOf(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return await db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId))
    .orderBy(desc(billingSubscriptions.createdAt), desc(billingSubscriptions.id))
}

/** Those that may still count, and those whose renewal is still tried: all that a page or a guard needs. */
export async function runningSubscriptions(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<SubscriptionRow[]> {
  return await db
    .select()
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.userId, userId),
        or(
          sql`${billingSubscriptions.entitledUntil} > ${now.toISOString()}`,
          and(eq(billingSubscriptions.status, 'past_due'), eq(billingSubscriptions.cancelsAtEnd, false)),
        ),
      ),
    )
    .orderBy(desc(billingSubscriptions.createdAt), desc(billingSubscriptions.id))
}

export async function saveSubscription(
  tx: Queryable,
  row: typeof billingSubscriptions.$inferInsert,
): Promise<void> {
  const { id, ...rest } = row
  await tx
    .insert(billingSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: billingSubscriptions.id, set: { ...rest, updatedAt: sql`now()` } })
  if (!id) throw new Error('a subscription without an id')
}

/** Returns false when this message came before. */
export async function insertEvent(tx: Queryable, event: PaymentEvent): Promise<boolean> {
  const rows = await tx
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id })
  return rows.length === 1
}

export async function eventById(db: Queryable, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(billingEvents).where(eq(billingEvents.id, id))
  return row ?? null
}

export async function setEventCustomer(db: Queryable, id: string, customerId: string): Promise<void> {
  await db.update(billingEvents).set({ customerId }).where(eq(billingEvents.id, id))
}

/** Messages about this customer that no reading covers yet. */
export async function waitingEvents(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.customerId, customerId), isNull(billingEvents.processedAt)))
    .limit(10_000)
  return rows.map(({ id }) => id)
}

export async function markProcessed(tx: Queryable, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(billingEvents)
    .set({ processedAt: sql`now()` })
    .where(sql`${billingEvents.id} = any(${sql.param(ids)})`)
}

export type NoticeRow = typeof billingNotices.$inferSelect

/** Records a notice. Returns false when it was recorded before. */
export async function insertNotice(
  tx: Queryable,
  notice: typeof billingNotices.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ key: billingNotices.key })
  return rows.length === 1
}

export async function noticeByKey(db: Queryable, key: string): Promise<NoticeRow | null> {
  const [row] = await db.select().from(billingNotices).where(eq(billingNotices.key, key))
  return row ?? null
}

export async function deleteNotice(tx: Queryable, key: string): Promise<void> {
  await tx.delete(billingNotices).where(eq(billingNotices.key, key))
}

/** Customers that nobody will send a message about: a month to grant, an old checkout, a day without a look. */
export async function customersToReconcile(
  db: Queryable,
  times: { now: Date; ordersBefore: Date; reconciledBefore: Date },
): Promise<string[]> {
  const { customerId, userId, nextGrantAt, reconciledAt } = billingCustomers
  const due = await db
    .select({ customerId })
    .from(billingCustomers)
    .where(
      or(
        lte(nextGrantAt, times.now),
        and(
          lt(reconciledAt, times.reconciledBefore),
          sql`exists (select 1 from ${billingSubscriptions} s where s.user_id = billing_customers.user_id and s.status <> 'canceled')`,
        ),
      ),
    )
    .orderBy(asc(reconciledAt))
    .limit(ROUND)
  const waiting = await db
    .selectDistinct({ customerId })
    .from(billingOrders)
    .innerJoin(billingCustomers, eq(billingOrders.userId, userId))
    .where(and(inArray(billingOrders.status, OPEN), lt(billingOrders.createdAt, times.ordersBefore)))
    .limit(ROUND)
  return [...new Set([...due, ...waiting].map(row => row.customerId))]
}

/** Deletes messages that were dealt with long ago; the provider itself keeps them for 30 days. */
export async function deleteOldEvents(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(billingEvents)
    .where(and(lt(billingEvents.receivedAt, before), sql`${billingEvents.processedAt} is not null`))
}

const SWEPT = 'billing.sweptUntil'

export async function readSweptUntil(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SWEPT))
  return typeof row?.value === 'string' ? new Date(row.value) : null
}

export async function writeSweptUntil(db: Queryable, until: Date): Promise<void> {
  const value = until.toISOString()
  await db
    .insert(settings)
    .values({ key: SWEPT, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** Ties the order to its session, unless it was ended meanwhile: then it returns false. */
export async function takeSession(db: Queryable, orderId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(billingOrders)
    .set({ sessionId })
    .where(and(eq(billingOrders.id, orderId), eq(billingOrders.status, 'open')))
    .returning({ id: billingOrders.id })
  return rows.length === 1
}
