import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/open.ts'
import { CopiedFiles, type DatabaseFiles, layFiles, unpacked } from './database-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a test's own database is copied from; database-setup.ts prepares it once per run. */
    testDatabase:
      | { kind: 'pglite'; snapshot: string }
      | { kind: 'postgres'; server: string; template: string }
  }
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

let files: Promise<DatabaseFiles> | undefined

/** Read once for all tests that run in this process. */
function filesOf(snapshot: string): Promise<DatabaseFiles> {
  files ??= readFile(snapshot).then(unpacked)
  return files
}

/** A migrated, empty database for one test or one file of tests. Closing it removes it. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('testDatabase')
  if (source.kind === 'pglite') {
    return openDatabase({ files: new CopiedFiles(await filesOf(source.snapshot)) })
  }
  const name = `${source.template}_${randomBytes(4).toString('hex')}`
  await onServer(source.server, `create database ${name} template ${source.template}`)
  const database = await openDatabase({ url: databaseUrl(source.server, name) })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(source.server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Puts a migrated, empty database where a server will look for its own: it takes seconds to make one. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const source = inject('testDatabase')
  if (source.kind !== 'pglite') return
  await layFiles(await filesOf(source.snapshot), join(dataDir, 'database'))
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
