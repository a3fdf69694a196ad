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
import { deleteCreation } from '../deleting.ts'
import { labelOf, modelTitle, nameOf } from '../describe.ts'
import { downloadAddress, save } from '../download.ts'
import { applyToGalleries, reloadPublicLists, removeFromOwnLists } from '../gallery-cache.ts'
import { offerUndo } from '../undo.ts'
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
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [first] = batch
  if (!first) return null
  const { done, drawing, waiting, failed } = statesOf(batch)
  const isOpen = drawing + waiting > 0
  const finished = batch.filter(({ pictures }) => pictures.length > 0)
  const charged = batch.reduce((sum, { own }) => sum + (own?.cost ?? 0), 0)
  const returned = batch.reduce((sum, { own }) => sum + (own?.refunded ?? 0), 0)

  const perform = async (failure: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notifyError(failure, sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  /** Moves them to the trash; those that were moved before one failed can be had back too. */
  const remove = (some: readonly Creation[]) =>
    perform('Delete creation failed', async () => {
      const gone: string[] = []
      let days = 0
      try {
        for (const { id } of some) {
          days = await deleteCreation(id)
          removeFromOwnLists(client, id)
          gone.push(id)
        }
      } finally {
        if (gone.length > 0) {
          reloadPublicLists(client)
          offerUndo(client, gone, days)
        }
      }
    })
  const cancelRest = () =>
    perform('Cancel creation failed', async () => {
      applyToGalleries(client, await cancelBatch(first.own?.batch?.id ?? ''))
      notify('Creation canceled', 'Your credits are back.')
    })

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
