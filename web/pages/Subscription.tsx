import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BillingInterval, Subscription as Current, Plan } from '#contract/billing.ts'
import { AccountCredits } from '../features/billing/AccountCredits.tsx'
import { usePlans, useSubscription } from '../features/billing/api.ts'
import { Checkout } from '../features/billing/Checkout.tsx'
import { CreditPacks } from '../features/billing/CreditPacks.tsx'
import { CurrentPlan, EndedPlan } from '../features/billing/CurrentPlan.tsx'
import { PlanCards } from '../features/billing/PlanCards.tsx'
import { highlightedPlan, isFreeTier, planAction } from '../features/billing/plan-action.ts'
import { useCheckout } from '../features/billing/use-checkout.ts'
import { type PlanQuestion, usePlanChanges } from '../features/billing/use-plan-changes.ts'
import { sentenceOf } from '../lib/call.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './Subscription.module.css'

/** Credits and plans, for money. The page around it leads whoever is not signed in to the sign-in. */
export function Subscription() {
  const navigate = useNavigate()
  const { user } = useSession()
  const plans = usePlans()
  const { data: subscription, error, refetch } = useSubscription(user?.id)
  // Whoever had too few credits for a picture has come for them.
  const { hash } = useLocation()
  const [isChoosing, setChoosing] = useState(hash === '#get-credits')
  const checkout = useCheckout()
  const changes = usePlanChanges()
  useFailureNotice('Get subscription failed', error)
  if (!user) return null

  const subscribe = (plan: Plan, billingInterval: BillingInterval) =>
    checkout.begin({ tierId: plan.id, billingInterval })
  const askCancel = () =>
    changes.ask({
      kind: 'Cancel',
      unpaid: subscription?.status === 'past_due' ? subscription.tierId : undefined,
    })
  return (
    <div className={styles.page}>
      <div className={styles.account}>
        <AccountCredits
          credit={user.credit}
          subscription={subscription}
          onGetCredits={() => setChoosing(true)}
        />
        {error && !subscription && (
          <section className={styles.failure} role="alert">
            <p>{sentenceOf(error)}</p>
            <Button onClick={() => refetch()}>Try again</Button>
          </section>
        )}
        {subscription && !isFreeTier(subscription.tierId) && (
          <CurrentPlan
            subscription={subscription}
            busy={changes.busy || checkout.busy}
            onKeep={() => changes.keep(subscription)}
            onChangeCard={checkout.changeCard}
            onCancel={askCancel}
            onResume={changes.resume}
          />
        )}
        {subscription?.ended && <EndedPlan {...subscription.ended} />}
      </div>
      {plans.isPending && <Skeleton height={420} />}
      {plans.error && (
        <section className={styles.failure}>
          <p>The plans could not be loaded.</p>
          <Button onClick={() => plans.refetch()}>Try again</Button>
        </section>
      )}
      {plans.data && (
        <PlanCards
          title="Plans"
          plans={plans.data}
          action={(plan, interval) => (
            <PlanButton
              plan={plan}
              plans={plans.data}
              interval={interval}
              subscription={subscription}
              busy={checkout.busy || changes.busy}
              onSubscribe={() => subscribe(plan, interval)}
              onKeep={() => subscription && changes.keep(subscription)}
              onCancel={askCancel}
              onAsk={changes.ask}
            />
          )}
        />
      )}
      {isChoosing && (
        <CreditPacks
          credit={user.credit}
          busy={checkout.busy}
          onClose={() => setChoosing(false)}
          onChoose={async ({ itemId, quantity }) => {
            await checkout.begin({ itemId, itemQuantity: quantity })
            setChoosing(false)
          }}
        />
      )}
      {checkout.session && (
        <Checkout
          session={checkout.session}
          onPaid={sessionId => navigate(`/order/${sessionId}`)}
          onFailure={checkout.fail}
          onClose={checkout.close}
        />
      )}
      {changes.question && (
        <ConfirmDialog
          title={changes.question.title}
          message={changes.question.message}
          act={changes.question.act}
          busy={changes.busy}
          onCancel={changes.dismiss}
          onConfirm={changes.confirm}
        />
      )}
    </div>
  )
}

function PlanButton({
  plan,
  plans,
  interval,
  subscription,
  busy,
  onSubscribe,
  onKeep,
  onCancel,
  onAsk,
}: {
  plan: Plan
  plans: readonly Plan[]
  interval: BillingInterval
  subscription: Current | undefined
  busy: boolean
  onSubscribe: () => void
  onKeep: () => void
  onCancel: () => void
  onAsk: (question: PlanQuestion) => void
}) {
  if (!subscription) return <Skeleton height={44} />
  const action = planAction(plan, interval, subscription)
  const isSettled = action === 'Current Plan' || action === 'Scheduled'
  const labels = { Scheduled: `From ${dayOf(subscription)}`, Keep: `Keep ${plan.name}` }
  const label = action === 'Scheduled' || action === 'Keep' ? labels[action] : null
  const choose = () => {
    if (action === 'Subscribe') onSubscribe()
    else if (action === 'Keep') onKeep()
    else if (action === 'Downgrade' && isFreeTier(plan.id)) onCancel()
    else if (action === 'Upgrade' || action === 'Downgrade') onAsk({ kind: action, plan, interval })
  }
  const isLit = plan === highlightedPlan(plans, interval, subscription)
  return (
    <Button
      variant={action === 'Downgrade' ? 'ghost' : isLit ? 'primary' : 'secondary'}
      wide
      disabled={isSettled || busy}
      aria-label={isSettled || label ? undefined : `${action}: ${plan.name}`}
      onClick={choose}
    >
      {label ?? action}
    </Button>
  )
}

const dayOf = ({ billingEnd }: Current) => billingEnd?.slice(0, 10) ?? ''
