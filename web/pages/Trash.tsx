import { useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { TrashItem } from '#contract/trash.ts'
import { emptyTrash, eraseCreation, restoreAll } from '../features/creations/deleting.ts'
import { proportionOfCreation } from '../features/creations/describe.ts'
import { reloadOwnLists } from '../features/creations/gallery-cache.ts'
import { TrashCard } from '../features/creations/trash/TrashCard.tsx'
import { removeFromTrash, useTrash } from '../features/creations/trash/use-trash.ts'
import { countOf, daysOf, putBack } from '../features/creations/undo.ts'
import { sentenceOf } from '../lib/call.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { TOUCH, useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { EmptyEasel } from '../ui/EaselMark.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MasonryGrid } from '../ui/MasonryGrid.tsx'
import { notify, notifyError } from '../ui/toasts.ts'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './Trash.module.css'
import { WallEnd, WallSkeleton } from './WallEnd.tsx'

/** What a card needs below its picture on touch screens, in pixels. */
const TOUCH_LABEL = 56
const heightOf = ({ creation }: TrashItem, width: number) => width / proportionOfCreation(creation)
const touchHeightOf = (item: TrashItem, width: number) => heightOf(item, width) + TOUCH_LABEL

/** What one deleted, for as long as it can be restored. The page around it leads to the sign-in. */
export function Trash() {
  const { user } = useSession()
  const client = useQueryClient()
  const touch = useMedia(TOUCH)
  const trash = useTrash(Boolean(user))
  const { items, count, bytes, days, error, hasNextPage, isFetching, isFetchNextPageError } = trash
  const [busy, setBusy] = useState(false)
  /** What is to be erased: one creation, or all. */
  const [erasing, setErasing] = useState<TrashItem | 'all' | null>(null)
  useFailureNotice('Load trash failed', error)
  if (!user) return null

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
  const restore = (item: TrashItem) =>
    perform('Restore creation failed', async () => {
      await putBack(client, [item.creation.id])
      removeFromTrash(client, [item.creation.id])
      notify('Restored', countOf(1))
    })
  const restoreEverything = () =>
    perform('Restore creation failed', async () => {
      const restored = await restoreAll()
      reloadOwnLists(client)
      await trash.refetch()
      notify('Restored', countOf(restored))
    })
  const erase = () =>
    perform('Delete creation failed', async () => {
      if (erasing === 'all') {
        const erased = await emptyTrash()
        await trash.refetch()
        notify(`${countOf(erased)} deleted for good`)
      } else if (erasing) {
        await eraseCreation(erasing.creation.id)
        removeFromTrash(client, [erasing.creation.id])
        notify(`${countOf(1)} deleted for good`)
      }
      setErasing(null)
    })

  // It may be called again before it is known that a page is on its way, which then goes on.
  const loadMore =
    hasNextPage && !isFetching && !isFetchNextPageError
      ? () => void trash.fetchNextPage({ cancelRefetch: false })
      : undefined
  const erased = erasing === 'all' ? countOf(count) : countOf(1)
  return (
    <>
      {count > 0 && (
        <div className={styles.head}>
          <p className={styles.text} role="status">
            Creations stay {daysOf(days)}, then they are deleted for good. {countOf(count)},{' '}
            {formatBytes(bytes)}.
          </p>
          <Button icon={<ArchiveRestore size={20} />} busy={busy} onClick={restoreEverything}>
            Restore all
          </Button>
          <Button className={styles.empty} disabled={busy} onClick={() => setErasing('all')}>
            Empty the trash
          </Button>
        </div>
      )}
      {trash.isPending && <WallSkeleton />}
      {error && items.length === 0 && (
        <EmptyState icon={<ImageOff size={32} />} text={`Load trash failed. ${sentenceOf(error)}`}>
          <Button onClick={() => trash.refetch()}>Try again</Button>
        </EmptyState>
      )}
      {trash.isSuccess && count === 0 && (
        <EmptyState icon={<EmptyEasel />} text="The trash is empty.">
          <ButtonLink to="/gallery">Go to Gallery</ButtonLink>
        </EmptyState>
      )}
      <MasonryGrid<TrashItem>
        items={items}
        keyOf={({ creation }) => creation.id}
        heightOf={touch ? touchHeightOf : heightOf}
        label="Deleted creations"
        hasMore={hasNextPage}
        onEnd={loadMore}
      >
        {(item, columnWidth) => (
          <TrashCard
            item={item}
            columnWidth={columnWidth}
            onRestore={() => restore(item)}
            onErase={() => setErasing(item)}
          />
        )}
      </MasonryGrid>
      {items.length > 0 && (
        <WallEnd
          loading={trash.isFetchingNextPage}
          failed={isFetchNextPageError}
          ended={!hasNextPage}
          endText="-- You've reached the end --"
          onRetry={() => trash.fetchNextPage()}
        />
      )}
      {erasing && (
        <ConfirmDialog
          title={erasing === 'all' ? 'Empty the trash' : 'Delete for good'}
          act={`Delete ${erasing === 'all' ? `${formatCount(count)} ` : ''}for good`}
          message={`${erased} ${erased === countOf(1) ? 'is' : 'are'} deleted for good, with likes and comments. This cannot be undone.`}
          busy={busy}
          onCancel={() => setErasing(null)}
          onConfirm={erase}
        />
      )}
    </>
  )
}
