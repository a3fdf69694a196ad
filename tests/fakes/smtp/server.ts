import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; from: string; text: string }

export type Refusal = { at: 'auth' | 'sender' | 'reader' | 'contents'; code: number; text: string }
const BUSY: Refusal = { at: 'contents', code: 451, text: 'try again later' }

export type SmtpFake = {
  /** For the configuration. */
  url: string
  received: ReceivedMail[]
  /** Refuses that many messages: for the moment, as a busy mail server does, or with another answer. */
  refuseNext(times: number, refusal?: Refusal): void
  close(): Promise<void>
}

/** A mail server that keeps what it is sent, as it was sent. */
export async function startSmtpFake(): Promise<SmtpFake> {
  const received: ReceivedMail[] = []
  let refusals = 0
  let refusal = BUSY
  /** The refusal if one is due at this step. */
  function refused(at: Refusal['at']): Error | null {
    if (refusals === 0 || refusal.at !== at) return null
    refusals--
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(refused('auth'), { user: 'easel' }),
    onMailFrom: (_address, _session, callback) => callback(refused('sender')),
    onRcptTo: (_address, _session, callback) => callback(refused('reader')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const error = refused('contents')
        if (error) return callback(error)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          // Where a line is too long, the sender breaks it in a way that its reader takes back.
          text: Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', ''),
        })
        callback()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext(times, wanted = BUSY) {
      refusals = times
      refusal = wanted
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
