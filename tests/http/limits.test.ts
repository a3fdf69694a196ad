import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ limitFactor: 1 })
})
afterAll(() => app.close())

test('a person may create thirty times a minute, and others are not held up by that', async () => {
  const [ada, ben] = [await app.signIn(), await app.signIn()]
  for (let i = 0; i < 30; i++) expect((await ada.call('/v1/image/create', {})).status).not.toBe(429)
  const { status, body, headers } = await ada.call('/v1/image/create', {})
  expect(status).toBe(429)
  expect(body).toEqual({
    status: 429,
    code: 'too_many_requests',
    descr: 'That was a lot at once. Wait a minute and try again.',
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ada.call('/v1/image/list')).status).toBe(200)
  expect((await ben.call('/v1/image/create', {})).status).not.toBe(429)
})

test('comments, reports and changes of the profile are limited by the minute, exports by the hour', async () => {
  const ada = await app.signIn()
  const allowed = {
    '/v1/comment/create': 10,
    '/v1/report/create': 10,
    '/v1/user/update': 10,
    '/v1/user/export': 3,
  }
  for (const [path, times] of Object.entries(allowed)) {
    for (let i = 0; i < times; i++) expect((await ada.call(path)).status).not.toBe(429)
    const { status, headers } = await ada.call(path)
    expect([path, status]).toEqual([path, 429])
    expect(Number(headers.get('retry-after')) > 60).toBe(path === '/v1/user/export')
  }
})

test('an address may download sixty pictures a minute, and look at as many more as it likes', async () => {
  const path = `/pictures/pic_${'0'.repeat(26)}`
  const statusOf = async (file: string) => (await app.call(`${path}/${file}`, {}, { method: 'GET' })).status
  for (let i = 0; i < 60; i++) expect(await statusOf('download')).toBe(404)
  expect(await statusOf('download')).toBe(429)
  expect(await statusOf('original')).toBe(404)
})

describe('without a sign-in, what counts is the network that was given to somebody', () => {
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await startApp({ limitFactor: 1, hasPages: true, configuration: { trustProxy: true } })
  })
  afterAll(() => proxied.close())

  const ask = (path: string, address: string) =>
    proxied.call(path, {}, { method: 'GET', headers: { 'x-forwarded-for': address } })

  test('which of version 6 holds very many addresses, and of version 4 one', async () => {
    for (let i = 1; i <= 20; i++) {
      expect((await ask('/v1/oidc/login', `2001:db8:1:2:${i}::${i}`)).status).toBe(303)
    }
    expect((await ask('/v1/oidc/login', '2001:0db8:0001:0002:ffff::1')).status).toBe(429)
    expect((await ask('/v1/oidc/login', '2001:db8:1:3::1')).status).toBe(303)
    for (let i = 1; i <= 20; i++) expect((await ask('/v1/oidc/login', '::ffff:192.0.2.1')).status).toBe(303)
    expect((await ask('/v1/oidc/login', '192.0.2.1')).status).toBe(429)
    expect((await ask('/v1/oidc/login', '192.0.2.2')).status).toBe(303)
  })

  test('pages are limited too', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 300; i++) statuses.add((await ask('/about', '192.0.2.9')).status)
    expect([...statuses]).toEqual([200])
    const { status, headers } = await ask('/help', '192.0.2.9')
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask('/help', '192.0.2.10')).status).toBe(200)
  })
})

test('an address may begin to sign in twenty times a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    statuses.push((await app.call('/v1/oidc/login', {}, { method: 'GET' })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 15)).toEqual(Array(15).fill(303))
})
