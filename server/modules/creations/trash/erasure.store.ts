import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { storageDeletions } from '#server/storage/storage.tables.ts'
import { creations, pictures, uploads } from '../creations.tables.ts'

/**
 * Erases creations for good: their words, the records of their pictures and, by the next sweep of the storage,
 * their files. The rows stay, because the ledger's entries tell of them. However many they are, it takes a
 * fixed number of statements.
 * @param which a condition on `creations`; what is erased already is left alone
 * @returns how many were erased
 */
export async function eraseWhere(tx: Queryable, which: SQL | undefined): Promise<number> {
  const chosen = and(which, isNull(creations.erasedAt))
  const ids = tx.select({ id: creations.id }).from(creations).where(chosen)
  await tx.insert(storageDeletions).select(
    tx
      .select({
        id: sql<number>`nextval(pg_get_serial_sequence('storage_deletions', 'id'))`.as('id'),
        prefix: sql<string>`'creation/' || ${creations.id} || '/'`.as('prefix'),
        notBefore: sql<Date>`now()`.as('not_before'),
      })
      .from(creations)
      .where(chosen),
  )
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
