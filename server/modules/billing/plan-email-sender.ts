import type { Mailer } from '#server/mail/mailer.ts'
import { messageOf } from '#server/mail/message.ts'
import type { DeliverPlanEmail } from '#server/modules/billing/plan-emails.ts'

/** Sends e-mails about plans. They confirm what was agreed, so there is no way to unsubscribe from them. */
export const planEmailSender =
  (mailer: Mailer, publicUrl: string): DeliverPlanEmail =>
  async (key, to, email) => {
    const message = messageOf(to, {
      ...email,
      action: { label: 'Your plan', url: new URL('/subscription', publicUrl).href },
      footnote: 'You get this because you have a plan.',
      unsubscribeUrl: null,
    })
    await mailer.send(key, message)
  }
