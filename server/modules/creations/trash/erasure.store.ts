import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { scheduleDeletions } from '#server/storage/deletions.store.ts'
import { creations, pictures, uploads } from '../creations.tables.ts'

/**
 * Erases creations for good: their words, the records of their pictures and, by the next sweep of the storage,
 * their files. The rows stay, because the ledger's entries refer to them. However many they are, it takes a
 * fixed number of statements.
 * @param which a condition on `creations`; what is erased already is left alone
 * @returns how many were erased
 */
export async function eraseWhere(tx: Queryable, which: SQL | undefined): Promise<number> {
  const chosen = and(which, isNull(creations.erasedAt))
  const ids = tx.select({ id: creations.id }).from(creations).where(chosen)
  const prefix = sql`'creation/' || ${creations.id} || '/'`
  await scheduleDeletions(tx, sql`select ${prefix} from ${creations} where ${chosen}`)
  await tx.delete(pictures).where(inArray(pictures.creationId, ids))
  await tx.delete(uploads).where(inArray(uploads.creationId, ids))
  const erased = await tx
    .update(creations)
    .set({
      deletedAt: sql`coalesce(${creations.deletedAt}, now())`,
      erasedAt: sql`now()`,
      form: sql`${creations.form} || '{"prompt":"","searchPrompt":"","negativePrompt":""}'::jsonb`,
      note: null,
      failureDetail: null,
      hiddenReason: null,
    })
    .where(chosen)
    .returning({ id: creations.id })
  return erased.length
}
