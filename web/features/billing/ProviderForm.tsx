import { useEffect, useRef } from 'react'
import { loadProvider } from './provider-script.ts'

/** Stripe's embedded checkout. It leads to the order's page itself once it is paid. */
export function ProviderForm({
  clientSecret,
  publishableKey,
  onReady,
  onFailure,
}: {
  clientSecret: string
  publishableKey: string
  onReady: () => void
  onFailure: (sentence: string) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form lasts as long as its session
  useEffect(() => {
    let isGone = false
    let destroy = () => {}
    const open = async () => {
      const provider = await loadProvider(publishableKey)
      if (isGone) return
      const form = await provider.createEmbeddedCheckoutPage({ clientSecret })
      // A page holds one such form at a time, so one that comes too late has to go.
      if (isGone || !place.current) return form.destroy()
      destroy = () => form.destroy()
      form.mount(place.current)
      onReady()
    }
    open().catch(error => !isGone && onFailure(error instanceof Error ? error.message : String(error)))
    return () => {
      isGone = true
      destroy()
    }
  }, [clientSecret, publishableKey])
  return <div ref={place} />
}
