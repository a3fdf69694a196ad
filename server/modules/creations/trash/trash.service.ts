import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import type { TrashItem, TrashListQuery, TrashPage } from '#contract/trash.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Queue } from '#server/queue/runner.ts'
import { erase, lockOwn, readOwnByIds } from '../creations.store.ts'
import type { Presenter } from '../presenter.ts'
import type { Lifecycle } from '../run/lifecycle.ts'
import {
  eraseDue,
  eraseFromTrash,
  measureTrash,
  moveToTrash,
  readTrash,
  takeFromTrash,
} from './trash.store.ts'

const DAY_MS = 86_400_000
/** Erased in one transaction, so that none holds its locks for long. */
const PURGED_AT_ONCE = 200

/** Notifications about a creation are deleted with it, in the same transaction. */
export type ForgetNotices = (tx: Transaction, creationId: string) => Promise<void>

/** Rows that are read at once when all are asked for. */
const BATCH = 100

export type TrashService = ReturnType<typeof createTrashService>

/**
 * What people delete: it lies in their trash for some days, can be restored as it was, and is then erased.
 * @param deps.days how long it lies there; with 0 deleting erases at once
 */
export function createTrashService(deps: {
  db: Database
  bus: Bus
  queue: Queue
  lifecycle: Lifecycle
  present: Presenter
  forgetNotices: ForgetNotices
  days: number
}) {
  const { db, bus, queue, lifecycle, present, forgetNotices, days } = deps

  return {
    /**
     * Deletes a creation of the person: into the trash, or `forever`, also from the trash. A queued one is
     * cancelled first, with its refund. Notifications about it are deleted for good either way.
     * @returns for how many days it can be restored
     * @throws AppError not_found, and wrong_state while it is being drawn
     */
    async remove(actor: Actor, creationId: string, { forever }: { forever: boolean }): Promise<number> {
      const { userId } = actor
      const isErased = forever || days === 0
      await transaction(db, async tx => {
        const creation = await lockOwn(tx, userId, creationId)
        if (!creation) {
          if (!forever || (await eraseFromTrash(tx, userId, creationId)) === 0)
            throw new AppError('not_found')
          await queue.enqueue(tx, 'storage.sweep', {})
          return
        }
        if (creation.status === CREATION_STATUS.processing) {
          throw new AppError('wrong_state', { descr: 'It is being drawn at the moment. Cancel it first.' })
        }
        if (creation.status === CREATION_STATUS.queued) await lifecycle.cancel(tx, creation)
        await forgetNotices(tx, creationId)
        if (isErased) {
          await erase(tx, creationId)
          await queue.enqueue(tx, 'storage.sweep', {})
        } else {
          await moveToTrash(tx, creationId)
        }
        await bus.publish(tx, { type: 'removed', userId, creationId })
        await bus.publish(tx, { type: 'notification', userId, notificationId: null })
      })
      return isErased ? 0 : days
    },

    /**
     * Puts creations back where they were, with their likes and comments, public ones for everybody to see.
     * @returns those that were in the trash, the newest first
     * @throws AppError not_found when none of them was
     */
    async restore(actor: Actor, creationIds: string[]): Promise<Creation[]> {
      const { userId } = actor
      const restored = await transaction(db, async tx => {
        const ids = await takeFromTrash(tx, userId, creationIds)
        for (const creationId of ids) await bus.publish(tx, { type: 'creation', userId, creationId })
        return ids
      })
      if (restored.length === 0) throw new AppError('not_found')
      return await present(await readOwnByIds(db, userId, restored), userId)
    },

    /** One page of the person's trash, what was deleted last first, and how much is in it. */
    async list(actor: Actor, { perPage, before }: TrashListQuery): Promise<TrashPage> {
      const { userId } = actor
      const rows = await readTrash(db, userId, before ?? null, perPage)
      const creations = await present(rows, userId)
      const items = creations.map((creation, index) => {
        const { deletedAt } = rows[index]!
        return {
          creation,
          deletedAt: deletedAt.toISOString(),
          erasedAfter: new Date(deletedAt.getTime() + days * DAY_MS).toISOString(),
        }
      })
      return { items, ...(await measureTrash(db, userId)), days }
    },

    /** All that is in the person's trash, what was deleted last first. */
    async *everyOf(actor: Actor): AsyncGenerator<TrashItem> {
      for (let before: TrashListQuery['before']; ; ) {
        const { items }: TrashPage = await this.list(actor, { perPage: BATCH, before })
        yield* items
        if (items.length < BATCH) return
        const last = items.at(-1)!
        before = { deletedAt: last.deletedAt, imageId: last.creation.id }
      }
    },

    /** Erases all that is in the person's trash. Returns how many creations that were. */
    async empty(actor: Actor): Promise<number> {
      return await transaction(db, async tx => {
        const erased = await eraseFromTrash(tx, actor.userId)
        if (erased > 0) await queue.enqueue(tx, 'storage.sweep', {})
        return erased
      })
    },

    /** Erases what has lain in anybody's trash for its days. Done twice, it does no harm. */
    async purge(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const erased = await transaction(db, async tx => {
          const count = await eraseDue(tx, { days, limit: PURGED_AT_ONCE })
          if (count > 0) await queue.enqueue(tx, 'storage.sweep', {})
          return count
        })
        if (erased < PURGED_AT_ONCE) return
      }
    },
  }
}
