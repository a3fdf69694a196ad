import type { Database } from '#server/database/connection.ts'
import { PermanentError } from '#server/queue/permanent-error.ts'
import type { Mailer } from './mailer.ts'
import { recordSent, wasSent } from './mails.store.ts'
import type { Message } from './message.ts'

/**
 * Sends the message that these keys stand for, unless one for the first key was sent before. A
 * process that dies between the two steps sends it once more, under the same Message-ID.
 * @throws Error when it was not taken; the job that called is tried again then, unless it is a PermanentError
 */
export async function deliverOnce(
  deps: { db: Database; mailer: Mailer },
  [key, ...others]: [string, ...string[]],
  message: Message,
): Promise<void> {
  if (await wasSent(deps.db, key)) return
  try {
    await deps.mailer.send(key, message)
  } catch (error) {
    // Settled as well: what comes later does not wait for it, and does not repeat it.
    if (error instanceof PermanentError) await recordSent(deps.db, [key, ...others])
    throw error
  }
  await recordSent(deps.db, [key, ...others])
}
