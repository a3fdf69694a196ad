import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { DatabaseHandle } from './connection.ts'
import { transaction } from './transaction.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every process that migrates. */
const MIGRATION_LOCK = 5_219_044_117
const OLDEST_POSTGRES = 150_000

/** The database cannot be brought to the newest schema; the message says to the operator what to do. */
export class MigrationError extends Error {}

/**
 * Brings the database to the newest schema, all of it or nothing. Several processes may start at once:
 * on a PostgreSQL server the first one migrates and the others wait.
 *
 * Applied migrations are remembered by their name and contents: editing one that has run somewhere is a
 * mistake, and is reported instead of being passed over.
 *
 * @throws MigrationError
 */
export async function migrate(handle: DatabaseHandle): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const names = await migrationNames()
  await transaction(handle.db, async tx => {
    if (handle.kind === 'postgres') {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await refuseOldServer(tx)
    }
    await tx.execute(sql`
      create table if not exists migrations (
        name text primary key,
        hash text not null,
        applied_at timestamptz not null default now()
      )`)
    const { rows } = await tx.execute<{ name: string; hash: string }>(sql`select name, hash from migrations`)
    const applied = new Map(rows.map(row => [row.name, row.hash]))
    for (const [index, file] of files.entries()) {
      const name = names[index]!
      const hash = applied.get(name)
      if (hash === file.hash) continue
      if (hash)
        throw new MigrationError(
          `The migration ${name} was changed after it had been applied to this database. Restore the file, or use another database.`,
        )
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (name, hash) values (${name}, ${file.hash})`)
    }
  })
}

async function migrationNames(): Promise<string[]> {
  const journal = JSON.parse(await readFile(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  return journal.entries.map(({ tag }) => tag)
}

async function refuseOldServer(tx: Parameters<Parameters<typeof transaction>[1]>[0]): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  )
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES) {
    throw new MigrationError('The database server is too old: PostgreSQL 15 or newer is needed.')
  }
}
