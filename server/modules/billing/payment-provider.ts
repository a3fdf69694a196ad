import type { BillingInterval } from '#contract/billing.ts'

/** A plan with the way it is paid for. */
export type Terms = { tierId: string; interval: BillingInterval }

/** What was set out to be bought, as the payment provider has to know it. Amounts are in US cents. */
export type SaleOrder = { id: string; userId: string; customerId: string } & (
  | { kind: 'credits'; quantity: number; unitCents: number; name: string }
  | {
      kind: 'plan'
      terms: Terms
      cents: number
      name: string
      /** Nothing is charged before then: a plan that was cancelled and still runs covers the time. */
      freeUntil: Date | null
      replaces: string | null
    }
  /** Nothing is bought: a card is saved for the plan that runs. */
  | { kind: 'card' }
)

export type SessionFact = {
  id: string
  state: 'open' | 'processing' | 'paid' | 'expired'
  paymentId: string | null
  subscriptionId: string | null
  /** The card that was saved in it, where it was for nothing else. */
  cardId: string | null
}

export type SubscriptionFact = Terms & {
  id: string
  /** The provider's own word. */
  status: string
  cancelsAtEnd: boolean
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  endedAt: Date | null
  /** Whether it ended because its renewal was declined until the last try. */
  isEndedUnpaid: boolean
  scheduleId: string | null
  /** What the schedule turns the plan into at the end of the period. */
  pending: Terms | null
  replaces: string | null
}

/** One line of a paid invoice: a whole period of a plan, or the rest of one after a change. */
export type InvoiceLineFact = Terms & {
  isProration: boolean
  /** US cents; negative for what is given back of the plan before. */
  amount: number
  start: Date
  end: Date
}

export type InvoiceFact = {
  id: string
  subscriptionId: string
  isRenewal: boolean
  paymentId: string | null
  createdAt: Date
  lines: InvoiceLineFact[]
}

/** A payment of which something was given back or is disputed. Amounts are in US cents. */
export type ReturnFact = {
  paymentId: string
  amount: number
  refunds: { id: string; amount: number; isGood: boolean; createdAt: Date }[]
  disputes: { id: string; amount: number; state: 'open' | 'lost' | 'won'; createdAt: Date }[]
}

/** Everything that the provider says of one customer at one moment. */
export type CustomerFacts = {
  sessions: SessionFact[]
  subscriptions: SubscriptionFact[]
  /** Paid ones. */
  invoices: InvoiceFact[]
  returns: ReturnFact[]
}

/** A bank says that the holder of a card did not make a payment; a dispute usually follows within days. */
export const FRAUD_WARNING = 'radar.early_fraud_warning.created'

/** Says that something changed. What changed is asked of the provider. */
export type PaymentEvent = {
  id: string
  type: string
  createdAt: Date
  customerId: string | null
  chargeId: string | null
}

export type PlanChange = { isPaid: true } | { isPaid: false; paymentUrl: string | null }

/** An event that was not signed by the provider, or not recently. */
export class InvalidWebhookError extends Error {}

/**
 * Where money is taken. Every method may throw AppError payments_unavailable, and what changes something
 * may be repeated.
 */
export interface PaymentProvider {
  kind: 'stripe' | 'sandbox'
  publishableKey: string | null
  /** The time by which it charges. */
  now(): Promise<Date>
  createCustomer(person: { userId: string; email: string }): Promise<string>
  /** @returns the session's id and what the embedded form needs to show it. */
  openSession(order: SaleOrder): Promise<{ id: string; clientSecret: string }>
  /** Ends an open session. Returns false when it was completed before. */
  closeSession(sessionId: string): Promise<boolean>
  factsOf(customerId: string, known: { sessionIds: string[]; refundIds: string[] }): Promise<CustomerFacts>
  /** Changes the plan now and charges the difference. */
  changePlan(subscriptionId: string, terms: Terms): Promise<PlanChange>
  /** Changes the plan at the end of the period. */
  schedulePlan(subscriptionId: string, terms: Terms): Promise<void>
  releaseSchedule(scheduleId: string): Promise<void>
  setCancelsAtEnd(subscriptionId: string, cancelsAtEnd: boolean): Promise<void>
  /**
   * Charges the customer's plans to this card from now on, and tries at once to pay a renewal that was declined.
   * Returns false when the provider will not take the card for that.
   */
  chargeTo(customerId: string, cardId: string): Promise<boolean>
  /**
   * Ends it now, and what was due for it is not asked for any more; `isCredited` gives the rest of the period
   * back as credit with the provider.
   */
  end(subscriptionId: string, options: { isCredited: boolean }): Promise<void>
  /** @throws InvalidWebhookError */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
  eventsSince(since: Date): AsyncIterable<PaymentEvent>
  /** The customer that an event is about, where it names a charge alone. */
  customerOfCharge(chargeId: string): Promise<string | null>
}
