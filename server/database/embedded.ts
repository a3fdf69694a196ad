import { AsyncResource } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, DatabaseHandle } from './connection.ts'
import { keepLogShort, LOG_SETTINGS } from './embedded-log.ts'
import { refuseOutsideOfTransaction } from './transaction-scope.ts'

/** PostgreSQL in this process, which refuses statements that would wait for their own transaction. */
class GuardedPGlite extends PGlite {
  override query: PGlite['query'] = (...args) => {
    refuseOutsideOfTransaction()
    return super.query(...args)
  }
  override exec: PGlite['exec'] = (...args) => {
    refuseOutsideOfTransaction()
    return super.exec(...args)
  }
  override transaction: PGlite['transaction'] = callback => {
    refuseOutsideOfTransaction()
    return super.transaction(callback)
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
