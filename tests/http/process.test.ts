import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillDataDir } from '#tests/support/database.ts'
import { signIn } from '#tests/support/person.ts'
import { type ServerProcess, startProcess } from '#tests/support/process.ts'

// A server starts in a second, but on a busy machine several of them take their time.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
let processes: ServerProcess[]
const start = (env: Record<string, string> = {}, args: string[] = []) => {
  const started = startProcess({ DATA_DIR: dataDir, PORT: '0', ...env }, args)
  processes.push(started)
  return started
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'easel-process-'))
  processes = []
})
afterEach(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL')
    await ended()
  }
  await rm(dataDir, { recursive: true, force: true })
})

describe('a mistake in the configuration ends the start with a sentence', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'a port that is none',
      { PORT: '80a' },
      /PORT is "80a", but it has to be a whole number from 0 to 65535\./,
    ],
    ['an address with a path', { PUBLIC_URL: 'http://localhost/easel' }, /PUBLIC_URL is .* without a path/],
    [
      'a secret is not repeated',
      { DATABASE_URL: 'mysql://me:hunter2@db' },
      /DATABASE_URL is not valid: it has to be/,
    ],
    [
      'the development sign-in on a public host',
      { HOST: '0.0.0.0' },
      /HOST is 0\.0\.0\.0, which others can reach, but without an identity provider anybody/,
    ],
    [
      'the development sign-in at a public address',
      { PUBLIC_URL: 'https://easel.example' },
      /PUBLIC_URL is https:\/\/easel\.example, which others can reach/,
    ],
    [
      'half an identity provider',
      { OIDC_ISSUER: 'https://id.example' },
      /Missing: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET\./,
    ],
  ]
  test.each(cases)('%s', async (_name, env, sentence) => {
    const server = start(env)
    expect(await server.ended()).toEqual({ code: 1, signal: null })
    expect(server.output()).toMatch(sentence)
    expect(server.output()).not.toMatch(/hunter2|\n\s+at /)
  })

  test('all mistakes are told at once', async () => {
    const server = start({ PORT: '-1', LOG_LEVEL: 'loud', ENGINE_THREADS: '0' })
    await server.ended()
    expect(server.output()).toMatch(/PORT is[\s\S]*LOG_LEVEL is/)
  })

  test('an unknown flag', async () => {
    const server = start({}, ['--wroker'])
    expect((await server.ended()).code).toBe(1)
    expect(server.output()).toContain('The flags are --http and --worker')
  })

  test('one role alone on the embedded database', async () => {
    const server = start({}, ['--worker'])
    expect((await server.ended()).code).toBe(1)
    expect(server.output()).toContain('With the embedded database one process does everything')
  })

  test('a database server that is not there', async () => {
    const server = start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/easel' })
    expect((await server.ended()).code).toBe(1)
    expect(server.output()).toContain('The database at DATABASE_URL cannot be reached')
    expect(server.output()).not.toContain('hunter2')
  })

  test('a port that was asked for and is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const server = start({ PORT: String(port) })
    expect((await server.ended()).code).toBe(1)
    expect(server.output()).toContain(`Port ${port} is in use`)
    other.close()
  })
})

test('a second server on the same folder is refused, and the first is left in peace', async () => {
  await fillDataDir(dataDir)
  await chmod(dataDir, 0o755)
  const first = start()
  const url = await first.url()
  // Other users of the machine have no business in it, whoever made it.
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  const second = start()
  expect(await second.ended()).toEqual({ code: 1, signal: null })
  expect(second.output()).toContain(`is in use by another server (process ${first.child.pid})`)
  expect(second.output()).toContain('set DATA_DIR to another folder')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a server that was killed leaves the folder free, and nothing that was acknowledged is lost', async () => {
  await fillDataDir(dataDir)
  const first = start()
  const person = await signIn(await first.url(), 'ada@example.com')
  first.child.kill('SIGKILL')
  await first.ended()
  const second = start()
  const again = await signIn(await second.url(), 'ada@example.com')
  expect(again.id).toBe(person.id)
  expect(await again.credits()).toBe(135)
})

test('asked to end, the server finishes what is under way and ends in order', async () => {
  await fillDataDir(dataDir)
  const server = start()
  const person = await signIn(await server.url(), 'ada@example.com')
  const stream = await fetch(`${await server.url()}/v1/events`, { headers: { cookie: person.cookie } })
  server.child.kill('SIGTERM')
  expect(await server.ended()).toEqual({ code: 0, signal: null })
  await stream.text()
  expect(server.output()).not.toMatch(/"level":[56]0/)
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})

test('the server ends when its launcher is gone', async () => {
  await fillDataDir(dataDir)
  const server = start()
  await server.url()
  server.child.disconnect()
  expect(await server.ended()).toEqual({ code: 0, signal: null })
})
