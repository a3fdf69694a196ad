import type { BillingInterval, Plan, Subscription } from '#contract/billing.ts'

export type PlanAction = 'Current Plan' | 'Subscribe' | 'Upgrade' | 'Downgrade'

/** Both spellings of the tier that costs nothing are in use. */
export const isFreeTier = (tierId: string): boolean => tierId.toLowerCase() === 'free'

/** What counts of a subscription: one that was cancelled counts as none, though it runs to its end. */
const effectiveTier = ({ status, tierId }: Pick<Subscription, 'status' | 'tierId'>): string =>
  status === 'canceled' ? 'Free' : tierId

/** What the button of a plan's card says and does, at the interval that is chosen. */
export function planAction(
  plan: Pick<Plan, 'id' | 'rank'>,
  interval: BillingInterval,
  subscription: Pick<Subscription, 'status' | 'tierId' | 'rank'>,
): PlanAction {
  const isOnFree = isFreeTier(effectiveTier(subscription))
  if (isFreeTier(plan.id)) return isOnFree ? 'Current Plan' : 'Downgrade'
  if (isOnFree) return 'Subscribe'
  const rank = plan.rank[interval]
  if (plan.id === subscription.tierId && rank === subscription.rank) return 'Current Plan'
  return rank > subscription.rank ? 'Upgrade' : 'Downgrade'
}
