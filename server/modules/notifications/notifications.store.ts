import { and, count, desc, eq, getTableColumns, isNull, max, or, sql } from 'drizzle-orm'
import type { NotificationKind } from '#contract/notifications.ts'
import type { Queryable } from '#server/database/connection.ts'
import { mails } from '#server/mail/mail.tables.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Notifications about what moderation hides are left out, and those by people whom the person hid since. */
const isShown = eq(notifications.isHidden, false)
const notHidden = (userId: string) =>
  sql`${notifications.fromUserId} <> all(array(
    select h.hidden_user_id from hidden_people h where h.user_id = ${userId}))`

/** False when the person was notified of the same already. */
export async function insertNotification(
  tx: Queryable,
  row: typeof notifications.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: notifications.key })
    .returning({ id: notifications.id })
  return inserted.length === 1
}

/** Newest first. */
export async function readNotifications(
  db: Queryable,
  userId: string,
  { before, limit, offset }: { before?: string | null; limit: number; offset: number },
): Promise<NotificationRow[]> {
  const older = before
    ? sql`(${notifications.createdAt}, ${notifications.id}) < (
        select b.created_at, b.id from notifications b where b.id = ${before} and b.user_id = ${userId})`
    : undefined
  return await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isShown, notHidden(userId), older))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
}

/** Null when it is gone, or what it is about is gone. */
export async function readNotification(
  db: Queryable,
  notificationId: string,
): Promise<NotificationRow | null> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, notificationId), isShown))
  return row ?? null
}

/** An e-mail is recorded under the keys of all notifications in it. */
const isNotedFor = eq(mails.key, notifications.key)

/** What e-mails are written about: things of one kind that happened to one creation. */
type About = { userId: string; creationId: string; kind: NotificationKind }

/** A mail server may be away for two hours; what could not be sent for longer is given up. */
const LONGEST_WAIT = sql`interval '3 hours'`

/** The person's notifications about a creation that are neither read nor mailed, the oldest first. */
export async function readUnmailed(
  db: Queryable,
  { userId, creationId, kind }: About,
): Promise<NotificationRow[]> {
  return await db
    .select(getTableColumns(notifications))
    .from(notifications)
    .leftJoin(mails, isNotedFor)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.creationId, creationId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        isNull(mails.key),
        sql`${notifications.createdAt} > now() - ${LONGEST_WAIT}`,
        isShown,
        notHidden(userId),
      ),
    )
    .orderBy(notifications.createdAt, notifications.id)
}

/** When the person was last written to about this; null for never. */
export async function lastMailAbout(
  db: Queryable,
  { userId, creationId, kind }: About,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(mails.sentAt) })
    .from(notifications)
    .innerJoin(mails, isNotedFor)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.creationId, creationId),
        eq(notifications.kind, kind),
      ),
    )
  return row?.at ?? null
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isShown, notHidden(userId)))
  return row?.unread ?? 0
}

/** Marks one as read, or all. Returns whether there was such a one. */
export async function markRead(
  tx: Queryable,
  userId: string,
  notificationId: string | null,
): Promise<boolean> {
  const ofUser = eq(notifications.userId, userId)
  if (notificationId === null) {
    await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(ofUser, isNull(notifications.readAt)))
    return true
  }
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(ofUser, eq(notifications.id, notificationId)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function deleteNotification(
  tx: Queryable,
  userId: string,
  notificationId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(notifications)
    .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

/** Deletes notifications. Returns who had got them. */
export async function deleteByKey(tx: Queryable, key: string): Promise<string | null> {
  const [row] = await tx
    .delete(notifications)
    .where(eq(notifications.key, key))
    .returning({ userId: notifications.userId })
  return row?.userId ?? null
}

/** Hides notifications from their readers, or shows them again. Returns the readers. */
export async function setHidden(tx: Queryable, key: string, isHidden: boolean): Promise<string | null> {
  const [row] = await tx
    .update(notifications)
    .set({ isHidden })
    .where(eq(notifications.key, key))
    .returning({ userId: notifications.userId })
  return row?.userId ?? null
}

/** All notifications about a creation. */
export async function deleteAllAbout(tx: Queryable, creationId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.creationId, creationId))
}

/** All notifications of the person, and those of others about what the person did. */
export async function deleteAllOf(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), eq(notifications.fromUserId, userId)))
}
