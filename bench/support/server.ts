import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { type ServerProcess, startProcess } from '#tests/support/process.ts'

const MAX_WAIT_MS = 40_000
const OPTIONS = process.env.BENCH_NODE_OPTIONS ?? ''

/** A folder of its own for the work, removed afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The embedded database as a server with this data folder has it, migrated; or the one at the address. */
export async function openMigrated(where: { dataDir: string; url?: string }): Promise<DatabaseHandle> {
  const { dataDir, url } = where
  const database = await openDatabase(url ? { url } : { dataDir: join(dataDir, 'database') })
  await migrate(database)
  return database
}

/**
 * Runs the real server as its own process in the folder, and ends it after the work. To see where its time
 * goes: BENCH_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=/tmp/profiles".
 */
export async function withServer<Result>(
  { dataDir, env = {}, args = [] }: { dataDir: string; env?: Record<string, string>; args?: string[] },
  work: (url: string, server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_OPTIONS: OPTIONS }
  const server = startProcess({ ...settings, ...env }, args)
  try {
    return await work(await server.url(), server)
  } catch (error) {
    if (server.output()) console.error(`the server wrote:\n${server.output()}`)
    throw error
  } finally {
    await end(server)
  }
}

async function end({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  const timeout = setTimeout(() => child.kill('SIGKILL'), MAX_WAIT_MS)
  await ended()
  clearTimeout(timeout)
}

/** As `withServer`, on an embedded database of its own to which `prepare` was done before. */
export async function withPreparedServer<Prepared, Result>(
  options: { env?: Record<string, string>; prepare: (database: DatabaseHandle) => Promise<Prepared> },
  work: (url: string, prepared: Prepared, server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  return await inFolder(async dataDir => {
    const database = await openMigrated({ dataDir })
    const prepared = await options.prepare(database).finally(() => database.close())
    return await withServer({ dataDir, env: options.env }, (url, server) => work(url, prepared, server))
  })
}

/**
 * Milliseconds that the server's main thread has been ready to run while others had the processors; null
 * where the system does not tell. It says how much of a figure belongs to the rest of the machine.
 */
export function waitedForProcessor({ child }: ServerProcess): number | null {
  try {
    const [, waited] = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / 1e6
  } catch {
    return null
  }
}
