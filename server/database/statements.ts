import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './connection.ts'

/** Notifies everybody who listens on the channel; inside a transaction, with its commit. At most 8,000 bytes. */
export async function notify(tx: Queryable, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Throws unless the database answers. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
