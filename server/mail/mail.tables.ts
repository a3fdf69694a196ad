import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

/** E-mails that were sent or refused for good, by the key of what they are about: nobody gets the same e-mail twice. */
export const mails = pgTable('mails', {
  key: text('key').primaryKey(),
  sentAt: instant('sent_at').notNull().defaultNow(),
})
