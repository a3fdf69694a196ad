import type { MemoryFS } from '@electric-sql/pglite'
import type { DatabaseHandle } from './connection.ts'
import { openEmbedded } from './pglite.ts'
import { openServer } from './postgres.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; without it the embedded database is opened. */
  url?: string
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string
  /** Files of an embedded database in memory that is there already. */
  files?: MemoryFS
}

/** Opens the database. With `url` nothing is connected yet: the first statement does it. */
export function openDatabase({ url, ...embedded }: DatabaseOptions): Promise<DatabaseHandle> {
  return url ? Promise.resolve(openServer(url)) : openEmbedded(embedded)
}
