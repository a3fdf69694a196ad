import * as z from 'zod'
import { commentId } from './comments.ts'
import { creationId } from './creations.ts'
import { REPORT_NOTE_LIMIT, REPORT_REASONS, type ReportReason } from './report-limits.ts'

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
