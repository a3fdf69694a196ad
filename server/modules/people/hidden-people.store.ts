import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { hiddenPeople } from './people.tables.ts'

export async function setHiddenPerson(
  tx: Queryable,
  pair: { userId: string; hiddenUserId: string },
  isHidden: boolean,
): Promise<void> {
  if (isHidden) await tx.insert(hiddenPeople).values(pair).onConflictDoNothing()
  else await tx.delete(hiddenPeople).where(pairOf(pair))
}

const pairOf = (pair: { userId: string; hiddenUserId: string }) =>
  and(eq(hiddenPeople.userId, pair.userId), eq(hiddenPeople.hiddenUserId, pair.hiddenUserId))

export async function isHiddenPerson(
  db: Queryable,
  pair: { userId: string; hiddenUserId: string },
): Promise<boolean> {
  const rows = await db.select({ userId: hiddenPeople.userId }).from(hiddenPeople).where(pairOf(pair))
  return rows.length > 0
}

/** Ids of those whom the person hid, the latest first. */
export async function readHiddenPeople(
  db: Queryable,
  userId: string,
  { before, limit, offset }: { before?: string | null; limit: number; offset: number },
): Promise<string[]> {
  const older = before
    ? sql`(${hiddenPeople.createdAt}, ${hiddenPeople.hiddenUserId}) < (
        select b.created_at, b.hidden_user_id from hidden_people b
        where b.user_id = ${userId} and b.hidden_user_id = ${before})`
    : undefined
  const rows = await db
    .select({ id: hiddenPeople.hiddenUserId })
    .from(hiddenPeople)
    .where(and(eq(hiddenPeople.userId, userId), older))
    .orderBy(desc(hiddenPeople.createdAt), desc(hiddenPeople.hiddenUserId))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Whom the person hid, and by whom the person was hidden, is forgotten. */
export async function forgetHidden(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(hiddenPeople)
    .where(or(eq(hiddenPeople.userId, userId), eq(hiddenPeople.hiddenUserId, userId)))
}
