import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { comments, creations, likes } from '#server/database/schema.ts'

export async function isLiked(tx: Queryable, userId: string, creationId: string): Promise<boolean> {
  const rows = await tx.select({ userId: likes.userId }).from(likes).where(likeOf(userId, creationId))
  return rows.length > 0
}

export async function addLike(tx: Queryable, userId: string, creationId: string): Promise<void> {
  await tx.insert(likes).values({ userId, creationId }).onConflictDoNothing()
}

export async function removeLike(tx: Queryable, userId: string, creationId: string): Promise<void> {
  await tx.delete(likes).where(likeOf(userId, creationId))
}

const likeOf = (userId: string, creationId: string) =>
  and(eq(likes.userId, userId), eq(likes.creationId, creationId))

/** Counts the likes anew and keeps the number with the creation, which the caller has locked. */
export async function countLikes(tx: Queryable, creationId: string): Promise<number> {
  const [row] = await tx.select({ amount: count() }).from(likes).where(eq(likes.creationId, creationId))
  const numberOfLikes = row?.amount ?? 0
  await tx.update(creations).set({ numberOfLikes }).where(eq(creations.id, creationId))
  return numberOfLikes
}

/** Counts the comments anew and keeps the number with the creation. */
export async function countComments(tx: Queryable, creationId: string): Promise<number> {
  const [row] = await tx
    .select({ amount: count() })
    .from(comments)
    .where(and(eq(comments.creationId, creationId), isNull(comments.deletedAt)))
  const numberOfComments = row?.amount ?? 0
  await tx.update(creations).set({ numberOfComments }).where(eq(creations.id, creationId))
  return numberOfComments
}

export type CommentRow = typeof comments.$inferSelect

export async function insertComment(tx: Queryable, row: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(row)
}

/** Oldest first, as they were said. */
export async function readComments(
  db: Queryable,
  creationId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  return await db
    .select()
    .from(comments)
    .where(and(eq(comments.creationId, creationId), isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)
    .offset(offset)
}
