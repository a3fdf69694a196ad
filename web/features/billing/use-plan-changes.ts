import { useState } from 'react'
import type { BillingInterval, Plan } from '#contract/billing.ts'
import { sentenceOf } from '../../lib/call.ts'
import { notify, notifyError } from '../../ui/toasts.ts'
import { cancelSubscription, resumeSubscription, updateSubscription, useReloadBilling } from './api.ts'

/** What a person is asked before their plan changes. */
export type PlanQuestion =
  | { kind: 'Cancel' }
  | { kind: 'Upgrade' | 'Downgrade'; plan: Plan; interval: BillingInterval }

const MESSAGES = {
  Cancel: () => 'Cancel current subscription? You service remain active until the end period.',
  Upgrade: (tier: string) => `Update subscription to ${tier}? You will be charged automatically.`,
  Downgrade: (tier: string) =>
    `Downgrade subscription to ${tier}? New subscription will take effect after the current billing period.`,
}

/** Changes of the plan: each is asked for, done, told of, and read back. */
export function usePlanChanges() {
  const reload = useReloadBilling()
  const [question, setQuestion] = useState<PlanQuestion | null>(null)
  const [busy, setBusy] = useState(false)

  const perform = async (failure: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      await reload()
    } catch (error) {
      notifyError(failure, sentenceOf(error))
    } finally {
      setBusy(false)
      setQuestion(null)
    }
  }
  const cancel = () =>
    perform('Cancel subscription failed', async () => {
      await cancelSubscription()
      notify('Subscription canceled. Service available until the next billing period.')
    })
  const update = (plan: Plan, interval: BillingInterval) =>
    perform('Update subscription failed', async () => {
      const { outcome, paymentUrl } = await updateSubscription(plan.id, interval)
      if (outcome === 'payment_needed' && paymentUrl) return location.assign(paymentUrl)
      notify('Subscription updated. You will receive an email confirmation soon.')
    })
  return {
    busy,
    question: question && {
      title: 'Confirm',
      message: MESSAGES[question.kind](question.kind === 'Cancel' ? '' : question.plan.name),
    },
    ask: setQuestion,
    dismiss: () => setQuestion(null),
    confirm: () => {
      if (question?.kind === 'Cancel') cancel()
      else if (question) update(question.plan, question.interval)
    },
    resume: () =>
      perform('Update subscription failed', async () => {
        await resumeSubscription()
        notify('Your subscription goes on.')
      }),
  }
}
