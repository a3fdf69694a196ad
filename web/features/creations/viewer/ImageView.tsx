import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { isNotFoundError, sentenceOf } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/title.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { NotFound } from '#web/ui/NotFound.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { useFailureNotice } from '#web/ui/use-failure-notice.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { fetchCreation } from '../api.ts'
import { OpenCard } from '../card/OpenCard.tsx'
import { nameOf, titleOf } from '../describe.ts'
import { findInLists } from '../gallery-cache.ts'
import { newerOf } from '../merge.ts'
import { useOwnerActions } from '../owner-actions.ts'
import { useBrowsed } from './browse.ts'
import styles from './ImageView.module.css'
import { Panel } from './Panel.tsx'
import { PictureViewer, type Zoom } from './PictureViewer.tsx'
import { siblingsOf } from './Siblings.tsx'
import { neighbourOf, useNeighbours } from './use-neighbours.ts'
import { ViewBar } from './ViewBar.tsx'

const ShareDialog = lazy(() =>
  import('../sharing/ShareDialog.tsx').then(file => ({ default: file.ShareDialog })),
)

type ImageViewProps = {
  id: string
  onClose: () => void
  /** Goes to another creation of the list that it was opened from. */
  onTurn: (id: string) => void
  onReprompt: (creation: Creation) => void
  /** The create box was filled in with this picture. */
  onInputStarted: () => void
}

/** The creation, at first as the list has it that it was opened from. */
function useCreation(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['creation', id],
    queryFn: async () => {
      const news = await fetchCreation(id)
      return newerOf(client.getQueryData(['creation', id]), news)
    },
    initialData: () => findInLists(client, id),
    // What a list has may be old: it is asked for all the same.
    initialDataUpdatedAt: 0,
  })
  const { error, refetch } = query
  const isNotFound = isNotFoundError(error)
  return { creation: isNotFound ? undefined : query.data, error, isNotFound, refetch }
}

/** A creation on the whole screen, over the page from which it was opened. */
export function ImageView({ id, onClose, onTurn, onReprompt, onInputStarted }: ImageViewProps) {
  const dialog = useModal()
  const zoom = useRef<Zoom>(null)
  const [sharing, setSharing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [turned, setTurned] = useState<1 | -1 | 0>(0)
  const { creation, error, isNotFound, refetch } = useCreation(id)
  const { hasPrevious, hasNext } = useNeighbours(id)
  const { creations: browsed } = useBrowsed()
  /** Keys come faster than pages: each goes on from where the one before led. */
  const latest = useRef(id)
  useFailureNotice('Fetch creation failed', isNotFound ? null : error)
  useTitle(creation ? titleOf(creation) : null)

  useEffect(() => {
    latest.current = id
  }, [id])

  const turn = (step: 1 | -1) => {
    const to = neighbourOf(latest.current, step)
    if (!to) return
    latest.current = to.id
    setTurned(step)
    setComparing(false)
    onTurn(to.id)
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => zoom.current?.zoomIn(),
    '=': () => zoom.current?.zoomIn(),
    '-': () => zoom.current?.zoomOut(),
    '0': () => zoom.current?.reset(),
  }
  for (const one of siblingsOf(creation, browsed)) {
    keys[String((one.own?.batch?.position ?? 0) + 1)] = () => onTurn(one.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog') !== event.currentTarget)
      return
    // These use such keys themselves.
    if (target.closest('input, textarea, [role=slider], [role=menu]')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const picture = creation?.pictures[0]
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      // Not its first button, around which a ring would stand.
      data-autofocus
      className={styles.view}
      aria-label={creation ? nameOf(creation) : 'Picture'}
      onKeyDown={onKeyDown}
      onCancel={event => {
        // React passes on the event of a dialog that was opened from this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={`${styles.stage} ${isNotFound ? styles.alone : ''}`}>
        <ViewBar
          creation={creation}
          comparing={comparing}
          hasPrevious={hasPrevious}
          hasNext={hasNext}
          actions={{
            close: onClose,
            goBack: () => turn(-1),
            goOn: () => turn(1),
            zoom: () => zoom.current?.toggle(),
            compare: () => setComparing(now => !now),
            share: () => setSharing(true),
            remove: () => setDeleting(true),
          }}
        />
        {picture && creation && (
          <PictureViewer
            key={picture.url}
            creation={creation}
            picture={picture}
            comparing={comparing}
            turned={turned}
            zoom={zoom}
            onSwipe={turn}
          />
        )}
        {creation && creation.status !== CREATION_STATUS.complete && (
          <div className={styles.open}>
            <OpenCard creation={creation} onRetried={next => onTurn(next.id)} />
          </div>
        )}
        {isNotFound && <NotFound />}
        {!creation && error && !isNotFound && (
          <div className={styles.message}>
            <p>Fetch creation failed. {sentenceOf(error)}</p>
            <Button onClick={() => refetch()}>Try again</Button>
          </div>
        )}
        {!creation && !error && (
          <p className={styles.message}>
            <Spinner size={24} /> <span className="visually-hidden">Loading</span>
          </p>
        )}
      </div>
      {creation && (
        <Panel
          key={id}
          creation={creation}
          onTurn={onTurn}
          onReprompt={onReprompt}
          onInputStarted={onInputStarted}
        />
      )}
      {creation && sharing && (
        <Suspense>
          <ShareDialog creation={creation} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {creation && deleting && (
        <DeleteDialog creation={creation} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </dialog>
  )
}

function DeleteDialog({
  creation,
  onClose,
  onDeleted,
}: {
  creation: Creation
  onClose: () => void
  onDeleted: () => void
}) {
  const { busy, remove } = useOwnerActions(creation)
  return (
    <ConfirmDialog
      title="Delete Creation"
      act="Delete"
      message="Are you sure you want to delete this creation?"
      busy={busy}
      onCancel={onClose}
      onConfirm={async () => {
        if (await remove()) onDeleted()
        else onClose()
      }}
    />
  )
}
