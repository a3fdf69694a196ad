import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { COMMENT_LIMIT } from './comment-limits.ts'
import { creationId } from './creations.ts'
import { author } from './people.ts'

export const commentId = z.string().regex(/^com_[0-9a-z]{26}$/)

export const comment = z.object({
  id: z.string(),
  userInfo: author,
  message: z.string(),
  createdAt: timestamp,
  canDelete: z.boolean().describe('Whether the caller wrote it or owns the creation'),
})
export type Comment = z.infer<typeof comment>

export const commentListQuery = z.object({ page, perPage: perPage(100), imageId: creationId })
export const commentListAnswer = answerOf(z.array(comment))

export const commentCommand = z.object({
  imageId: creationId,
  comment: z
    .string()
    .trim()
    .min(1, 'Write a comment first.')
    .max(COMMENT_LIMIT, 'The comment is too long. At most 1,000 characters are possible.'),
})
export const commentAnswer = answerOf(comment)

export const commentDeletion = z.object({ commentId })
