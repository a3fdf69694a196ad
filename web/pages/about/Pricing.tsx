import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import type { INTERVALS } from '#catalogue/plans.ts'
import type { Plan } from '#contract/billing.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './Pricing.module.css'

type Interval = (typeof INTERVALS)[number]

const isFree = (tierId: string) => tierId.toLowerCase() === 'free'

/** 8.4 as `$8.40`, 21 as `$21`. */
const formatPrice = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`

/** What the plans cost and hold, for the interval that is chosen. */
export function Pricing({ plans, intervals }: { plans: readonly Plan[]; intervals: readonly Interval[] }) {
  const [chosen, setChosen] = useState(intervals[0])
  if (!chosen) return null
  return (
    <section id="pricing" className={styles.pricing} aria-labelledby="pricing-title">
      <div className={styles.head}>
        <h2 id="pricing-title">Pricing</h2>
        <fieldset className={styles.intervals}>
          <legend className="visually-hidden">Billing interval</legend>
          {intervals.map(interval => (
            <label key={interval.value} className={styles.interval}>
              <input
                type="radio"
                name="interval"
                className="visually-hidden"
                checked={interval === chosen}
                onChange={() => setChosen(interval)}
              />
              {interval.label}
            </label>
          ))}
        </fieldset>
      </div>
      <ul className={styles.plans}>
        {plans.map(plan => (
          <li key={plan.id} className={`${styles.plan} ${plan.mostPopular ? styles.popular : ''}`}>
            <PlanCard plan={plan} interval={chosen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlanCard({ plan, interval }: { plan: Plan; interval: Interval }) {
  const { id, name, mostPopular, description, price, features, missingFeatures } = plan
  return (
    <>
      <h3>
        {name}
        {mostPopular && <span className={styles.badge}>Most popular</span>}
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        <strong>{formatPrice(price[interval.value])}</strong>
        {interval.priceSuffix}
      </p>
      <p className={styles.billed}>{isFree(id) ? 'Free forever' : `Billed ${interval.value}ly`}</p>
      <PlanAction plan={plan} />
      <ul className={styles.features}>
        {features.map(feature => (
          <li key={feature}>
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
        {missingFeatures.map(feature => (
          <li key={feature} className={styles.missing}>
            <Minus size={16} aria-hidden="true" />
            <span className="visually-hidden">Not included: </span>
            {feature}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Plans are bought and changed on the subscription page alone. */
function PlanAction({ plan: { id, name } }: { plan: Plan }) {
  const { user } = useSession()
  const tier = user?.subscription.tierId
  if (tier !== undefined && (tier === id || (isFree(tier) && isFree(id)))) {
    return (
      <Button wide disabled>
        Current Plan
      </Button>
    )
  }
  const label = isFree(id) ? 'Get started' : tier && !isFree(tier) ? 'Change plan' : 'Subscribe'
  return (
    <ButtonLink
      look={isFree(id) ? 'sunk' : 'lamp'}
      to={isFree(id) && !tier ? '/txt2img' : '/subscription'}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  )
}
