import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/modules/people/people.tables.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a copy of this table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where the hash would say too much. */
    id: uuid('id').notNull().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    idToken: text('id_token'),
    /** The browser and the system that signed in, as far as they say. */
    device: text('device').notNull().default(''),
    /** When the person proved at the provider who they are; null when it does not say. */
    authenticatedAt: instant('authenticated_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const loginAttempts = pgTable('login_attempts', {
  stateHash: text('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  /** Whether the person was asked to prove anew who they are. */
  isRenewal: boolean('is_renewal').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Logins whose account was deleted, so that one who comes back is known again. */
export const formerIdentities = pgTable('former_identities', {
  /** HMAC of issuer and subject, hex: it does not lead back to them. */
  identityHash: text('identity_hash').primaryKey(),
  /** The first account of this login. */
  firstUserId: text('first_user_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull().defaultNow(),
})
