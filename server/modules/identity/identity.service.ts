import { createHash, randomBytes } from 'node:crypto'
import type * as z from 'zod'
import type { Author, hiddenListQuery, PublicInfo, UserInfo } from '#contract/identity.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { AppError } from '#server/errors.ts'
import { createId } from '#server/ids.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import {
  type AuthorRow,
  authorsByIds,
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  entomb,
  insertSession,
  insertUser,
  isHiddenPerson,
  lockUser,
  readHiddenPeople,
  sessionByHash,
  setHiddenPerson,
  setStatus,
  touchSession,
  USER_STATUS,
  updateEmail,
  updateProfile,
  userById,
  userByIdentity,
} from './identity.store.ts'
import { nickNameFor, tidyName } from './nick-name.ts'
import type { Subject, Viewer } from './subject.ts'

export type { Subject, Viewer } from './subject.ts'

const DAY_SECONDS = 86_400
/** A session ends this long after its last use … */
const IDLE_SECONDS = 7 * DAY_SECONDS
/** … and this long after the sign-in, however much it is used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** Use is written down at most this often, so that reading a page does not write to the database. */
const TOUCH_EVERY = 10 * 60_000

/** How long somebody may take at the provider's sign-in page. */
export const LOGIN_ATTEMPT_SECONDS = 600

export type Subscription = UserInfo['subscription']

