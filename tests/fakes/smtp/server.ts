import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; from: string; text: string }

export type SmtpFake = {
  /** For the configuration. */
  url: string
  received: ReceivedMail[]
  /** Refuses that many messages for the moment, as a busy mail server does. */
  refuseNext(times: number): void
  close(): Promise<void>
}

/** A mail server that keeps what it is sent, as it was sent. */
export async function startSmtpFake(): Promise<SmtpFake> {
  const received: ReceivedMail[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          return callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
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
    refuseNext(times) {
      refusals = times
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
