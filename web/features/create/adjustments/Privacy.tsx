import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { useBoxState, useCreateBox } from '../context.tsx'
import styles from './Adjustments.module.css'

/** Whether the creation is private, for those whose plan allows it; for the others the way to such a plan. */
export function Privacy() {
  const box = useCreateBox()
  const wished = useBoxState(({ form }) => form.private)
  const { user } = useSession()
  const allowed = user?.subscription.allowPrivate ?? false
  const hint = useId()
  return (
    <div className={styles.group}>
      <label className={styles.privacy}>
        <Lock size={18} aria-hidden="true" />
        <span>Private</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={wished && allowed}
          checked={wished && allowed}
          disabled={!allowed}
          aria-describedby={hint}
          onChange={event => box.change({ private: event.target.checked })}
        />
      </label>
      <p className={styles.hint}>
        <span id={hint}>
          Create private images accessible only to you.{allowed ? '' : ' Upgrade for access.'}
        </span>{' '}
        {!allowed && (
          <Link to="/subscription" className={styles.upgrade}>
            Upgrade Plan
          </Link>
        )}
      </p>
    </div>
  )
}
