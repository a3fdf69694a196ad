import type { Database } from '#server/database/connection.ts'
import { EMAIL_JOBS, type JobPayload } from '#server/queue/jobs.ts'
import type { Queue } from '#server/queue/runner.ts'
import { deliverOnce } from './delivery.ts'
import type { Mailer } from './mailer.ts'
import { type Email, messageOf } from './message.ts'

/** The name of an e-mail that has a job of its own. */
type EmailName = keyof typeof EMAIL_JOBS

/**
 * Writes an e-mail from what its job says, read anew, because by now it may be gone: then null. The key names what
 * is told and never the attempt: what was taken is not sent again under the same key.
 */
export type WriteEmail<Name extends EmailName> = (
  facts: JobPayload<Name>,
) => Promise<{ key: string; to: string; email: Email } | null>

/** Every e-mail that has a job: one that is missing does not compile. */
export type Emails = { [Name in EmailName]: WriteEmail<Name> }

/** Has every e-mail written and sent when its job runs. */
export async function registerEmails(deps: {
  db: Database
  queue: Queue
  mailer: Mailer
  emails: Emails
}): Promise<void> {
  const { db, queue, mailer, emails } = deps
  async function register<Name extends EmailName>(name: Name): Promise<void> {
    const write: WriteEmail<Name> = emails[name]
    await queue.work(name, { concurrency: 1 }, async facts => {
      const written = await write(facts)
      if (written) await deliverOnce({ db, mailer }, [written.key], messageOf(written.to, written.email))
    })
  }
  for (const name of Object.keys(EMAIL_JOBS) as EmailName[]) await register(name)
}
