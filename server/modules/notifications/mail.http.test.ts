import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpFake, startSmtpFake } from '#tests/fakes/smtp/server.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, settled } from '#tests/support/creations.ts'

let app: TestApp
let smtp: SmtpFake
let owner: Person
let guest: Person
let imageId: string
beforeAll(async () => {
  smtp = await startSmtpFake()
  const mail = { smtpUrl: smtp.url, from: 'Easel <easel@example.com>' }
  app = await startApp({ configuration: { mail }, mailPauseSeconds: 4 })
  ;[owner, guest] = await Promise.all([app.signIn('owner@example.com'), app.signIn()])
  imageId = (await create(owner)).id
  await settled(owner, imageId)
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const say = (comment: string, about = imageId) =>
  guest.call('/v1/comment/create', { imageId: about, comment })
const mailsReach = (amount: number) =>
  eventually(
    async () => smtp.received,
    mails => mails.length >= amount,
    15_000,
  )
/** The text of a quoted-printable message. */
const plain = (text: string) => text.replaceAll('=3D', '=')

test('a comment is mailed to the creation’s owner, who ends that by one click in the mail program', async () => {
  await say('<i>very</i> nice')
  const [mail] = await mailsReach(1)
  const text = plain(mail!.text)
  expect(mail).toMatchObject({ to: ['owner@example.com'], from: 'easel@example.com' })
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@localhost>/im)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toContain('&lt;i&gt;very&lt;/i&gt; nice')
  expect(text).toContain(`${app.url}/creation/${imageId}`)
  const address = text.replace(/\r\n\s+/g, '').match(/^List-Unsubscribe:\s*<(\S+)>/m)![1]!

  const asked = await fetch(address)
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('No more emails')])
  expect((await owner.call('/v1/user/info')).body.data.notifyComment).toBe(true)
  const click = (to: string) =>
    fetch(to, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    })
  expect((await click(address.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
  for (const suffix of ['.', '.x', '%00']) expect((await click(address + suffix)).status).toBe(404)
  expect((await click(address)).status).toBe(200)
  expect((await owner.call('/v1/user/info')).body.data.notifyComment).toBe(false)
})

test('a mail server that is busy gets the message later, and once', async () => {
  const form = new FormData()
  form.set('data', JSON.stringify({ nickName: 'Owner', notifyComment: true, notifyProduct: false }))
  await owner.call('/v1/user/update', form)
  smtp.refuseNext(1)
  await say('still here?')
  const mails = await mailsReach(2)
  expect(plain(mails[1]!.text)).toContain('still here?')
  await say('last one')
  expect(plain((await mailsReach(3))[2]!.text)).toContain('last one')
  expect(smtp.received).toHaveLength(3)
})

test('an e-mail that is refused for good is not tried again, and what comes later does not wait for it', async () => {
  const { id } = await create(owner)
  await settled(owner, id)
  smtp.received.length = 0
  smtp.refuseNext(1, { at: 'reader', code: 550, text: '5.1.1 no such user' })
  await say('first line\nsecond line', id)
  const metrics = async () => await (await fetch(`${app.url}/metrics`)).text()
  const failed = 'easel_queue_jobs{name="notifications.mail",state="failed"} 1\n'
  await eventually(metrics, text => text.includes(failed), 15_000)
  await say('third line\nfourth line', id)
  const [mail] = await mailsReach(1)
  expect(plain(mail!.text)).toContain('third line<br>')
  expect(plain(mail!.text)).not.toContain('second line')
})

test('what is said soon after an e-mail comes in one e-mail together, less what was read meanwhile', async () => {
  const { id } = await create(owner)
  await settled(owner, id)
  smtp.received.length = 0
  await say('the first', id)
  await mailsReach(1)
  for (const comment of ['the second', 'the third', 'the fourth']) await say(comment, id)
  const told = (await owner.call('/v1/notifications/list', {})).body.data
  const third = told.find(({ message }: { message: string }) => message === 'the third')
  await owner.call('/v1/notifications/read', { notificationId: third.id })
  const mails = await mailsReach(2)
  const text = plain(mails[1]!.text)
  expect(text).toMatch(/^Subject: 2 comments on your creation/m)
  expect(text).toMatch(/the second[\s\S]*the fourth/)
  expect(text).not.toContain('the third')
  expect(plain(mails[0]!.text)).not.toContain('the second')
})
