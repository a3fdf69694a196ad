import { useQueryClient } from '@tanstack/react-query'
import { Download, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { deleteCreation } from '../deleting.ts'
import { downloadAddress, save } from '../download.ts'
import { reloadPublicLists, removeFromOwnLists } from '../gallery-cache.ts'
import { setPrivacy, useMayMakePrivate } from '../privacy.tsx'
import { offerUndo } from '../undo.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './selection.ts'

const counted = (count: number) => `${formatCount(count)} ${count === 1 ? 'creation' : 'creations'}`

/** What can be done with all chosen creations at once. What fails ends it there and stays chosen. */
export function SelectionBar({
  selection,
  hasMore,
}: {
  selection: Selection
  /** Whether there are creations that are not loaded, which cannot be chosen. */
  hasMore: boolean
}) {
  const client = useQueryClient()
  const mayMakePrivate = useMayMakePrivate()
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { chosen } = selection
  const pictures = chosen.filter(one => one.pictures.length > 0)

  const forEach = async (
    creations: readonly Creation[],
    failure: string,
    work: (creation: Creation) => Promise<unknown>,
    success?: string,
  ) => {
    setBusy(true)
    let done = 0
    try {
      for (const creation of creations) {
        await work(creation)
        done += 1
      }
      if (success) notify(`${counted(done)} ${success}`)
      selection.end()
    } catch (error) {
      notifyError(failure, sentenceOf(error))
    } finally {
      setBusy(false)
      if (done > 0) reloadPublicLists(client)
    }
  }
  const remove = async () => {
    const gone: string[] = []
    let days = 0
    await forEach(chosen, 'Delete creation failed', async ({ id }) => {
      days = await deleteCreation(id)
      removeFromOwnLists(client, id)
      gone.push(id)
    })
    if (gone.length > 0) offerUndo(client, gone, days)
    setConfirming(false)
  }
  const publish = (isPrivate: boolean) =>
    forEach(
      pictures.filter(one => one.isPrivate !== isPrivate),
      isPrivate ? 'Unpublish creation failed' : 'Publish creation failed',
      creation => setPrivacy(client, creation, isPrivate),
      isPrivate ? 'private' : 'public',
    )
  const publicOnes = pictures.some(one => !one.isPrivate)
  const privateOnes = pictures.some(one => one.isPrivate)
  return (
    <div className={styles.bar} role="toolbar" aria-label="Chosen creations">
      <span role="status" className={styles.count}>
        {counted(chosen.length)} selected
      </span>
      <Button disabled={selection.most === 0} onClick={selection.chooseAll}>
        {hasMore ? 'Select the newest' : 'Select all'} {formatCount(selection.most)}
      </Button>
      <Button
        icon={<Download size={18} />}
        disabled={pictures.length === 0}
        onClick={() => {
          for (const creation of pictures) save(downloadAddress(creation, 'jpg'))
        }}
      >
        Download
      </Button>
      {publicOnes && (
        <Button icon={<Lock size={18} />} disabled={busy} onClick={() => mayMakePrivate() && publish(true)}>
          Make private
        </Button>
      )}
      {privateOnes && (
        <Button icon={<LockOpen size={18} />} disabled={busy} onClick={() => publish(false)}>
          Make public
        </Button>
      )}
      <Button
        icon={<Trash2 size={18} />}
        disabled={busy || chosen.length === 0}
        onClick={() => setConfirming(true)}
      >
        Delete
      </Button>
      <Button variant="ghost" onClick={selection.end}>
        Done
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Delete Creation"
          act="Delete"
          message={
            chosen.length === 1
              ? 'Are you sure you want to delete this creation?'
              : `Are you sure you want to delete these ${formatCount(chosen.length)} creations?`
          }
          busy={busy}
          onCancel={() => setConfirming(false)}
          onConfirm={remove}
        />
      )}
    </div>
  )
}
