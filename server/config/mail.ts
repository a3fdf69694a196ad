import * as z from 'zod'
import type { Key } from './key.ts'

/** Keys about sending e-mails. */
export const MAIL_KEYS = {
  SMTP_URL: {
    rule: 'an address such as smtps://user:password@mail.example:465',
    default: 'files in `DATA_DIR/mail`',
    descr: 'Mail server that sends the e-mails. Without it, each e-mail is written to a file.',
    schema: z
      .string()
      .refine(text => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''))
      .optional(),
    isSecret: true,
  },
  MAIL_FROM: {
    rule: 'an e-mail address, alone or as `Name <address>`',
    default: '`Easel <easel@localhost>`',
    descr: 'Sender of e-mails. Needed with `SMTP_URL`.',
    schema: z
      .string()
      .regex(/^([^<>\r\n]{1,100}<[^<>@\s]{1,64}@[^<>@\s]{1,255}>|[^<>@\s]{1,64}@[^<>@\s]{1,255})$/)
      .optional(),
  },
} as const satisfies Record<string, Key>

export type MailSettings = {
  /** Null writes e-mails to files. */
  smtpUrl: string | null
  from: string
}

export function mailSettings(
  smtpUrl: string | undefined,
  from: string | undefined,
  mistakes: string[],
): MailSettings {
  if (smtpUrl && !from) mistakes.push('MAIL_FROM is missing: SMTP_URL is set, so e-mails need a sender.')
  return { smtpUrl: smtpUrl ?? null, from: from ?? 'Easel <easel@localhost>' }
}
