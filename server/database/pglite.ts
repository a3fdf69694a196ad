import { AsyncResource } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { type MemoryFS, PGlite, type QueryOptions, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, DatabaseHandle } from './connection.ts'
import { keepLogShort, LOG_SETTINGS } from './pglite-log.ts'
import { refuseOutsideOfTransaction } from './transaction-scope.ts'

/** What Drizzle reads by itself from the text: times, intervals and arrays of them, and of decimals. */
const LEFT_AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
]

/**
 * Drizzle gives its parsers with every query, and PGlite then copies all of its own: half the time of a short one.
 * The database has them once and for all instead.
 */
const withoutParsers = (options?: QueryOptions): QueryOptions | undefined =>
  options && { ...options, parsers: undefined }

/** PostgreSQL in this process, which refuses statements that would wait for their own transaction. */
class GuardedPGlite extends PGlite {
  override query: PGlite['query'] = (statement, parameters, options) => {
    refuseOutsideOfTransaction()
    return super.query(statement, parameters, withoutParsers(options))
  }
  override exec: PGlite['exec'] = (...args) => {
    refuseOutsideOfTransaction()
    return super.exec(...args)
  }
  override transaction: PGlite['transaction'] = callback => {
    refuseOutsideOfTransaction()
    return super.transaction(transaction => {
      const { query } = transaction
      transaction.query = (statement, parameters, options) =>
        query(statement, parameters, withoutParsers(options))
      return callback(transaction)
    })
  }
}

export async function openEmbedded(options: { dataDir?: string; files?: MemoryFS }): Promise<DatabaseHandle> {
  if (options.dataDir) await mkdir(options.dataDir, { recursive: true })
  const pglite = new GuardedPGlite({
    dataDir: options.dataDir,
    fs: options.files,
    postgresqlconf: LOG_SETTINGS,
  })
  await pglite.waitReady
  for (const type of LEFT_AS_TEXT) pglite.parsers[type] = value => value
  const release = options.dataDir ? await keepLogShort(pglite) : async () => {}
  let isClosed = false
  return {
    kind: 'pglite',
    pglite,
    db: drizzle(pglite) as Database,
    async listen(channel, handler) {
      // PGlite calls back in the context of whoever notified, and that may be a transaction.
      return pglite.listen(channel, AsyncResource.bind(handler))
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await release()
      // On a full disk the end would hang. Without an orderly end nothing is lost either.
      const isWritable = await pglite.exec('checkpoint').then(
        () => true,
        () => false,
      )
      if (isWritable) await pglite.close()
    },
  }
}
