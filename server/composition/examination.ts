import * as z from 'zod'
import type { Queryable } from '#server/database/connection.ts'
import { margin, readMargins } from '#server/modules/creations/margins.store.ts'
import { checkUp, checkupReport } from '#server/modules/credits/checkup.ts'

const MARGIN_DAYS = 30

/** What the operator's program is told: whether the credits are sound, and what pictures bring and cost. */
export const examinationReport = checkupReport.extend({
  marginDays: z.int(),
  margins: z.array(margin),
})
export type ExaminationReport = z.infer<typeof examinationReport>

/** Reads both. It changes nothing and can run beside the server. */
export async function examine(db: Queryable): Promise<ExaminationReport> {
  const since = new Date(Date.now() - MARGIN_DAYS * 86_400_000)
  return { ...(await checkUp(db)), marginDays: MARGIN_DAYS, margins: await readMargins(db, since) }
}
