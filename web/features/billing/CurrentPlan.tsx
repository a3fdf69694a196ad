import type { Subscription } from '#contract/billing.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './Account.module.css'

const dayOf = (iso: string) => iso.slice(0, 10)

const termsOf = (tierId: string, interval: string | null) =>
  interval === null ? tierId : `${tierId}, billed ${interval}ly,`

function Unpaid({ graceEnd, isPaused }: Subscription) {
  const until = <span className={styles.day}>{dayOf(graceEnd ?? '')}</span>
  return isPaused ? (
    <>
      The renewal could not be charged, so your plan has paused since {until}. Change your card to pay it and
      go on.
    </>
  ) : (
    <>
      The renewal could not be charged. It is tried again over the next days, and your plan stays until{' '}
      {until}. Change your card to pay it now.
    </>
  )
}

/** What is left to say of a plan that ended because its renewal was never paid. */
export function EndedPlan({ tierId, at }: NonNullable<Subscription['ended']>) {
  return (
    <section className={styles.card} aria-labelledby="ended-plan">
      <h2 id="ended-plan">Your {tierId} plan has ended</h2>
      <p className={styles.ended}>
        Its renewal could not be charged, so it ended on {dayOf(at)}. Nothing more is charged, and your
        credits stay yours. To begin again, with another card, choose a plan below.
      </p>
    </section>
  )
}

/** The plan that a person pays for, until when, and its end. */
export function CurrentPlan({
  subscription,
  busy,
  onKeep,
  onChangeCard,
  onCancel,
  onResume,
}: {
  subscription: Subscription
  busy: boolean
  /** Takes a change back that was planned. */
  onKeep: () => void
  onChangeCard: () => void
  onCancel: () => void
  onResume: () => void
}) {
  const { tierId, status, billingFrequency, billingInterval, billingEnd } = subscription
  const { pendingTierId, pendingInterval } = subscription
  const isCanceled = status === 'canceled'
  const isChanging = pendingTierId !== null && !isCanceled
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
        {billingEnd && status !== 'past_due' && (
          <div>
            <dt>{isCanceled ? 'Available until' : 'Next Billing Date'}</dt>
            <dd>{dayOf(billingEnd)}</dd>
          </div>
        )}
      </dl>
      {status === 'past_due' && (
        <p className={styles.warning} role="status">
          <Unpaid {...subscription} />
        </p>
      )}
      {isChanging && billingEnd && (
        <p className={styles.hint}>
          Changes to {termsOf(pendingTierId, pendingInterval)} on {dayOf(billingEnd)}.
        </p>
      )}
      <div className={styles.actions}>
        {isCanceled ? (
          <>
            <Button variant="ghost" disabled>
              Subscription canceled
            </Button>
            <Button busy={busy} onClick={onResume}>
              Resume
            </Button>
          </>
        ) : (
          <>
            {isChanging && (
              <Button busy={busy} onClick={onKeep}>
                Keep {tierId}
              </Button>
            )}
            <Button
              variant={status === 'past_due' ? 'primary' : 'secondary'}
              busy={busy}
              onClick={onChangeCard}
            >
              Change card
            </Button>
            <Button variant="ghost" busy={busy} onClick={onCancel}>
              Cancel Subscription
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
