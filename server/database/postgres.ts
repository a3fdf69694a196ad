import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, DatabaseHandle } from './connection.ts'
import { createListener } from './listener.ts'
import { refuseOutsideOfTransaction } from './transaction-scope.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000

class GuardedPool extends pg.Pool {
  // Everything else a pool does (a query, the query builder's transaction) begins with a connection.
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    refuseOutsideOfTransaction()
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}

export function openServer(url: string): DatabaseHandle {
  const pool = new GuardedPool({
    connectionString: url,
    application_name: 'easel',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  // A connection that breaks is replaced by the pool, and whoever waits for a statement on it gets the error.
  // What breaks between statements is an event, which would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const listener = createListener(url)
  let isClosed = false
  return {
    kind: 'postgres',
    url,
    db: drizzle(pool) as Database,
    listen: listener.listen,
    async close() {
      if (isClosed) return
      isClosed = true
      await listener.close()
      await pool.end()
    },
  }
}
