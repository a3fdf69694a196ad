import type { Author, PublicInfo, UserInfo } from '#contract/people.ts'
import type { Actor, Viewer } from '#server/authority/actor.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { keyedHash } from '#server/database/settings.store.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import { isHiddenPerson } from './hidden-people.store.ts'
import {
  type AuthorRow,
  authorsByIds,
  endCommentMail,
  insertUser,
  isBanned,
  isLiving,
  setBanned,
  updateEmail,
  userById,
  userByIdentity,
} from './people.store.ts'

/** Who somebody is at an identity provider. People are told apart by issuer and subject alone. */
export type Login = {
  issuer: string
  subject: string
  email: string
  isEmailVerified?: boolean
}

export type Subscription = UserInfo['subscription']

/** What everybody has until a plan is bought. */
const FREE: Subscription = { tierId: 'Free', allowPrivate: false, endsAt: null }

export type PeopleService = ReturnType<typeof createPeopleService>

/** Who people are, to themselves, to each other and to the rest of the product. */
export function createPeopleService(deps: {
  db: Database
  subscriptionOf?: (userId: string) => Promise<Subscription>
}) {
  const { db, subscriptionOf = async () => FREE } = deps

  return {
    /** The person of a login, with the address that it has now; a new one of that name, where there is none yet. */
    async ensure(
      tx: Queryable,
      login: Login & { nickName: string },
    ): Promise<{ userId: string; isFirst: boolean }> {
      const { issuer, subject, email, isEmailVerified = true, nickName } = login
      const known = await userByIdentity(tx, issuer, subject)
      if (known) {
        const isNews = known.email !== email || known.isEmailVerified !== isEmailVerified
        if (email !== '' && isNews) await updateEmail(tx, known.id, { email, isEmailVerified })
        return { userId: known.id, isFirst: false }
      }
      const id = createId('usr')
      if (await insertUser(tx, { id, issuer, subject, email, isEmailVerified, nickName })) {
        return { userId: id, isFirst: true }
      }
      const meanwhile = await userByIdentity(tx, issuer, subject)
      if (!meanwhile) throw new Error(`no user for ${subject} at ${issuer}`)
      return { userId: meanwhile.id, isFirst: false }
    },

    /** The login of a person; null of one whose account was ended. */
    async loginOf(tx: Queryable, actor: Actor): Promise<{ issuer: string; subject: string } | null> {
      return await userById(tx, actor.userId)
    },

    /** Whether the person's account was not ended. */
    isLiving: (tx: Queryable, userId: string): Promise<boolean> => isLiving(tx, userId),

    subscriptionOf,

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

    isBanned: (tx: Queryable, actor: Actor): Promise<boolean> => isBanned(tx, actor.userId),

    /** Records that a person is banned, or no longer. Returns false when there is no such person. */
    setBanned: (tx: Queryable, userId: string, banned: boolean): Promise<boolean> =>
      setBanned(tx, userId, banned),

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

    /** A pseudonym of the person for services that ask who is behind a request. Only this server can resolve it. */
    async pseudonymOf(userId: string): Promise<string> {
      return await keyedHash(db, 'pseudonym_key', userId)
    },

    /** Whether the person's plan includes private creations. */
    async allowPrivate(actor: Actor): Promise<boolean> {
      return (await subscriptionOf(actor.userId)).allowPrivate
    },

    /** The person gets no e-mails about comments any more. */
    endCommentMail: (userId: string): Promise<void> => endCommentMail(db, userId),
  }
}

/** Stands for somebody who left. */
export const unknownAuthor = (id: string): Author => ({ id, nickName: 'Deleted user', avatar: null })

/** What anybody may see of a person. */
export function authorOf(user: AuthorRow): Author {
  if (user.deletedAt) return unknownAuthor(user.id)
  const avatar = user.avatarKey === null ? null : `/avatars/${user.avatarKey}`
  return { id: user.id, nickName: user.nickName, avatar }
}
