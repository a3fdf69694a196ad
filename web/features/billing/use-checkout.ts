import { useState } from 'react'
import type { Checkout } from '#contract/billing.ts'
import { sentenceOf } from '../../lib/call.ts'
import { notifyError } from '../../ui/toasts.ts'
import { createCheckout, type Purchase } from './api.ts'

/** The payment that is under way, if one is, and how to begin and to end it. */
export function useCheckout() {
  const [session, setSession] = useState<Checkout | null>(null)
  const [busy, setBusy] = useState(false)
  const fail = (sentence: string) => {
    setSession(null)
    notifyError('Stripe checkout failed', sentence)
  }
  return {
    session,
    busy,
    fail,
    close: () => setSession(null),
    async begin(purchase: Purchase): Promise<void> {
      setBusy(true)
      try {
        setSession(await createCheckout(purchase))
      } catch (error) {
        fail(sentenceOf(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
