import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

/** As stored in `users.status`. */
export const USER_STATUS = { active: 1, banned: 2 } as const

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** False when the identity provider says that nobody has shown the address to be theirs. */
    isEmailVerified: boolean('email_verified').notNull().default(true),
    nickName: text('nick_name').notNull(),
    avatarKey: text('avatar_key'),
    /** 1 active, 2 banned. */
    status: smallint('status').notNull().default(1),
    notifyComment: boolean('notify_comment').notNull().default(true),
    notifyProduct: boolean('notify_product').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  table => [
    // A deleted person who signs in again starts a new account: the old row stays as a tombstone.
    uniqueIndex('users_identity').on(table.issuer, table.subject).where(sql`${table.deletedAt} is null`),
  ],
)

/** Whom a person does not want to see. */
export const hiddenPeople = pgTable(
  'hidden_people',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    hiddenUserId: text('hidden_user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.hiddenUserId] })],
)
