import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/modules/people/people.tables.ts'

/** Who a person is to the payment provider, one to one. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    customerId: text('customer_id').notNull(),
    /** Readings of the provider are numbered as they begin … */
    lastReading: integer('last_reading').notNull().default(0),
    /** … and an older one is not applied after a newer one. */
    appliedReading: integer('applied_reading').notNull().default(0),
    reconciledAt: instant('reconciled_at'),
    /** When the next month of a plan paid by the year begins, if one does. */
    nextGrantAt: instant('next_grant_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('billing_customers_customer').on(table.customerId),
    index('billing_customers_grant').on(table.nextGrantAt).where(sql`${table.nextGrantAt} is not null`),
    index('billing_customers_reconciled').on(table.reconciledAt),
  ],
)

/** What somebody set out to buy, at the price of that moment. */
export const billingOrders = pgTable(
  'billing_orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['plan', 'credits', 'card'] }).notNull(),
    tierId: text('tier_id'),
    interval: text('interval', { enum: ['year', 'month'] }),
    quantity: integer('quantity').notNull(),
    /** Credits of a pack; 0 for a plan, whose invoices grant them, and for a card. */
    credits: integer('credits').notNull(),
    /** US cents. */
    amount: integer('amount').notNull(),
    /** The cancelled subscription, still running, whose place a plan takes. */
    replaces: text('replaces'),
    sessionId: text('session_id'),
    paymentId: text('payment_id'),
    status: text('status', { enum: ['open', 'processing', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  table => [
    uniqueIndex('billing_orders_session').on(table.sessionId),
    index('billing_orders_user').on(table.userId, table.createdAt),
    // Two open checkouts of a plan could become two subscriptions.
    uniqueIndex('billing_orders_one_plan')
      .on(table.userId)
      .where(sql`${table.kind} = 'plan' and ${table.status} in ('open', 'processing')`),
    index('billing_orders_open').on(table.createdAt).where(sql`${table.status} in ('open', 'processing')`),
  ],
)

/** Subscriptions as the provider last reported them. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tierId: text('tier_id').notNull(),
    interval: text('interval', { enum: ['year', 'month'] }).notNull(),
    /** The provider's own word, such as active, trialing or past_due. */
    status: text('status').notNull(),
    cancelsAtEnd: boolean('cancels_at_end').notNull(),
    billingEnd: instant('billing_end').notNull(),
    /** The plan counts until then, whatever the status says. */
    entitledUntil: instant('entitled_until').notNull(),
    scheduleId: text('schedule_id'),
    /** It ended because its renewal was declined until the last try. */
    isEndedUnpaid: boolean('is_ended_unpaid').notNull().default(false),
    pendingTierId: text('pending_tier_id'),
    pendingInterval: text('pending_interval', { enum: ['year', 'month'] }),
    replaces: text('replaces'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('billing_subscriptions_user').on(table.userId, table.entitledUntil)],
)

/** Messages of the payment provider, each kept once; what they say is asked anew before it is believed. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    /** Leads to the customer where the message itself does not name one. */
    chargeId: text('charge_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  table => [
    index('billing_events_waiting')
      .on(table.customerId, table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
)

/** E-mails to people about their plans, so that each is sent once. */
export const billingNotices = pgTable('billing_notices', {
  key: text('key').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  subject: text('subject').notNull(),
  paragraphs: jsonb('paragraphs').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
