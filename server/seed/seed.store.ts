import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { settings } from '#server/database/settings.tables.ts'

const KEY = 'sample-content'

/** Whether the sample content was added before, whatever has become of it. */
export async function wasSeeded(db: Queryable): Promise<boolean> {
  const rows = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, KEY))
  return rows.length > 0
}

/** Records that it is being added. False when another process did so first. */
export async function recordSeeding(tx: Queryable): Promise<boolean> {
  const rows = await tx
    .insert(settings)
    .values({ key: KEY, value: { laidAt: new Date().toISOString() } })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return rows.length === 1
}
