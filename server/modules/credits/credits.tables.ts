import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/modules/people/people.tables.ts'

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Number of the account's last entry: entries are numbered without gaps. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** While a payment is disputed nothing is charged, so nothing is created. */
    isFrozen: boolean('is_frozen').notNull().default(false),
    /**
     * The first account of the same person: itself, or one that was deleted before the person came back.
     * What is owed and what is frozen holds for all accounts with one holder.
     */
    holder: text('holder')
      .notNull()
      .references((): AnyPgColumn => creditAccounts.userId),
  },
  table => [
    index('credit_accounts_holder').on(table.holder),
    check('credit_accounts_not_negative', sql`${table.balance} >= 0`),
  ],
)

export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    seq: integer('seq').notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
    after: bigint('after', { mode: 'number' }).notNull(),
    kind: text('kind', {
      enum: ['welcome', 'charge', 'refund', 'purchase', 'grant', 'clawback', 'adjustment'],
    }).notNull(),
    description: text('description').notNull(),
    /** `charge:<creation>`, `refund:<creation>`, `welcome:<user>` …: the same effect happens once. */
    businessKey: text('business_key').notNull(),
    creationId: text('creation_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('credit_entries_business_key').on(table.businessKey),
    uniqueIndex('credit_entries_user_seq').on(table.userId, table.seq),
    index('credit_entries_creation').on(table.creationId),
    check('credit_entries_not_negative', sql`${table.after} >= 0`),
    check('credit_entries_change', sql`${table.change} <> 0`),
  ],
)

/** Credits taken back because their payment was: what the balance did not hold is owed. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    /** The business key of the claw-back, such as `clawback:<refund>`. */
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    outstanding: bigint('outstanding', { mode: 'number' }).notNull(),
    /** Set when the money came back after all: nothing is owed, and what was taken was returned. */
    isReversed: boolean('is_reversed').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('credit_debts_open').on(table.userId, table.createdAt).where(sql`${table.outstanding} > 0`),
    check('credit_debts_outstanding', sql`${table.outstanding} between 0 and ${table.amount}`),
  ],
)
