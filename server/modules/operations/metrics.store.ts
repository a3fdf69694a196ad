import { sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Database } from '#server/database/connection.ts'
import { createId } from '#server/lib/ids.ts'
import { type Margin, readMargins } from './margins.store.ts'

export type CreationMetrics = {
  queued: number
  processing: number
  /** Creations made in the last hour that ended, by outcome. */
  settled: { outcome: string; count: number }[]
  /** Credits given back for creations made in the last hour. */
  refunded: number
  /** Open for longer than 15 minutes. */
  unsettled: number
  /** Income and cost of the last hour by pair. */
  margins: Margin[]
}

const HOUR_MS = 3_600_000

/** Metrics for monitoring, by indexes alone: reading them costs the same however many creations there are. */
export async function readCreationMetrics(db: Database): Promise<CreationMetrics> {
  const { rows: open } = await db.execute<{ queued: number; processing: number; unsettled: number }>(sql`
    select
      (count(*) filter (where status = ${CREATION_STATUS.queued}))::int as queued,
      (count(*) filter (where status = ${CREATION_STATUS.processing}))::int as processing,
      (count(*) filter (where created_at < now() - interval '15 minutes'))::int as unsettled
    from creations where status in (${CREATION_STATUS.queued}, ${CREATION_STATUS.processing})`)
  // Ids begin with their time, so the primary key finds the last hour.
  const { rows: settled } = await db.execute<{ outcome: string; count: number; refunded: number }>(sql`
    select
      case status
        when ${CREATION_STATUS.complete} then 'complete'
        when ${CREATION_STATUS.cancelled} then 'cancelled'
        else coalesce(failure_kind, 'failed')
      end as outcome,
      count(*)::int as count,
      coalesce(sum(cost) filter (where status <> ${CREATION_STATUS.complete}), 0)::int as refunded
    from creations
    where id > ${createId('cre', Date.now() - HOUR_MS)} and status not in (${CREATION_STATUS.queued}, ${CREATION_STATUS.processing})
    group by 1`)
  return {
    queued: open[0]?.queued ?? 0,
    processing: open[0]?.processing ?? 0,
    unsettled: open[0]?.unsettled ?? 0,
    settled: settled.map(({ outcome, count }) => ({ outcome, count })),
    margins: await readMargins(db, new Date(Date.now() - HOUR_MS)),
    refunded: settled.reduce((sum, row) => sum + row.refunded, 0),
  }
}
