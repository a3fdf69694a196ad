import { join } from 'node:path'
import * as z from 'zod'
import { answerOperator } from '#server/cli/operator-socket.ts'
import type { Configuration } from '#server/config/configuration.ts'
import { closeDataFolder } from '#server/lib/data-folder.ts'
import { createLog, type Log } from '#server/lib/log.ts'
import { StartupError } from '#server/lib/startup-error.ts'
import { operatorCommand, runOperatorCommand } from '#server/modules/reports/operator-command.ts'
import { InvalidPageError } from '#server/modules/static-content/static-content.service.ts'
import { seedSampleContent } from '#server/seed/seed.ts'
import { type App, createApp, type Roles } from './app.ts'
import { configuredProviders, findingsOf } from './configured-providers.ts'
import type { DatabaseHandle } from './database/connection.ts'
import { isOutage } from './database/failure.ts'
import { FolderInUseError, lockFolder } from './database/folder-lock.ts'
import { MigrationError, migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { createBuiltinEngine } from './engines/builtin/builtin.ts'
import { createLocalEngine } from './engines/local/local.ts'
import { createModelHost } from './engines/local/model-host.ts'
import { presentModels } from './engines/local/models/present-models.ts'
import { diagnose } from './modules/operations/diagnostics.service.ts'
import { InvalidTemplateError } from './modules/templates/read-templates.ts'

const DRAIN_MS = 25_000

type ServeOptions = {
  /** On the clock of `performance`. */
  startedAt: number
  configuration: Configuration
  roles: Roles
  port: number
  /** The port that people expect, if it was taken. */
  movedFrom: number | null
}

/** Runs the server until it is asked to end. @throws StartupError */
export async function serve({
  startedAt,
  configuration,
  roles,
  port,
  movedFrom,
}: ServeOptions): Promise<void> {
  const log = createLog({ level: configuration.logLevel, readable: process.stdout.isTTY === true })
  endOnCrash(log)

  const { providers, routing } = configuredProviders(configuration, log)

  const builtin = createBuiltinEngine({ threads: configuration.engineThreads })
  const local = createLocalEngine({
    builtin,
    host: createModelHost(configuration.inference),
    models: presentModels(configuration.models.dir),
    memoryMb: configuration.inference.memoryMb,
    safetyLimit: configuration.inference.safetyLimit,
  })

  const publicUrl = configuration.publicUrl ?? `http://${addressable(configuration.host)}:${port}`
  await folderOrRefuse(configuration.dataDir)
  const unlock = configuration.databaseUrl ? async () => {} : await lockOrRefuse(configuration.dataDir)
  const database = await databaseOrRefuse(configuration)
  const app = await createApp({
    configuration,
    log,
    database,
    engines: [...providers, local, builtin],
    routing,
    roles,
    port,
    publicUrl,
  }).catch(error => {
    const isMistake = error instanceof InvalidTemplateError || error instanceof InvalidPageError
    throw isMistake ? new StartupError(error.message) : error
  })
  await seedSamples(configuration, app)
  await app.start()
  const stopAnswering =
    configuration.databaseUrl && !app.sandbox
      ? async () => {}
      : await answerOperator(configuration.dataDir, question => answerTo(question, database, app))
  endOnRequest(log, async () => {
    await stopAnswering()
    await app.stop({ drainMs: DRAIN_MS })
    await database.close()
    await unlock()
  })
  announce(log, { configuration, roles, publicUrl, movedFrom, ms: Math.round(performance.now() - startedAt) })
  // Not waited for: without it pages can still be looked at, and /readyz keeps reporting it.
  void app.services.storage.check().catch(error => {
    log.error({ err: error }, 'pictures cannot be stored')
  })
  // Nor is this: a provider that does not answer must not keep the server from starting.
  void findingsOf(providers).then(findings => {
    for (const { provider, finding } of findings) log.error({ provider }, finding)
  })
}

const operatorQuestion = z.discriminatedUnion('program', [
  z.object({ program: z.literal('doctor') }),
  z.object({ program: z.literal('moderation'), command: operatorCommand, by: z.string().max(100) }),
  z.object({ program: z.literal('sandbox-clock'), advance: z.string() }),
])

/** What the operator's other programs want of the server that runs. */
async function answerTo(
  question: unknown,
  database: DatabaseHandle,
  { services, sandbox }: App,
): Promise<unknown> {
  const asked = operatorQuestion.parse(question)
  switch (asked.program) {
    case 'doctor':
      return await diagnose(database.db)
    case 'moderation':
      return await runOperatorCommand(services, asked.command, asked.by)
    case 'sandbox-clock':
      if (!sandbox) throw new Error('this server has no payment sandbox, so there is no clock to move')
      return await sandbox.advance(asked.advance)
    default:
      return asked satisfies never
  }
}

/** An empty wall says little of what can be made here; but a configured database is the operator's alone. */
async function seedSamples({ sampleContent, databaseUrl }: Configuration, { services }: App): Promise<void> {
  if (sampleContent === 'never' || (sampleContent === 'auto' && databaseUrl)) return
  try {
    await seedSampleContent(services)
  } catch (error) {
    // It is tried again at the next start; a wall without it is no reason not to start.
    services.log.warn({ err: error }, 'the sample content could not be added')
  }
}

async function folderOrRefuse(dataDir: string): Promise<void> {
  await closeDataFolder(dataDir).catch(error => {
    throw unusable(dataDir, error)
  })
}

async function lockOrRefuse(dataDir: string): Promise<() => Promise<void>> {
  return await lockFolder(dataDir).catch(error => {
    throw error instanceof FolderInUseError ? new StartupError(error.message) : unusable(dataDir, error)
  })
}

const unusable = (dataDir: string, error: Error) =>
  new StartupError(
    `Cannot use the data folder ${dataDir}: ${error.message}.\nSet DATA_DIR to a folder that the server can write to.`,
  )

async function databaseOrRefuse({ databaseUrl, dataDir }: Configuration): Promise<DatabaseHandle> {
  const folder = join(dataDir, 'database')
  try {
    const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir: folder })
    await migrate(database)
    return database
  } catch (error) {
    if (error instanceof MigrationError) throw new StartupError(error.message)
    const { cause = error } = error as Error
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : cause
    if (databaseUrl && isOutage(error)) {
      throw new StartupError(`The database at DATABASE_URL cannot be reached: ${reason}.`)
    }
    if (databaseUrl) throw error
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${reason}.\n` +
        'Check that the disk is not full and that the folder is writable. If so, restore the folder from a backup.',
    )
  }
}

/** A host to open in a browser: what listens on every address is reached as this machine. */
function addressable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function announce(
  log: Log,
  {
    configuration,
    roles,
    publicUrl,
    movedFrom,
    ms,
  }: Pick<ServeOptions, 'configuration' | 'roles' | 'movedFrom'> & { publicUrl: string; ms: number },
): void {
  log.info({ ms, database: configuration.databaseUrl ? 'server' : 'embedded', ...roles }, 'started')
  if (!roles.http) return
  const moved = movedFrom ? ` (port ${movedFrom} is in use)` : ''
  console.log(`\nEasel is ready. Open ${publicUrl}${moved}\n`)
}

/** Whatever nobody caught leaves the process in a state that nobody knows: log it and end. */
function endOnCrash(log: Log): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'the process ended because of an unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** Ends in order on SIGTERM, SIGINT, or when the launcher is gone; asked again, at once. */
function endOnRequest(log: Log, stop: () => Promise<void>): void {
  let isStopping = false
  const onRequest = async (reason: string) => {
    if (isStopping) {
      log.warn('stopped at once: unfinished work starts again next time')
      process.exit(1)
    }
    isStopping = true
    log.info(
      { reason },
      'stopping: running work has 25 seconds to finish; send the signal again to stop at once',
    )
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'the server did not stop cleanly')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void onRequest(signal))
  process.on('disconnect', () => void onRequest('the launcher ended'))
}
