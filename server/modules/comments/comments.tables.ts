import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { users } from '#server/modules/people/people.tables.ts'

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** Since when moderation keeps it from everybody. */
    hiddenAt: instant('hidden_at'),
  },
  table => [
    index('comments_creation').on(table.creationId, table.createdAt),
    index('comments_of_user').on(table.userId, table.createdAt),
  ],
)
