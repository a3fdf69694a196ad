import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { storageDeletions } from './storage.tables.ts'

/** Schedules the deletion of everything below a storage prefix, that many seconds from now. Returns its id. */
export async function scheduleDeletion(tx: Queryable, prefix: string, afterSeconds = 0): Promise<number> {
  const [row] = await tx
    .insert(storageDeletions)
    .values({ prefix, notBefore: sql`now() + make_interval(secs => ${afterSeconds})` })
    .returning({ id: storageDeletions.id })
  return row!.id
}

/** Schedules the deletion of every prefix that a query of one column returns, in one statement however many they are. */
export async function scheduleDeletions(tx: Queryable, prefixes: SQL): Promise<void> {
  await tx.execute(sql`
    insert into storage_deletions (prefix, not_before) select found.prefix, now() from (${prefixes}) as found(prefix)`)
}

/** The files are needed after all, or are gone already. */
export async function cancelDeletion(tx: Queryable, id: number): Promise<void> {
  await tx.delete(storageDeletions).where(eq(storageDeletions.id, id))
}

/** Up to `limit` scheduled deletions that are due, the longest due first. */
export async function readDueDeletions(
  db: Queryable,
  limit: number,
): Promise<{ id: number; prefix: string }[]> {
  return await db
    .select({ id: storageDeletions.id, prefix: storageDeletions.prefix })
    .from(storageDeletions)
    .where(sql`${storageDeletions.notBefore} <= now()`)
    .orderBy(storageDeletions.notBefore)
    .limit(limit)
}

/** A prefix that could not be deleted now is tried again later. */
export async function postponeDeletion(db: Queryable, id: number, seconds: number): Promise<void> {
  await db
    .update(storageDeletions)
    .set({ notBefore: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(storageDeletions.id, id))
}
