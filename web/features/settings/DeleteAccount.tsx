import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { UserInfo } from '#contract/people.ts'
import { loginAddress } from '#web/features/identity/api.ts'
import { CallError, sentenceOf } from '#web/lib/call.ts'
import { cleanUpForSignOut } from '#web/lib/sign-out-cleanup.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import { deleteUser } from './api.ts'
import styles from './Settings.module.css'

const WHAT_HAPPENS =
  'Are you sure? Your creations, pictures and likes are deleted for good. Your comments stay, as “Deleted user”. Active subscriptions and unused credits are non-refundable on deletion. If you log in again later, there are no new welcome credits, and what you owe is still owed.'
const FAILED = 'Failed to delete account'
/** In the address of whoever comes back from signing in again: whose account it was about. */
const RETURNED = 'delete'

/**
 * The end of an account, asked for twice, and a third time by the sign-in unless that was a moment ago.
 * Afterwards the browser is at the start of the site.
 */
export function DeleteAccount({ user }: { user: UserInfo }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'renewing'>('idle')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const returned = search.get(RETURNED)
  useEffect(() => {
    if (returned === null) return
    setSearch({}, { replace: true })
    if (returned === user.id) setStep('asking')
    else notifyError(FAILED, 'You logged in to another account. Nothing was deleted.')
  }, [returned, setSearch, user.id])

  const confirm = async () => {
    setBusy(true)
    try {
      await deleteUser()
      // The session has ended, and this page would lead to the sign-in; the start asks nobody who they are.
      await navigate('/', { replace: true })
      await cleanUpForSignOut()
      location.assign('/')
    } catch (error) {
      setBusy(false)
      const isStale = error instanceof CallError && error.code === 'sign_in_again'
      setStep(isStale ? 'renewing' : 'idle')
      if (!isStale) notifyError(FAILED, sentenceOf(error))
    }
  }
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">Delete my account</h2>
      <p className={styles.text}>Active subscriptions and unused credits are non-refundable on deletion.</p>
      <Button variant="ghost" className={styles.delete} onClick={() => setStep('asking')}>
        Yes, delete my account
      </Button>
      {step === 'asking' && (
        <ConfirmDialog
          title="Delete my account"
          message={WHAT_HAPPENS}
          act="Delete my account"
          busy={busy}
          onCancel={() => setStep('idle')}
          onConfirm={confirm}
        />
      )}
      {step === 'renewing' && <SignInAgain userId={user.id} onCancel={() => setStep('idle')} />}
    </section>
  )
}

/** Nobody who finds a browser open deletes what is not theirs. */
function SignInAgain({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  return (
    <Dialog
      title="Log in again"
      width={400}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() =>
              location.assign(loginAddress(`/settings?${RETURNED}=${userId}`, { isRenewal: true }))
            }
          >
            Log in again
          </Button>
        </>
      }
    >
      <p>To be sure that it is you, log in again first. You come back here, and have 5 minutes to confirm.</p>
    </Dialog>
  )
}
