import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from './composition/compose.ts'
import type { DatabaseHandle } from './database/connection.ts'
import { isOutage } from './database/failure.ts'
import { FolderInUse, lockFolder } from './database/folder-lock.ts'
import { openDatabase } from './database/open.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './env.ts'
import { createLog } from './log.ts'
import {
  type OperatorCommand,
  type OperatorResult,
  operatorCommand,
  operatorResult,
  runOperatorCommand,
} from './modules/moderation/operator-command.ts'
import { askOperator } from './operator.ts'

const USAGE = `npm run moderation -- list                    reports that wait for a decision
npm run moderation -- show <id>               all of a report, or of what was reported
npm run moderation -- hide <id> [--reason …]  takes a creation or comment out of sight
npm run moderation -- restore <id>            shows it again
npm run moderation -- keep <id>               leaves it and settles its reports
npm run moderation -- ban <person>            signs a person out and keeps them out
npm run moderation -- unban <person>          lets them in again`

/** Ends the program with a sentence: nothing was done. */
class NotDone extends Error {}

process.exitCode = await moderate().catch(error => {
  if (!(error instanceof NotDone)) throw error
  console.error(error.message)
  return 2
})

/** 0: done. 1: there is no such thing. 2: nothing could be done. */
async function moderate(): Promise<number> {
  const { isDone, lines } = await carryOut(configurationOrRefuse(), commandOrRefuse())
  for (const line of lines) console.log(line)
  return isDone ? 0 : 1
}

function commandOrRefuse(): OperatorCommand {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    })
    const [action = '', id] = positionals
    return operatorCommand.parse({ action, id, reason: values.reason })
  } catch {
    throw new NotDone(USAGE)
  }
}

function configurationOrRefuse(): Configuration {
  try {
    return readConfiguration()
  } catch (error) {
    if (error instanceof ConfigurationError) throw new NotDone(error.message)
    throw error
  }
}

async function carryOut(configuration: Configuration, command: OperatorCommand): Promise<OperatorResult> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl) return await carryOutOn(configuration, await openOrRefuse(databaseUrl), command)
  // While the server runs it alone may use the embedded database, so it is asked to.
  const answer = await askOperator(dataDir, { program: 'moderation', command }).catch(error => {
    throw new NotDone(`The running server was asked and could not answer: ${error.message}`)
  })
  if (answer !== null) return operatorResult.parse(answer)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    throw new NotDone(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dataDir).catch(error => {
    if (!(error instanceof FolderInUse)) throw error
    throw new NotDone(`A server uses ${dataDir} and does not answer. Try again in a moment.`)
  })
  try {
    return await carryOutOn(configuration, await openDatabase({ dataDir: folder }), command)
  } finally {
    await unlock()
  }
}

async function openOrRefuse(url: string): Promise<DatabaseHandle> {
  try {
    return await openDatabase({ url })
  } catch (error) {
    if (isOutage(error)) throw new NotDone('The database at DATABASE_URL cannot be reached.')
    throw error
  }
}

/** Uses the server's own parts, of which none is started: what they enqueue the server does. */
async function carryOutOn(
  configuration: Configuration,
  database: DatabaseHandle,
  command: OperatorCommand,
): Promise<OperatorResult> {
  const composition = await compose({
    configuration,
    log: createLog({ level: 'warn', readable: true }),
    database,
    engines: [],
    roles: { http: false, worker: false },
    port: 0,
    publicUrl: configuration.publicUrl ?? 'http://localhost',
  })
  try {
    await composition.services.queue.open()
    return await runOperatorCommand(composition.services.moderation, command)
  } finally {
    await composition.stop({ drainMs: 0 })
    await database.close()
  }
}
