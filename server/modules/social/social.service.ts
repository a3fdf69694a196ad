import type { Comment } from '#contract/social.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Bus } from '#server/events/bus.ts'
import { createId } from '#server/ids.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { IdentityService, Subject, Viewer } from '#server/modules/identity/identity.service.ts'
import {
  addLike,
  countComments,
  countLikes,
  insertComment,
  isLiked,
  readComments,
  removeLike,
} from './social.store.ts'

export type SocialService = ReturnType<typeof createSocialService>

/** What people say of each other's creations. */
export function createSocialService(deps: {
  db: Database
  bus: Bus
  identity: IdentityService
  creations: CreationsService
}) {
  const { db, bus, identity, creations } = deps

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
        if (isLike) await addLike(tx, userId, imageId)
        else await removeLike(tx, userId, imageId)
        const numberOfLikes = await countLikes(tx, imageId)
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
      await creations.info(viewer, imageId)
      const rows = await readComments(db, imageId, { limit: perPage, offset: (page - 1) * perPage })
      const authors = await identity.authorsOf(
        db,
        rows.map(({ userId }) => userId),
      )
      return rows.map(({ id, userId, message, createdAt }) => ({
        id,
        userInfo: authors.get(userId) ?? { id: userId, nickName: 'Deleted user', avatar: null },
        message,
        createdAt: createdAt.toISOString(),
        canDelete: userId === viewer?.userId,
      }))
    },

    /** Likes and comments that the sample content comes with, on a creation that is being placed. */
    async seed(
      tx: Queryable,
      creationId: string,
      said: { likes: string[]; comments: { userId: string; message: string; createdAt: Date }[] },
    ): Promise<void> {
      for (const userId of said.likes) await addLike(tx, userId, creationId)
      for (const comment of said.comments) {
        await insertComment(tx, { id: createId('com', comment.createdAt.getTime()), creationId, ...comment })
      }
      await countLikes(tx, creationId)
      await countComments(tx, creationId)
    },
  }
}
