import type { Database } from '#server/database/connection.ts'
import { type CreationMetrics, readCreationMetrics } from './metrics.store.ts'

export type { CreationMetrics } from './metrics.store.ts'

/** What monitoring asks of the database, read whenever it asks. */
export const createMetrics =
  (db: Database): (() => Promise<CreationMetrics>) =>
  () =>
    readCreationMetrics(db)
