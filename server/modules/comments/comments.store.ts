import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { comments } from './comments.tables.ts'

/** Neither deleted nor hidden by moderation. */
const isShown = and(isNull(comments.deletedAt), isNull(comments.hiddenAt))

/** How many comments on the creation are shown. */
export async function countComments(tx: Queryable, creationId: string): Promise<number> {
  const [row] = await tx
    .select({ amount: count() })
    .from(comments)
    .where(and(eq(comments.creationId, creationId), isShown))
  return row?.amount ?? 0
}

export type CommentRow = typeof comments.$inferSelect

export async function insertComment(tx: Queryable, row: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(row)
}

/** Oldest first, as they were said, without those of people whom the viewer hid. */
export async function readComments(
  db: Queryable,
  viewerId: string | null,
  creationId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  const notHidden =
    viewerId === null
      ? undefined
      : sql`${comments.userId} <> all(array(
          select h.hidden_user_id from hidden_people h where h.user_id = ${viewerId}))`
  return await db
    .select()
    .from(comments)
    .where(and(eq(comments.creationId, creationId), isShown, notHidden))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)
    .offset(offset)
}

/** A comment that was not deleted, hidden by moderation or not; its creation may be deleted. */
export async function readComment(db: Queryable, commentId: string): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  return row ?? null
}

/** What was written goes with it; the row stays, because reports may refer to it. */
export async function eraseComment(tx: Queryable, commentId: string): Promise<void> {
  await tx.update(comments).set({ deletedAt: sql`now()`, message: '' }).where(eq(comments.id, commentId))
}

export async function setCommentHidden(tx: Queryable, commentId: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? sql`now()` : null
  await tx.update(comments).set({ hiddenAt }).where(eq(comments.id, commentId))
}

/** What the person said, oldest first, after the given comment. */
export async function readCommentsOf(
  db: Queryable,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<CommentRow[]> {
  return await db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        isNull(comments.deletedAt),
        after === null
          ? undefined
          : sql`(${comments.createdAt}, ${comments.id}) > (
              select b.created_at, b.id from comments b where b.id = ${after})`,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)
}
