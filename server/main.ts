import { parseArgs } from 'node:util'
import { type Configuration, ConfigurationError, readConfiguration } from '#server/config/configuration.ts'
import { anyFreePort, isPortFree, nextFreePort } from '#server/lib/port.ts'
import { StartupError } from '#server/lib/startup-error.ts'
import type { Roles } from './app.ts'

const DEFAULT_PORT = 3000

await start().catch(error => {
  if (!(error instanceof StartupError)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const startedAt = performance.now()
  const configuration = configurationOrRefuse()
  const roles = rolesOrRefuse(configuration)
  // The links in a worker's e-mails lead to where those that answer usually listen.
  const port = roles.http ? await portOrRefuse(configuration) : (configuration.port ?? DEFAULT_PORT)
  if (!roles.http) await workerPortOrRefuse(configuration)
  const isMoved = roles.http && configuration.port === null && port !== DEFAULT_PORT
  // Everything else is read after this: whoever mistyped a key hears it at once.
  const { serve } = await import('./serve.ts')
  await serve({ startedAt, configuration, roles, port, movedFrom: isMoved ? DEFAULT_PORT : null })
}

function configurationOrRefuse(): Configuration {
  try {
    return readConfiguration()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    throw new StartupError(
      `Easel cannot start: the configuration has ${error.mistakes.length === 1 ? 'a mistake' : 'mistakes'}.\n` +
        `${error.mistakes.map(mistake => `  ${mistake}`).join('\n')}\n` +
        'All keys are described in docs/configuration.md.',
    )
  }
}

function rolesOrRefuse({ databaseUrl }: Configuration): Roles {
  const { http = false, worker = false } = flagsOrRefuse()
  if (http === worker) return { http: true, worker: true }
  if (databaseUrl) return { http, worker }
  throw new StartupError(
    'With the embedded database one process does everything. Start it without --http and --worker,\n' +
      'or set DATABASE_URL to a PostgreSQL server that several processes can share.',
  )
}

function flagsOrRefuse(): Partial<Roles> {
  try {
    return parseArgs({ options: { http: { type: 'boolean' }, worker: { type: 'boolean' } } }).values
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message}\nThe flags are --http and --worker. Without a flag the process does both.`,
    )
  }
}

async function portOrRefuse({ host, port }: Configuration): Promise<number> {
  try {
    if (port === null) return await nextFreePort(host, DEFAULT_PORT)
    if (port === 0) return await anyFreePort(host)
    if (await isPortFree(host, port)) return port
  } catch (error) {
    throw new StartupError(`Cannot listen on HOST ${host}: ${(error as Error).message}.`)
  }
  throw new StartupError(
    `Port ${port} is in use or not allowed. Stop the program that uses it, or set PORT to another port.`,
  )
}

async function workerPortOrRefuse({ host, workerPort }: Configuration): Promise<void> {
  if (workerPort === null || (await isPortFree(host, workerPort).catch(() => false))) return
  throw new StartupError(
    `WORKER_PORT ${workerPort} on ${host} is in use or not allowed. Give each worker its own port.`,
  )
}
