import { createHash, createHmac, randomBytes } from 'node:crypto'
import type * as z from 'zod'
import type { Author, hiddenListQuery, PublicInfo, SignedInBrowser, UserInfo } from '#contract/identity.ts'
import type { Actor, Session, Viewer } from '#server/authority/actor.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import {
  type AuthorRow,
  authorsByIds,
  deleteExpired,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  entomb,
  firstAccountOf,
  insertFormerIdentity,
  insertSession,
  insertUser,
  isHiddenPerson,
  isSessionOpen,
  lockUser,
  readHiddenPeople,
  readSessions,
  sessionByHash,
  setHiddenPerson,
  setStatus,
  settingOnce,
  touchSession,
  USER_STATUS,
  updateEmail,
  updateProfile,
  userById,
  userByIdentity,
} from './identity.store.ts'
import { nickNameFor, tidyName } from './nick-name.ts'

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
const FREE: Subscription = { tierId: 'Free', allowPrivate: false, endsAt: null }

/** What cannot be undone asks for a sign-in that is not older than this. */
const FRESH_MS = 5 * 60_000

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(deps: {
  db: Database
  bus: Bus
  credits: CreditsService
  subscriptionOf?: (userId: string) => Promise<Subscription>
  /** Notifications of this person that were not read yet. */
  unreadOf?: (userId: string) => Promise<number>
}) {
  const { db, bus, credits, subscriptionOf = async () => FREE, unreadOf = async () => 0 } = deps

  /** Signs the person out everywhere, with the caller's transaction. */
  async function endSessions(tx: Queryable, userId: string): Promise<void> {
    await deleteSessionsOf(tx, userId)
    await bus.publish(tx, { type: 'session-end', userId, sessionId: null })
  }

  return {
    /**
     * The person behind an identity at a provider. At the first sign-in the account and its credit account
     * come into being, in the caller's transaction. People are told apart by issuer and subject alone: an
     * e-mail address can change hands. Who deleted an account before is known by that login again, so that
     * credits are welcomed once and debts are not left behind.
     */
    async ensureUser(
      tx: Queryable,
      identity: {
        issuer: string
        subject: string
        email: string
        isEmailVerified?: boolean
        nickName?: string | undefined
      },
    ): Promise<Actor> {
      const { issuer, subject, email, isEmailVerified = true } = identity
      const known = await userByIdentity(tx, issuer, subject)
      if (known) {
        const isNews = known.email !== email || known.isEmailVerified !== isEmailVerified
        if (email !== '' && isNews) await updateEmail(tx, known.id, { email, isEmailVerified })
        return proven(known.id)
      }
      const id = createId('usr')
      const nickName = nickNameFor(identity)
      if (await insertUser(tx, { id, issuer, subject, email, isEmailVerified, nickName })) {
        const continues = await firstAccountOf(tx, await identityHash(tx, identity))
        await credits.openAccount(tx, id, { continues })
        return proven(id)
      }
      const meanwhile = await userByIdentity(tx, issuer, subject)
      if (!meanwhile) throw new Error(`no user for ${subject} at ${issuer}`)
      return proven(meanwhile.id)
    },

    /** Starts a session and returns its token, which is stored nowhere but in the cookie. */
    async startSession(
      tx: Queryable,
      actor: Actor,
      about: { idToken: string | null; device?: string; authenticatedAt?: Date | null },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date()
      const expiresAt = expiryFrom(createdAt)
      const tokenHash = hashOf(token)
      const { userId } = actor
      await insertSession(tx, { ...about, tokenHash, userId, createdAt, lastSeenAt: createdAt, expiresAt })
      return token
    },

    /** The session that this token opens; null when it is unknown or over. */
    async sessionOfToken(token: string): Promise<Session | null> {
      const session = await sessionByHash(db, hashOf(token))
      if (!session || session.expiresAt <= new Date()) return null
      if (Date.now() - session.lastSeenAt.getTime() > TOUCH_EVERY) {
        const times = { lastSeenAt: new Date(), expiresAt: expiryFrom(session.createdAt) }
        await touchSession(db, session.tokenHash, times)
      }
      const { id, userId, expiresAt, authenticatedAt } = session
      return { id, actor: proven(userId), expiresAt, authenticatedAt }
    },

    /** Whether a session that was open a moment ago is open still. */
    async isOpen(session: Session): Promise<boolean> {
      return await isSessionOpen(db, session.id)
    },

    /** @throws AppError sign_in_again unless the person proved a moment ago who they are. */
    requireFresh({ authenticatedAt }: Session): void {
      if (!authenticatedAt || Date.now() - authenticatedAt.getTime() > FRESH_MS) {
        throw new AppError('sign_in_again')
      }
    },

    /** In which browsers the person is signed in, the one used last in front. */
    async listSessions(actor: Actor, current?: Session): Promise<SignedInBrowser[]> {
      const rows = await readSessions(db, actor.userId)
      return rows.map(row => ({
        id: row.id,
        device: row.device,
        isCurrent: row.id === current?.id,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }))
    },

    /** Signs out a browser of the person, or without an id all but this one. @throws AppError not_found */
    async endOther(session: Session, sessionId: string | null): Promise<void> {
      const { userId } = session.actor
      await transaction(db, async tx => {
        const ids = sessionId
          ? [sessionId]
          : (await readSessions(tx, userId)).map(({ id }) => id).filter(id => id !== session.id)
        for (const id of ids) {
          const isEnded = await deleteSessionById(tx, { id, userId })
          if (isEnded) await bus.publish(tx, { type: 'session-end', userId, sessionId: id })
          else if (sessionId) throw new AppError('not_found')
        }
      })
    },

    /** Ends the session on the server. Returns the ID token that the provider's own logout asks for. */
    async endSession(token: string): Promise<{ idToken: string | null }> {
      return await transaction(db, async tx => {
        const session = await deleteSession(tx, hashOf(token))
        if (!session) return { idToken: null }
        const { userId, id: sessionId, idToken } = session
        await bus.publish(tx, { type: 'session-end', userId, sessionId })
        return { idToken }
      })
    },

    /** @throws AppError login_required when the account was deleted in the meantime. */
    async userInfo(actor: Actor): Promise<UserInfo> {
      const user = await userById(db, actor.userId)
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
      actor: Actor,
      change: { nickName: string; notifyComment: boolean; notifyProduct: boolean; avatarKey?: string | null },
    ): Promise<{ earlierAvatarKey: string | null }> {
      const user = await lockUser(tx, actor.userId)
      if (!user) throw new AppError('login_required')
      const nickName = tidyName(change.nickName)
      if (nickName === '') throw new AppError('invalid_input', { descr: 'Write a nick name.' })
      await updateProfile(tx, actor.userId, { ...change, nickName })
      return { earlierAvatarKey: user.avatarKey }
    },

    /**
     * Ends the account: what is left of it names nobody, its sessions are over, and the same login starts
     * a new one. Of the login itself a keyed hash stays. Returns null when it was ended before.
     */
    async end(tx: Queryable, actor: Actor): Promise<{ avatarKey: string | null } | null> {
      const user = await lockUser(tx, actor.userId)
      if (!user) return null
      await insertFormerIdentity(tx, await identityHash(tx, user), user.id)
      await endSessions(tx, actor.userId)
      await entomb(tx, actor.userId)
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
    async setHidden(actor: Actor, hiddenUserId: string, isHidden: boolean): Promise<void> {
      if (hiddenUserId === actor.userId) {
        throw new AppError('wrong_state', { descr: 'You cannot hide yourself.' })
      }
      if (!(await userById(db, hiddenUserId))) throw new AppError('not_found')
      await setHiddenPerson(db, { userId: actor.userId, hiddenUserId }, isHidden)
    },

    /** Whom the person hid, the latest first. */
    async hiddenList(actor: Actor, query: z.output<typeof hiddenListQuery>): Promise<Author[]> {
      const { page, perPage, before } = query
      const slice = { before, limit: perPage, offset: (page - 1) * perPage }
      const ids = await readHiddenPeople(db, actor.userId, slice)
      const rows = new Map((await authorsByIds(db, ids)).map(row => [row.id, authorOf(row)]))
      return ids.map(id => rows.get(id) ?? unknownAuthor(id))
    },

    async isBanned(tx: Queryable, actor: Actor): Promise<boolean> {
      return (await userById(tx, actor.userId))?.status === USER_STATUS.banned
    },

    /** Keeps a person out, or lets them in again. For the operator alone. False when there is no such person. */
    async setBanned(tx: Queryable, userId: string, isBanned: boolean): Promise<boolean> {
      if (isBanned) await endSessions(tx, userId)
      return await setStatus(tx, userId, isBanned ? USER_STATUS.banned : USER_STATUS.active)
    },

    /**
     * Where the person gets e-mails and whether they want those about comments; null without an address that
     * is known to be theirs.
     */
    async mailAddressOf(
      db: Queryable,
      userId: string,
    ): Promise<{ email: string; nickName: string; notifyComment: boolean } | null> {
      const user = await userById(db, userId)
      // Sample people have addresses of a domain that never exists.
      if (!user?.isEmailVerified || user.email === '' || user.email.endsWith('.invalid')) return null
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

    /** Names the person to services that ask who is behind a request: nobody else can tell whom it names. */
    async pseudonymOf(userId: string): Promise<string> {
      return await keyedHash(db, 'pseudonym_key', userId)
    },

    /** Whether the person's plan includes private creations. */
    async allowPrivate(actor: Actor): Promise<boolean> {
      return (await subscriptionOf(actor.userId)).allowPrivate
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

const proven = (userId: string) => ({ userId }) as Actor

/** Names a login without telling it: only who holds the service's own key can make the same hash of it. */
async function identityHash(
  tx: Queryable,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string> {
  return await keyedHash(tx, 'identity_hash_key', JSON.stringify([issuer, subject]))
}

async function keyedHash(
  tx: Queryable,
  setting: 'identity_hash_key' | 'pseudonym_key',
  text: string,
): Promise<string> {
  const key = await settingOnce(tx, setting, () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(text).digest('hex')
}

/** The token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const unknownAuthor = (id: string): Author => ({ id, nickName: 'Deleted user', avatar: null })

function authorOf(user: AuthorRow): Author {
  if (user.deletedAt) return unknownAuthor(user.id)
  const avatar = user.avatarKey === null ? null : `/avatars/${user.avatarKey}`
  return { id: user.id, nickName: user.nickName, avatar }
}
