import type { Mailer } from '#server/mail/mailer.ts'
import { messageOf } from '#server/mail/message.ts'
import type { DeliverLetter } from '#server/modules/billing/letters.ts'

/** E-mails about plans: what was agreed is always told, so there is no way to unsubscribe from them. */
export const planLetters =
  (mailer: Mailer, publicUrl: string): DeliverLetter =>
  async (key, to, letter) => {
    const message = messageOf(to, {
      ...letter,
      action: { label: 'Your plan', url: new URL('/subscription', publicUrl).href },
      footnote: 'You get this because you have a plan.',
      unsubscribeUrl: null,
    })
    await mailer.send(key, message)
  }
