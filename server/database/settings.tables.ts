import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Small facts about the installation, such as whether the sample content was added. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})
