import { Link } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { useBoxState, useCreateBox } from './context.tsx'
import { proposedRatio } from './form.ts'
import styles from './Reason.module.css'
import { useReadiness } from './readiness.ts'

/** Why Create is not possible, or what else there is to know before, with what can be done about it. */
export function Reason({ id, onAdjust }: { id: string; onAdjust: () => void }) {
  const { user } = useSession()
  const { reason, remedy } = useReadiness()
  const known = user === null ? '' : reason
  return (
    <div className={styles.line}>
      <p id={id} className={styles.reason} role="status">
        {known}
      </p>
      {known && remedy === 'fewer' && <FewerRemedy />}
      {known && (remedy === 'credits' || remedy === 'fewer') && (
        <Link to="/subscription#get-credits" className={styles.remedy}>
          Get Credits
        </Link>
      )}
      {known && remedy === 'ratio' && <RatioRemedy onAdjust={onAdjust} />}
    </div>
  )
}

/** As many pictures as the credits are enough for. */
function FewerRemedy() {
  const box = useCreateBox()
  const { user } = useSession()
  const { price, count } = useReadiness()
  const affordable = Math.floor(((user?.credit ?? 0) * count) / price)
  return (
    <button type="button" className={styles.remedy} onClick={() => box.change({ count: affordable })}>
      Make {affordable}
    </button>
  )
}

/** The way to a ratio that crops less, or else to all of them. */
function RatioRemedy({ onAdjust }: { onAdjust: () => void }) {
  const box = useCreateBox()
  const ratio = useBoxState(({ form }) => form.aspectRatio)
  const proposed = useBoxState(({ form, pictures }) => proposedRatio(form, pictures))
  return ratio === proposed ? (
    <button type="button" className={styles.remedy} onClick={onAdjust}>
      Change ratio
    </button>
  ) : (
    <button type="button" className={styles.remedy} onClick={() => box.change({ aspectRatio: proposed })}>
      Use {proposed}
    </button>
  )
}
