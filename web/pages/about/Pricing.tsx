import { PLANS } from '#catalogue/plans.ts'
import type { Plan } from '#contract/billing.ts'
import { PlanCards } from '#web/features/billing/PlanCards.tsx'
import { isFreeTier } from '#web/features/billing/plan-action.ts'
import { useSession } from '#web/lib/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import styles from './Pricing.module.css'

/** What the plans cost and hold. */
export function Pricing() {
  return (
    <div id="pricing" className={styles.pricing}>
      <PlanCards title="Pricing" plans={PLANS} action={plan => <PlanLink plan={plan} />} />
    </div>
  )
}

/** Plans are bought and changed on the subscription page alone. */
function PlanLink({ plan: { id, name, mostPopular } }: { plan: Plan }) {
  const { user } = useSession()
  const tier = user?.subscription.tierId
  if (tier !== undefined && (tier === id || (isFreeTier(tier) && isFreeTier(id)))) {
    return (
      <Button wide disabled>
        Current Plan
      </Button>
    )
  }
  const label = isFreeTier(id) ? 'Get started' : tier && !isFreeTier(tier) ? 'Change plan' : 'Subscribe'
  return (
    <ButtonLink
      variant={mostPopular ? 'primary' : 'secondary'}
      to={isFreeTier(id) && !tier ? '/txt2img' : '/subscription'}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  )
}
