import { Check, CircleAlert, RotateCw } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Credits } from '#web/ui/Credits.tsx'
import { EmptyEasel } from '#web/ui/EaselMark.tsx'
import { HungIcon } from '#web/ui/HungIcon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { nameOf } from '../describe.ts'
import { useOwnerActions } from '../owner-actions.ts'
import { useHanging } from '../privacy.tsx'
import styles from './BatchCard.module.css'
import { reasonOf } from './reason.ts'

/** One of a batch, in whatever state it is. */
export function BatchPicture({
  creation,
  width,
  busy,
  onKeep,
}: {
  creation: Creation
  /** In which it is shown, in pixels. */
  width: number
  busy: boolean
  /** Moves the others to the trash; left out while others are under way. */
  onKeep?: (() => void) | undefined
}) {
  const touch = useMedia(TOUCH)
  const location = useLocation()
  const { busy: retrying, retry } = useOwnerActions(creation)
  const toggleHanging = useHanging()
  const number = (creation.own?.batch?.position ?? 0) + 1
  const name = `${number}: ${nameOf(creation)}`
  const address = { to: `/creation/${creation.id}`, state: { background: location } }
  const [picture] = creation.pictures

  if (creation.status === CREATION_STATUS.complete && picture) {
    const isHung = creation.own?.onWall && !creation.isPrivate
    return (
      <div className={styles.one}>
        <Link {...address} className={styles.link} aria-label={`Open: ${name}`}>
          <Picture picture={picture} alt={name} sizes={`${Math.ceil(width)}px`} />
        </Link>
        {isHung && (
          <span className={styles.hung} role="img" aria-label="Hangs on the wall">
            <HungIcon size={16} />
          </span>
        )}
        {!touch && (
          <div className={styles.actions}>
            {!creation.isPrivate && (
              <IconButton
                label={isHung ? 'Take from the wall' : 'Hang on the wall'}
                variant="glass"
                aria-pressed={isHung}
                onClick={() => toggleHanging(creation)}
              >
                <HungIcon />
              </IconButton>
            )}
            {onKeep && (
              <IconButton label="Keep this one" variant="glass" disabled={busy} onClick={onKeep}>
                <Check size={20} />
              </IconButton>
            )}
          </div>
        )}
      </div>
    )
  }
  const isOver = creation.status > CREATION_STATUS.complete
  const percent = Math.round((creation.own?.progress ?? 0) * 100)
  return (
    <div className={`${styles.one} ${styles.state}`}>
      <Link {...address} className={styles.link} aria-label={`Open: ${name}`} />
      {isOver ? (
        <>
          <CircleAlert size={20} aria-hidden="true" className={styles.alert} />
          <strong title={reasonOf(creation)}>
            {creation.status === CREATION_STATUS.failed ? 'Failed' : 'Canceled'}
          </strong>
          {(creation.own?.refunded ?? 0) > 0 && (
            <span className={styles.back}>
              <Credits amount={creation.own?.refunded ?? 0} /> back
            </span>
          )}
          {creation.own?.retryable && (
            <Button icon={<RotateCw size={16} />} busy={retrying} className={styles.retry} onClick={retry}>
              Retry
            </Button>
          )}
        </>
      ) : (
        <>
          <EmptyEasel filled={creation.own?.progress ?? 0} />
          <span>
            {creation.status === CREATION_STATUS.queued ? 'Queued' : percent > 0 ? `${percent}%` : 'Drawing'}
          </span>
        </>
      )}
    </div>
  )
}
