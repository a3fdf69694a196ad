import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Of those before notifications had kinds. */
const EARLIER = 11

test('notifications of comments are carried over with what they said, but for those of deleted comments', {
  timeout: 60_000,
}, async () => {
  const handle = await openTestDatabase()
  const { db } = handle
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, EARLIER)
  for (const file of files) for (const text of file.sql) await db.execute(sql.raw(text))
  const { entries } = (await import('./migrations/meta/_journal.json', { with: { type: 'json' } })).default
  await db.execute(
    sql`create table migrations (name text primary key, hash text not null, applied_at timestamptz default now())`,
  )
  for (const [index, { hash }] of files.entries()) {
    await db.execute(sql`insert into migrations (name, hash) values (${entries[index]!.tag}, ${hash})`)
  }
  await db.execute(sql`insert into users (id, issuer, subject, email, nick_name)
    values ('usr_1', 'test', 'one', '', 'one'), ('usr_2', 'test', 'two', '', 'two')`)
  await db.execute(sql`insert into creations
    (id, user_id, mode, model, form, status, cost, is_private, seed, engine)
    values ('cre_1', 'usr_1', 'txt2img', 'fast', '{}', 3, 1, false, 1, 'builtin')`)
  await db.execute(sql`insert into comments (id, creation_id, user_id, message, deleted_at, hidden_at)
    values ('com_1', 'cre_1', 'usr_2', 'said', null, null), ('com_2', 'cre_1', 'usr_2', 'hidden', null, now()),
      ('com_3', 'cre_1', 'usr_2', '', now(), null)`)
  await db.execute(sql`insert into notifications (id, user_id, from_user_id, creation_id, comment_id)
    select 'ntf' || substr(id, 4), 'usr_1', 'usr_2', 'cre_1', id from comments`)

  await migrate(handle)
  const { rows } = await db.execute(
    sql`select id, kind, key, payload, is_hidden as "isHidden" from notifications order by id`,
  )
  const row = (number: number, message: string, isHidden: boolean) => ({
    id: `ntf_${number}`,
    kind: 'comment',
    key: `comment:com_${number}`,
    payload: { commentId: `com_${number}`, message },
    isHidden,
  })
  expect(rows).toEqual([row(1, 'said', false), row(2, 'hidden', true)])
  await handle.close()
})
