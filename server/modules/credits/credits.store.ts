import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { creations, creditAccounts, creditEntries } from '#server/database/schema.ts'

export type EntryKind = (typeof creditEntries.$inferSelect)['kind']
export type EntryRow = typeof creditEntries.$inferSelect

/** Creates an empty account; an account that is there already stays as it is. */
export async function insertAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing()
}

/** Locks the account until the transaction ends, so that its postings happen one after the other. */
export async function lockAccount(
  tx: Queryable,
  userId: string,
): Promise<{ balance: number; lastSeq: number } | null> {
  const [row] = await tx
    .select({ balance: creditAccounts.balance, lastSeq: creditAccounts.lastSeq })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update')
  return row ?? null
}

export async function entryByKey(db: Queryable, businessKey: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(creditEntries).where(eq(creditEntries.businessKey, businessKey))
  return row ?? null
}

/** Writes one entry and moves the account to it. The caller holds the account's lock. */
export async function append(
  tx: Queryable,
  entry: {
    userId: string
    seq: number
    change: number
    after: number
    kind: EntryKind
    description: string
    businessKey: string
    creationId: string | null
  },
): Promise<void> {
  // The wall clock and not the transaction's start: entries of one account then carry ascending times.
  await tx.insert(creditEntries).values({ ...entry, createdAt: sql`clock_timestamp()` })
  await tx
    .update(creditAccounts)
    .set({ balance: entry.after, lastSeq: entry.seq })
    .where(eq(creditAccounts.userId, entry.userId))
}

export async function readBalance(db: Queryable, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
  return row?.balance ?? null
}

/** Entries of one account, newest first, with the number of all of them. */
export async function readEntries(
  db: Queryable,
  userId: string,
  slice: { limit: number; offset: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const ofUser = eq(creditEntries.userId, userId)
  const entries = await db
    .select()
    .from(creditEntries)
    .where(ofUser)
    .orderBy(desc(creditEntries.seq))
    .limit(slice.limit)
    .offset(slice.offset)
  const [all] = await db.select({ total: count() }).from(creditEntries).where(ofUser)
  return { entries, total: all?.total ?? 0 }
}

const SHOWN = 5

/** How many rows a view of violations has, and the first of them. */
export async function offenders(
  db: Queryable,
  view: string,
): Promise<{ count: number; first: { subject: string; detail: string }[] }> {
  const { rows } = await db.execute<{ subject: string; detail: string; total: number }>(sql`
    select subject, detail, (count(*) over ())::int as total
    from ${sql.identifier(view)} order by subject limit ${SHOWN}`)
  return { count: rows[0]?.total ?? 0, first: rows.map(({ subject, detail }) => ({ subject, detail })) }
}

/** Creations that were charged and neither finished nor failed for this long, oldest first. */
export async function unsettled(
  db: Queryable,
  minutes: number,
): Promise<{ count: number; first: { subject: string; detail: string }[] }> {
  const { rows } = await db.execute<{ subject: string; detail: string; total: number }>(sql`
    select id as subject, 'status ' || status || ', since ' || created_at as detail,
      (count(*) over ())::int as total
    from ${creations}
    where status in (1, 2) and not background
      and created_at < now() - make_interval(mins => ${minutes})
    order by created_at limit ${SHOWN}`)
  return { count: rows[0]?.total ?? 0, first: rows.map(({ subject, detail }) => ({ subject, detail })) }
}
