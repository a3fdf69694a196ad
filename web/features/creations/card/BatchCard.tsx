import { useQueryClient } from '@tanstack/react-query'
import { Ban, Download, Repeat2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatCount } from '#web/lib/format.ts'
import { Credits } from '#web/ui/Credits.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { MenuItem } from '#web/ui/Menu.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { cancelBatch } from '../api.ts'
import { statesOf } from '../batches.ts'
import { labelOf, modelTitle, nameOf } from '../describe.ts'
import { downloadAddress, save } from '../download.ts'
import { applyToGalleries } from '../gallery-cache.ts'
import { useRemoveAll } from '../owner-actions.ts'
import styles from './BatchCard.module.css'
import { BatchPicture } from './BatchPicture.tsx'
import { CardMenu } from './CardActions.tsx'

/** What was made of one form at once: a picture beside the other, with what can be done with all of them. */
export function BatchCard({
  batch,
  columnWidth,
  onReprompt,
}: {
  batch: readonly Creation[]
  columnWidth: number
  onReprompt: (creation: Creation) => void
}) {
  const client = useQueryClient()
  const removeAll = useRemoveAll()
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [first] = batch
  if (!first) return null
  const { done, drawing, waiting, failed } = statesOf(batch)
  const isOpen = drawing + waiting > 0
  const finished = batch.filter(({ pictures }) => pictures.length > 0)
  const charged = batch.reduce((sum, { own }) => sum + (own?.cost ?? 0), 0)
  const returned = batch.reduce((sum, { own }) => sum + (own?.refunded ?? 0), 0)

  const remove = async (some: readonly Creation[]) => {
    setBusy(true)
    await removeAll(some)
    setBusy(false)
  }
  const cancelRest = async () => {
    try {
      applyToGalleries(client, await cancelBatch(first.own?.batch?.id ?? ''))
      notify('Creation canceled', 'Your credits are back.')
    } catch (error) {
      notifyError('Cancel creation failed', sentenceOf(error))
    }
  }

  return (
    <section
      className={styles.card}
      aria-label={`${batch.length} pictures: ${nameOf(first)}. ${toldStates({ done, drawing, waiting, failed })}`}
    >
      <div className={styles.pictures} data-count={batch.length}>
        {isOpen && <StatusLight lit={batch.map(({ status }) => status === CREATION_STATUS.processing)} />}
        {batch.map(creation => (
          <BatchPicture
            key={creation.id}
            creation={creation}
            width={columnWidth / 2}
            busy={busy}
            onKeep={isOpen ? undefined : () => remove(batch.filter(one => one !== creation))}
          />
        ))}
      </div>
      <div className={styles.below}>
        <div className={styles.text}>
          <p className={`${styles.title} word`}>{labelOf(first)}</p>
          <p className={styles.line}>
            {isOpen ? `Drawing ${done + failed + drawing} of ${batch.length}` : `${batch.length} pictures`} ·{' '}
            {modelTitle(first)}
            {returned > 0 && (
              <span className={styles.credits}>
                <Credits amount={charged - returned} /> of {formatCount(charged)}
              </span>
            )}
          </p>
        </div>
        <CardMenu>
          {close => {
            const then = (act: () => void) => () => {
              close()
              act()
            }
            return (
              <>
                <MenuItem icon={<Repeat2 size={20} />} onSelect={then(() => onReprompt(first))}>
                  Reprompt
                </MenuItem>
                {finished.length > 0 && (
                  <MenuItem
                    icon={<Download size={20} />}
                    onSelect={then(() => {
                      for (const creation of finished) save(downloadAddress(creation, 'jpg'))
                    })}
                  >
                    Download all
                  </MenuItem>
                )}
                {isOpen ? (
                  <MenuItem icon={<Ban size={20} />} onSelect={then(cancelRest)}>
                    Cancel the rest
                  </MenuItem>
                ) : (
                  <MenuItem icon={<Trash2 size={20} />} onSelect={then(() => setConfirming(true))}>
                    Delete all
                  </MenuItem>
                )}
              </>
            )
          }}
        </CardMenu>
      </div>
      {confirming && (
        <ConfirmDialog
          title="Delete Creation"
          act="Delete"
          message={`Are you sure you want to delete these ${batch.length} creations?`}
          busy={busy}
          onCancel={() => setConfirming(false)}
          onConfirm={async () => {
            await remove(batch)
            setConfirming(false)
          }}
        />
      )}
    </section>
  )
}

function toldStates({ done, drawing, waiting, failed }: ReturnType<typeof statesOf>): string {
  const told = [
    done > 0 && `${done} done`,
    drawing > 0 && `${drawing} being drawn`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`,
  ]
  return told.filter(Boolean).join(', ')
}
