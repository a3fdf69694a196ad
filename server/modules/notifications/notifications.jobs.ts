import type { Database } from '#server/database/connection.ts'
import { deliverOnce } from '#server/mail/delivery.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { messageOf } from '#server/mail/message.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import type { Unsubscribing } from '#server/modules/identity/unsubscribing.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { readNotification } from './notifications.store.ts'

/** Handlers of this module's jobs. */
export async function registerNotificationJobs(deps: {
  db: Database
  queue: Queue
  mailer: Mailer
  identity: IdentityService
  unsubscribing: Unsubscribing
  publicUrl: string
}): Promise<void> {
  const { db, queue, mailer, identity, unsubscribing, publicUrl } = deps

  await queue.work('notifications.mail', { concurrency: 1 }, async ({ notificationId }) => {
    const told = await readNotification(db, notificationId)
    // Gone, or read on the page meanwhile: there is nothing to tell any more.
    if (!told || told.readAt !== null) return
    const reader = await identity.mailAddressOf(db, told.userId)
    if (!reader?.notifyComment) return
    const authors = await identity.authorsOf(db, [told.fromUserId])
    const { nickName } = identity.authorIn(authors, told.fromUserId)
    const message = messageOf(reader.email, {
      subject: `${nickName} commented on your creation`,
      paragraphs: [`Hello ${reader.nickName},`, `${nickName} wrote:`, told.message],
      action: { label: 'Open your creation', url: new URL(`/creation/${told.creationId}`, publicUrl).href },
      footnote: 'You get this because you asked for an e-mail when somebody comments on your creations.',
      unsubscribeUrl: await unsubscribing.addressFor(told.userId),
    })
    await deliverOnce({ db, mailer }, `comment:${told.commentId}`, message)
  })
}
