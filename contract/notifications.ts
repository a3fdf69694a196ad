import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { creationId, pictureInfo } from './creations.ts'
import { author } from './identity.ts'

const notificationId = z.string().regex(/^ntf_[0-9a-z]{26}$/)

/** Somebody commented on one's creation. */
export const notification = z.object({
  id: notificationId,
  createdAt: timestamp,
  imageId: creationId,
  message: z.string().describe('The comment'),
  fromUserInfo: author,
  isRead: z.boolean(),
  picture: pictureInfo.nullable().describe('The first picture of the creation'),
})
export type Notification = z.infer<typeof notification>

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
