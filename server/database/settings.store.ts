import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './connection.ts'
import { settings } from './settings.tables.ts'

/** The stored value; the first to ask stores what `make` returns. */
export async function settingOnce<Value>(db: Queryable, key: string, make: () => Value): Promise<Value> {
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  let [row] = await read()
  if (!row) {
    await db.insert(settings).values({ key, value: make() }).onConflictDoNothing()
    ;[row] = await read()
  }
  return row?.value as Value
}

/** A hash (HMAC-SHA-256, hex) that only who holds this installation's key of that name can make. */
export async function keyedHash(
  db: Queryable,
  setting: 'identity_hash_key' | 'pseudonym_key',
  text: string,
): Promise<string> {
  const key = await settingOnce(db, setting, () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(text).digest('hex')
}
