import { useState } from 'react'
import type { Checkout as CheckoutSession } from '#contract/billing.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import styles from './Checkout.module.css'
import { ProviderForm } from './ProviderForm.tsx'
import { SandboxForm } from './SandboxForm.tsx'

/**
 * The form of whoever takes the payment, in a dialog of ours. Closed before it is sent, nothing has been
 * paid; `onFailure` gets the reason why it could not be shown.
 */
export function Checkout({
  session,
  onPaid,
  onFailure,
  onClose,
}: {
  session: CheckoutSession & { title: string }
  onPaid: (sessionId: string) => void
  onFailure: (sentence: string) => void
  onClose: () => void
}) {
  const [isReady, setReady] = useState(false)
  const { title, provider, publishableKey, clientSecret, sessionId } = session
  const shared = { clientSecret, onReady: () => setReady(true), onFailure }
  return (
    <Dialog title={title} width={520} full onClose={onClose}>
      {!isReady && (
        <p className={styles.loading} role="status">
          <Spinner /> Loading the payment form
        </p>
      )}
      {provider === 'stripe' && publishableKey ? (
        <ProviderForm {...shared} publishableKey={publishableKey} />
      ) : (
        <SandboxForm {...shared} onPaid={() => onPaid(sessionId)} />
      )}
    </Dialog>
  )
}
