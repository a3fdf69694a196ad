import { Ban, CircleAlert, Clock, Copy, Repeat2, RotateCw, Trash2, X } from 'lucide-react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { EmptyEasel } from '#web/ui/EaselMark.tsx'
import { copyPrompt } from '../copy.tsx'
import { labelOf, modelTitle, modeName, nameOf } from '../describe.ts'
import { useOwnerActions } from '../owner-actions.ts'
import styles from './OpenCard.module.css'
import { reasonOf } from './reason.ts'

/** The least progress that is shown as a number: below it, nothing moves for seconds. */
const FIRST_FIGURE = 0.05

function percentOf({ own }: Creation): number | null {
  const progress = own?.progress ?? 0
  return progress < FIRST_FIGURE ? null : Math.round(progress * 100)
}

function ProgressBar({ creation }: { creation: Creation }) {
  const percent = percentOf(creation)
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={`Processing ${nameOf(creation)}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
    >
      <span
        className={percent === null ? styles.sweep : styles.done}
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </span>
  )
}

function Headline({ creation }: { creation: Creation }) {
  switch (creation.status) {
    case CREATION_STATUS.queued: {
      const place = creation.own?.queuePosition
      return (
        <>
          <Clock size={16} aria-hidden="true" />
          Queued
          {place && <small>{place === 1 ? 'next' : `number ${formatCount(place)}`}</small>}
        </>
      )
    }
    case CREATION_STATUS.processing:
      return <>Processing ...</>
    case CREATION_STATUS.failed:
      return (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          Failed
        </>
      )
    default:
      return (
        <>
          <Ban size={16} aria-hidden="true" />
          Canceled
        </>
      )
  }
}

/** A creation without a picture: it waits, it is being drawn, it failed or it was cancelled. */
export function OpenCard({
  creation,
  onDelete,
  onReprompt,
  onRetried,
}: {
  creation: Creation
  /** What can be done with its prompt and with itself; left out where that is offered beside the card. */
  onDelete?: () => void
  onReprompt?: (creation: Creation) => void
  /** Told of the creation that takes the place of this one. */
  onRetried?: (next: Creation) => void
}) {
  const { busy, cancel, retry } = useOwnerActions(creation, onRetried)
  const open = creation.status === CREATION_STATUS.queued || creation.status === CREATION_STATUS.processing
  const processing = creation.status === CREATION_STATUS.processing
  const failed = creation.status === CREATION_STATUS.failed
  const refunded = creation.own?.refunded ?? 0
  return (
    <article
      aria-label={nameOf(creation)}
      className={`${styles.card} ${processing ? styles.processing : ''} ${failed ? styles.failed : ''}`}
    >
      <header className={styles.header}>
        <span className={styles.headline}>
          <Headline creation={creation} />
        </span>
        {processing && percentOf(creation) !== null && (
          <span className={styles.percent}>{percentOf(creation)}%</span>
        )}
        {open && (
          <IconButton label="Cancel" className={styles.corner} disabled={busy} onClick={cancel}>
            <X size={18} />
          </IconButton>
        )}
        {!open && onDelete && (
          <IconButton label="Delete" className={styles.corner} disabled={busy} onClick={onDelete}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </header>
      <div className={styles.middle}>
        {open ? (
          <EmptyEasel filled={processing ? (creation.own?.progress ?? 0) : 0} />
        ) : (
          <>
            <p className={styles.reason}>{reasonOf(creation)}</p>
            <div className={styles.actions}>
              {creation.own?.retryable && (
                <Button icon={<RotateCw size={16} />} busy={busy} onClick={retry}>
                  Retry
                </Button>
              )}
              {onReprompt && (
                <IconButton label="Reprompt" variant="filled" onClick={() => onReprompt(creation)}>
                  <Repeat2 size={18} />
                </IconButton>
              )}
              {onReprompt && creation.prompt && (
                <IconButton label="Copy prompt" variant="filled" onClick={() => copyPrompt(creation)}>
                  <Copy size={18} />
                </IconButton>
              )}
            </div>
          </>
        )}
      </div>
      <footer>
        <p className={`${styles.title} word`}>{labelOf(creation)}</p>
        <p className={styles.model}>
          {modeName(creation)} · {modelTitle(creation)}
          {refunded > 0 && ` · ${formatCount(refunded)} credits returned`}
        </p>
      </footer>
      {processing && <ProgressBar creation={creation} />}
    </article>
  )
}
