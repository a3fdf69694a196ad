import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { creationId } from './creations.ts'
import { author, userId } from './identity.ts'
import { COMMENT_LIMIT, REPORT_NOTE_LIMIT, REPORT_REASONS, type ReportReason } from './social-limits.ts'

const commentId = z.string().regex(/^com_[0-9a-z]{26}$/)

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

export const likeAnswer = answerOf(z.object({ isLike: z.boolean(), numberOfLikes: z.int() }))

/** What a person likes, the newest like first; creations that the caller may not see are left out. */
export const likeListQuery = z.object({
  userId,
  page,
  perPage: perPage(10),
  before: creationId.nullish().describe('Only what was liked before this creation was'),
})

/** A report names a creation or a comment, not both. */
export const reportCommand = z
  .object({
    imageId: creationId.nullish(),
    commentId: commentId.nullish(),
    reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
    note: z
      .string()
      .trim()
      .max(REPORT_NOTE_LIMIT, 'The note is too long. At most 500 characters are possible.')
      .default(''),
  })
  .refine(({ imageId, commentId }) => Boolean(imageId) !== Boolean(commentId), {
    error: 'Report either a creation or a comment.',
    path: ['imageId'],
  })
export type ReportCommand = z.infer<typeof reportCommand>
