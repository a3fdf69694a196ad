import type * as z from 'zod'
import type { LiveEvent } from '#contract/events.ts'
import type { Notification, notificationListQuery } from '#contract/notifications.ts'
import type { Database, Queryable, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import { createId } from '#server/ids.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { IdentityService, Subject } from '#server/modules/identity/identity.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import {
  countUnread,
  deleteAllOf,
  deleteNotification,
  deleteOfComment,
  insertNotification,
  isHiddenFrom,
  markRead,
  type NotificationRow,
  readNotification,
  readNotifications,
} from './notifications.store.ts'

export type NotificationsService = ReturnType<typeof createNotificationsService>

/** Tells people what happens to their creations: on the page at once, and by e-mail if they want it. */
export function createNotificationsService(deps: {
  db: Database
  bus: Bus
  queue: Queue
  identity: IdentityService
  creations: CreationsService
}) {
  const { db, bus, queue, identity, creations } = deps

  async function present(subject: Subject, rows: NotificationRow[]): Promise<Notification[]> {
    const authors = await identity.authorsOf(
      db,
      rows.map(({ fromUserId }) => fromUserId),
    )
    const covers = await creations.coversOf(
      subject,
      rows.map(({ creationId }) => creationId),
    )
    return rows.map(row => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      imageId: row.creationId,
      message: row.message,
      fromUserInfo: identity.authorIn(authors, row.fromUserId),
      isRead: row.readAt !== null,
      picture: covers.get(row.creationId) ?? null,
    }))
  }

  const changed = (tx: Queryable, userId: string) =>
    bus.publish(tx, { type: 'notification', userId, notificationId: null })

  return {
    /** Tells a creation's owner of a comment by somebody else, in the transaction that makes the comment. */
    async tellOfComment(
      tx: Transaction,
      comment: { id: string; creationId: string; ownerId: string; authorId: string },
    ): Promise<void> {
      const { id: commentId, creationId, ownerId: userId, authorId: fromUserId } = comment
      if (userId === fromUserId || (await isHiddenFrom(tx, userId, fromUserId))) return
      const id = createId('ntf')
      await insertNotification(tx, { id, userId, fromUserId, creationId, commentId })
      await bus.publish(tx, { type: 'notification', userId, notificationId: id })
      await queue.enqueue(tx, 'notifications.mail', { notificationId: id })
    },

    /** Takes back what was told of a comment that is gone. */
    async forgetComment(tx: Transaction, commentId: string): Promise<void> {
      const userId = await deleteOfComment(tx, commentId)
      if (userId !== null) await changed(tx, userId)
    },

    /** Newest first, with the number of all that were not read yet. */
    async list(
      subject: Subject,
      { page, perPage, before }: z.output<typeof notificationListQuery>,
    ): Promise<{ notifications: Notification[]; unread: number }> {
      const slice = { before, limit: perPage, offset: (page - 1) * perPage }
      const rows = await readNotifications(db, subject.userId, slice)
      return {
        notifications: await present(subject, rows),
        unread: await countUnread(db, subject.userId),
      }
    },

    unreadOf: (userId: string): Promise<number> => countUnread(db, userId),

    /** Marks one, or with null all, as read. Returns how many are left. @throws AppError not_found */
    async markRead(subject: Subject, notificationId: string | null): Promise<number> {
      const { userId } = subject
      return await transaction(db, async tx => {
        if (!(await markRead(tx, userId, notificationId))) throw new AppError('not_found')
        await changed(tx, userId)
        return await countUnread(tx, userId)
      })
    },

    /** @throws AppError not_found */
    async remove(subject: Subject, notificationId: string): Promise<void> {
      const { userId } = subject
      await transaction(db, async tx => {
        if (!(await deleteNotification(tx, userId, notificationId))) throw new AppError('not_found')
        await changed(tx, userId)
      })
    },

    /** All that the person was told, and that others were told of the person. */
    async removeAllOf(tx: Transaction, subject: Subject): Promise<void> {
      await deleteAllOf(tx, subject.userId)
    },

    /** What a signal means for one person's open pages: nothing, unless it is theirs. */
    async liveEventsFor(subject: Subject, signal: Signal): Promise<LiveEvent[]> {
      const { userId } = subject
      if (signal.type !== 'notification' || signal.userId !== userId) return []
      const row = signal.notificationId ? await readNotification(db, signal.notificationId) : null
      const [notification = null] = row?.userId === userId ? await present(subject, [row]) : []
      return [{ type: 'notification', unread: await countUnread(db, userId), notification }]
    },
  }
}
