import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { type CreationView, ownViewFor } from '../creations.store.ts'
import { creations, pictures } from '../creations.tables.ts'
import { eraseWhere } from './erasure.store.ts'

const inTrash = and(isNotNull(creations.deletedAt), isNull(creations.erasedAt))
const inTrashOf = (userId: string): SQL | undefined => and(eq(creations.userId, userId), inTrash)

/** Takes the creation out of every list; all that belongs to it stays. */
export async function moveToTrash(tx: Queryable, creationId: string): Promise<void> {
  await tx.update(creations).set({ deletedAt: sql`now()` }).where(eq(creations.id, creationId))
}

/** Puts back those of the creations that are in the person's trash, and returns their ids. */
export async function takeFromTrash(tx: Queryable, userId: string, ids: string[]): Promise<string[]> {
  const restored = await tx
    .update(creations)
    .set({ deletedAt: null })
    .where(and(inTrashOf(userId), inArray(creations.id, ids)))
    .returning({ id: creations.id })
  return restored.map(({ id }) => id)
}

/** Erases what is in the person's trash: one creation, or all. Returns how many were erased. */
export const eraseFromTrash = (tx: Queryable, userId: string, creationId?: string): Promise<number> =>
  eraseWhere(tx, and(inTrashOf(userId), creationId ? eq(creations.id, creationId) : undefined))

/** Erases all creations of a person, in the trash or not. */
export const eraseAllOf = (tx: Queryable, userId: string): Promise<number> =>
  eraseWhere(tx, eq(creations.userId, userId))

/** Erases some of what has lain in anybody's trash for that many days. Returns how many were erased. */
export async function eraseDue(
  tx: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const due = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(and(inTrash, sql`${creations.deletedAt} < now() - make_interval(days => ${days})`))
    .orderBy(creations.deletedAt)
    .limit(limit)
    // Whoever restores one at this moment goes first.
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  return await eraseWhere(
    tx,
    inArray(
      creations.id,
      due.map(({ id }) => id),
    ),
  )
}

/** What the person deleted last, first; with `before`, only what was deleted earlier than that. */
export async function readTrash(
  db: Queryable,
  userId: string,
  before: { deletedAt: string; imageId: string } | null,
  limit: number,
): Promise<(CreationView & { deletedAt: Date })[]> {
  const older = before
    ? sql`(${creations.deletedAt}, ${creations.id}) < (${before.deletedAt}::timestamptz, ${before.imageId})`
    : undefined
  const rows = await db
    .select(ownViewFor(userId))
    .from(creations)
    .where(and(inTrashOf(userId), older))
    .orderBy(desc(creations.deletedAt), desc(creations.id))
    .limit(limit)
  return rows.map(row => ({ ...row, deletedAt: row.deletedAt! }))
}

/** How much is in the person's trash: creations, and bytes of their pictures as they were made. */
export async function measureTrash(db: Queryable, userId: string): Promise<{ count: number; bytes: number }> {
  const [found] = await db.select({ count: count() }).from(creations).where(inTrashOf(userId))
  const [held] = await db
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)`.mapWith(Number) })
    .from(pictures)
    .innerJoin(creations, eq(creations.id, pictures.creationId))
    .where(inTrashOf(userId))
  return { count: found?.count ?? 0, bytes: held?.bytes ?? 0 }
}
