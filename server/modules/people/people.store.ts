import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { USER_STATUS, users } from './people.tables.ts'

export type UserRow = typeof users.$inferSelect

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

/** Leaves of a person what others' rows point to, and nothing that says who it was. */
export async function anonymise(tx: Queryable, userId: string): Promise<void> {
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

/** Returns false when there is no such person. */
export async function setBanned(tx: Queryable, userId: string, isBanned: boolean): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ status: isBanned ? USER_STATUS.banned : USER_STATUS.active, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), living))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function isBanned(db: Queryable, userId: string): Promise<boolean> {
  return (await userById(db, userId))?.status === USER_STATUS.banned
}

/** Whether the person's account was not ended. */
export async function isLiving(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), living))
  return rows.length > 0
}
