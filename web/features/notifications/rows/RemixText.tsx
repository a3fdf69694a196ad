import type { NotificationOf } from '#contract/notifications.ts'

/** Somebody made a picture from one's own, which may be gone by now. */
export function RemixText({ notification }: { notification: NotificationOf<'remix'> }) {
  return <>{notification.remixId ? 'Remixed your creation' : 'Remixed your creation; the picture is gone'}</>
}
