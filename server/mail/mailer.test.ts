import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { PermanentError } from '#server/queue/permanent-error.ts'
import { type Refusal, startSmtpFake } from '#tests/fakes/smtp/server.ts'
import { createMailer } from './mailer.ts'
import { messageOf } from './message.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-mail-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const email = {
  subject: 'Zoë\r\nBcc: victim@example.com',
  paragraphs: ['first', '<b>second</b>'],
  action: { label: 'Open', url: 'https://easel.example/creation/1?a=1&b=2' },
  footnote: 'because',
  unsubscribeUrl: 'https://easel.example/v1/mail/unsubscribe?token=x',
}

test('without a mail server each message becomes one file, however often it is sent', async () => {
  const mailer = createMailer({
    smtpUrl: null,
    from: 'Easel <easel@localhost>',
    folder: join(folder, 'mail'),
    publicUrl: 'https://easel.example',
    log: createLog({ level: 'silent', readable: false }),
  })
  for (const _ of [1, 2]) await mailer.send('comment:1', messageOf('ada@example.com', email))
  const files = await readdir(join(folder, 'mail'))
  expect(files).toHaveLength(1)
  const text = await readFile(join(folder, 'mail', files[0]!), 'utf8')
  const head = text.slice(0, text.indexOf('\n\n'))
  expect(head).toContain('To: ada@example.com')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head).toContain(`<${files[0]!.replace('.eml', '')}@easel.example>`)
})

test('what people wrote is text in the HTML, too', () => {
  const { html, text } = messageOf('ada@example.com', email)
  expect(html).toContain('&lt;b&gt;second&lt;/b&gt;')
  expect(html).toContain('?a=1&amp;b=2')
  expect(text).toContain('<b>second</b>')
  expect(text).toContain('Unsubscribe: https://easel.example/v1/mail/unsubscribe?token=x')
})

test('line breaks that people wrote stay, in HTML as in text', () => {
  const { html, text } = messageOf('ada@example.com', { ...email, paragraphs: ['one\ntwo\r\n\r\n<three>'] })
  expect(html).toContain('one<br>\ntwo<br>\n<br>\n&lt;three&gt;</p>')
  expect(text).toContain('one\ntwo')
})

const REFUSALS: [Refusal, isPermanent: boolean][] = [
  [{ at: 'sender', code: 553, text: '5.7.1 not from here' }, true],
  [{ at: 'reader', code: 550, text: '5.1.1 <ada@example.com>: no such user' }, true],
  [{ at: 'contents', code: 554, text: 'looks like spam, ada@example.com' }, true],
  [{ at: 'sender', code: 421, text: '4.3.2 going down' }, false],
  [{ at: 'reader', code: 450, text: '4.2.0 greylisted' }, false],
  [{ at: 'contents', code: 452, text: '4.3.1 disk full' }, false],
  // The operator's to fix: nobody's e-mail is lost over a wrong password.
  [{ at: 'auth', code: 535, text: '5.7.8 wrong password' }, false],
]

test.each(REFUSALS)(
  '%j is told from a refusal for the moment, and logged without the reader',
  async (...row) => {
    const [refusal, isPermanent] = row
    const smtp = await startSmtpFake()
    try {
      const lines: string[] = []
      const mailer = createMailer({
        smtpUrl: smtp.url.replace('://', '://easel:secret@'),
        from: 'Easel <easel@example.com>',
        folder,
        publicUrl: 'https://easel.example',
        log: createLog({ level: 'info', readable: false, write: line => lines.push(line) }),
      })
      smtp.refuseNext(1, refusal)
      const sent = mailer.send('comment:1', messageOf('ada@example.com', email))
      await expect(sent).rejects.toSatisfy(error => error instanceof PermanentError === isPermanent)
      expect(lines.map(line => JSON.parse(line).mail)).toEqual(isPermanent ? ['comment:1'] : [])
      if (isPermanent) expect(lines.join()).toContain(String(refusal.code))
      expect(lines.join()).not.toContain('ada@')
      await mailer.send('comment:1', messageOf('ada@example.com', email))
      expect(smtp.received).toHaveLength(1)
    } finally {
      await smtp.close()
    }
  },
)
