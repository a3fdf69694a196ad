import { sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'

/** What was found, and the first few of it: where, and what. */
export type Findings = { count: number; first: { subject: string; detail: string }[] }

const SHOWN = 5

/** How many rows a view of violations has, and the first of them. */
export async function readViolations(db: Queryable, view: string): Promise<Findings> {
  const { rows } = await db.execute<{ subject: string; detail: string; total: number }>(sql`
    select subject, detail, (count(*) over ())::int as total
    from ${sql.identifier(view)} order by subject limit ${SHOWN}`)
  return { count: rows[0]?.total ?? 0, first: rows.map(({ subject, detail }) => ({ subject, detail })) }
}

/** Creations that were charged and neither finished nor failed for this long, oldest first. */
export async function unsettled(db: Queryable, minutes: number): Promise<Findings> {
  const { rows } = await db.execute<{ subject: string; detail: string; total: number }>(sql`
    select id as subject, 'status ' || status || ', since ' || created_at as detail,
      (count(*) over ())::int as total
    from ${creations}
    where status in (${CREATION_STATUS.queued}, ${CREATION_STATUS.processing})
      and created_at < now() - make_interval(mins => ${minutes})
    order by created_at limit ${SHOWN}`)
  return { count: rows[0]?.total ?? 0, first: rows.map(({ subject, detail }) => ({ subject, detail })) }
}
