import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Credits } from '#web/ui/Credits.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import styles from './CreateButton.module.css'
import { useBoxState } from './context.tsx'
import { useReadiness } from './readiness.ts'

const SEND_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘+Enter' : 'Ctrl+Enter'

/** The price and the press that pays it; for somebody who is not signed in, the way to the sign-in. */
export function CreateButton({ reasonId }: { reasonId: string }) {
  const { user, requireLogin } = useSession()
  const { price, count, ready, reason } = useReadiness()
  const busy = useBoxState(state => state.busy)
  if (user === null) {
    return (
      <span className={styles.anonymous}>
        <Credits amount={price} />
        <Button variant="primary" className={styles.login} onClick={requireLogin}>
          Login to Create
        </Button>
      </span>
    )
  }
  const possible = ready && busy === null && user !== undefined
  const submitting = busy === 'submitting'
  return (
    <button
      type="submit"
      className={styles.create}
      disabled={!possible}
      aria-busy={submitting || undefined}
      aria-describedby={reasonId}
      title={ready ? SEND_KEYS : reason}
    >
      <span className={styles.cost}>
        <Credits amount={price} hollow={!possible} />
        {count > 1 && (
          <small className={styles.each} aria-hidden="true">
            {count} × {formatCount(price / count)}
          </small>
        )}
      </span>
      <span className={styles.act}>
        {submitting && <Spinner />}
        {submitting ? 'Creating...' : 'Create'}
      </span>
    </button>
  )
}
