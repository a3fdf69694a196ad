import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#contract/notifications.ts'

/** Milliseconds: what a JavaScript date holds, so that a cursor read back finds its own row. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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

/** What the person asked for, as stored: the checked form after defaults. */
export type StoredForm = {
  prompt: string
  searchPrompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  imageStrength: number
  options: Record<string, string>
  /** Left out where the form was not started from a template. */
  templateId?: string
  /** Left out where it was not started from another creation. */
  sourceId?: string
}

export const creations = pgTable(
  'creations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull().default(1),
    mode: text('mode').notNull(),
    model: text('model').notNull(),
    form: jsonb('form').$type<StoredForm>().notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    cost: integer('cost').notNull(),
    isPrivate: boolean('is_private').notNull().default(false),
    engine: text('engine').notNull(),
    modelVersion: text('model_version'),
    /** The sender's idempotency key; unique for each person. */
    requestKey: text('request_key'),
    /** SHA-256 of what was sent under that key, so that other contents under it are noticed. */
    requestHash: text('request_hash'),
    /** Fencing token: only the worker that holds the newest attempt may finish the creation. */
    attempt: integer('attempt').notNull().default(0),
    /** How many attempts ended by the worker's death, told from failures that were reported. */
    lostLeases: integer('lost_leases').notNull().default(0),
    /** How many attempts ended in a failure that the engine reported. */
    failures: integer('failures').notNull().default(0),
    leaseUntil: instant('lease_until'),
    /** Not before this time, after a failure that is retried. */
    notBefore: instant('not_before'),
    /** The provider's own job id, saved before waiting on it. */
    providerReference: text('provider_reference'),
    /** The provider's own name of the model that served. */
    providerModel: text('provider_model'),
    /** What the provider charges, in millionths of a US dollar; null when it is not known. */
    providerCostMicroUsd: bigint('provider_cost_micro_usd', { mode: 'number' }),
    progress: real('progress'),
    failureKind: text('failure_kind'),
    failureDetail: text('failure_detail'),
    note: text('note'),
    numberOfLikes: integer('number_of_likes').notNull().default(0),
    numberOfComments: integer('number_of_comments').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deletedAt: instant('deleted_at'),
    /** Since when moderation keeps it from everybody but its owner. */
    hiddenAt: instant('hidden_at'),
    /** What its owner reads about that. */
    hiddenReason: text('hidden_reason'),
  },
  table => [
    uniqueIndex('creations_request_key').on(table.userId, table.requestKey),
    // NULLS FIRST is what ORDER BY … DESC asks for: without it the index is not used.
    index('creations_of_user')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('creations_of_user_by_mode')
      .on(table.userId, table.mode, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('creations_public')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.status} = 3 and not ${table.isPrivate} and ${table.deletedAt} is null and ${table.hiddenAt} is null`,
      ),
    index('creations_public_of_user')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.status} = 3 and not ${table.isPrivate} and ${table.deletedAt} is null and ${table.hiddenAt} is null`,
      ),
    index('creations_served').on(table.userId, table.finishedAt),
    index('creations_open').on(table.status, table.createdAt).where(sql`${table.status} in (1, 2)`),
    check('creations_status', sql`${table.status} between 1 and 5`),
    check('creations_cost', sql`${table.cost} >= 0`),
  ],
)

/** Finished pictures of a creation. */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    position: smallint('position').notNull(),
    /** Folder in the storage: original and derivatives lie in it. */
    storagePrefix: text('storage_prefix').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    placeholder: text('placeholder').notNull(),
    colour: text('colour').notNull(),
    /** Widths of the WebP derivatives, ascending. */
    widths: jsonb('widths').$type<number[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('pictures_creation_position').on(table.creationId, table.position)],
)

/** Input pictures of a creation, as checked and re-encoded at the upload. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    inputName: text('input_name').notNull(),
    storageKey: text('storage_key').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('uploads_creation_input').on(table.creationId, table.inputName)],
)

export const likes = pgTable(
  'likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    creationId: text('creation_id')
      .notNull()
      .references(() => creations.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.creationId] }),
    index('likes_creation').on(table.creationId),
    index('likes_of_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.creationId.desc().nullsFirst(),
    ),
  ],
)

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

/** Storage prefixes to delete once `notBefore` has passed: written in the transaction that orphans them. */
export const storageDeletions = pgTable(
  'storage_deletions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    prefix: text('prefix').notNull(),
    notBefore: instant('not_before').notNull().defaultNow(),
  },
  table => [index('storage_deletions_due').on(table.notBefore)],
)

/** Small facts about the installation, such as whether the sample content was laid. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

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
    /** The same is told once: the kind, and what a second one would repeat. */
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

/** E-mails that were sent or refused for good, by the key of what they tell: nobody is told the same twice. */
export const mails = pgTable('mails', {
  key: text('key').primaryKey(),
  sentAt: instant('sent_at').notNull().defaultNow(),
})
