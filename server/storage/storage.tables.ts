import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

/** Storage prefixes to delete once `notBefore` has passed: written in the transaction that orphans them. */
export const storageDeletions = pgTable(
  'storage_deletions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    prefix: text('prefix').notNull(),
    notBefore: instant('not_before').notNull().defaultNow(),
  },
  table => [index('storage_deletions_due').on(table.notBefore)],
)
