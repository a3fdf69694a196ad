import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { providerKeys } from '#server/modules/identity/development/keys.ts'
import { createQueue } from '#server/queue/runner.ts'
import { databaseUrl } from './database.ts'
import { packed } from './database-files.ts'

/**
 * Migrates one database for the whole run, which each test then gets a copy of: a folder's contents for
 * the embedded database or, with TEST_DATABASE_URL, a template on that PostgreSQL server.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Of the projects that want it, the first one prepares it for all.
  if ('testDatabase' in vitest.getProvidedContext()) return undefined
  const server = process.env.TEST_DATABASE_URL
  const { source, remove } = server ? await prepareTemplate(server) : await prepareSnapshot()
  vitest.provide('testDatabase', source)
  return remove
}

async function prepareSnapshot() {
  const folder = await mkdtemp(join(tmpdir(), 'easel-test-'))
  const snapshot = join(folder, 'database')
  const database = await openDatabase({})
  if (database.kind !== 'pglite') throw new Error('Without an address the database must be the embedded one.')
  await prepare(database)
  await leaveOutTheUnused(database.pglite)
  const { FS } = database.pglite.Module
  // Only what was shut down in order starts without looking for what it may have lost.
  await database.close()
  await writeFile(snapshot, packed(FS))
  return {
    source: { kind: 'pglite', snapshot } as const,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * Brings a database to where a server's first start brings it: its tables, its queues and the keys of its
 * sign-in take longer to make than to copy. Servers that tests of the start begin on nothing make their own.
 */
async function prepare(database: DatabaseHandle): Promise<void> {
  await migrate(database)
  const queue = createQueue(database, {
    supervise: false,
    exclusive: true,
    onError(error) {
      throw error
    },
  })
  await queue.open()
  await queue.stop({ drainMs: 0 })
  await providerKeys(database.db)
}

/**
 * A copy is made for each app under test, and half of its time would go to what no test comes to: templates
 * of further databases, and memory for more than a test keeps.
 */
async function leaveOutTheUnused(pglite: PGlite): Promise<void> {
  await pglite.exec("alter system set shared_buffers = '16MB'")
  await pglite.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
}

async function prepareTemplate(server: string) {
  const template = `easel_test_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  try {
    await admin.connect()
    await admin.query(`create database ${template}`)
  } catch (cause) {
    throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server on which we may create databases.', {
      cause,
    })
  }
  const database = await openDatabase({ url: databaseUrl(server, template) })
  await prepare(database)
  await database.close()
  return {
    source: { kind: 'postgres', server, template } as const,
    async remove() {
      // The copies carry the template's name in front; a test that was broken off has left its own.
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [template],
      )
      for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
      await admin.end()
    },
  }
}
