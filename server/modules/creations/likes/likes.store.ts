import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { creations, likes } from '../creations.tables.ts'

export type LikeRow = typeof likes.$inferSelect

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
