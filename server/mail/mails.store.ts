import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { mails } from './mail.tables.ts'

export async function wasSent(db: Queryable, key: string): Promise<boolean> {
  const rows = await db.select({ key: mails.key }).from(mails).where(eq(mails.key, key))
  return rows.length > 0
}

export async function recordSent(db: Queryable, keys: string[]): Promise<void> {
  await db
    .insert(mails)
    .values(keys.map(key => ({ key })))
    .onConflictDoNothing()
}
