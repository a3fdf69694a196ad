import { REPORT_REASONS, type ReportReason } from '#contract/report-limits.ts'
import type { Database } from '#server/database/connection.ts'
import { deliverOnce } from '#server/mail/delivery.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { messageOf } from '#server/mail/message.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { type Decision, readReport } from './reports.store.ts'

const SENTENCES: Record<Decision, string> = {
  hidden: 'We looked at it and hid it. Thank you for telling us.',
  kept: 'We looked at it and found that it may stay. You can hide the person from yourself at any time.',
}

/** Handlers of this module's jobs. */
export async function registerReportJobs(deps: {
  db: Database
  queue: Queue
  mailer: Mailer
  people: PeopleService
}): Promise<void> {
  const { db, queue, mailer, people } = deps

  await queue.work('moderation.mail', { concurrency: 1 }, async ({ reportId }) => {
    const report = await readReport(db, reportId)
    if (!report?.decision) return
    const reader = await people.mailAddressOf(db, report.reporterId)
    if (!reader) return
    const what = report.commentId ? 'a comment' : 'a creation'
    const reason = REPORT_REASONS[report.reason as ReportReason]
    const day = report.createdAt.toISOString().slice(0, 10)
    const message = messageOf(reader.email, {
      subject: 'Your report was decided',
      paragraphs: [
        `Hello ${reader.nickName},`,
        `on ${day} you reported ${what}: “${reason}”.`,
        SENTENCES[report.decision],
      ],
      action: null,
      footnote: 'You get this once, because you made a report.',
      unsubscribeUrl: null,
    })
    await deliverOnce({ db, mailer }, [`report:${reportId}`], message)
  })
}
