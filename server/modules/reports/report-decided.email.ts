import { REPORT_REASONS, type ReportReason } from '#contract/report-limits.ts'
import type { Database } from '#server/database/connection.ts'
import type { WriteEmail } from '#server/mail/emails.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import { type Decision, readReport } from './reports.store.ts'

const SENTENCES: Record<Decision, string> = {
  hidden: 'We looked at it and hid it. Thank you for telling us.',
  kept: 'We looked at it and found that it may stay. You can hide the person from yourself at any time.',
}

/** Tells who reported something what was decided about it. */
export function reportDecidedEmail(deps: {
  db: Database
  people: Pick<PeopleService, 'mailAddressOf'>
}): WriteEmail<'moderation.mail'> {
  const { db, people } = deps
  return async ({ reportId }) => {
    const report = await readReport(db, reportId)
    if (!report?.decision) return null
    const reader = await people.mailAddressOf(db, report.reporterId)
    if (!reader) return null
    const what = report.commentId ? 'a comment' : 'a creation'
    const reason = REPORT_REASONS[report.reason as ReportReason]
    const day = report.createdAt.toISOString().slice(0, 10)
    const email = {
      subject: 'Your report was decided',
      paragraphs: [
        `Hello ${reader.nickName},`,
        `on ${day} you reported ${what}: “${reason}”.`,
        SENTENCES[report.decision],
      ],
      action: null,
      footnote: 'You get this once, because you made a report.',
      unsubscribeUrl: null,
    }
    return { key: `report:${reportId}`, to: reader.email, email }
  }
}
