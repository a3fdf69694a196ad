import { AsyncLocalStorage } from 'node:async_hooks'

const insideTransaction = new AsyncLocalStorage<true>()

/** Runs `work` marked as being inside a transaction. */
export function withinTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return insideTransaction.run(true, work)
}

/**
 * Refuses a statement on the database itself while the caller is inside a transaction. The embedded
 * database has one connection, which the transaction holds: the statement would wait for a transaction
 * that waits for the statement, for ever. On a PostgreSQL server it would run, but outside of the
 * transaction, so it is refused there too.
 */
export function refuseOutsideOfTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('Inside a transaction every statement has to go through `tx`, but this one used `db`.')
  }
}
