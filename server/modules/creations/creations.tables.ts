import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/modules/people/people.tables.ts'

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
    /** What was made of one form at the same time shares it; null for what was made alone. */
    batchId: text('batch_id'),
    /** From 0, in the order of the seeds. */
    batchPosition: smallint('batch_position'),
    /** How many there were at first. */
    batchSize: smallint('batch_size'),
    /** Of several made at once only the first hangs on the wall, until its owner hangs others. */
    onWall: boolean('on_wall').notNull().default(true),
    /** SHA-256 of what was sent under that key, so that other contents under it are noticed. */
    requestHash: text('request_hash'),
    /** Fencing token: only the worker that holds the newest attempt may finish the creation. */
    attempt: integer('attempt').notNull().default(0),
    /** How many attempts ended by the worker's death, apart from failures that were reported. */
    lostLeases: integer('lost_leases').notNull().default(0),
    /** How many attempts ended in a failure that the engine reported. */
    failures: integer('failures').notNull().default(0),
    leaseUntil: instant('lease_until'),
    /** Not before this time, after a failure that is retried. */
    notBefore: instant('not_before'),
    /** The provider's own job id, saved before waiting on it. */
    providerReference: text('provider_reference'),
    /** The provider's own name of the model that made it. */
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
    /** Since when it is gone from every list: in the trash, or erased. */
    deletedAt: instant('deleted_at'),
    /** Since when its words, pictures and files are gone for good; the row stays for the ledger. */
    erasedAt: instant('erased_at'),
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
    index('creations_on_wall')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.status} = 3 and not ${table.isPrivate} and ${table.deletedAt} is null and ${table.hiddenAt} is null and ${table.onWall}`,
      ),
    index('creations_batch').on(table.batchId).where(sql`${table.batchId} is not null`),
    index('creations_public_of_user')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.status} = 3 and not ${table.isPrivate} and ${table.deletedAt} is null and ${table.hiddenAt} is null`,
      ),
    index('creations_trash')
      .on(table.userId, table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    index('creations_trash_due')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
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

/** Who likes what; how many do is kept with the creation. */
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
