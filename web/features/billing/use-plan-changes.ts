import { useState } from 'react'
import type { BillingInterval, Plan, Subscription } from '#contract/billing.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { cancelSubscription, resumeSubscription, updateSubscription, useReloadBilling } from './api.ts'

/** What a person is asked before their plan changes. */
export type PlanQuestion =
  /** `tierId` where its renewal was not paid: such a plan has no paid time to run out. */
  | { kind: 'Cancel'; unpaid?: string }
  | { kind: 'Upgrade' | 'Downgrade'; plan: Plan; interval: BillingInterval }

const MESSAGES = {
  Cancel: (unpaid?: string) =>
    unpaid
      ? `Cancel your ${unpaid} plan? It ends at once, and its renewal is not tried again.`
      : 'Cancel current subscription? You service remain active until the end period.',
  Upgrade: (tier: string) => `Update subscription to ${tier}? You will be charged automatically.`,
  Downgrade: (tier: string) =>
    `Downgrade subscription to ${tier}? New subscription will take effect after the current billing period.`,
}

/** Changes of the plan: each is confirmed, done, announced, and read back. */
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
  const cancel = (unpaid?: string) =>
    perform('Cancel subscription failed', async () => {
      await cancelSubscription()
      notify(
        unpaid
          ? 'Subscription canceled. Nothing more is charged.'
          : 'Subscription canceled. Service available until the next billing period.',
      )
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
      act: question.kind === 'Cancel' ? 'Cancel subscription' : question.kind,
      message:
        question.kind === 'Cancel'
          ? MESSAGES.Cancel(question.unpaid)
          : MESSAGES[question.kind](question.plan.name),
    },
    ask: setQuestion,
    dismiss: () => setQuestion(null),
    confirm: () => {
      if (question?.kind === 'Cancel') cancel(question.unpaid)
      else if (question) update(question.plan, question.interval)
    },
    /** Stays with the present plan, in place of the one that was planned. */
    keep: ({ tierId, billingInterval }: Subscription) =>
      perform('Update subscription failed', async () => {
        if (billingInterval) await updateSubscription(tierId, billingInterval)
        notify(`You keep your ${tierId} plan.`)
      }),
    resume: () =>
      perform('Update subscription failed', async () => {
        await resumeSubscription()
        notify('Your subscription goes on.')
      }),
  }
}
