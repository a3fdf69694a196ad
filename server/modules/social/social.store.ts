import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { comments, likes } from './social.tables.ts'

export async function isLiked(tx: Queryable, userId: string, creationId: string): Promise<boolean> {
  const rows = await tx.select({ userId: likes.userId }).from(likes).where(likeOf(userId, creationId))
  return rows.length > 0
}

/** Returns by how much the number of likes grew: 0 when the person liked it already. */
export async function addLike(tx: Queryable, userId: string, creationId: string): Promise<number> {
  const rows = await tx
    .insert(likes)
    .values({ userId, creationId })
    .onConflictDoNothing()
    .returning({ userId: likes.userId })
  return rows.length
}

/** Returns by how much the number of likes grew: -1, or 0 when the person did not like it. */
export async function removeLike(tx: Queryable, userId: string, creationId: string): Promise<number> {
  const rows = await tx.delete(likes).where(likeOf(userId, creationId)).returning({ userId: likes.userId })
  return -rows.length
}

const likeOf = (userId: string, creationId: string) =>
  and(eq(likes.userId, userId), eq(likes.creationId, creationId))

/**
 * Moves the number that is kept with the creation, which the caller has locked, so that it is the number of
 * rows however many people like it. Returns the new one.
 */
export async function moveLikes(tx: Queryable, creationId: string, change: number): Promise<number> {
  const [row] = await tx
    .update(creations)
    .set({ numberOfLikes: sql`${creations.numberOfLikes} + ${change}` })
    .where(eq(creations.id, creationId))
    .returning({ numberOfLikes: creations.numberOfLikes })
  return row?.numberOfLikes ?? 0
}

/** Neither deleted nor hidden by moderation. */
const isShown = and(isNull(comments.deletedAt), isNull(comments.hiddenAt))

/** Counts the comments anew and keeps the number with the creation. */
export async function countComments(tx: Queryable, creationId: string): Promise<number> {
  const [row] = await tx
    .select({ amount: count() })
    .from(comments)
    .where(and(eq(comments.creationId, creationId), isShown))
  const numberOfComments = row?.amount ?? 0
  await tx.update(creations).set({ numberOfComments }).where(eq(creations.id, creationId))
  return numberOfComments
}

export type LikeRow = typeof likes.$inferSelect
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

/** A comment that is shown, with its creation's owner; the creation may be deleted. */
export async function readComment(
  db: Queryable,
  commentId: string,
): Promise<(CommentRow & { ownerId: string }) | null> {
  const [row] = await db
    .select({ comment: comments, ownerId: creations.userId })
    .from(comments)
    .innerJoin(creations, eq(creations.id, comments.creationId))
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  return row ? { ...row.comment, ownerId: row.ownerId } : null
}

/** Locks the creation's row, so that its counts are changed by one transaction at a time. */
export async function lockCounts(tx: Queryable, creationId: string): Promise<void> {
  await tx.select({ id: creations.id }).from(creations).where(eq(creations.id, creationId)).for('update')
}

/** What was written goes with it; the row stays, because reports may tell of it. */
export async function eraseComment(tx: Queryable, commentId: string): Promise<void> {
  await tx.update(comments).set({ deletedAt: sql`now()`, message: '' }).where(eq(comments.id, commentId))
}

export async function setCommentHidden(tx: Queryable, commentId: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? sql`now()` : null
  await tx.update(comments).set({ hiddenAt }).where(eq(comments.id, commentId))
}

/** Takes back all likes of a person, and the numbers with them. */
export async function removeLikesOf(tx: Queryable, userId: string): Promise<void> {
  const liked = sql`select l.creation_id from likes l where l.user_id = ${userId}`
  // In one order for everybody, so that two who do this at once do not wait for each other.
  await tx
    .select({ id: creations.id })
    .from(creations)
    .where(sql`${creations.id} in (${liked})`)
    .orderBy(creations.id)
    .for('update')
  await tx
    .update(creations)
    .set({
      numberOfLikes: sql`(select count(*) from likes o where o.creation_id = creations.id and o.user_id <> ${userId})`,
    })
    .where(sql`${creations.id} in (${liked})`)
  await tx.delete(likes).where(eq(likes.userId, userId))
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

/** What the person likes, the newest first, before the given creation was liked. */
export async function readLikesOf(
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<LikeRow[]> {
  const older =
    before === null
      ? undefined
      : sql`(${likes.createdAt}, ${likes.creationId}) < (
          select b.created_at, b.creation_id from likes b where b.user_id = ${userId} and b.creation_id = ${before})`
  return await db
    .select()
    .from(likes)
    .where(and(eq(likes.userId, userId), older))
    .orderBy(desc(likes.createdAt), desc(likes.creationId))
    .limit(limit)
}
