import * as z from 'zod'
import type { Queryable } from '#server/database/connection.ts'
import { FRAUD_WARNING_DAYS, recentFraudWarnings } from '#server/modules/billing/fraud-warnings.service.ts'
import { unsettled } from './diagnostics.store.ts'
import { INVARIANT_NAMES, violations } from './invariants.ts'
import { margin, readMargins } from './margins.store.ts'

/** Every creation is finished or refunded by then. */
export const SETTLED_WITHIN_MINUTES = 15

const MARGIN_DAYS = 30

const findings = z.object({
  count: z.int(),
  /** The first few: where, and what was found there. */
  first: z.array(z.object({ subject: z.string(), detail: z.string() })),
})

/** What the doctor reports: whether the ledger is correct, fraud warnings of banks, and margins. */
export const diagnosticsReport = z.object({
  violations: z.array(findings.extend({ invariant: z.enum(INVARIANT_NAMES) })),
  unsettled: findings,
  marginDays: z.int(),
  margins: z.array(margin),
  warningDays: z.int(),
  fraudWarnings: findings,
})
export type { Margin } from './margins.store.ts'
export type DiagnosticsReport = z.infer<typeof diagnosticsReport>

/** Reads all of it. It changes nothing and can run beside the server. */
export async function diagnose(db: Queryable): Promise<DiagnosticsReport> {
  return {
    violations: await violations(db),
    unsettled: await unsettled(db, SETTLED_WITHIN_MINUTES),
    marginDays: MARGIN_DAYS,
    margins: await readMargins(db, new Date(Date.now() - MARGIN_DAYS * 86_400_000)),
    warningDays: FRAUD_WARNING_DAYS,
    fraudWarnings: await recentFraudWarnings(db),
  }
}
