import { useState } from 'react'
import { sentenceOf } from '../../../lib/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { notifyError } from '../../../ui/toasts.ts'
import { deleteUser } from './api.ts'
import styles from './Settings.module.css'

/** The end of an account, asked for twice. Afterwards the browser is at the start of the site. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await deleteUser()
      location.assign('/')
    } catch (error) {
      notifyError('Failed to delete account', sentenceOf(error))
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">Delete my account</h2>
      <p className={styles.text}>Active subscriptions and unused credits are non-refundable on deletion.</p>
      <Button look="ghost" className={styles.delete} onClick={() => setAsking(true)}>
        Yes, delete my account
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete my account"
          message="Are you sure? Your creations, pictures and likes are deleted for good. Active subscriptions and unused credits are non-refundable on deletion."
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </section>
  )
}
