import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#contract/notifications.ts'
import { instant } from '#server/database/columns.ts'
import { creations } from '#server/modules/creations/creations.tables.ts'
import { users } from '#server/modules/people/people.tables.ts'

/** What happened to one's creations; the kind says what, and what its payload holds. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    fromUserId: text('from_user_id')
      .notNull()
      .references(() => users.id),
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    payload: jsonb('payload').notNull(),
    /** Unique, so that nobody is notified twice: the kind, and what a second one would repeat. */
    key: text('key').notNull(),
    /** Kept from its reader by moderation. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
  },
  table => [
    index('notifications_of_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_creation').on(table.creationId),
    uniqueIndex('notifications_key').on(table.key),
  ],
)
