import type { ComponentType } from 'react'
import type { Notification, NotificationKind, NotificationOf } from '#contract/notifications.ts'
import { CommentText } from './CommentText.tsx'
import { RemixText } from './RemixText.tsx'

/** How each kind is shown: its words, and the creation that it leads to. */
export type Row<Kind extends NotificationKind> = {
  Text: ComponentType<{ notification: NotificationOf<Kind> }>
  leadsTo: (notification: NotificationOf<Kind>) => string
}

const ROWS: { [Kind in NotificationKind]: Row<Kind> } = {
  comment: { Text: CommentText, leadsTo: ({ imageId }) => imageId },
  remix: { Text: RemixText, leadsTo: ({ remixId, imageId }) => remixId ?? imageId },
}

/** The row of a notification of any kind. */
export const rowOf = ({ kind }: Notification) => ROWS[kind] as Row<NotificationKind>
