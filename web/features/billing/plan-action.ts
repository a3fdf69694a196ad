import type { BillingInterval, Plan, Subscription } from '#contract/billing.ts'

/** `Scheduled` is the plan that a downgrade was planned to, and `Keep` the present one, which takes that back. */
export type PlanAction = 'Current Plan' | 'Keep' | 'Scheduled' | 'Subscribe' | 'Upgrade' | 'Downgrade'

/** Both spellings of the tier that costs nothing are in use. */
export const isFreeTier = (tierId: string): boolean => tierId.toLowerCase() === 'free'

/** What counts of a subscription: one that was cancelled counts as none, though it runs to its end. */
const effectiveTier = ({ status, tierId }: Pick<Subscription, 'status' | 'tierId'>): string =>
  status === 'canceled' ? 'Free' : tierId

/** What the button of a plan's card says and does, at the interval that is chosen. */
export function planAction(
  plan: Pick<Plan, 'id' | 'rank'>,
  interval: BillingInterval,
  subscription: Pick<Subscription, 'status' | 'tierId' | 'rank' | 'pendingTierId' | 'pendingInterval'>,
): PlanAction {
  const isOnFree = isFreeTier(effectiveTier(subscription))
  if (isFreeTier(plan.id)) return isOnFree ? 'Current Plan' : 'Downgrade'
  if (isOnFree) return 'Subscribe'
  const rank = plan.rank[interval]
  const { pendingTierId, pendingInterval } = subscription
  if (plan.id === pendingTierId && interval === pendingInterval) return 'Scheduled'
  if (plan.id === subscription.tierId && rank === subscription.rank)
    return pendingTierId === null ? 'Current Plan' : 'Keep'
  return rank > subscription.rank ? 'Upgrade' : 'Downgrade'
}

/** The one plan whose button is lit: the most popular if it is more than one has, else the least that is. */
export function highlightedPlan(
  plans: readonly Plan[],
  interval: BillingInterval,
  subscription: Parameters<typeof planAction>[2],
): Plan | undefined {
  const better = plans.filter(plan =>
    ['Subscribe', 'Upgrade'].includes(planAction(plan, interval, subscription)),
  )
  return better.find(({ mostPopular }) => mostPopular) ?? better[0]
}
