import { Trash2 } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { formatDate } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './NotificationRow.module.css'
import { rowOf } from './rows/rows.ts'

/** What happened to one's creation: who, when, what, and the picture it is about. */
export function NotificationRow({
  notification,
  isFresh,
  onDelete,
}: {
  notification: Notification
  isFresh: boolean
  onDelete: () => void
}) {
  const { fromUserInfo: sender, picture, createdAt } = notification
  const { Text, leadsTo } = rowOf(notification)
  const location = useLocation()
  const creation = {
    to: `/creation/${leadsTo(notification)}`,
    state: { background: location },
    preventScrollReset: true,
  }
  return (
    <li className={styles.row}>
      <Link to={`/user/${sender.id}`} tabIndex={-1} aria-hidden="true">
        <Avatar person={sender} size={44} />
      </Link>
      <div className={styles.text}>
        <p className={styles.by}>
          {isFresh && <span className={styles.fresh} role="img" aria-label="New" />}
          <Link to={`/user/${sender.id}`}>{sender.nickName}</Link>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <Link {...creation} className={styles.message}>
          <Text notification={notification} />
        </Link>
      </div>
      {picture && (
        <Link {...creation} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <Picture picture={picture} alt="" sizes="48px" />
        </Link>
      )}
      <IconButton label={`Delete the notification from ${sender.nickName}`} onClick={onDelete}>
        <Trash2 size={20} />
      </IconButton>
    </li>
  )
}
