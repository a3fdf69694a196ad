import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { INTERVALS } from '#catalogue/plans.ts'
import type { BillingInterval, Plan } from '#contract/billing.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import styles from './PlanCards.module.css'
import { isFreeTier } from './plan-action.ts'

/** As many as stand beside each other. */
const MOST_PLANS = 4

/** 8.4 as `$8.40`, 21 as `$21`. */
export const formatDollars = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`

/** What the plans cost and hold, for the interval that is chosen; `action` makes the button of each. */
export function PlanCards({
  title,
  plans,
  action,
}: {
  title: string
  plans: readonly Plan[]
  action: (plan: Plan, interval: BillingInterval) => ReactNode
}) {
  const id = useId()
  const [chosen, setChosen] = useState(INTERVALS[0])
  if (!chosen) return null
  return (
    <section className={styles.pricing} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <SegmentedControl
          label="Billing interval"
          choices={INTERVALS.map(({ value, label }) => ({ key: value, title: label }))}
          current={chosen.value}
          onChoose={key => setChosen(INTERVALS.find(({ value }) => value === key))}
        />
      </div>
      <ul className={styles.plans}>
        {plans.slice(0, MOST_PLANS).map(plan => (
          <li key={plan.id} className={`${styles.plan} ${plan.mostPopular ? styles.popular : ''}`}>
            <h3>
              {plan.name}
              {plan.mostPopular && <span className={styles.badge}>Most popular</span>}
            </h3>
            <p className={styles.description}>{plan.description}</p>
            <p className={styles.price}>
              <strong>{formatDollars(plan.price[chosen.value])}</strong>
              {chosen.priceSuffix}
            </p>
            <p className={styles.billed}>
              {isFreeTier(plan.id) ? 'Free forever' : `Billed ${chosen.value}ly`}
            </p>
            {action(plan, chosen.value)}
            <Features plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Features({ plan: { features, missingFeatures } }: { plan: Plan }) {
  return (
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
  )
}
