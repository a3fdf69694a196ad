import type { Database } from '#server/database/connection.ts'
import { deliverOnce } from '#server/mail/delivery.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { messageOf } from '#server/mail/message.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { kindOf } from './kinds/kinds.ts'
import { lastMailAbout, readNotification, readUnmailed } from './notifications.store.ts'

/** After an e-mail about a creation, what happens to it within this time waits for one e-mail together. */
const DEFAULT_PAUSE_SECONDS = 15 * 60
/** When a notification looks again whether an older one’s e-mail included it. */
const LOOK_AGAIN_SECONDS = 30

/** Handlers of this module's jobs. */
export async function registerNotificationJobs(deps: {
  db: Database
  queue: Queue
  mailer: Mailer
  people: PeopleService
  /** Where a person ends such e-mails. */
  unsubscribeUrlFor: (userId: string) => Promise<string>
  publicUrl: string
  pauseSeconds?: number
}): Promise<void> {
  const { db, queue, mailer, people, unsubscribeUrlFor, publicUrl } = deps
  const { pauseSeconds = DEFAULT_PAUSE_SECONDS } = deps

  await queue.work('notifications.mail', { concurrency: 1 }, async ({ notificationId }) => {
    const notification = await readNotification(db, notificationId)
    // Gone, or read on the page meanwhile: there is nothing to send any more.
    if (!notification || notification.readAt !== null) return
    const { userId, creationId } = notification
    const { email: kindEmail, payload: schema } = kindOf(notification.kind)
    const reader = await people.mailAddressOf(db, userId)
    if (!reader || !kindEmail?.isWanted(reader)) return
    const unmailed = await readUnmailed(db, notification)
    if (!unmailed.some(({ id }) => id === notificationId)) return

    const again = (startAfterSeconds: number) =>
      queue.enqueue(db, 'notifications.mail', { notificationId }, { startAfterSeconds })
    // The oldest one's job writes for all, so that two jobs never send the same.
    if (unmailed[0]?.id !== notificationId) return void (await again(LOOK_AGAIN_SECONDS))
    const last = await lastMailAbout(db, notification)
    const wait = last ? pauseSeconds - (Date.now() - last.getTime()) / 1000 : 0
    if (wait > 0) return void (await again(Math.ceil(wait)))

    const authors = await people.authorsOf(
      db,
      unmailed.map(({ fromUserId }) => fromUserId),
    )
    const email = kindEmail.write({
      reader: reader.nickName,
      items: unmailed.map(({ fromUserId, payload }) => ({
        author: people.authorIn(authors, fromUserId).nickName,
        payload: schema.parse(payload),
      })),
      creationUrl: new URL(`/creation/${creationId}`, publicUrl).href,
      unsubscribeUrl: await unsubscribeUrlFor(userId),
    })
    const [key, ...others] = unmailed.map(one => one.key)
    if (key) await deliverOnce({ db, mailer }, [key, ...others], messageOf(reader.email, email))
  })
}
