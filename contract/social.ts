import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { creationId } from './creations.ts'
import { author } from './identity.ts'

export const comment = z.object({
  id: z.string(),
  userInfo: author,
  message: z.string(),
  createdAt: timestamp,
})
export type Comment = z.infer<typeof comment>

export const commentListQuery = z.object({ page, perPage: perPage(100), imageId: creationId })
export const commentListAnswer = answerOf(z.array(comment))

export const likeAnswer = answerOf(z.object({ isLike: z.boolean(), numberOfLikes: z.int() }))
