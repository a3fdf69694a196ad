import { planOf } from '#catalogue/plans.ts'
import type { Terms } from './payment-provider.ts'

/** Plain text. What ends it (how to reach the page, why it came) is added where it is sent. */
export type PlanEmail = { subject: string; paragraphs: string[] }

/** Sends an e-mail, at most once under its key. @throws Error when it was not taken */
export type DeliverPlanEmail = (key: string, to: string, email: PlanEmail) => Promise<void>

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function termsOf({ tierId, interval }: Terms): string {
  const plan = planOf(tierId)
  return `${plan?.name ?? tierId}, billed ${interval}ly, ${plan?.credits.toLocaleString('en') ?? 0} credits a month`
}

/** What is written about a plan. */
export const PLAN_EMAILS = {
  confirmed: (terms: Terms, renewal: Date) => ({
    subject: `Your ${terms.tierId} plan has begun`,
    paragraphs: [
      `Your plan: ${termsOf(terms)}.`,
      `It renews on ${dayOf(renewal)}. You can change or cancel it at any time on the page "Credits".`,
    ],
  }),
  changed: (terms: Terms, renewal: Date) => ({
    subject: `Your plan is now ${terms.tierId}`,
    paragraphs: [`Your plan has changed to: ${termsOf(terms)}.`, `It renews on ${dayOf(renewal)}.`],
  }),
  scheduled: (terms: Terms, from: Date) => ({
    subject: `Your plan changes to ${terms.tierId} on ${dayOf(from)}`,
    paragraphs: [
      `From ${dayOf(from)} on your plan is: ${termsOf(terms)}.`,
      `Until then nothing changes. To keep your present plan, choose it again on the page "Credits".`,
    ],
  }),
  renewed: (terms: Terms, cents: number, next: Date) => ({
    subject: `Your ${terms.tierId} plan was renewed`,
    paragraphs: [
      `${dollars(cents)} was charged for: ${termsOf(terms)}.`,
      `The next renewal is on ${dayOf(next)}.`,
    ],
  }),
  payment_failed: (terms: Terms, until: Date) => ({
    subject: `Your ${terms.tierId} plan could not be renewed`,
    paragraphs: [
      `The payment for your plan was declined. It is tried again over the next days, and your plan stays until ${dayOf(until)}.`,
      `To pay now, choose "Change card" on the page "Credits". There you can also cancel the plan.`,
    ],
  }),
  ended_unpaid: (terms: Terms) => ({
    subject: `Your ${terms.tierId} plan has ended`,
    paragraphs: [
      `The payment for its renewal was declined each time that it was tried, so your plan has ended. Nothing more will be charged, and the credits that you have stay yours.`,
      `To begin again, with another card, choose a plan on the page "Credits".`,
    ],
  }),
  ended: (terms: Terms) => ({
    subject: `Your ${terms.tierId} plan has ended`,
    paragraphs: [
      `Your plan was canceled before its renewal was paid, so it has ended at once. Nothing more will be charged, and the credits that you have stay yours.`,
    ],
  }),
  canceled: (terms: Terms, until: Date) => ({
    subject: `Your ${terms.tierId} plan was canceled`,
    paragraphs: [
      `Nothing more will be charged. Your plan stays until ${dayOf(until)}, and the credits that you have stay yours.`,
      `If you change your mind before then, choose "Resume" on the page "Credits".`,
    ],
  }),
} satisfies Record<string, (terms: Terms, ...rest: never[]) => PlanEmail>
