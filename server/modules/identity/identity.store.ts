import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { settings } from '#server/database/settings.tables.ts'
import { formerIdentities, hiddenPeople, loginAttempts, sessions, users } from './identity.tables.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
export type LoginAttemptRow = typeof loginAttempts.$inferSelect

export const USER_STATUS = { active: 1, banned: 2 } as const

const living = isNull(users.deletedAt)

export async function userByIdentity(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject), living))
  return row ?? null
}

export async function userById(db: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), living))
  return row ?? null
}

/** What everybody may know of a person, and whether the person left. */
export type AuthorRow = Pick<UserRow, 'id' | 'nickName' | 'avatarKey' | 'deletedAt'>

/** Narrow, and one parameter however many ids there are: every list of creations asks this. */
export async function authorsByIds(db: Queryable, userIds: string[]): Promise<AuthorRow[]> {
  if (userIds.length === 0) return []
  const { id, nickName, avatarKey, deletedAt } = users
  return await db
    .select({ id, nickName, avatarKey, deletedAt })
    .from(users)
    .where(sql`${id} = any(${sql.param(userIds)})`)
}

/** Returns false when this identity has an account already. */
export async function insertUser(tx: Queryable, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return rows.length === 1
}

export async function updateEmail(
  tx: Queryable,
  userId: string,
  address: Pick<UserRow, 'email' | 'isEmailVerified'>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...address, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export async function updateProfile(
  tx: Queryable,
  userId: string,
  change: Partial<Pick<UserRow, 'nickName' | 'avatarKey' | 'notifyComment' | 'notifyProduct'>>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), living))
}

export async function endCommentMail(db: Queryable, userId: string): Promise<void> {
  await updateProfile(db, userId, { notifyComment: false })
}

/** Who a person is to the mail: name, and the address unless it may be another's; null for somebody who left. */
export async function readRecipient(
  db: Queryable,
  userId: string,
): Promise<{ email: string; nickName: string } | null> {
  const { email, isEmailVerified, nickName } = users
  const [row] = await db
    .select({ email, isEmailVerified, nickName })
    .from(users)
    .where(and(eq(users.id, userId), living))
  return row ? { email: row.isEmailVerified ? row.email : '', nickName: row.nickName } : null
}

/** Locks a person who is not deleted until the transaction ends. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), living))
    .for('update')
  return row ?? null
}

/** Leaves of a person what others' rows point to, and nothing that tells who it was. */
export async function entomb(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(hiddenPeople)
    .where(or(eq(hiddenPeople.userId, userId), eq(hiddenPeople.hiddenUserId, userId)))
  await tx
    .update(users)
    .set({
      issuer: '',
      subject: userId,
      email: '',
      nickName: '',
      avatarKey: null,
      notifyComment: false,
      notifyProduct: false,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

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

export async function setStatus(tx: Queryable, userId: string, status: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), living))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function deleteSessionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

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

export async function insertSession(tx: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** People whose sessions count: neither deleted nor banned. */
const welcome = and(living, eq(users.status, USER_STATUS.active))

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

/** The stored value; the first to ask stores what `make` returns. */
export async function settingOnce<Value>(db: Queryable, key: string, make: () => Value): Promise<Value> {
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  let [row] = await read()
  if (!row) {
    await db.insert(settings).values({ key, value: make() }).onConflictDoNothing()
    ;[row] = await read()
  }
  return row?.value as Value
}
