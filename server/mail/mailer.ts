import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Log } from '#server/log.ts'
import type { Message } from './message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

export interface Mailer {
  /**
   * Hands the message over. `key` names what it tells: sent twice under one key it carries the same
   * Message-ID, by which mail servers know it again.
   * @throws Error when it was not taken
   */
  send(key: string, message: Message): Promise<void>
}

/** Through the mail server at `smtpUrl`, or without one as files in `folder`, which any mail program opens. */
export function createMailer(options: {
  smtpUrl: string | null
  from: string
  folder: string
  publicUrl: string
  log: Log
}): Mailer {
  const { smtpUrl, from, folder, publicUrl, log } = options
  const host = new URL(publicUrl).hostname
  const draftOf = (key: string, message: Message) => ({
    ...message,
    from,
    messageId: `<${nameOf(key)}@${host}>`,
    // Vacation notices and the like do not answer to it.
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
  })

  if (smtpUrl) {
    const transport = onFirstUse({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return {
      async send(key, message) {
        await (await transport()).sendMail(draftOf(key, message))
      },
    }
  }

  const writer = onFirstUse({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(key, message) {
      const { message: bytes } = await (await writer()).sendMail(draftOf(key, message))
      const file = join(folder, `${nameOf(key)}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(file, bytes)
      log.info({ file }, 'no mail server is configured (SMTP_URL): the e-mail was written to a file')
    },
  }
}

/** Loads the mail library only when there is something to send: most processes never do, and all start. */
function onFirstUse(options: object): () => Promise<Transporter> {
  let made: Promise<Transporter> | undefined
  return () => {
    made ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
    return made
  }
}

/** The same for the same key, and telling nothing of it. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
