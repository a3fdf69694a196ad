import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable, Transaction } from './connection.ts'
import { sqlStateOf } from './failure.ts'
import { withinTransaction } from './transaction-scope.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction: all of its statements happen, or none.
 *
 * When the database breaks it off for another's sake (deadlock, serialization failure) it runs again,
 * up to five times, so `work` must have no effects but its statements. Given a transaction instead of
 * the database, it nests as a savepoint and leaves the repetition to the outer one.
 */
export async function transaction<Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const isNested = 'rollback' in db
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(tx => withinTransaction(() => work(tx)))
    } catch (error) {
      const state = sqlStateOf(error)
      const isRepeatable = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED
      if (isNested || !isRepeatable || attempt === ATTEMPTS) throw error
      await sleep(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
