import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { creditAccounts, creditDebts, creditEntries } from './credits.tables.ts'

export type EntryKind = (typeof creditEntries.$inferSelect)['kind']
export type EntryRow = typeof creditEntries.$inferSelect

export type AccountRow = typeof creditAccounts.$inferSelect

/** Creates an empty account; an account that is there already stays as it is. */
export async function insertAccount(tx: Queryable, userId: string, holder: string): Promise<void> {
  await tx.insert(creditAccounts).values({ userId, holder }).onConflictDoNothing()
}

const holderOf = (userId: string) => sql`(select h.holder from credit_accounts h where h.user_id = ${userId})`

/** Ids of all accounts of the person, those that were deleted before among them. */
const accountsOf = (userId: string) =>
  sql`(select a.user_id from credit_accounts a where a.holder = ${holderOf(userId)})`

/**
 * Locks all accounts of the person until the transaction ends, so that postings happen one after the
 * other. This one comes first; none when it does not exist.
 */
export async function lockAccounts(tx: Queryable, userId: string): Promise<AccountRow[]> {
  const rows = await tx
    .select()
    .from(creditAccounts)
    .where(sql`${creditAccounts.holder} = ${holderOf(userId)}`)
    .orderBy(asc(creditAccounts.userId))
    .for('update')
  return rows.sort((a, b) => Number(b.userId === userId) - Number(a.userId === userId))
}

export async function entryByKey(db: Queryable, businessKey: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(creditEntries).where(eq(creditEntries.businessKey, businessKey))
  return row ?? null
}

export async function keysPosted(db: Queryable, businessKeys: string[]): Promise<Set<string>> {
  if (businessKeys.length === 0) return new Set()
  const rows = await db
    .select({ key: creditEntries.businessKey })
    .from(creditEntries)
    .where(sql`${creditEntries.businessKey} = any(${sql.param(businessKeys)})`)
  return new Set(rows.map(row => row.key))
}

export type DebtRow = typeof creditDebts.$inferSelect

export async function debtByKey(db: Queryable, key: string): Promise<DebtRow | null> {
  const [row] = await db.select().from(creditDebts).where(eq(creditDebts.key, key))
  return row ?? null
}

export async function insertDebt(tx: Queryable, debt: typeof creditDebts.$inferInsert): Promise<void> {
  await tx.insert(creditDebts).values({ ...debt, createdAt: sql`clock_timestamp()` })
}

export async function updateDebt(
  tx: Queryable,
  key: string,
  change: Partial<Pick<DebtRow, 'outstanding' | 'isReversed'>>,
): Promise<void> {
  await tx.update(creditDebts).set(change).where(eq(creditDebts.key, key))
}

/** What the person owes, from deleted accounts too, oldest first. */
export async function openDebts(tx: Queryable, userId: string): Promise<DebtRow[]> {
  return await tx
    .select()
    .from(creditDebts)
    .where(and(sql`${creditDebts.userId} in ${accountsOf(userId)}`, gt(creditDebts.outstanding, 0)))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.key))
}

/** Refunds that took credits back and were not undone, newest first. */
export async function readActiveRefunds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ key: creditDebts.key })
    .from(creditDebts)
    .where(
      and(
        eq(creditDebts.userId, userId),
        eq(creditDebts.isReversed, false),
        sql`starts_with(${creditDebts.key}, 'clawback:re_')`,
      ),
    )
    .orderBy(desc(creditDebts.createdAt))
    .limit(100)
  return rows.map(({ key }) => key.slice('clawback:'.length))
}

/** Credits that were taken under this claw-back, at once and from later ones, by account. */
export async function takenUnder(
  tx: Queryable,
  debt: Pick<DebtRow, 'userId' | 'key'>,
): Promise<{ userId: string; taken: number }[]> {
  const { userId, businessKey, change, kind } = creditEntries
  return await tx
    .select({ userId, taken: sql<number>`(-sum(${change}))::float8`.mapWith(Number) })
    .from(creditEntries)
    .where(
      sql`${userId} in ${accountsOf(debt.userId)} and ${kind} = 'clawback'
        and (${businessKey} = ${debt.key} or starts_with(${businessKey}, ${`settle:${debt.key}:`}))`,
    )
    .groupBy(userId)
    .orderBy(asc(userId))
}

export async function updateFrozen(tx: Queryable, userId: string, isFrozen: boolean): Promise<void> {
  await tx.update(creditAccounts).set({ isFrozen }).where(eq(creditAccounts.userId, userId))
}

export async function readStanding(
  db: Queryable,
  userId: string,
): Promise<{ debt: number; isFrozen: boolean }> {
  const [row] = await db
    .select({
      isFrozen: sql<boolean>`coalesce(bool_or(${creditAccounts.isFrozen}), false)`,
      debt: sql<number>`coalesce((
        select sum(d.outstanding) from ${creditDebts} d where d.user_id in ${accountsOf(userId)}), 0)::float8`,
    })
    .from(creditAccounts)
    .where(sql`${creditAccounts.holder} = ${holderOf(userId)}`)
  return { debt: Number(row?.debt ?? 0), isFrozen: row?.isFrozen ?? false }
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
