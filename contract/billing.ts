import * as z from 'zod'
import { answerOf, timestamp } from './answer.ts'

// The calls: /v1/pricing/get, /v1/subscription/{get,update,cancel,resume}, /v1/stripe/checkout/{create,status},
// /v1/stripe/card/change,
// and in the sandbox, where its own form takes the place of the provider's, /v1/sandbox/checkout/{get,pay}.

export const billingInterval = z.enum(['year', 'month'])
export type BillingInterval = z.infer<typeof billingInterval>

/** A number for each way of paying. */
const byInterval = z.object({ year: z.number(), month: z.number() })

export const plan = z.object({
  id: z.string().describe('The tier id'),
  name: z.string(),
  description: z.string(),
  mostPopular: z.boolean(),
  price: byInterval.describe('US dollars for one month'),
  rank: byInterval.describe('A change to a higher rank is an upgrade, to a lower one a downgrade'),
  features: z.array(z.string()),
  missingFeatures: z.array(z.string()),
  allowPrivate: z.boolean(),
  credits: z.int().describe('Credits granted each month; those of Free are granted once'),
})
export type Plan = z.infer<typeof plan>

export const pricingAnswer = answerOf(z.array(plan))

export const subscription = z.object({
  tierId: z.string().describe('Free, or the plan paid for; also while it runs out after a cancellation'),
  rank: z.int(),
  status: z
    .enum(['active', 'canceled', 'past_due'])
    .describe('canceled: runs until billingEnd and then ends; past_due: a renewal could not be charged'),
  billingFrequency: z.int().nullable().describe('Always 1, as in every 1 month; null on Free'),
  billingInterval: billingInterval.nullable(),
  billingEnd: timestamp.nullable().describe('Next billing date, or the last day after a cancellation'),
  pendingTierId: z.string().nullable().describe('The plan that takes its place at billingEnd'),
  pendingInterval: billingInterval.nullable(),
  graceEnd: timestamp.nullable().describe('While past_due: until when the plan counts without being paid'),
  isPaused: z.boolean().describe('graceEnd has passed: the plan counts again once its renewal is paid'),
  ended: z
    .object({ tierId: z.string(), at: timestamp })
    .nullable()
    .describe('The plan that ended lately because its renewal was declined until the last try'),
  allowPrivate: z.boolean(),
  creditDebt: z.int().describe('Credits still owed after a refund or a dispute; taken from the next ones'),
  isFrozen: z.boolean().describe('Nothing can be created while a payment is disputed'),
})
export type Subscription = z.infer<typeof subscription>

export const subscriptionAnswer = answerOf(subscription)

export const subscriptionUpdate = z.object({ tierId: z.string().max(40), billingInterval })

/**
 * `updated` at once; `scheduled` for the end of the period; `kept` when that is the plan already (a change
 * that was scheduled is then taken back); `payment_needed` when the bank asks the person to confirm: the
 * plan changes once they did so at `paymentUrl`.
 */
export const subscriptionUpdateAnswer = answerOf(
  z.object({
    outcome: z.enum(['updated', 'scheduled', 'kept', 'payment_needed']),
    paymentUrl: z.string().nullable(),
  }),
)

/** Either a plan (`tierId`, `billingInterval`, quantity 1) or a pack (`itemId` and its quantity). */
export const checkoutCommand = z.object({
  tierId: z.string().max(40).nullish(),
  billingInterval: billingInterval.nullish(),
  itemId: z.string().max(40).nullish(),
  itemQuantity: z.int().min(1).max(1000).default(1),
})
export type CheckoutCommand = z.infer<typeof checkoutCommand>

const sessionId = z.string().regex(/^cs_[A-Za-z0-9_]{4,200}$/)

export const checkoutAnswer = answerOf(
  z.object({
    clientSecret: z.string(),
    sessionId,
    provider: z.enum(['stripe', 'sandbox']).describe('Whose form the page has to show'),
    till: z
      .enum(['stripe', 'sandbox'])
      .meta({ deprecated: true, description: 'The old name of `provider`, with the same value' }),
    publishableKey: z.string().nullable().describe('For the script of the provider; null in the sandbox'),
  }),
)
export type Checkout = z.infer<typeof checkoutAnswer>['data']

export const checkoutQuery = z.object({ sessionId })

/** `complete` once credits or plan are there, or the card is in use, `processing` while the money is on its way. */
export const checkoutStatusAnswer = answerOf(
  z.object({
    status: z.enum(['open', 'processing', 'complete', 'expired']),
    kind: z.enum(['plan', 'credits', 'card']).describe('What it was begun for; `card` changes the card'),
  }),
)

/** What is bought in the sandbox, for its form. */
export const sandboxQuery = z.object({ clientSecret: z.string().max(500) })
export const sandboxOrderAnswer = answerOf(
  z.object({
    sessionId,
    mode: z.enum(['payment', 'subscription', 'setup']).describe('setup: a card is saved, nothing is paid'),
    name: z.string(),
    amount: z.int().describe('US cents due now; 0 when a running plan is taken over'),
    interval: billingInterval.nullable(),
    now: timestamp.describe('The time on the clock of the sandbox'),
  }),
)

export const sandboxPayment = z.object({
  clientSecret: z.string().max(500),
  cardNumber: z.string().max(40).describe('One of SANDBOX_CARDS; blanks do not matter'),
  isConfirmed: z.boolean().default(false).describe('The person said yes to the question of the bank'),
})
export const sandboxPaymentAnswer = answerOf(
  z.object({
    outcome: z
      .enum(['succeeded', 'confirmation_needed'])
      .describe('After `succeeded` go to /order/<sessionId>; a declined card is the error payment_failed'),
    sessionId,
  }),
)
