import { planOf } from '#catalogue/plans.ts'
import type { Queryable } from '#server/database/connection.ts'
import type { Terms } from './till.ts'

export type Message = {
  to: string
  subject: string
  /** Plain text, without a greeting's name or a footer. */
  text: string
}

/** Hands a message to whatever sends e-mails, in the caller's transaction: rolled back, it is not sent. */
export type SendLater = (tx: Queryable, userId: string, message: Message) => Promise<void>

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function termsOf({ tierId, interval }: Terms): string {
  const plan = planOf(tierId)
  return `${plan?.name ?? tierId}, billed ${interval}ly, ${plan?.credits.toLocaleString('en') ?? 0} credits a month`
}

/** What is written about a plan. Each returns subject and text. */
export const MAILS = {
  confirmed: (terms: Terms, renewal: Date) => ({
    subject: `Your ${terms.tierId} plan has begun`,
    text: `Your plan: ${termsOf(terms)}.\n\nIt renews on ${dayOf(renewal)}. You can change or cancel it at any time on the page "Credits".`,
  }),
  changed: (terms: Terms, renewal: Date) => ({
    subject: `Your plan is now ${terms.tierId}`,
    text: `Your plan has changed to: ${termsOf(terms)}.\n\nIt renews on ${dayOf(renewal)}.`,
  }),
  scheduled: (terms: Terms, from: Date) => ({
    subject: `Your plan changes to ${terms.tierId} on ${dayOf(from)}`,
    text: `From ${dayOf(from)} on your plan is: ${termsOf(terms)}.\n\nUntil then nothing changes. To keep your present plan, choose it again on the page "Credits".`,
  }),
  renewed: (terms: Terms, cents: number, next: Date) => ({
    subject: `Your ${terms.tierId} plan was renewed`,
    text: `${dollars(cents)} were charged for: ${termsOf(terms)}.\n\nThe next renewal is on ${dayOf(next)}.`,
  }),
  payment_failed: (terms: Terms, until: Date) => ({
    subject: `Your ${terms.tierId} plan could not be renewed`,
    text: `The payment for your plan was declined. It is tried again over the next days, and your plan stays until ${dayOf(until)}.\n\nPlease see to it that the card can be charged, or cancel the plan on the page "Credits".`,
  }),
  canceled: (terms: Terms, until: Date) => ({
    subject: `Your ${terms.tierId} plan was cancelled`,
    text: `Nothing more will be charged. Your plan stays until ${dayOf(until)}, and the credits that you have stay yours.\n\nIf you change your mind before then, choose "Resume" on the page "Credits".`,
  }),
} satisfies Record<string, (terms: Terms, ...rest: never[]) => Omit<Message, 'to'>>
