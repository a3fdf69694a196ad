import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { providerKeys } from './keys.ts'
import { createDevelopmentProvider } from './provider.ts'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.10', 'http://localhost:3000'],
  ['127.0.0.1', 'https://easel.example'],
  ['127.0.0.1', 'http://127.0.0.1.evil.example'],
  ['localhost', 'http://localhost.evil.example:3000'],
  ['127.0.0.1', 'http://0.0.0.0:3000'],
])('the development provider refuses to run on %s as %s', async (host, publicUrl) => {
  await expect(createDevelopmentProvider({ db: handle.db, host, publicUrl })).rejects.toThrow(
    'the development sign-in works on this machine alone',
  )
})

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['localhost', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:3000'],
])('it runs on %s as %s', async (host, publicUrl) => {
  const { asClient } = await createDevelopmentProvider({ db: handle.db, host, publicUrl })
  expect(asClient.issuer).toBe(`${publicUrl}/oidc`)
})

test('its keys are made once and kept, also when two starts meet', async () => {
  const [first, second] = await Promise.all([providerKeys(handle.db), providerKeys(handle.db)])
  expect(second).toEqual(first)
  expect(await providerKeys(handle.db)).toEqual(first)
})

test('the same address stands for the same subject after a restart and on another port', async () => {
  const start = (port: number) =>
    createDevelopmentProvider({ db: handle.db, host: '127.0.0.1', publicUrl: `http://localhost:${port}` })
  const [before, after] = [await start(3000), await start(3001)]
  expect(after.admit('ada@example.com')).toBe(before.admit('ada@example.com'))
  expect(after.asClient.storedIssuer).toBe(before.asClient.storedIssuer)
})
