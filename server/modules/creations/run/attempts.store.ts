import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { type CreationRow, insertPictures, type NewPicture } from '../creations.store.ts'
import { creations } from '../creations.tables.ts'

/** Any number, the same in every process that claims. */
const CLAIM_LOCK = 7_402_118_365

/** Creations of one person that are drawn at the same time, at most. */
const RUNNING_LIMIT = 2

/**
 * The fair order of everything that waits; docs/decisions/007-fair-queue.md has the reasons.
 *
 * `turn` counts a person's creations: those running, then those waiting by age. Everybody's first comes
 * before anybody's second. Within a turn, whoever has waited longest since being served last comes
 * first, which makes people take turns even where only one picture is drawn at a time.
 */
const fairOrder = (condition = sql`true`) => sql`
  waiting as (
    select c.id, c.user_id, c.created_at from creations c
    where c.status = ${CREATION_STATUS.queued} and ${condition}
  ), running as (
    select user_id, count(*)::int as amount from creations
    where status = ${CREATION_STATUS.processing} group by user_id
  ), served as (
    select u.user_id, (
      select max(s.finished_at) from creations s
      where s.user_id = u.user_id and s.started_at is not null) as last
    from (select distinct user_id from waiting) u
  ), fair as (
    select w.id, w.user_id, w.created_at, coalesce(r.amount, 0) as running,
      coalesce(r.amount, 0) + row_number() over (
        partition by w.user_id order by w.created_at, w.id) as turn,
      greatest(w.created_at, s.last) as since
    from waiting w
    join served s on s.user_id = w.user_id
    left join running r on r.user_id = w.user_id
  )`

const inFairOrder = sql`f.turn, f.since, f.created_at, f.id`

/** Whether the moment for another try has come. */
const isDue = sql`(c.not_before is null or c.not_before <= clock_timestamp())`

const secondsFromNow = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / 1000})`

/**
 * Takes the next creation in the fair order for drawing and gives it a new attempt number and a lease.
 * Claims of all processes happen one after the other, so the limit for each person holds across them.
 */
export async function claimNext(tx: Queryable, leaseMs: number): Promise<CreationRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ${fairOrder(isDue)}
    select c.id from creations c join fair f on f.id = c.id
    where c.status = ${CREATION_STATUS.queued} and f.running < ${RUNNING_LIMIT}
    order by ${inFairOrder}
    limit 1
    for update of c skip locked`)
  const next = rows[0]
  if (!next) return null
  const [claimed] = await tx
    .update(creations)
    .set({
      status: CREATION_STATUS.processing,
      attempt: sql`${creations.attempt} + 1`,
      leaseUntil: secondsFromNow(leaseMs),
      startedAt: sql`clock_timestamp()`,
      notBefore: null,
      progress: null,
    })
    .where(eq(creations.id, next.id))
    .returning()
  return claimed ?? null
}

/** Places in the queue of one person's creations, by id; 1 is next. */
export async function placesOf(db: Queryable, userId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    with ${fairOrder()}, places as (
      select f.id, f.user_id, (row_number() over (order by ${inFairOrder}))::int as place from fair f
    )
    select id, place from places where user_id = ${userId}`)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

export async function isAnythingQueued(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from creations where status = ${CREATION_STATUS.queued} limit 1`,
  )
  return rows.length > 0
}

/** Who works on what: the number tells this attempt from an earlier one whose worker is believed dead. */
export type Attempt = { id: string; attempt: number }

/** True as long as nobody took the creation from this attempt. */
const isHeldBy = ({ id, attempt }: Attempt) =>
  and(eq(creations.id, id), eq(creations.attempt, attempt), eq(creations.status, CREATION_STATUS.processing))

type Change = Partial<Omit<typeof creations.$inferInsert, 'id' | 'userId' | 'leaseUntil' | 'notBefore'>>

/** Writes the change if the attempt still holds the creation. Null means that it was fenced out. */
async function changeHeld(
  tx: Queryable,
  held: Attempt,
  change: Record<string, unknown>,
): Promise<CreationRow | null> {
  const [row] = await tx.update(creations).set(change).where(isHeldBy(held)).returning()
  return row ?? null
}

export async function renewLease(db: Queryable, held: Attempt, leaseMs: number): Promise<boolean> {
  return (await changeHeld(db, held, { leaseUntil: secondsFromNow(leaseMs) })) !== null
}

export async function writeProgress(tx: Queryable, held: Attempt, progress: number): Promise<boolean> {
  return (await changeHeld(tx, held, { progress })) !== null
}

export async function writeReference(db: Queryable, held: Attempt, reference: string): Promise<boolean> {
  return (await changeHeld(db, held, { providerReference: reference })) !== null
}

/** Records that another engine draws it than the one that was chosen at first, and what is said of that. */
export async function writeEngine(
  db: Queryable,
  held: Attempt,
  engine: string,
  note: string | null,
): Promise<boolean> {
  return (await changeHeld(db, held, { engine, note })) !== null
}

/** Puts the creation back into the queue, to be drawn again after `delayMs`. */
export async function requeue(
  tx: Queryable,
  held: Attempt,
  change: Pick<Change, 'failures' | 'lostLeases' | 'providerReference'>,
  delayMs: number,
): Promise<CreationRow | null> {
  return await changeHeld(tx, held, {
    ...change,
    status: CREATION_STATUS.queued,
    leaseUntil: null,
    progress: null,
    notBefore: delayMs > 0 ? secondsFromNow(delayMs) : null,
  })
}

export async function complete(
  tx: Queryable,
  held: Attempt,
  result: Pick<Change, 'note' | 'engine' | 'modelVersion' | 'providerModel' | 'providerCostMicroUsd'>,
  rows: NewPicture[],
): Promise<CreationRow | null> {
  const row = await changeHeld(tx, held, {
    ...result,
    status: CREATION_STATUS.complete,
    leaseUntil: null,
    progress: null,
    finishedAt: sql`clock_timestamp()`,
  })
  if (row) await insertPictures(tx, rows)
  return row
}

export type Ending = {
  status: typeof CREATION_STATUS.failed | typeof CREATION_STATUS.cancelled
  failureKind: string | null
  failureDetail: string | null
}

/** Ends an open creation without a picture. Null when it was not open any more. */
export async function endOpen(
  tx: Queryable,
  open: { id: string; attempt: number; status: number },
  ending: Ending,
): Promise<CreationRow | null> {
  const [row] = await tx
    .update(creations)
    .set({ ...ending, leaseUntil: null, notBefore: null, progress: null, finishedAt: sql`clock_timestamp()` })
    .where(
      and(eq(creations.id, open.id), eq(creations.attempt, open.attempt), eq(creations.status, open.status)),
    )
    .returning()
  return row ?? null
}

/** Creations whose worker has not renewed its lease in time, or, with `all`, whatever is being drawn. */
export async function findLost(db: Queryable, { all }: { all: boolean }): Promise<CreationRow[]> {
  return await db
    .select()
    .from(creations)
    .where(
      and(
        eq(creations.status, CREATION_STATUS.processing),
        all ? undefined : lt(creations.leaseUntil, sql`clock_timestamp()`),
      ),
    )
}

/** What people have waited for longer than promised. */
export async function findOverdue(db: Queryable, deadlineMs: number): Promise<CreationRow[]> {
  return await db
    .select()
    .from(creations)
    .where(
      and(
        inArray(creations.status, [CREATION_STATUS.queued, CREATION_STATUS.processing]),
        lt(creations.createdAt, secondsFromNow(-deadlineMs)),
      ),
    )
}
