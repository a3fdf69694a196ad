import { FREE_TIER, planOf } from '#catalogue/plans.ts'
import type { SubscriptionFact, Terms } from './payment-provider.ts'

const DAY_MS = 86_400_000
/** How long a plan counts while its renewal is not paid or not known yet. */
const GRACE_DAYS = 7

export const rankOf = ({ tierId, interval }: Terms): number => planOf(tierId)?.rank[interval] ?? 0

/** Whether it will be charged again unless somebody ends it. */
export const isBilling = (subscription: { status: string; cancelsAtEnd: boolean }): boolean =>
  ['active', 'trialing', 'past_due'].includes(subscription.status) && !subscription.cancelsAtEnd

/**
 * Until when the plan counts. A renewal that is late, or whose message is, does not end it at once; a
 * cancelled plan ends with the period that was paid for.
 */
export function entitledUntil(subscription: SubscriptionFact): Date {
  const { status, cancelsAtEnd, periodStart, periodEnd, endedAt, createdAt } = subscription
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelsAtEnd ? periodEnd : new Date(periodEnd.getTime() + GRACE_DAYS * DAY_MS)
    case 'past_due':
      return new Date(periodStart.getTime() + GRACE_DAYS * DAY_MS)
    case 'canceled':
      return endedAt ?? createdAt
    default:
      return createdAt
  }
}

/** The tier that counts: of the plans that have not run out the one of the highest rank. */
export function effectiveTier(
  subscriptions: readonly (Terms & { entitledUntil: Date; cancelsAtEnd: boolean })[],
  now: Date,
): { tierId: string; allowPrivate: boolean; endsAt: string | null } {
  const best = subscriptions
    .filter(subscription => now < subscription.entitledUntil)
    .sort((a, b) => rankOf(b) - rankOf(a))[0]
  const plan = planOf(best?.tierId ?? FREE_TIER) ?? planOf(FREE_TIER)
  return {
    tierId: plan?.id ?? FREE_TIER,
    allowPrivate: plan?.allowPrivate ?? false,
    endsAt: best?.cancelsAtEnd ? best.entitledUntil.toISOString() : null,
  }
}
