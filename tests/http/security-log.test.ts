import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { operatorCommand, runOperatorCommand } from '#server/modules/reports/operator-command.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'

type Line = Record<string, unknown> & { level: number; security?: string }

const lines: Line[] = []
let app: TestApp
let person: Person
beforeAll(async () => {
  const log = createLog({ level: 'info', readable: false, write: text => lines.push(JSON.parse(text)) })
  app = await startApp({ log, limitFactor: 1 })
  person = await app.signIn('somebody@example.com')
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const recorded = (event: string) => lines.filter(({ security }) => security === event)
const from = expect.stringMatching(/^(127\.0\.0\.1|::1)$/)

test('signing in and out, and a sign-in that comes to nothing, are written down with who and from where', async () => {
  const visitor = await app.signIn('somebody@example.com')
  await expect.poll(() => recorded('sign_in')).toMatchObject([{ level: 30, user: person.id, from }])
  const headers = { 'sec-fetch-site': 'same-origin' }
  await visitor.call('/v1/oidc/logout', '', { method: 'GET', headers })
  await expect.poll(() => recorded('sign_out')).toMatchObject([{ level: 30, user: person.id, from }])
  await app.call('/v1/oidc/callback?code=stolen&state=guessed', '', { method: 'GET' })
  await expect.poll(() => recorded('sign_in_failed')).toMatchObject([{ kind: 'expired', from }])
})

test('each kind of refusal is written down once a minute for each caller, and then how often it came', async () => {
  const target = await app.signIn()
  await app.call('/v1/user/info')
  await person.call('/v1/user/info', {}, { headers: { origin: 'https://evil.example' } })
  await target.call('/v1/image/create', { imageMode: 'txt2img' })
  const { id } = await create(target)
  await settled(target, id)
  for (let i = 0; i < 13; i++) await person.call('/v1/report/create', { imageId: id, reason: 'spam' })
  const by = { from, level: 30 }
  await expect
    .poll(() => recorded('refused'))
    .toMatchObject([
      { ...by, code: 'login_required', user: null, method: 'POST', route: '/v1/user/info' },
      { ...by, code: 'cross_site', route: '/v1/user/info' },
      { ...by, code: 'too_many_requests', user: person.id, route: '/v1/report/create' },
    ])
})

test('what the operator and people themselves do about accounts is written down', async () => {
  const leaver = await app.signIn()
  const { id } = await create(leaver)
  await settled(leaver, id)
  const operate = (action: string, about: string) =>
    runOperatorCommand(app.instance.services, operatorCommand.parse({ action, id: about }), 'root')
  for (const action of ['hide', 'restore']) await operate(action, id)
  for (const action of ['ban', 'unban']) await operate(action, leaver.id)
  const back = await app.signIn(leaver.email)
  await fetch(`${app.url}/v1/user/export`, {
    method: 'POST',
    headers: { origin: app.url, cookie: back.cookie },
  }).then(answer => answer.arrayBuffer())
  expect((await back.call('/v1/user/delete')).status).toBe(200)
  await operate('ban', leaver.id)
  expect(lines.filter(({ security }) => security && security !== 'sign_in')).toMatchObject([
    { security: 'hidden', by: 'root', target: id },
    { security: 'restored', by: 'root', target: id },
    { security: 'banned', by: 'root', target: leaver.id },
    { security: 'unbanned', by: 'root', target: leaver.id },
    { security: 'data_exported', user: leaver.id, from },
    { security: 'account_deleted', user: leaver.id, from },
  ])
})

test('a client that goes away is no error', async () => {
  const { id } = await create(person)
  const { images } = await settled(person, id)
  const { host, hostname, port } = new URL(app.url)
  const cookie = `host: ${host}\r\norigin: ${app.url}\r\ncookie: ${person.cookie}`
  const form = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 900000'
  const part = '--x\r\ncontent-disposition: form-data; name="file1"; filename="a.png"\r\n\r\n'
  const requests = [
    `POST /v1/image/create HTTP/1.1\r\n${cookie}\r\n${form}\r\n\r\n${part}${'x'.repeat(100_000)}`,
    `POST /v1/image/create HTTP/1.1\r\n${cookie}\r\n${form}\r\n\r\n--x\r\ncontent-disp`,
    `POST /v1/user/update HTTP/1.1\r\n${cookie}\r\n${form}\r\n\r\n${part}${'x'.repeat(100_000)}`,
    `POST /v1/image/list HTTP/1.1\r\n${cookie}\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"pa`,
    `POST /v1/user/export HTTP/1.1\r\n${cookie}\r\ncontent-length: 0\r\n\r\n`,
    `GET ${images[0]} HTTP/1.1\r\n${cookie}\r\n\r\n`,
    `GET ${images[0]}/download HTTP/1.1\r\n${cookie}\r\n\r\n`,
    `GET /v1/events HTTP/1.1\r\n${cookie}\r\n\r\n`,
  ]
  for (const request of requests) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.write(request)
    await once(socket, 'connect')
    // In the midst of it, as when a tab is closed or a phone loses its network.
    await new Promise(resolve => setTimeout(resolve, 40))
    socket.resetAndDestroy()
  }
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
  expect(lines.filter(({ err }) => err)).toEqual([])
})

test('no line holds a secret, an address or what people wrote', async () => {
  await person.call('/v1/comment/create', { imageId: 'x', comment: 'my words' })
  await app.call('/v1/mail/unsubscribe?token=secret-token', {}, { method: 'GET' })
  await app.call('/v1/oidc/callback?code=secret-code', '', { method: 'GET' })
  const text = JSON.stringify(lines)
  const token = /sid=([\w-]+)/.exec(person.cookie)![1]!
  for (const secret of [token, 'somebody@example.com', 'my words', 'secret-'])
    expect(text).not.toContain(secret)
})
