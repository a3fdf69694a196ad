import type { Author } from '#contract/identity.ts'
import type { Comment } from '#contract/social.ts'
import type { Database, Queryable, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { IdentityService, Subject, Viewer } from '#server/modules/identity/identity.service.ts'
import type { NotificationsService } from '#server/modules/notifications/notifications.service.ts'
import {
  addLike,
  type CommentRow,
  countComments,
  eraseComment,
  insertComment,
  isLiked,
  type LikeRow,
  lockCounts,
  moveLikes,
  readComment,
  readComments,
  readCommentsOf,
  readLikesOf,
  removeLike,
  removeLikesOf,
  setCommentHidden,
} from './social.store.ts'

/** Rows that are read at once when all are asked for. */
const BATCH = 200

export type SocialService = ReturnType<typeof createSocialService>

/** What people say of each other's creations. */
export function createSocialService(deps: {
  db: Database
  bus: Bus
  identity: IdentityService
  creations: CreationsService
  notifications: NotificationsService
}) {
  const { db, bus, identity, creations, notifications } = deps

  return {
    /**
     * Sets or, without `like`, toggles the person's like. The creation is locked meanwhile, so that its
     * number of likes is the number of rows however many people like it at once.
     * @throws AppError not_found for creations that the person may not see, and unfinished ones
     */
    async setLike(
      subject: Subject,
      { imageId, like }: { imageId: string; like?: boolean },
    ): Promise<{ isLike: boolean; numberOfLikes: number }> {
      const { userId } = subject
      return await transaction(db, async tx => {
        const ownerId = await creations.lockLikeable(tx, subject, imageId)
        if (ownerId === null) throw new AppError('not_found')
        const isLike = like ?? !(await isLiked(tx, userId, imageId))
        const change = await (isLike ? addLike : removeLike)(tx, userId, imageId)
        const numberOfLikes = await moveLikes(tx, imageId, change)
        await bus.publish(tx, { type: 'creation', userId: ownerId, creationId: imageId })
        return { isLike, numberOfLikes }
      })
    },

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
      const authors = await identity.authorsOf(
        db,
        rows.map(({ userId }) => userId),
      )
      return rows.map(row => present(row, authors, { viewer, ownerId }))
    },

    /**
     * Says something of a finished creation that the person may see, and tells its owner.
     * @throws AppError not_found
     */
    async comment(subject: Subject, said: { imageId: string; comment: string }): Promise<Comment> {
      const { imageId: creationId, comment: message } = said
      const { userId } = subject
      const id = createId('com')
      const createdAt = new Date()
      const ownerId = await transaction(db, async tx => {
        const ownerId = await creations.lockLikeable(tx, subject, creationId)
        if (ownerId === null) throw new AppError('not_found')
        await insertComment(tx, { id, creationId, userId, message, createdAt })
        await countComments(tx, creationId)
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
      const authors = await identity.authorsOf(db, [userId])
      return present({ id, userId, message, createdAt }, authors, { viewer: subject, ownerId })
    },

    /**
     * Deletes a comment for who wrote it or owns the creation.
     * @throws AppError not_found for all others, too
     */
    async deleteComment(subject: Subject, commentId: string): Promise<void> {
      await transaction(db, async tx => {
        const comment = await readComment(tx, commentId)
        const mayDelete = comment && (comment.userId === subject.userId || comment.ownerId === subject.userId)
        if (!mayDelete) throw new AppError('not_found')
        await lockCounts(tx, comment.creationId)
        await eraseComment(tx, commentId)
        await countComments(tx, comment.creationId)
        await notifications.withdraw(tx, 'comment', commentId)
        await bus.publish(tx, { type: 'creation', userId: comment.ownerId, creationId: comment.creationId })
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
      if (!comment) return false
      await lockCounts(tx, comment.creationId)
      await setCommentHidden(tx, commentId, isHidden)
      await countComments(tx, comment.creationId)
      await bus.publish(tx, { type: 'creation', userId: comment.ownerId, creationId: comment.creationId })
      await notifications.setHidden(tx, 'comment', commentId, isHidden)
      return true
    },

    /** Takes back all likes of a person who leaves. What they said stays, under no name. */
    removeLikesOf: (tx: Transaction, subject: Subject) => removeLikesOf(tx, subject.userId),

    /** All that the person said, oldest first. */
    async *everyCommentOf(
      subject: Subject,
    ): AsyncGenerator<{ id: string; creationId: string; message: string; createdAt: Date }> {
      for (let after: string | null = null; ; ) {
        const rows: CommentRow[] = await readCommentsOf(db, subject.userId, { after, limit: BATCH })
        yield* rows
        if (rows.length < BATCH) return
        after = rows.at(-1)!.id
      }
    },

    /** All that the person likes, the newest like first. */
    async *everyLikeOf(subject: Subject): AsyncGenerator<{ creationId: string; createdAt: Date }> {
      for (let before: string | null = null; ; ) {
        const rows: LikeRow[] = await readLikesOf(db, subject.userId, { before, limit: BATCH })
        yield* rows
        if (rows.length < BATCH) return
        before = rows.at(-1)!.creationId
      }
    },

    /** Likes and comments that the sample content comes with, on a creation that is being placed. */
    async seed(
      tx: Queryable,
      creationId: string,
      said: { likes: string[]; comments: { userId: string; message: string; createdAt: Date }[] },
    ): Promise<void> {
      let likes = 0
      for (const userId of said.likes) likes += await addLike(tx, userId, creationId)
      for (const comment of said.comments) {
        await insertComment(tx, { id: createId('com', comment.createdAt.getTime()), creationId, ...comment })
      }
      await moveLikes(tx, creationId, likes)
      await countComments(tx, creationId)
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
