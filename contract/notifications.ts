import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { creationId, pictureInfo } from './creations.ts'
import { author } from './people.ts'

const notificationId = z.string().regex(/^ntf_[0-9a-z]{26}$/)

/** What every notification has, of whatever kind. */
const common = {
  id: notificationId,
  createdAt: timestamp,
  imageId: creationId.describe('The reader’s own creation that it is about'),
  message: z.string().describe('What happened, in words: the comment, for one'),
  fromUserInfo: author,
  isRead: z.boolean(),
  picture: pictureInfo.nullable().describe('The picture to show beside it'),
}

/** What happened to one's creations, by kind. */
export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment').describe('Somebody commented on the creation'), ...common }),
  z.object({
    kind: z.literal('remix').describe('Somebody made a picture that was started from the creation'),
    ...common,
    remixId: creationId.nullable().describe('That picture; null when it is not to be seen any more'),
  }),
])
export type Notification = z.infer<typeof notification>
export type NotificationKind = Notification['kind']
export type NotificationOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>

/** Newest first. */
export const notificationListQuery = z.object({
  page,
  perPage: perPage(100),
  before: notificationId.nullish().describe('Only notifications older than this one'),
})
export const notificationListAnswer = z.object({
  status: z.literal(0),
  data: z.array(notification),
  unread: z.int().describe('Notifications that were not read yet, on all pages'),
})

export const notificationDeletion = z.object({ notificationId })

/** Marks one as read, or without an id all. */
export const notificationRead = z.object({ notificationId: notificationId.nullish() })
export const unreadAnswer = answerOf(z.object({ unread: z.int() }))
