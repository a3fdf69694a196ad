import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { comments } from '#server/modules/comments/comments.tables.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { reports } from './reports.tables.ts'

export type ReportRow = typeof reports.$inferSelect
export type Decision = NonNullable<ReportRow['decision']>

/** A person reports a thing once; again changes nothing. */
export async function insertReport(tx: Queryable, row: typeof reports.$inferInsert): Promise<void> {
  await tx.insert(reports).values(row).onConflictDoNothing()
}

/** What an operator sees of a report. */
export type ReportView = ReportRow & {
  ownerId: string
  prompt: string
  message: string | null
  creationHiddenAt: Date | null
  commentHiddenAt: Date | null
}

const view = {
  ...getTableColumns(reports),
  ownerId: sql<string>`coalesce(${comments.userId}, ${creations.userId})`,
  prompt: sql<string>`coalesce(${creations.form} ->> 'prompt', '')`,
  message: comments.message,
  creationHiddenAt: creations.hiddenAt,
  commentHiddenAt: comments.hiddenAt,
}

const viewsIn = (db: Queryable) =>
  db
    .select(view)
    .from(reports)
    .innerJoin(creations, eq(creations.id, reports.creationId))
    .leftJoin(comments, eq(comments.id, reports.commentId))

/** What waits for a decision, the oldest first. */
export async function readOpenReports(db: Queryable, limit: number): Promise<ReportView[]> {
  return await viewsIn(db)
    .where(isNull(reports.decision))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
}

/** Reports with this id or about this creation or comment, the newest first. */
export async function readReportsAbout(db: Queryable, id: string, limit: number): Promise<ReportView[]> {
  return await viewsIn(db)
    .where(or(eq(reports.id, id), eq(reports.commentId, id), aboutCreation(id)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
}

/** Decides all open reports about the creation or comment. Returns their ids. */
export async function decide(tx: Queryable, targetId: string, decision: Decision): Promise<string[]> {
  const rows = await tx
    .update(reports)
    .set({ decision, decidedAt: sql`now()` })
    .where(and(isNull(reports.decision), or(eq(reports.commentId, targetId), aboutCreation(targetId))))
    .returning({ id: reports.id })
  return rows.map(({ id }) => id)
}

const aboutCreation = (id: string) => and(eq(reports.creationId, id), isNull(reports.commentId))

export async function readReport(db: Queryable, reportId: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(reports).where(eq(reports.id, reportId))
  return row ?? null
}
