import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { storageDeletions } from './storage.tables.ts'

/** Notes a storage prefix for deletion after that many seconds. */
export async function orphan(tx: Queryable, prefix: string, afterSeconds = 0): Promise<number> {
  const [row] = await tx
    .insert(storageDeletions)
    .values({ prefix, notBefore: sql`now() + make_interval(secs => ${afterSeconds})` })
    .returning({ id: storageDeletions.id })
  return row!.id
}

/** Notes every prefix that a query of one column returns for deletion, in one statement however many they are. */
export async function scheduleDeletions(tx: Queryable, prefixes: SQL): Promise<void> {
  await tx.execute(sql`
    insert into storage_deletions (prefix, not_before) select found.prefix, now() from (${prefixes}) as found(prefix)`)
}

export async function dropOrphan(tx: Queryable, id: number): Promise<void> {
  await tx.delete(storageDeletions).where(eq(storageDeletions.id, id))
}

/** Some of the prefixes whose time has come. */
export async function readDueOrphans(
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
export async function postponeOrphan(db: Queryable, id: number, seconds: number): Promise<void> {
  await db
    .update(storageDeletions)
    .set({ notBefore: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(storageDeletions.id, id))
}
