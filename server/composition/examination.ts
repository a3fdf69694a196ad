import * as z from 'zod'
import type { Queryable } from '#server/database/connection.ts'
import { fraudWarnings } from '#server/modules/billing/fraud-warnings.store.ts'
import { margin, readMargins } from '#server/modules/creations/margins.store.ts'
import { checkUp, checkupReport, findings } from '#server/modules/credits/checkup.ts'

const MARGIN_DAYS = 30
/** What a bank warned of longer ago is either disputed by now or forgotten. */
const WARNING_DAYS = 30

/** What the operator's program is told: whether the credits are sound, what banks warn of, what pictures bring. */
export const examinationReport = checkupReport.extend({
  marginDays: z.int(),
  margins: z.array(margin),
  warningDays: z.int(),
  fraudWarnings: findings,
})
export type ExaminationReport = z.infer<typeof examinationReport>

/** Reads all of it. It changes nothing and can run beside the server. */
export async function examine(db: Queryable): Promise<ExaminationReport> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  return {
    ...(await checkUp(db)),
    marginDays: MARGIN_DAYS,
    margins: await readMargins(db, daysAgo(MARGIN_DAYS)),
    warningDays: WARNING_DAYS,
    fraudWarnings: await fraudWarnings(db, daysAgo(WARNING_DAYS)),
  }
}
