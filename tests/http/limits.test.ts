import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from '#tests/support/app.ts'

let app: App
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

test('comments and reports are limited by the minute, exports by the hour', async () => {
  const ada = await app.signIn()
  const allowed = { '/v1/comment/create': 10, '/v1/report/create': 10, '/v1/user/export': 3 }
  for (const [path, times] of Object.entries(allowed)) {
    for (let i = 0; i < times; i++) expect((await ada.call(path)).status).not.toBe(429)
    const { status, headers } = await ada.call(path)
    expect([path, status]).toEqual([path, 429])
    expect(Number(headers.get('retry-after')) > 60).toBe(path === '/v1/user/export')
  }
})

test('an address may begin to sign in twenty times a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    statuses.push((await app.call('/v1/oidc/login', {}, { method: 'GET' })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 15)).toEqual(Array(15).fill(303))
})