/** What everybody has until a plan is bought. */
const FREE: Subscription = { tierId: 'Free', allowPrivate: false }

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(deps: {
  db: Database
  credits: CreditsService
  subscriptionOf?: (userId: string) => Promise<Subscription>
  /** Notifications of this person that were not read yet. */
  unreadOf?: (userId: string) => Promise<number>
}) {
  const { db, credits, subscriptionOf = async () => FREE, unreadOf = async () => 0 } = deps

  return {
    /**
     * The person behind an identity at a provider. At the first sign-in the account and its credit account
     * come into being, in the caller's transaction. People are told apart by issuer and subject alone: an
     * e-mail address can change hands.
     */
    async ensureUser(
      tx: Queryable,
      identity: { issuer: string; subject: string; email: string; nickName?: string },
    ): Promise<Subject> {
      const { issuer, subject, email } = identity
      const known = await userByIdentity(tx, issuer, subject)
      if (known) {
        if (email !== '' && known.email !== email) await updateEmail(tx, known.id, email)
        return proven(known.id)
      }
      const id = createId('usr')
      const nickName = nickNameFor(identity)
      if (await insertUser(tx, { id, issuer, subject, email, nickName })) {
        await credits.openAccount(tx, id)
        return proven(id)
      }
      const meanwhile = await userByIdentity(tx, issuer, subject)
      if (!meanwhile) throw new Error(`no user for ${subject} at ${issuer}`)
      return proven(meanwhile.id)
    },

    /** Starts a session and returns its token, which is stored nowhere but in the cookie. */
    async startSession(tx: Queryable, subject: Subject, idToken: string | null): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date()
      const expiresAt = expiryFrom(createdAt)
      const tokenHash = hashOf(token)
      const { userId } = subject
      await insertSession(tx, { tokenHash, userId, idToken, createdAt, lastSeenAt: createdAt, expiresAt })
      return token
    },

    /** Who holds this session token; null when it is unknown or over. */
    async subjectOfToken(token: string): Promise<Viewer> {
      const session = await sessionByHash(db, hashOf(token))
      if (!session || session.expiresAt <= new Date()) return null
      if (Date.now() - session.lastSeenAt.getTime() > TOUCH_EVERY) {
        const times = { lastSeenAt: new Date(), expiresAt: expiryFrom(session.createdAt) }
        await touchSession(db, session.tokenHash, times)
      }
      return proven(session.userId)
    },

    /** Ends the session on the server. Returns the ID token that the provider's own logout asks for. */
    async endSession(token: string): Promise<{ idToken: string | null }> {
      const session = await deleteSession(db, hashOf(token))
      return { idToken: session?.idToken ?? null }
    },

    /** @throws AppError login_required when the account was deleted in the meantime. */
    async userInfo(subject: Subject): Promise<UserInfo> {
      const user = await userById(db, subject.userId)
      if (!user) throw new AppError('login_required')
      return {
        ...authorOf(user),
        status: user.status,
        email: user.email,
        credit: await credits.balanceOf(db, user.id),
        subscription: await subscriptionOf(user.id),
        notifyComment: user.notifyComment,
        notifyProduct: user.notifyProduct,
        unread: await unreadOf(user.id),
        createdAt: user.createdAt.toISOString(),
        updatedAt: user.updatedAt.toISOString(),
      }
    },

    /** What the person changed of themselves. @throws AppError login_required when the account is gone */
    async update(
      tx: Queryable,
      subject: Subject,
      change: { nickName: string; notifyComment: boolean; notifyProduct: boolean; avatarKey?: string | null },
    ): Promise<{ earlierAvatarKey: string | null }> {
      const user = await lockUser(tx, subject.userId)
      if (!user) throw new AppError('login_required')
      const nickName = tidyName(change.nickName)
      if (nickName === '') throw new AppError('invalid_input', { descr: 'Write a nick name.' })
      await updateProfile(tx, subject.userId, { ...change, nickName })
      return { earlierAvatarKey: user.avatarKey }
    },

    /**
     * Ends the account: what is left of it names nobody, its sessions are over, and the same login starts
     * a new one. Returns null when it was ended before.
     */
    async end(tx: Queryable, subject: Subject): Promise<{ avatarKey: string | null } | null> {
      const user = await lockUser(tx, subject.userId)
      if (!user) return null
      await deleteSessionsOf(tx, subject.userId)
      await entomb(tx, subject.userId)
      return { avatarKey: user.avatarKey }
    },

    /** What anybody may see of one person. @throws AppError not_found */
    async publicInfo(viewer: Viewer, userId: string): Promise<PublicInfo> {
      const person = await this.findPerson(viewer, userId)
      if (!person) throw new AppError('not_found')
      return person
    },

    /** What anybody may see of one person; null when there is none. */
    async findPerson(viewer: Viewer, userId: string): Promise<PublicInfo | null> {
      const user = await userById(db, userId)
      if (!user) return null
      return {
        ...authorOf(user),
        createdAt: user.createdAt.toISOString(),
        updatedAt: user.updatedAt.toISOString(),
        isHidden:
          viewer !== null && (await isHiddenPerson(db, { userId: viewer.userId, hiddenUserId: userId })),
      }
    },

    /** Hides a person from another, or shows them again. @throws AppError not_found */
    async setHidden(subject: Subject, hiddenUserId: string, isHidden: boolean): Promise<void> {
      if (hiddenUserId === subject.userId) {
        throw new AppError('wrong_state', { descr: 'You cannot hide yourself.' })
      }
      if (!(await userById(db, hiddenUserId))) throw new AppError('not_found')
      await setHiddenPerson(db, { userId: subject.userId, hiddenUserId }, isHidden)
    },

    /** Whom the person hid, the latest first. */
    async hiddenList(subject: Subject, query: z.output<typeof hiddenListQuery>): Promise<Author[]> {
      const { page, perPage, before } = query
      const slice = { before, limit: perPage, offset: (page - 1) * perPage }
      const ids = await readHiddenPeople(db, subject.userId, slice)
      const rows = new Map((await authorsByIds(db, ids)).map(row => [row.id, authorOf(row)]))
      return ids.map(id => rows.get(id) ?? unknownAuthor(id))
    },

    async isBanned(tx: Queryable, subject: Subject): Promise<boolean> {
      return (await userById(tx, subject.userId))?.status === USER_STATUS.banned
    },

    /** Keeps a person out, or lets them in again. For the operator alone. False when there is no such person. */
    async setBanned(tx: Queryable, userId: string, isBanned: boolean): Promise<boolean> {
      if (isBanned) await deleteSessionsOf(tx, userId)
      return await setStatus(tx, userId, isBanned ? USER_STATUS.banned : USER_STATUS.active)
    },

    /** Where the person gets e-mails and whether they want those about comments; null without an address. */
    async mailAddressOf(
      db: Queryable,
      userId: string,
    ): Promise<{ email: string; nickName: string; notifyComment: boolean } | null> {
      const user = await userById(db, userId)
      // Sample people have addresses of a domain that never exists.
      if (!user || user.email === '' || user.email.endsWith('.invalid')) return null
      const { email, nickName, notifyComment } = user
      return { email, nickName, notifyComment }
    },

    /** Of the authors that were read, this one; whoever is not among them is gone. */
    authorIn: (authors: Map<string, Author>, userId: string): Author =>
      authors.get(userId) ?? unknownAuthor(userId),

    /** What anybody may see of these people, by user id. Unknown ids are left out. */
    async authorsOf(db: Queryable, userIds: Iterable<string>): Promise<Map<string, Author>> {
      const rows = await authorsByIds(db, [...new Set(userIds)])
      return new Map(rows.map(user => [user.id, authorOf(user)]))
    },

    /** Whether the person's plan includes private creations. */
    async allowPrivate(subject: Subject): Promise<boolean> {
      return (await subscriptionOf(subject.userId)).allowPrivate
    },

    /** Deletes sessions and login attempts that are over. */
    async sweep(): Promise<{ sessions: number; attempts: number }> {
      const attemptsBefore = new Date(Date.now() - LOGIN_ATTEMPT_SECONDS * 1000)
      return await deleteExpired(db, { sessionsBefore: new Date(), attemptsBefore })
    },
  }
}

const expiryFrom = (createdAt: Date) =>
  new Date(Math.min(Date.now() + IDLE_SECONDS * 1000, createdAt.getTime() + SESSION_SECONDS * 1000))

const proven = (userId: string) => ({ userId }) as Subject

/** The token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const unknownAuthor = (id: string): Author => ({ id, nickName: 'Deleted user', avatar: null })

function authorOf(user: AuthorRow): Author {
  if (user.deletedAt) return unknownAuthor(user.id)
  const avatar = user.avatarKey === null ? null : `/avatars/${user.avatarKey}`
  return { id: user.id, nickName: user.nickName, avatar }
}
