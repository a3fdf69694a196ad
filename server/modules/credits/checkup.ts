import * as z from 'zod'
import type { Queryable } from '#server/database/connection.ts'
import { unsettled } from './credits.store.ts'
import { INVARIANT_NAMES, violations } from './invariants.ts'

/** Every creation is finished or refunded by then. */
export const SETTLED_WITHIN_MINUTES = 15

export const findings = z.object({
  count: z.int(),
  /** The first few: where, and what was found there. */
  first: z.array(z.object({ subject: z.string(), detail: z.string() })),
})

export const checkupReport = z.object({
  violations: z.array(findings.extend({ invariant: z.enum(INVARIANT_NAMES) })),
  unsettled: findings,
})
export type CheckupReport = z.infer<typeof checkupReport>

/** Reads everything that must be true of the credits. It changes nothing and can run beside the server. */
export async function checkUp(db: Queryable): Promise<CheckupReport> {
  return { violations: await violations(db), unsettled: await unsettled(db, SETTLED_WITHIN_MINUTES) }
}
