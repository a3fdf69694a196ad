import type { ReportReason } from '#contract/report-limits.ts'
import { call } from '#web/lib/call.ts'
import type { Reported } from '#web/lib/safety.ts'

/** Tells the operators of a creation or a comment. Reporting the same again changes nothing. */
export const createReport = (
  report: Reported & { reason: ReportReason; note: string },
): Promise<{ status: 0 }> => call('/v1/report/create', report)
