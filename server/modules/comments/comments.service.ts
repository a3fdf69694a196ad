import type { Comment } from '#contract/comments.ts'
import type { Author } from '#contract/people.ts'
import type { Actor, Viewer } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import { lockCounts, setNumberOfComments } from '#server/modules/creations/counts.service.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { NotificationsService } from '#server/modules/notifications/notifications.service.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import {
  type CommentRow,
  countComments,
  eraseComment,
  insertComment,
  readComment,
  readComments,
  readCommentsOf,
  setCommentHidden,
} from './comments.store.ts'

/** Rows that are read at once when all are asked for. */
const BATCH = 200

export type CommentsService = ReturnType<typeof createCommentsService>

/** What people say of each other's creations. */
export function createCommentsService(deps: {
  db: Database
  bus: Bus
  people: PeopleService
  creations: CreationsService
  notifications: NotificationsService
}) {
  const { db, bus, people, creations, notifications } = deps

  /** Counts anew what is shown, under the lock of the creation. */
  async function recount(tx: Transaction, creationId: string): Promise<void> {
    await setNumberOfComments(tx, creationId, await countComments(tx, creationId))
  }

  return {
    /** Comments on a creation that the viewer may see, oldest first. */
    async listComments(
      viewer: Viewer,
      query: { imageId: string; page: number; perPage: number },
    ): Promise<Comment[]> {
      const { imageId, page, perPage } = query
      const { userId: ownerId } = await creations.info(viewer, imageId)
      const rows = await readComments(db, viewer?.userId ?? null, imageId, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const authors = await people.authorsOf(
        db,
        rows.map(({ userId }) => userId),
      )
      return rows.map(row => present(row, authors, { viewer, ownerId }))
    },

    /**
     * Comments on a finished creation that the person may see, and notifies its owner.
     * @throws AppError not_found
     */
    async comment(actor: Actor, said: { imageId: string; comment: string }): Promise<Comment> {
      const { imageId: creationId, comment: message } = said
      const { userId } = actor
      const id = createId('com')
      const createdAt = new Date()
      const ownerId = await transaction(db, async tx => {
        const ownerId = await creations.lockComplete(tx, actor, creationId)
        if (ownerId === null) throw new AppError('not_found')
        await insertComment(tx, { id, creationId, userId, message, createdAt })
        await recount(tx, creationId)
        await notifications.notify(tx, {
          kind: 'comment',
          userId: ownerId,
          fromUserId: userId,
          creationId,
          payload: { commentId: id, message },
        })
        await bus.publish(tx, { type: 'creation', userId: ownerId, creationId })
        return ownerId
      })
      const authors = await people.authorsOf(db, [userId])
      return present({ id, userId, message, createdAt }, authors, { viewer: actor, ownerId })
    },

    /**
     * Deletes a comment for who wrote it or owns the creation.
     * @throws AppError not_found for all others, too
     */
    async deleteComment(actor: Actor, commentId: string): Promise<void> {
      await transaction(db, async tx => {
        const comment = await readComment(tx, commentId)
        if (!comment) throw new AppError('not_found')
        const { creationId } = comment
        const ownerId = await lockCounts(tx, creationId)
        if (ownerId === null || ![comment.userId, ownerId].includes(actor.userId)) {
          throw new AppError('not_found')
        }
        await eraseComment(tx, commentId)
        await recount(tx, creationId)
        await notifications.withdraw(tx, 'comment', commentId)
        await bus.publish(tx, { type: 'creation', userId: ownerId, creationId })
      })
    },

    /** A comment on a creation that the viewer may see; null for all others. */
    async findComment(
      viewer: Viewer,
      commentId: string,
    ): Promise<{ creationId: string; authorId: string } | null> {
      const comment = await readComment(db, commentId)
      if (!comment || comment.hiddenAt !== null) return null
      const { creationId, userId: authorId } = comment
      return (await creations.find(viewer, creationId)) ? { creationId, authorId } : null
    },

    /** Keeps a comment from everybody, or shows it again. For the operator alone. False when it is gone. */
    async setCommentHidden(tx: Transaction, commentId: string, isHidden: boolean): Promise<boolean> {
      const comment = await readComment(tx, commentId)
      const ownerId = comment && (await lockCounts(tx, comment.creationId))
      if (!comment || ownerId === null) return false
      const { creationId } = comment
      await setCommentHidden(tx, commentId, isHidden)
      await recount(tx, creationId)
      await bus.publish(tx, { type: 'creation', userId: ownerId, creationId })
      await notifications.setHidden(tx, 'comment', commentId, isHidden)
      return true
    },

    /** All that the person said, oldest first. */
    async *everyCommentOf(
      actor: Actor,
    ): AsyncGenerator<{ id: string; creationId: string; message: string; createdAt: Date }> {
      for (let after: string | null = null; ; ) {
        const rows: CommentRow[] = await readCommentsOf(db, actor.userId, { after, limit: BATCH })
        yield* rows
        if (rows.length < BATCH) return
        after = rows.at(-1)!.id
      }
    },

    /** Comments that the sample content comes with, on a creation that is being placed. */
    async seed(
      tx: Transaction,
      creationId: string,
      said: { userId: string; message: string; createdAt: Date }[],
    ): Promise<void> {
      for (const comment of said) {
        await insertComment(tx, { id: createId('com', comment.createdAt.getTime()), creationId, ...comment })
      }
      await recount(tx, creationId)
    },
  }
}

function present(
  row: Pick<CommentRow, 'id' | 'userId' | 'message' | 'createdAt'>,
  authors: Map<string, Author>,
  { viewer, ownerId }: { viewer: Viewer; ownerId: string },
): Comment {
  const { id, userId, message, createdAt } = row
  return {
    id,
    userInfo: authors.get(userId) ?? { id: userId, nickName: 'Deleted user', avatar: null },
    message,
    createdAt: createdAt.toISOString(),
    canDelete: viewer !== null && (viewer.userId === userId || viewer.userId === ownerId),
  }
}
