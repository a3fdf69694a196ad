import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useSetUnread } from '../features/identity/api.ts'
import { useLive } from '../features/live/live-state.ts'
import { useDeleteNotification, useNotifications, useReading } from '../features/notifications/api.ts'
import { NotificationRow } from '../features/notifications/NotificationRow.tsx'
import { sentenceOf } from '../lib/call.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { notifyError } from '../ui/toasts.ts'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './Notifications.module.css'
import { WallEnd } from './WallEnd.tsx'

/** What others said of one's creations. The page around it leads whoever is not signed in to the sign-in. */
export function Notifications() {
  const { user } = useSession()
  const live = useLive()
  const list = useNotifications(live === 'connecting' ? undefined : user?.id)
  const { notifications, error } = list
  const fresh = useReading(notifications, useSetUnread())
  const remove = useDeleteNotification()
  const [asked, setAsked] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useFailureNotice('Load notification failed', error)

  const confirm = async (id: string) => {
    setBusy(true)
    try {
      await remove(id)
    } catch (failure) {
      notifyError('Delete notification failed', sentenceOf(failure))
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  if (user === null) return null
  if (list.isPending) {
    return (
      <div className={styles.loading} role="status" aria-label="Loading notifications">
        <Skeleton height={60} />
        <Skeleton height={60} />
        <Skeleton height={60} />
      </div>
    )
  }
  if (error && notifications.length === 0) {
    return (
      <EmptyState icon={<Bell size={32} />} text={sentenceOf(error)}>
        <Button onClick={() => list.refetch()}>Try again</Button>
      </EmptyState>
    )
  }
  if (notifications.length === 0) return <EmptyState icon={<Bell size={32} />} text="No messages" />
  return (
    <div className={styles.list}>
      <ol aria-label="Notifications">
        {notifications.map(notification => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isFresh={fresh.has(notification.id)}
            onDelete={() => setAsked(notification.id)}
          />
        ))}
      </ol>
      {list.hasNextPage && !list.isFetchingNextPage && (
        <Button className={styles.older} onClick={() => list.fetchNextPage()}>
          Show older
        </Button>
      )}
      <WallEnd
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        ended={!list.hasNextPage}
        endText="-- You've reached the end --"
        isShort
        onRetry={() => list.fetchNextPage()}
      />
      {asked && (
        <ConfirmDialog
          message="Delete this notification?"
          act="Delete"
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      )}
    </div>
  )
}
