import type { NotificationOf } from '#contract/notifications.ts'

/** Somebody commented on one's creation: what they said. */
export function CommentText({ notification }: { notification: NotificationOf<'comment'> }) {
  return (
    <>
      Commented on your creation: <span>{notification.message}</span>
    </>
  )
}
