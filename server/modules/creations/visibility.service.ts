import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { lockOwn } from './creations.store.ts'
import type { Lifecycle } from './run/lifecycle.ts'
import { eraseAllOf } from './trash/trash.store.ts'
import { lockAny, lockOpenOf, renamePictures, setHidden, setOnWall, setPrivate } from './visibility.store.ts'

export type VisibilityService = ReturnType<typeof createVisibilityService>

/** Who can see creations: their owners' choice, moderation's, and the end of all of a person's. */
export function createVisibilityService(deps: {
  db: Database
  bus: Bus
  queue: Queue
  people: PeopleService
  lifecycle: Lifecycle
}) {
  const { db, bus, queue, people, lifecycle } = deps

  return {
    /**
     * Makes the person's creation private or public, and hangs it on the wall or takes it down; what is left
     * out stays as it is. A creation that becomes private gets new addresses for its pictures, so that those
     * which others know lead nowhere.
     * @throws AppError not_found, or private_not_allowed by the plan
     */
    async change(
      actor: Actor,
      creationId: string,
      { private: isPrivate, onWall }: { private?: boolean | undefined; onWall?: boolean | undefined },
    ): Promise<void> {
      const { userId } = actor
      const isAllowed = !isPrivate || (await people.allowPrivate(actor))
      await transaction(db, async tx => {
        const creation = await lockOwn(tx, userId, creationId)
        if (!creation) throw new AppError('not_found')
        if (isPrivate !== undefined && creation.isPrivate !== isPrivate) {
          if (!isAllowed) {
            throw new AppError('private_not_allowed', {
              descr: 'Your plan does not include private creations. Upgrade to make it private.',
            })
          }
          await setPrivate(tx, creationId, isPrivate)
          if (isPrivate) await renamePictures(tx, creationId)
        }
        if (onWall !== undefined) await setOnWall(tx, creationId, onWall)
        await bus.publish(tx, { type: 'creation', userId, creationId })
      })
    },

    /**
     * Keeps the creation from everybody but its owner, who reads the reason. For the operator alone.
     * Returns false when there is no such creation.
     */
    async hide(tx: Transaction, creationId: string, reason: string): Promise<boolean> {
      const creation = await lockAny(tx, creationId)
      if (!creation) return false
      await setHidden(tx, creationId, reason)
      await renamePictures(tx, creationId)
      await bus.publish(tx, { type: 'creation', userId: creation.userId, creationId })
      return true
    },

    /** Undoes `hide`. Returns false when there is no such creation. */
    async restore(tx: Transaction, creationId: string): Promise<boolean> {
      const creation = await lockAny(tx, creationId)
      if (!creation) return false
      await setHidden(tx, creationId, null)
      await bus.publish(tx, { type: 'creation', userId: creation.userId, creationId })
      return true
    },

    /**
     * Erases all that the person made, the trash included, with refunds for what is still open, in the
     * caller's transaction.
     */
    async removeAllOf(tx: Transaction, actor: Actor): Promise<void> {
      for (const open of await lockOpenOf(tx, actor.userId)) await lifecycle.cancel(tx, open)
      await eraseAllOf(tx, actor.userId)
      await queue.enqueue(tx, 'storage.sweep', {})
    },
  }
}
