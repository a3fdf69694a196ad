import type * as z from 'zod'
import type { LiveEvent } from '#contract/events.ts'
import type { Notification, NotificationKind, notificationListQuery } from '#contract/notifications.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database, Queryable, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import { isHiddenFrom } from '#server/modules/people/hidden-people.service.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { kindOf, type NewNotification } from './kinds/kinds.ts'
import {
  countUnread,
  deleteAllAbout,
  deleteAllOf,
  deleteByKey,
  deleteNotification,
  insertNotification,
  markRead,
  type NotificationRow,
  readNotification,
  readNotifications,
  setHidden,
} from './notifications.store.ts'

/** Rows that are read at once when all are asked for. */
const BATCH = 100

export type NotificationsService = ReturnType<typeof createNotificationsService>

/** Tells people what happens to their creations: on the page at once, and by e-mail if they want it. */
export function createNotificationsService(deps: {
  db: Database
  bus: Bus
  queue: Queue
  people: PeopleService
  creations: CreationsService
}) {
  const { db, bus, queue, people, creations } = deps

  async function present(actor: Actor, rows: NotificationRow[]): Promise<Notification[]> {
    const authors = await people.authorsOf(
      db,
      rows.map(({ fromUserId }) => fromUserId),
    )
    const known = rows.map(row => {
      const kind = kindOf(row.kind)
      return { row, kind, payload: kind.payload.parse(row.payload) }
    })
    const covers = await creations.coversOf(
      actor,
      known.flatMap(({ row, kind, payload }) => [row.creationId, ...kind.shows(payload)]),
    )
    return known.map(({ row, kind, payload }) => {
      const common = {
        kind: row.kind,
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        imageId: row.creationId,
        fromUserInfo: people.authorIn(authors, row.fromUserId),
        isRead: row.readAt !== null,
        picture: covers.get(row.creationId) ?? null,
      }
      return { ...common, ...kind.present(payload, covers) } as Notification
    })
  }

  const keyOf = (kind: NotificationKind, about: string) => `${kind}:${about}`
  const changed = (tx: Queryable, userId: string) =>
    bus.publish(tx, { type: 'notification', userId, notificationId: null })

  return {
    /**
     * Tells somebody of what somebody else did, in the transaction that does it; nothing when they did it
     * themselves, hid the other person, or were notified of the same before.
     */
    async notify(tx: Transaction, { kind: name, payload, ...given }: NewNotification): Promise<void> {
      const { userId, fromUserId, creationId } = given
      if (userId === fromUserId || (await isHiddenFrom(tx, userId, fromUserId))) return
      const kind = kindOf(name)
      const key = keyOf(name, kind.about({ ...given, payload }, new Date()))
      const id = createId('ntf')
      const row = { id, kind: name, key, userId, fromUserId, creationId, payload }
      if (!(await insertNotification(tx, row))) return
      await bus.publish(tx, { type: 'notification', userId, notificationId: id })
      if (kind.email) await queue.enqueue(tx, 'notifications.mail', { notificationId: id })
    },

    /** Deletes the notifications about something that is gone. */
    async withdraw(tx: Transaction, kind: NotificationKind, about: string): Promise<void> {
      const userId = await deleteByKey(tx, keyOf(kind, about))
      if (userId !== null) await changed(tx, userId)
    },

    /** Hides the notifications about something from their readers, or shows them again. */
    async setHidden(
      tx: Transaction,
      kind: NotificationKind,
      about: string,
      isHidden: boolean,
    ): Promise<void> {
      const userId = await setHidden(tx, keyOf(kind, about), isHidden)
      if (userId !== null) await changed(tx, userId)
    },

    /** Newest first, with the number of all that were not read yet. */
    async list(
      actor: Actor,
      { page, perPage, before }: z.output<typeof notificationListQuery>,
    ): Promise<{ notifications: Notification[]; unread: number }> {
      const slice = { before, limit: perPage, offset: (page - 1) * perPage }
      const rows = await readNotifications(db, actor.userId, slice)
      return {
        notifications: await present(actor, rows),
        unread: await countUnread(db, actor.userId),
      }
    },

    /** All notifications of the person, newest first. */
    async *everyOf(actor: Actor): AsyncGenerator<Notification> {
      for (let before: string | null = null; ; ) {
        const rows: NotificationRow[] = await readNotifications(db, actor.userId, {
          before,
          limit: BATCH,
          offset: 0,
        })
        yield* await present(actor, rows)
        if (rows.length < BATCH) return
        before = rows.at(-1)!.id
      }
    },

    unreadOf: (userId: string): Promise<number> => countUnread(db, userId),

    /** Marks one, or with null all, as read. Returns how many are left. @throws AppError not_found */
    async markRead(actor: Actor, notificationId: string | null): Promise<number> {
      const { userId } = actor
      return await transaction(db, async tx => {
        if (!(await markRead(tx, userId, notificationId))) throw new AppError('not_found')
        await changed(tx, userId)
        return await countUnread(tx, userId)
      })
    },

    /** @throws AppError not_found */
    async remove(actor: Actor, notificationId: string): Promise<void> {
      const { userId } = actor
      await transaction(db, async tx => {
        if (!(await deleteNotification(tx, userId, notificationId))) throw new AppError('not_found')
        await changed(tx, userId)
      })
    },

    /** All notifications about a creation. */
    removeAllAbout: (tx: Transaction, creationId: string): Promise<void> => deleteAllAbout(tx, creationId),

    /** All notifications of the person, and those of others that the person caused. */
    async removeAllOf(tx: Transaction, actor: Actor): Promise<void> {
      await deleteAllOf(tx, actor.userId)
    },

    /** What a signal means for one person's open pages: nothing, unless it is theirs. */
    async liveEventsFor(actor: Actor, signal: Signal): Promise<LiveEvent[]> {
      const { userId } = actor
      if (signal.type !== 'notification' || signal.userId !== userId) return []
      const row = signal.notificationId ? await readNotification(db, signal.notificationId) : null
      const [notification = null] = row?.userId === userId ? await present(actor, [row]) : []
      return [{ type: 'notification', unread: await countUnread(db, userId), notification }]
    },
  }
}
