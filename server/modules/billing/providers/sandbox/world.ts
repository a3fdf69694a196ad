import { SANDBOX_CARDS } from '#catalogue/sandbox-cards.ts'

// What the sandbox keeps of the payment provider: objects in the provider's own shapes, as plain data, so
// that they can be stored as one document. Times are in seconds, amounts in US cents.
export type Metadata = Record<string, string>

export type Customer = {
  id: string
  metadata: Metadata
  email: string | null
  /** Below zero is credit that later invoices use up. */
  balance: number
  /** Number of the card that is charged where a subscription has none of its own. */
  card: string | null
}

export type PaymentMethod = { id: string; object: 'payment_method'; customer: string; card: string }

export type Price = {
  id: string
  object: 'price'
  lookup_key: string | null
  unit_amount: number
  currency: string
  recurring: { interval: 'month' | 'year'; interval_count: number } | null
  product: string
}

export type Session = {
  id: string
  object: 'checkout.session'
  client_secret: string
  customer: string
  mode: 'payment' | 'subscription' | 'setup'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  payment_intent: string | null
  /** What became of the payment. */
  intent: 'succeeded' | 'processing' | 'requires_payment_method' | null
  subscription: string | null
  /** The card that was saved in a session for nothing else. */
  setup: { id: string; paymentMethod: string } | null
  amount_total: number
  client_reference_id: string | null
  metadata: Metadata
  expires_at: number
  created: number
  /** What is bought; the provider keeps it apart from the session. */
  sale: { name: string; price: string | null; trialEnd: number | null; metadata: Metadata }
}

export type PendingUpdate = { expires_at: number; price: string; isTrialEnd: boolean; invoice: string }

export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  price: string
  created: number
  billing_cycle_anchor: number
  periodStart: number
  periodEnd: number
  trial_end: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  schedule: string | null
  pending_update: PendingUpdate | null
  latest_invoice: string | null
  metadata: Metadata
  default_payment_method: string | null
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null }
  /** When a renewal that failed is tried again, and how often it was. */
  retry: { at: number; attempts: number } | null
}

export type Phase = { start_date: number; end_date: number; price: string; trial_end: number | null }

export type Schedule = {
  id: string
  object: 'subscription_schedule'
  customer: string
  subscription: string
  status: 'active' | 'released' | 'completed'
  phases: Phase[]
  /** The subscription's from its next phase on. */
  default_payment_method: string | null
  created: number
}

export type Line = { amount: number; price: string; start: number; end: number; isProration: boolean }

export type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  subscription: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: Line[]
  total: number
  amount_due: number
  payment_intent: string | null
  hosted_invoice_url: string | null
  created: number
}

export type Charge = {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  metadata: Metadata
  created: number
}

export type Refund = {
  id: string
  object: 'refund'
  charge: string
  payment_intent: string
  amount: number
  status: 'succeeded' | 'failed'
  created: number
}

export type Dispute = {
  id: string
  object: 'dispute'
  charge: string
  payment_intent: string
  amount: number
  status: 'needs_response' | 'won' | 'lost'
  created: number
}

export type Event = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: { id: string; object: string; customer?: string; charge?: string } }
}

type Table<Row> = Record<string, Row>

export type World = {
  now: number
  /** Part of every id, so that those of one world are not those of another. */
  salt: string
  lastId: number
  customers: Table<Customer>
  paymentMethods: Table<PaymentMethod>
  prices: Table<Price>
  sessions: Table<Session>
  subscriptions: Table<Subscription>
  schedules: Table<Schedule>
  invoices: Table<Invoice>
  charges: Table<Charge>
  refunds: Table<Refund>
  disputes: Table<Dispute>
  events: Event[]
  /** Answers by idempotency key. */
  answers: Table<{ request: string; status: number; body: unknown }>
}

export const createWorld = (now: number, salt: string): World => ({
  now,
  salt,
  lastId: 0,
  customers: {},
  paymentMethods: {},
  prices: {},
  sessions: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  charges: {},
  refunds: {},
  disputes: {},
  events: [],
  answers: {},
})

export function newId(world: World, prefix: string): string {
  world.lastId += 1
  return `${prefix}_${world.salt}${String(world.lastId).padStart(6, '0')}`
}

/** Records an event, which is sent to the webhook later. */
export function emit(
  world: World,
  type: string,
  object: { id: string; object: string; customer?: string; charge?: string },
): void {
  const { id, object: kind, customer, charge } = object
  const about = { id, object: kind, ...(customer && { customer }), ...(charge && { charge }) }
  world.events.push({
    id: newId(world, 'evt'),
    object: 'event',
    type,
    created: world.now,
    livemode: false,
    data: { object: about },
  })
}

/** The row of this id. @throws SimulatedStripeError where there is none. */
export function rowOf<Row>(table: Table<Row>, id: string): Row {
  const row = table[id]
  if (!row) throw new SimulatedStripeError(404, 'resource_missing', `No such object: '${id}'`)
  return row
}

/** An answer that says no. */
export class SimulatedStripeError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The cards of the form, by what they do; digits alone. */
export const CARDS = Object.fromEntries(
  SANDBOX_CARDS.map(({ key, number }) => [key, number.replaceAll(' ', '')]),
) as Record<(typeof SANDBOX_CARDS)[number]['key'], string>
