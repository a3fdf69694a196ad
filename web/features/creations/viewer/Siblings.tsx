import { Check } from 'lucide-react'
import { useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { Button } from '#web/ui/Button.tsx'
import { HungIcon } from '#web/ui/HungIcon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { nameOf } from '../describe.ts'
import { useRemoveAll } from '../owner-actions.ts'
import { useHanging } from '../privacy.tsx'
import { useBrowsed } from './browse.ts'
import styles from './Siblings.module.css'

const THUMBNAIL = '56px'

/** What was made of the same form at the same time, as far as the page below has it, in the order of the seeds. */
export function siblingsOf(
  creation: Creation | undefined,
  browsed: readonly Creation[],
): readonly Creation[] {
  const batchId = creation?.own?.batch?.id
  if (!batchId) return []
  return browsed
    .filter(({ own }) => own?.batch?.id === batchId)
    .sort((a, b) => (a.own?.batch?.position ?? 0) - (b.own?.batch?.position ?? 0))
}

/** The others of a batch, and what its owner does about one of them: hang it, keep it alone. */
export function Siblings({ creation, onTurn }: { creation: Creation; onTurn: (id: string) => void }) {
  const { creations } = useBrowsed()
  const toggleHanging = useHanging()
  const removeAll = useRemoveAll()
  const [busy, setBusy] = useState(false)
  const siblings = siblingsOf(creation, creations)
  const others = siblings.filter(({ id }) => id !== creation.id)
  const isComplete = creation.status === CREATION_STATUS.complete
  const mayKeep =
    isComplete && others.length > 0 && others.every(({ status }) => status >= CREATION_STATUS.complete)
  const isHung = creation.own?.onWall ?? false
  if (!creation.own?.batch) return null
  return (
    <div className={styles.batch}>
      {others.length > 0 && (
        <nav className={styles.strip} aria-label="Made at the same time">
          {siblings.map(one => {
            const number = (one.own?.batch?.position ?? 0) + 1
            return (
              <button
                key={one.id}
                type="button"
                className={styles.one}
                aria-label={`${number}: ${nameOf(one)}`}
                aria-current={one.id === creation.id || undefined}
                aria-keyshortcuts={String(number)}
                onClick={() => onTurn(one.id)}
              >
                {one.pictures[0] && <Picture picture={one.pictures[0]} alt="" sizes={THUMBNAIL} />}
                <span className={styles.number}>{number}</span>
              </button>
            )
          })}
        </nav>
      )}
      {isComplete && !creation.isPrivate && (
        <div className={styles.row}>
          <HungIcon />
          <p>
            <strong>Hang on the wall</strong>
            <small>Of several made at once the first hangs there by itself. Each may.</small>
          </p>
          <Button aria-pressed={isHung} onClick={() => toggleHanging(creation)}>
            {isHung ? 'Take down' : 'Hang'}
          </Button>
        </div>
      )}
      {mayKeep && (
        <div className={styles.row}>
          <Check size={20} aria-hidden="true" />
          <p>
            <strong>Keep this one</strong>
            <small>{others.length === 1 ? 'The other one goes' : 'The others go'} to the trash.</small>
          </p>
          <Button
            busy={busy}
            onClick={async () => {
              setBusy(true)
              await removeAll(others)
              setBusy(false)
            }}
          >
            Keep
          </Button>
        </div>
      )}
    </div>
  )
}
