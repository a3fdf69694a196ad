import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createMailer } from './mailer.ts'
import { messageOf } from './message.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-mail-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const letter = {
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
  for (const _ of [1, 2]) await mailer.send('comment:1', messageOf('ada@example.com', letter))
  const files = await readdir(join(folder, 'mail'))
  expect(files).toHaveLength(1)
  const text = await readFile(join(folder, 'mail', files[0]!), 'utf8')
  const head = text.slice(0, text.indexOf('\n\n'))
  expect(head).toContain('To: ada@example.com')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head).toContain(`<${files[0]!.replace('.eml', '')}@easel.example>`)
})

test('what people wrote is text in the HTML, too', () => {
  const { html, text } = messageOf('ada@example.com', letter)
  expect(html).toContain('&lt;b&gt;second&lt;/b&gt;')
  expect(html).toContain('?a=1&amp;b=2')
  expect(text).toContain('<b>second</b>')
  expect(text).toContain('Unsubscribe: https://easel.example/v1/mail/unsubscribe?token=x')
})
