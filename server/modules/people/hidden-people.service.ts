import type * as z from 'zod'
import type { Author, hiddenListQuery } from '#contract/people.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { AppError } from '#server/lib/errors.ts'
import { isHiddenPerson, readHiddenPeople, setHiddenPerson } from './hidden-people.store.ts'
import { authorOf, unknownAuthor } from './people.service.ts'
import { authorsByIds, isLiving } from './people.store.ts'

export type HiddenPeopleService = ReturnType<typeof createHiddenPeopleService>

/** Whom people do not want to see. */
export function createHiddenPeopleService({ db }: { db: Database }) {
  return {
    /** Hides a person from another, or shows them again. @throws AppError not_found */
    async setHidden(actor: Actor, hiddenUserId: string, isHidden: boolean): Promise<void> {
      if (hiddenUserId === actor.userId) {
        throw new AppError('wrong_state', { descr: 'You cannot hide yourself.' })
      }
      if (!(await isLiving(db, hiddenUserId))) throw new AppError('not_found')
      await setHiddenPerson(db, { userId: actor.userId, hiddenUserId }, isHidden)
    },

    /** Whom the person hid, the latest first. */
    async list(actor: Actor, query: z.output<typeof hiddenListQuery>): Promise<Author[]> {
      const { page, perPage, before } = query
      const slice = { before, limit: perPage, offset: (page - 1) * perPage }
      const ids = await readHiddenPeople(db, actor.userId, slice)
      const rows = new Map((await authorsByIds(db, ids)).map(row => [row.id, authorOf(row)]))
      return ids.map(id => rows.get(id) ?? unknownAuthor(id))
    },
  }
}

/** Whether the person hid the other one. */
export const isHiddenFrom = (tx: Queryable, userId: string, otherUserId: string): Promise<boolean> =>
  isHiddenPerson(tx, { userId, hiddenUserId: otherUserId })
