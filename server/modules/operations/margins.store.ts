import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { createId } from '#server/lib/ids.ts'

/** What one mode and model brought and cost, of the creations that were completed in a time. */
export const margin = z.object({
  mode: z.string(),
  model: z.string(),
  engine: z.string(),
  completed: z.int(),
  /** Credits that people paid. */
  credits: z.int(),
  /** Creations whose cost at the provider is known. */
  costed: z.int(),
  /** What those cost, in millionths of a US dollar. */
  costMicroUsd: z.int(),
  /** Credits that people paid for those. */
  costedCredits: z.int(),
})
export type Margin = z.infer<typeof margin>

/** Pairs that were served by an engine which is paid for, the most used first. */
const MOST = 200

/**
 * Income and cost by pair, of what was submitted since and made here: sample content is not. Read by the primary key, whose ids begin with their
 * time, so that older creations cost nothing.
 */
export async function readMargins(db: Queryable, since: Date): Promise<Margin[]> {
  const { rows } = await db.execute<Record<keyof Margin, string>>(sql`
    select mode, model, engine, count(*)::text as completed, sum(cost)::text as credits,
      count(provider_cost_micro_usd)::text as costed,
      coalesce(sum(provider_cost_micro_usd), 0)::text as "costMicroUsd",
      coalesce(sum(cost) filter (where provider_cost_micro_usd is not null), 0)::text as "costedCredits"
    from creations
    where id > ${createId('cre', since.getTime())} and status = ${CREATION_STATUS.complete} and started_at is not null
    group by mode, model, engine
    order by count(*) desc, mode, model, engine
    limit ${MOST}`)
  const whole = ({ mode, model, engine, ...counts }: Record<keyof Margin, string>) => ({
    mode,
    model,
    engine,
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])),
  })
  return z.array(margin).parse(rows.map(whole))
}
