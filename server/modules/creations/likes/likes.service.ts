import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import { lockComplete } from '../creations.store.ts'
import {
  addLike,
  isLiked,
  type LikeRow,
  moveLikes,
  readLikesOf,
  removeLike,
  removeLikesOf,
} from './likes.store.ts'

/** Rows that are read at once when all are asked for. */
const BATCH = 200

export type LikesService = ReturnType<typeof createLikesService>

/** Who likes what. */
export function createLikesService({ db, bus }: { db: Database; bus: Bus }) {
  return {
    /**
     * Sets or, without `like`, toggles the person's like. The creation is locked meanwhile, so that its
     * number of likes is the number of rows however many people like it at once.
     * @throws AppError not_found for creations that the person may not see, and unfinished ones
     */
    async setLike(
      actor: Actor,
      { imageId, like }: { imageId: string; like?: boolean },
    ): Promise<{ isLike: boolean; numberOfLikes: number }> {
      const { userId } = actor
      return await transaction(db, async tx => {
        const ownerId = await lockComplete(tx, userId, imageId)
        if (ownerId === null) throw new AppError('not_found')
        const isLike = like ?? !(await isLiked(tx, userId, imageId))
        const change = await (isLike ? addLike : removeLike)(tx, userId, imageId)
        const numberOfLikes = await moveLikes(tx, imageId, change)
        await bus.publish(tx, { type: 'creation', userId: ownerId, creationId: imageId })
        return { isLike, numberOfLikes }
      })
    },

    /** Takes back all likes of a person who leaves. */
    removeLikesOf: (tx: Transaction, actor: Actor) => removeLikesOf(tx, actor.userId),

    /** All that the person likes, the newest like first. */
    async *everyLikeOf(actor: Actor): AsyncGenerator<{ creationId: string; createdAt: Date }> {
      for (let before: string | null = null; ; ) {
        const rows: LikeRow[] = await readLikesOf(db, actor.userId, { before, limit: BATCH })
        yield* rows
        if (rows.length < BATCH) return
        before = rows.at(-1)!.creationId
      }
    },

    /** Likes that the sample content comes with, on a creation that is being recorded. */
    async seed(tx: Transaction, creationId: string, userIds: string[]): Promise<void> {
      let likes = 0
      for (const userId of userIds) likes += await addLike(tx, userId, creationId)
      await moveLikes(tx, creationId, likes)
    },
  }
}
