import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { creations } from './creations.tables.ts'

/** Locks the creation, deleted or not, until the transaction ends, and returns its owner's id. */
export async function lockCounts(tx: Queryable, creationId: string): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: creations.userId })
    .from(creations)
    .where(eq(creations.id, creationId))
    .for('update')
  return row?.ownerId ?? null
}

export async function setNumberOfComments(
  tx: Queryable,
  creationId: string,
  numberOfComments: number,
): Promise<void> {
  await tx.update(creations).set({ numberOfComments }).where(eq(creations.id, creationId))
}
