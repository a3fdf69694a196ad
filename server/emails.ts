import type { Database } from '#server/database/connection.ts'
import type { Emails } from '#server/mail/emails.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import { reportDecidedEmail } from '#server/modules/reports/report-decided.email.ts'

/** What each module writes. */
export const createEmails = (deps: { db: Database; people: PeopleService }): Emails => ({
  'moderation.mail': reportDecidedEmail(deps),
})
