import type { Subscription } from '#contract/billing.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'

const dayOf = (iso: string) => iso.slice(0, 10)

/** The plan that a person pays for, until when, and its end. */
export function CurrentPlan({
  subscription,
  busy,
  onCancel,
  onResume,
}: {
  subscription: Subscription
  busy: boolean
  onCancel: () => void
  onResume: () => void
}) {
  const { tierId, status, billingFrequency, billingInterval, billingEnd, pendingTierId } = subscription
  const isCanceled = status === 'canceled'
  return (
    <section className={styles.card} aria-labelledby="current-plan">
      <h2 id="current-plan">Manage your current plan</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Current Tier</dt>
          <dd>{tierId}</dd>
        </div>
        <div>
          <dt>Billing Cycle</dt>
          <dd>
            Every {billingFrequency} {billingInterval}
          </dd>
        </div>
        {billingEnd && (
          <div>
            <dt>{isCanceled ? 'Available until' : 'Next Billing Date'}</dt>
            <dd>{dayOf(billingEnd)}</dd>
          </div>
        )}
      </dl>
      {status === 'past_due' && (
        <p className={styles.warning} role="status">
          The last renewal could not be charged. It is tried again over the next days; see to it that your
          card can be charged.
        </p>
      )}
      {pendingTierId && billingEnd && !isCanceled && (
        <p className={styles.hint}>
          Changes to {pendingTierId} on {dayOf(billingEnd)}. Choose your present plan again to keep it.
        </p>
      )}
      <div className={styles.actions}>
        {isCanceled ? (
          <>
            <Button look="ghost" disabled>
              Subscription canceled
            </Button>
            <Button busy={busy} onClick={onResume}>
              Resume
            </Button>
          </>
        ) : (
          <Button look="ghost" busy={busy} onClick={onCancel}>
            Cancel Subscription
          </Button>
        )}
      </div>
    </section>
  )
}
