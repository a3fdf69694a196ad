import type { ReportCommand } from '#contract/reports.ts'
import type { Actor } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import type { CommentsService } from '#server/modules/comments/comments.service.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { VisibilityService } from '#server/modules/creations/visibility.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import {
  type Decision,
  decide,
  insertReport,
  type ReportView,
  readOpenReports,
  readReportsAbout,
} from './reports.store.ts'

/** Reports that an operator sees at once. */
const SHOWN = 50

export type ReportsService = ReturnType<typeof createReportsService>

/** What people report, and what the operator decides about it. */
export function createReportsService(deps: {
  db: Database
  queue: Queue
  /** Bans a person, or lifts the ban; false when there is no such person. */
  setBanned: (tx: Transaction, userId: string, isBanned: boolean) => Promise<boolean>
  creations: CreationsService
  visibility: VisibilityService
  comments: CommentsService
}) {
  const { db, queue, setBanned, creations, visibility, comments } = deps

  /** Closes the reports about something, and has the reporters notified. Returns how many reports there were. */
  async function settle(tx: Transaction, targetId: string, decision: Decision): Promise<number> {
    const reportIds = await decide(tx, targetId, decision)
    for (const reportId of reportIds) await queue.enqueue(tx, 'moderation.mail', { reportId })
    return reportIds.length
  }

  async function targetOf(actor: Actor, { imageId, commentId }: ReportCommand) {
    if (commentId) {
      const comment = await comments.findComment(actor, commentId)
      return comment && { ...comment, commentId }
    }
    const creation = imageId ? await creations.find(actor, imageId) : null
    return creation && { creationId: creation.id, authorId: creation.userId, commentId: null }
  }

  return {
    /**
     * Reports a creation or a comment that the person sees. A second report of the same is not written.
     * @throws AppError not_found, or wrong_state for one's own
     */
    async report(actor: Actor, command: ReportCommand): Promise<void> {
      const target = await targetOf(actor, command)
      if (!target) throw new AppError('not_found')
      if (target.authorId === actor.userId) {
        throw new AppError('wrong_state', { descr: 'This is your own: you can delete it.' })
      }
      const { creationId, commentId } = target
      const { reason, note } = command
      const id = createId('rep')
      await insertReport(db, { id, reporterId: actor.userId, creationId, commentId, reason, note })
    },

    /** What waits for a decision, the oldest first. */
    openReports: (): Promise<ReportView[]> => readOpenReports(db, SHOWN),

    /** All reports of this id, or about the creation or comment of this id. */
    reportsAbout: (id: string): Promise<ReportView[]> => readReportsAbout(db, id, SHOWN),

    /** Hides a creation or comment. Null when there is none; else how many reports that settles. */
    hide(targetId: string, reason: string): Promise<number | null> {
      return transaction(db, async tx => {
        const isFound = targetId.startsWith('com_')
          ? await comments.setCommentHidden(tx, targetId, true)
          : await visibility.hide(tx, targetId, reason)
        return isFound ? await settle(tx, targetId, 'hidden') : null
      })
    },

    /** Undoes `hide`. False when there is no such creation or comment. */
    restore(targetId: string): Promise<boolean> {
      return transaction(db, tx =>
        targetId.startsWith('com_')
          ? comments.setCommentHidden(tx, targetId, false)
          : visibility.restore(tx, targetId),
      )
    },

    /** Leaves the reported thing as it is. Returns how many reports that settles. */
    keep: (targetId: string): Promise<number> => transaction(db, tx => settle(tx, targetId, 'kept')),

    /** False when there is no such person. */
    setBanned: (userId: string, isBanned: boolean): Promise<boolean> =>
      transaction(db, tx => setBanned(tx, userId, isBanned)),
  }
}
