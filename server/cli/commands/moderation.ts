import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '#server/app.ts'
import { type Command, CommandError, UsageError } from '#server/cli/command.ts'
import { askOperator } from '#server/cli/operator-socket.ts'
import { type Configuration, readConfiguration } from '#server/config/configuration.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { isOutage } from '#server/database/failure.ts'
import { FolderInUseError, lockFolder } from '#server/database/folder-lock.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/lib/log.ts'
import {
  type OperatorCommand,
  type OperatorResult,
  operatorCommand,
  operatorResult,
  runOperatorCommand,
} from '#server/modules/reports/operator-command.ts'

/** What people reported, and what is decided about it. */
export const moderation: Command = {
  summary: 'Shows what people reported, and hides, restores or bans.',
  usage: [
    ['list', 'reports that wait for a decision'],
    ['show <id>', 'all of a report, or of what was reported'],
    ['hide <id> [--reason …]', 'hides a creation or comment'],
    ['restore <id>', 'shows it again'],
    ['keep <id>', 'keeps it and closes its reports'],
    ['ban <person>', 'signs a person out and keeps them out'],
    ['unban <person>', 'lets them in again'],
  ],
  async run(args) {
    const { isDone, lines } = await carryOut(readConfiguration(), readCommand(args))
    for (const line of lines) console.log(line)
    return isDone ? 0 : 1
  },
}

function readCommand(args: string[]): OperatorCommand {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    })
    const [action = '', id] = positionals
    return operatorCommand.parse({ action, id, reason: values.reason })
  } catch {
    throw new UsageError()
  }
}

async function carryOut(configuration: Configuration, command: OperatorCommand): Promise<OperatorResult> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl) return await carryOutOn(configuration, await openOrRefuse(databaseUrl), command)
  // While the server runs it alone may use the embedded database, so it is asked to.
  const answer = await askOperator(dataDir, { program: 'moderation', command, by: operatorName() }).catch(
    error => {
      throw new CommandError(`The running server could not answer: ${error.message}`)
    },
  )
  if (answer !== null) return operatorResult.parse(answer)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    throw new CommandError(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dataDir).catch(error => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new CommandError(
      `A server uses ${dataDir} but does not answer. It may be starting or stopping; try again in a moment.`,
    )
  })
  try {
    return await carryOutOn(configuration, await openDatabase({ dataDir: folder }), command)
  } finally {
    await unlock()
  }
}

/** The account of whoever gives the command. Not each has a name: in a container it may be a number alone. */
function operatorName(): string {
  try {
    return userInfo().username.slice(0, 100)
  } catch {
    return `user ${process.getuid?.()}`
  }
}

async function openOrRefuse(url: string): Promise<DatabaseHandle> {
  try {
    return await openDatabase({ url })
  } catch (error) {
    if (isOutage(error)) throw new CommandError('The database at DATABASE_URL cannot be reached.')
    throw error
  }
}

/** Uses the server's own parts, of which none is started: what they enqueue the server does. */
async function carryOutOn(
  configuration: Configuration,
  database: DatabaseHandle,
  command: OperatorCommand,
): Promise<OperatorResult> {
  const app = await createApp({
    configuration,
    // Beside the answer, so that the log can be kept apart.
    log: createLog({ level: 'info', readable: false, write: line => process.stderr.write(line) }),
    database,
    engines: [],
    roles: { http: false, worker: false },
    port: 0,
    publicUrl: configuration.publicUrl ?? 'http://localhost',
  })
  try {
    await app.services.queue.open()
    return await runOperatorCommand(app.services, command, operatorName())
  } finally {
    await app.stop({ drainMs: 0 })
    await database.close()
  }
}
