import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/database/connection.ts'
import { settingOnce } from '#server/database/settings.store.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>

/** Ends e-mails about comments for whoever holds the address that such an e-mail carries, without a login. */
export function createUnsubscribeService({
  db,
  people,
  publicUrl,
}: {
  db: Database
  people: Pick<PeopleService, 'endCommentMail'>
  publicUrl: string
}) {
  /** Made once and kept: e-mails are read years later. */
  const key = () => settingOnce(db, 'unsubscribe_key', () => randomBytes(32).toString('base64url'))
  async function tokenOf(userId: string): Promise<string> {
    const signature = createHmac('sha256', await key()).update(`comments:${userId}`)
    return `${userId}.${signature.digest('base64url')}`
  }

  /** Whose token it is; null for one that was not made here. */
  async function readToken(token: string): Promise<string | null> {
    const userId = token.split('.', 1)[0]!
    const given = Buffer.from(token)
    const wanted = Buffer.from(await tokenOf(userId))
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : null
  }

  return {
    /** Where this person ends such e-mails. */
    async addressFor(userId: string): Promise<string> {
      const address = new URL('/v1/mail/unsubscribe', publicUrl)
      address.searchParams.set('token', await tokenOf(userId))
      return address.href
    },

    isValid: async (token: string): Promise<boolean> => (await readToken(token)) !== null,

    /** Returns false for a token that was not made here. Done twice, it does no harm. */
    async unsubscribe(token: string): Promise<boolean> {
      const userId = await readToken(token)
      if (userId !== null) await people.endCommentMail(userId)
      return userId !== null
    },
  }
}
