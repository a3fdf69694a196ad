import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { comments } from '#server/modules/comments/comments.tables.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { users } from '#server/modules/people/people.tables.ts'

/** What people reported to the operator, and what became of it. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id),
    /** The reported creation, or the one that the reported comment is on. */
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    commentId: text('comment_id').references(() => comments.id),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decision: text('decision', { enum: ['hidden', 'kept'] }),
    decidedAt: instant('decided_at'),
  },
  table => [
    uniqueIndex('reports_creation_once')
      .on(table.creationId, table.reporterId)
      .where(sql`${table.commentId} is null`),
    uniqueIndex('reports_comment_once')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.commentId} is not null`),
    index('reports_open').on(table.createdAt, table.id).where(sql`${table.decision} is null`),
  ],
)
