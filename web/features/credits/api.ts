import type { CreditEntry } from '#contract/credits.ts'
import { call } from '#web/lib/call.ts'

export const TRANSACTIONS_PAGE = 10

/** A page of one's credit history, newest first, with the number of all entries. */
export const fetchTransactions = (page: number): Promise<{ data: CreditEntry[]; total: number }> =>
  call('/v1/user/transactions', { page, perPage: TRANSACTIONS_PAGE })
