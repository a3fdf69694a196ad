import { useState } from 'react'
import type { Checkout } from '#contract/billing.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { notifyError } from '#web/ui/toasts.ts'
import { createCardChange, createCheckout, type Purchase } from './api.ts'

/** The form of the payment provider that is open, if one is, and how to open and to close it. */
export function useCheckout() {
  const [session, setSession] = useState<(Checkout & { title: string }) | null>(null)
  const [busy, setBusy] = useState(false)
  const fail = (sentence: string) => {
    setSession(null)
    notifyError('Stripe checkout failed', sentence)
  }
  const open = async (title: string, create: () => Promise<Checkout>): Promise<void> => {
    setBusy(true)
    try {
      setSession({ ...(await create()), title })
    } catch (error) {
      fail(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    session,
    busy,
    fail,
    close: () => setSession(null),
    begin: (purchase: Purchase) => open('Express Checkout', () => createCheckout(purchase)),
    /** For the plan that runs: nothing is bought. */
    changeCard: () => open('Change card', createCardChange),
  }
}
