import type { Queryable } from '#server/database/connection.ts'
import { readViolations } from './diagnostics.store.ts'

/** What must be true of the ledger at any moment, by the name of the view that lists what breaks it. */
export const INVARIANTS = {
  ledger_sum_differs: 'The changes of an account add up to its balance.',
  ledger_chain_broken: 'Each entry starts from where the one before it ended.',
  ledger_number_missing: 'The entries of an account are numbered from 1 without a gap.',
  ledger_head_differs: 'The number and the balance of an account are those of its last entry.',
  ledger_below_zero: 'No account is or ever was below zero.',
  ledger_charge_differs: 'Each creation was charged exactly once, and exactly its cost.',
  ledger_refund_differs:
    'A creation was refunded exactly once if it failed or was cancelled, and otherwise never.',
  ledger_orphan:
    "Every charge and refund belongs to a creation of the account's owner, every person has an account.",
  ledger_debt_differs: 'What a refund takes back was taken or is still owed, to the credit.',
  ledger_welcomed_twice: 'Nobody received the welcome credits twice.',
  billing_subscribed_twice: 'Nobody has two subscriptions that will be charged again.',
} as const satisfies Record<string, string>

export type InvariantName = keyof typeof INVARIANTS
export const INVARIANT_NAMES = Object.keys(INVARIANTS) as InvariantName[]

export type Violation = {
  invariant: InvariantName
  count: number
  /** The first few: where, and what was found there. */
  first: { subject: string; detail: string }[]
}

/** The broken invariants; none in a sound ledger. All are read from one moment if `db` is a snapshot. */
export async function violations(db: Queryable): Promise<Violation[]> {
  const found: Violation[] = []
  for (const invariant of INVARIANT_NAMES) {
    const { count, first } = await readViolations(db, invariant)
    if (count > 0) found.push({ invariant, count, first })
  }
  return found
}
