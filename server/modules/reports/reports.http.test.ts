import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpFake, startSmtpFake } from '#tests/fakes/smtp/server.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, settled } from '#tests/support/creations.ts'
import { operatorCommand, runOperatorCommand } from './operator-command.ts'

let app: TestApp
let smtp: SmtpFake
let owner: Person
let reporter: Person
beforeAll(async () => {
  smtp = await startSmtpFake()
  app = await startApp({ configuration: { mail: { smtpUrl: smtp.url, from: 'easel@example.com' } } })
  ;[owner, reporter] = await Promise.all([
    app.signIn('owner@example.com'),
    app.signIn('reporter@example.com'),
  ])
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const operate = async (command: object) =>
  await runOperatorCommand(app.instance.services, operatorCommand.parse(command), 'operator')
const report = (what: object) => reporter.call('/v1/report/create', { reason: 'spam', ...what })
const mailTo = (address: string, words: string) =>
  eventually(
    async () => smtp.received.filter(({ to, text }) => to.includes(address) && text.includes(words)).length,
    amount => amount > 0,
  )

test('a reported creation is hidden from everybody but its owner, who reads why, and the reporter is told', async () => {
  const { id } = await create(owner)
  const { images } = await settled(owner, id)
  expect((await report({ imageId: id, note: 'look\u001b[2J here' })).status).toBe(200)
  expect((await report({ imageId: id, reason: 'hate' })).status).toBe(200)
  const { lines } = await operate({ action: 'list' })
  expect(lines).toEqual([expect.stringContaining(`${id}  Spam or advertising`)])
  const shown = (await operate({ action: 'show', id })).lines.join('\n')
  expect(shown).toContain('note      look [2J here')
  expect(shown).toContain(owner.id)

  const hidden = await operate({ action: 'hide', id, reason: 'It advertises.' })
  expect(hidden).toEqual({ isDone: true, lines: ['Hidden. 1 report was closed.'] })
  expect((await reporter.call('/v1/image/info', { imageId: id })).status).toBe(404)
  expect((await reporter.call('/v1/comment/create', { imageId: id, comment: 'x' })).status).toBe(404)
  expect((await app.call('/v1/image/publicList')).body.data).toEqual([])
  expect((await fetch(app.url + images[0])).status).toBe(404)
  const own = await info(owner, id)
  expect(own.own!.hidden).toMatchObject({ descr: 'It advertises.' })
  expect((await fetch(app.url + own.images[0], { headers: { cookie: reporter.cookie } })).status).toBe(404)
  expect((await fetch(app.url + own.images[0], { headers: { cookie: owner.cookie } })).status).toBe(200)
  await mailTo('reporter@example.com', 'hid it')
  expect((await operate({ action: 'list' })).lines).toEqual(['No reports wait for a decision.'])

  await operate({ action: 'restore', id })
  expect((await info(reporter, id)).own).toBeNull()
  expect((await info(owner, id)).own!.hidden).toBeNull()
})

test('a comment is reported, kept or hidden alone', async () => {
  const { id: imageId } = await create(reporter)
  await settled(reporter, imageId)
  const { id } = (await owner.call('/v1/comment/create', { imageId, comment: 'buy this' })).body.data
  expect((await report({ commentId: id, reason: 'other' })).status).toBe(200)
  expect(await operate({ action: 'keep', id })).toMatchObject({
    lines: ['Kept. 1 report was closed.'],
  })
  await mailTo('reporter@example.com', 'may stay')
  await operate({ action: 'hide', id })
  expect((await owner.call('/v1/comment/list', { imageId })).body.data).toEqual([])
  expect((await info(reporter, imageId)).numberOfComments).toBe(0)
  expect((await reporter.call('/v1/notifications/list')).body).toMatchObject({ data: [], unread: 0 })
  await operate({ action: 'restore', id })
  expect((await info(reporter, imageId)).numberOfComments).toBe(1)
})

test('what is one’s own, unknown or without a reason is not reported', async () => {
  const { id } = await create(reporter)
  await settled(reporter, id)
  expect((await report({ imageId: id })).body).toMatchObject({
    code: 'wrong_state',
    descr: 'This is your own: you can delete it.',
  })
  expect((await report({ imageId: `cre_${'0'.repeat(26)}` })).status).toBe(404)
  expect((await report({ imageId: id, commentId: `com_${'0'.repeat(26)}` })).status).toBe(400)
  expect((await report({ imageId: id, reason: 'dislike' })).status).toBe(400)
  expect((await report({ imageId: id, note: 'x'.repeat(501) })).body.descr).toContain(
    'at most 500'.replace('a', 'A'),
  )
  expect((await app.call('/v1/report/create', { imageId: id, reason: 'spam' })).status).toBe(401)
  expect(await operate({ action: 'hide', id: `cre_${'0'.repeat(26)}` })).toMatchObject({ isDone: false })
})

test('a banned person is signed out and reads at the sign-in that they are banned', async () => {
  const pest = await app.signIn('pest@example.com')
  expect(await operate({ action: 'ban', id: pest.id })).toMatchObject({ isDone: true })
  expect((await pest.call('/v1/user/info')).status).toBe(401)
  await expect(app.signIn('pest@example.com')).rejects.toThrow('This account was banned')
  await operate({ action: 'unban', id: pest.id })
  expect((await app.signIn('pest@example.com')).id).toBe(pest.id)
})
