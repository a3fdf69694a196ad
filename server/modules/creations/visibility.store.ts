import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { createId } from '#server/lib/ids.ts'
import type { CreationRow } from './creations.store.ts'
import { creations, pictures } from './creations.tables.ts'

export async function setPrivate(tx: Queryable, creationId: string, isPrivate: boolean): Promise<void> {
  await tx.update(creations).set({ isPrivate }).where(eq(creations.id, creationId))
}

export async function setOnWall(tx: Queryable, creationId: string, onWall: boolean): Promise<void> {
  await tx.update(creations).set({ onWall }).where(eq(creations.id, creationId))
}

/** Gives the creation's pictures new addresses: the old ones, which others may know, lead nowhere. */
export async function renamePictures(tx: Queryable, creationId: string): Promise<void> {
  const rows = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.creationId, creationId))
  for (const { id } of rows)
    await tx
      .update(pictures)
      .set({ id: createId('pic') })
      .where(eq(pictures.id, id))
}

/** Locks the creation, whoever owns it and also in the trash; null when it is erased or never was. */
export async function lockAny(tx: Queryable, creationId: string): Promise<CreationRow | null> {
  const [row] = await tx
    .select()
    .from(creations)
    .where(and(eq(creations.id, creationId), isNull(creations.erasedAt)))
    .for('update')
  return row ?? null
}

/** Keeps the creation from everybody but its owner; with null, no longer. */
export async function setHidden(tx: Queryable, creationId: string, reason: string | null): Promise<void> {
  const hiddenAt = reason === null ? null : sql`now()`
  await tx.update(creations).set({ hiddenAt, hiddenReason: reason }).where(eq(creations.id, creationId))
}

/** Locks all that the person has waiting or running. */
export async function lockOpenOf(tx: Queryable, userId: string): Promise<CreationRow[]> {
  const open = [CREATION_STATUS.queued, CREATION_STATUS.processing]
  return await tx
    .select()
    .from(creations)
    .where(and(eq(creations.userId, userId), inArray(creations.status, open)))
    .orderBy(creations.id)
    .for('update')
}
