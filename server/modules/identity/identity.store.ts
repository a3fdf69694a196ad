import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { USER_STATUS, users } from '#server/modules/people/people.tables.ts'
import { formerIdentities, loginAttempts, sessions } from './identity.tables.ts'

export type SessionRow = typeof sessions.$inferSelect
export type LoginAttemptRow = typeof loginAttempts.$inferSelect

/** The first account that this login had, if one of its accounts was deleted. */
export async function firstAccountOf(tx: Queryable, identityHash: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: formerIdentities.firstUserId })
    .from(formerIdentities)
    .where(eq(formerIdentities.identityHash, identityHash))
  return row?.id ?? null
}

/** Remembers a login whose account ends; the first of its accounts stays the one that is named. */
export async function insertFormerIdentity(
  tx: Queryable,
  identityHash: string,
  firstUserId: string,
): Promise<void> {
  await tx.insert(formerIdentities).values({ identityHash, firstUserId }).onConflictDoNothing()
}

export async function deleteSessionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

export async function insertSession(tx: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** People whose sessions count: neither deleted nor banned. */
const welcome = and(isNull(users.deletedAt), eq(users.status, USER_STATUS.active))

/** The session of a person who is neither deleted nor banned, expired or not. */
export async function sessionByHash(db: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), welcome))
  return row?.session ?? null
}

export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`), welcome))
  return rows.length > 0
}

export async function touchSession(
  db: Queryable,
  tokenHash: string,
  times: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning()
  return row ?? null
}

/** Whether this session of the person was there to end. */
export async function deleteSessionById(
  tx: Queryable,
  session: { id: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** The person's sessions that are not over, the one used last in front. */
export async function readSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
}

export async function insertAttempt(
  db: Queryable,
  attempt: typeof loginAttempts.$inferInsert,
): Promise<void> {
  await db.insert(loginAttempts).values(attempt)
}

/** Reads and deletes in one statement: of two callbacks with the same state one gets the attempt. */
export async function takeAttempt(db: Queryable, stateHash: string): Promise<LoginAttemptRow | null> {
  const [row] = await db.delete(loginAttempts).where(eq(loginAttempts.stateHash, stateHash)).returning()
  return row ?? null
}

/** Deletes what can no longer be used. Returns how many rows went. */
export async function deleteExpired(
  db: Queryable,
  times: { sessionsBefore: Date; attemptsBefore: Date },
): Promise<{ sessions: number; attempts: number }> {
  const ended = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, times.sessionsBefore))
    .returning({ userId: sessions.userId })
  const abandoned = await db
    .delete(loginAttempts)
    .where(lt(loginAttempts.createdAt, times.attemptsBefore))
    .returning({ createdAt: loginAttempts.createdAt })
  return { sessions: ended.length, attempts: abandoned.length }
}
