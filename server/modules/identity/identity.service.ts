import { createHash, randomBytes } from 'node:crypto'
import type { SignedInBrowser } from '#contract/identity.ts'
import type { Actor, Session } from '#server/authority/actor.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { keyedHash } from '#server/database/settings.store.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Login, PeopleService } from '#server/modules/people/people.service.ts'
import {
  deleteExpired,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  firstAccountOf,
  insertFormerIdentity,
  insertSession,
  isSessionOpen,
  readSessions,
  type SessionRow,
  sessionByHash,
  touchSession,
} from './identity.store.ts'
import { nickNameFor } from './nick-name.ts'

const DAY_SECONDS = 86_400
/** A session ends this long after its last use … */
const IDLE_SECONDS = 7 * DAY_SECONDS
/** … and this long after the sign-in, however much it is used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** Use is recorded at most this often, so that reading a page does not write to the database. */
const TOUCH_EVERY = 10 * 60_000

/** How long somebody may take at the provider's sign-in page. */
export const LOGIN_ATTEMPT_SECONDS = 600

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(deps: {
  db: Database
  bus: Bus
  people: PeopleService
  /** Opens the credit account of a person who is here for the first time. */
  openCreditAccount: (tx: Queryable, userId: string, about: { continues: string | null }) => Promise<void>
}) {
  const { db, bus, people, openCreditAccount } = deps

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
    async ensureUser(tx: Queryable, login: Login & { nickName?: string | undefined }): Promise<Actor> {
      const { userId, isFirst } = await people.ensure(tx, { ...login, nickName: nickNameFor(login) })
      if (isFirst) {
        const continues = await firstAccountOf(tx, await identityHash(tx, login))
        await openCreditAccount(tx, userId, { continues })
      }
      return proven(userId)
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

    /** In which browsers the person is signed in, the one used last in front. */
    async listSessions(actor: Actor, current?: Session): Promise<SignedInBrowser[]> {
      const rows = await readSessions(db, actor.userId)
      return rows.map(row => present(row, current))
    },

    /** All sign-ins of the person, the one used last in front. */
    async *everySessionOf(actor: Actor): AsyncGenerator<SignedInBrowser> {
      yield* (await readSessions(db, actor.userId)).map(row => present(row))
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

    /** Bans a person, or lifts the ban. For the operator alone. False when there is no such person. */
    async setBanned(tx: Queryable, userId: string, isBanned: boolean): Promise<boolean> {
      if (isBanned) await endSessions(tx, userId)
      return await people.setBanned(tx, userId, isBanned)
    },

    /** What is left of a login whose account ends: its sessions are over, and a keyed hash of it stays. */
    async forgetLogin(tx: Queryable, actor: Actor): Promise<void> {
      const login = await people.loginOf(tx, actor)
      if (login) await insertFormerIdentity(tx, await identityHash(tx, login), actor.userId)
      await endSessions(tx, actor.userId)
    },

    /** Deletes sessions and login attempts that are over. */
    async sweep(): Promise<{ sessions: number; attempts: number }> {
      const attemptsBefore = new Date(Date.now() - LOGIN_ATTEMPT_SECONDS * 1000)
      return await deleteExpired(db, { sessionsBefore: new Date(), attemptsBefore })
    },
  }
}

const present = (row: SessionRow, current?: Session): SignedInBrowser => ({
  id: row.id,
  device: row.device,
  isCurrent: row.id === current?.id,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
})

const expiryFrom = (createdAt: Date) =>
  new Date(Math.min(Date.now() + IDLE_SECONDS * 1000, createdAt.getTime() + SESSION_SECONDS * 1000))

const proven = (userId: string) => ({ userId }) as Actor

/** A pseudonym of a login: only who holds the service's own key can make the same hash of it. */
async function identityHash(
  tx: Queryable,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string> {
  return await keyedHash(tx, 'identity_hash_key', JSON.stringify([issuer, subject]))
}

/** The token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
