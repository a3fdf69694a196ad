import type { Transaction } from '#server/database/connection.ts'
import * as store from './counts.store.ts'

/**
 * Locks a creation, so that what is counted for it is counted by one transaction at a time. Returns its owner's
 * id, also of a deleted one; null when there never was such a creation.
 */
export const lockCounts = (tx: Transaction, creationId: string): Promise<string | null> =>
  store.lockCounts(tx, creationId)

/** Keeps how many comments are shown beside the creation, which the caller has locked, for lists to read. */
export const setNumberOfComments = (tx: Transaction, creationId: string, amount: number): Promise<void> =>
  store.setNumberOfComments(tx, creationId, amount)
