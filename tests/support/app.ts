import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, type AppOptions, createApp, type Roles } from '#server/app.ts'
import { type Configuration, readConfiguration } from '#server/config/configuration.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import type { Engine } from '#server/engines/engine.ts'
import { createLog, type Log } from '#server/lib/log.ts'
import { anyFreePort } from '#server/lib/port.ts'
import { openTestDatabase } from './database.ts'
import { createTestEngine, type TestEngine } from './engine.ts'
import { type Answer, type Browser, type CallOptions, call, type Person, signIn } from './person.ts'

export type { Answer, Person } from './person.ts'

export type AppOverrides = {
  /** In place of a log that nobody reads. */
  log?: Log
  /** Another app, whose database and folder this one shares as a second process would. Close this one first. */
  beside?: TestApp
  /** In place of the test engine. */
  engines?: Engine[]
  /** Both by default. */
  roles?: Partial<Roles>
  configuration?: Partial<Configuration>
  /** 1 puts the product's own limits of requests a minute in force; tests run without. */
  limitFactor?: number
  hasPages?: boolean
  timing?: AppOptions['timing']
  /** In place of the plan that everybody has. */
  subscriptionOf?: AppOptions['subscriptionOf']
  mailPauseSeconds?: AppOptions['mailPauseSeconds']
  routing?: AppOptions['routing']
  /** In place of the product's own templates. */
  templatesDir?: string
  /** Address of a stand-in for the payment provider. */
  stripeUrl?: string
}

export type TestApp = {
  url: string
  /** The engine that draws, unless others were given. */
  engine: TestEngine
  database: DatabaseHandle
  /** Folder with everything that the server stores beside the database. */
  dataDir: string
  instance: App
  call(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Signs in through the development provider; the account is made at the first time. */
  signIn(email?: string, browser?: Browser): Promise<Person>
  /** As `signIn`, by an address of that name, which is then the person's nick name too. */
  signInAs(nickName: string): Promise<Person>
  close(): Promise<void>
}

const NO_LIMITS = 1_000_000
let people = 0

/** Starts the real server on a free port, on a database and a folder of its own. */
export async function startApp(overrides: AppOverrides = {}): Promise<TestApp> {
  const { beside } = overrides
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'easel-app-')))
  const database = beside?.database ?? (await openTestDatabase())
  const engine = createTestEngine()
  const port = await anyFreePort('127.0.0.1')
  const url = `http://localhost:${port}`
  const instance = await createApp({
    configuration: {
      ...readConfiguration({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0', WORKER_CONCURRENCY: '2' }),
      ...overrides.configuration,
    },
    log:
      overrides.log ??
      createLog({ level: process.env.TEST_LOG === '1' ? 'debug' : 'silent', readable: true }),
    database,
    engines: overrides.engines ?? [engine],
    roles: { http: true, worker: true, ...overrides.roles },
    port,
    publicUrl: url,
    limitFactor: overrides.limitFactor ?? NO_LIMITS,
    hasPages: overrides.hasPages ?? false,
    timing: overrides.timing,
    subscriptionOf: overrides.subscriptionOf,
    mailPauseSeconds: overrides.mailPauseSeconds,
    routing: overrides.routing,
    templatesDir: overrides.templatesDir,
    stripeUrl: overrides.stripeUrl,
  })
  await instance.start()
  return {
    url,
    engine,
    database,
    dataDir,
    instance,
    call: (path, body, options) => call(url, path, body, options),
    signIn: (email = `person-${++people}@example.com`, browser) => signIn(url, email, browser),
    async signInAs(nickName) {
      const person = await signIn(url, `${nickName}@example.com`)
      const form = new FormData()
      form.set('data', JSON.stringify({ nickName, notifyComment: true, notifyProduct: false }))
      const { status } = await person.call('/v1/user/update', form)
      if (status !== 200) throw new Error(`nobody can be called ${nickName}`)
      return person
    },
    async close() {
      await instance.stop({ drainMs: 1_000 })
      if (beside) return
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
