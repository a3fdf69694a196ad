import type { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Queries name their tables; drizzle's relational queries, which would need to know them all, are not used. */
type Schema = Record<string, never>

type RowsOf<Row> = { rows: Row[] }

/** What both drivers return for raw SQL. Counts and bigints differ between them: cast in the statement. */
export interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>
}

/** The query builder over either driver, outside of any transaction. */
export type Database = PgDatabase<Rows, Schema>
export type Transaction = PgTransaction<Rows, Schema, ExtractTablesWithRelations<Schema>>
export type Queryable = Database | Transaction

type CommonHandle = {
  db: Database
  /**
   * Calls `handler` with each payload notified on the channel, by this process or another. `onGap` is
   * called after the connection broke and stands again: notifications in between were missed.
   * Returns the function that ends it.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

export type DatabaseHandle = CommonHandle &
  ({ kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string })
