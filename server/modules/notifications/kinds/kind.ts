import type * as z from 'zod'
import type { PictureInfo } from '#contract/creations.ts'
import type { NotificationKind, NotificationOf } from '#contract/notifications.ts'
import type { Email } from '#server/mail/message.ts'

/** What all kinds have, which is presented for all alike. */
type Common = 'kind' | 'id' | 'createdAt' | 'imageId' | 'fromUserInfo' | 'isRead' | 'picture'

/** What a notification is about: `userId` reads it, `fromUserId` caused it, and `creationId` is the reader's own creation. */
export type NotificationData<Payload> = {
  userId: string
  fromUserId: string
  creationId: string
  payload: Payload
}

/** One kind of notification: all that the server knows of it. */
export type Kind<Name extends NotificationKind, Payload> = {
  /** What is stored of this kind beyond what all have. */
  payload: z.ZodType<Payload>
  /** What a second notification would repeat: of those that answer alike, the first is kept. */
  about: (notification: NotificationData<Payload>, now: Date) => string
  /** Creations of others whose pictures it shows, as far as the reader may see them. */
  shows: (payload: Payload) => string[]
  /**
   * What the contract has of this kind beyond what all have. `covers` are the first pictures of the creations
   * that the reader may see. Without a `picture` that of the reader's own creation is shown.
   */
  present: (
    payload: Payload,
    covers: ReadonlyMap<string, PictureInfo>,
  ) => Omit<NotificationOf<Name>, Common> & { picture?: PictureInfo }
  /** Null for kinds that are shown on the page only. */
  email: KindEmail<Payload> | null
}

/** The e-mail of a kind. Notifications about one creation that come soon after each other make one e-mail. */
export type KindEmail<Payload> = {
  isWanted: (settings: { notifyComment: boolean }) => boolean
  /** @param items the oldest first, at least one */
  write: (email: {
    reader: string
    items: { author: string; payload: Payload }[]
    creationUrl: string
    unsubscribeUrl: string
  }) => Email
}
