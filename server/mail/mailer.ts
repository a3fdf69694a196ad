import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Log } from '#server/lib/log.ts'
import { PermanentError } from '#server/queue/permanent-error.ts'
import type { Message } from './message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

export interface Mailer {
  /**
   * Hands the message over. `key` names what it is about: sent twice under one key it carries the same
   * Message-ID, by which mail servers know it again.
   * @throws PermanentError when the mail server refused it for good, Error when it was not taken this time
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
        try {
          await (await transport()).sendMail(draftOf(key, message))
        } catch (cause) {
          const refusal = refusalOf(cause)
          if (!refusal) throw cause
          log.warn(
            { mail: key, ...refusal },
            'the mail server refused an e-mail permanently, so it is not sent',
          )
          throw new PermanentError('the mail server refused the e-mail', { cause })
        }
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
      log.info({ file }, 'SMTP_URL is not set, so the e-mail was written to a file')
    },
  }
}

/**
 * What a mail server said that will never take this message (5xx): in numbers, because its text may name the
 * reader. Null for everything else; a sign-in that is refused is the operator's to fix, so it is tried again.
 */
function refusalOf(thrown: unknown): { command: string; reply: string } | null {
  const { code, command, responseCode, response } = thrown as Partial<Record<string, unknown>>
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutMessage || typeof responseCode !== 'number' || responseCode < 500) return null
  const [reply = String(responseCode)] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(String(response)) ?? []
  return { command: String(command), reply }
}

/** Loads the mail library only when there is something to send: most processes never do, and all start. */
function onFirstUse(options: object): () => Promise<Transporter> {
  let made: Promise<Transporter> | undefined
  return () => {
    made ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
    return made
  }
}

/** The same for the same key, and it does not reveal the key. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
