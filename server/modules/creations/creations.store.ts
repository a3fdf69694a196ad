import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { creations, pictures, storageDeletions, uploads } from '#server/database/schema.ts'

export type CreationRow = typeof creations.$inferSelect
export type NewCreation = typeof creations.$inferInsert
export type PictureRow = typeof pictures.$inferSelect
export type UploadRow = typeof uploads.$inferSelect
export type NewPicture = typeof pictures.$inferInsert
export type { StoredForm } from '#server/database/schema.ts'

export type PictureBrief = Pick<
  PictureRow,
  'id' | 'mediaType' | 'width' | 'height' | 'placeholder' | 'colour' | 'widths'
>

/** A creation with everything that its presentation needs from this module's tables. */
export type CreationView = CreationRow & { pictures: PictureBrief[]; uploadIds: string[]; isLike: boolean }

/** The conditions of the index `creations_public`, word for word, so that it is used. */
const isPublic = sql`${creations.status} = 3 and not ${creations.isPrivate} and ${creations.deletedAt} is null`

// Table names are written out: the query builder leaves them off in fields of a select from one table.
const picturesOf = sql<PictureBrief[]>`coalesce((
  select json_agg(json_build_object(
    'id', p.id, 'mediaType', p.media_type, 'width', p.width, 'height', p.height,
    'placeholder', p.placeholder, 'colour', p.colour, 'widths', p.widths) order by p.position)
  from pictures p where p.creation_id = creations.id), '[]'::json)`
const uploadIdsOf = sql<string[]>`coalesce((
  select json_agg(u.id order by u.input_name) from uploads u where u.creation_id = creations.id), '[]'::json)`
const isLikedBy = (viewerId: string | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : // As EXISTS it would be answered by reading all likes of a person who has many.
      sql<boolean>`coalesce((
        select true from likes l where l.creation_id = creations.id and l.user_id = ${viewerId} limit 1), false)`

const viewFor = (viewerId: string | null, { withUploads }: { withUploads: boolean }) => ({
  ...getTableColumns(creations),
  pictures: picturesOf,
  uploadIds: withUploads ? uploadIdsOf : sql<string[]>`'[]'::json`,
  isLike: isLikedBy(viewerId),
})

type Slice = { limit: number; offset: number }

const olderThan = (before: string | null | undefined): SQL | undefined =>
  before
    ? sql`(${creations.createdAt}, ${creations.id}) < (
        select b.created_at, b.id from creations b where b.id = ${before})`
    : undefined

/** Newest first; equal times by id, so that pages neither repeat nor skip. */
const newestFirst = [desc(creations.createdAt), desc(creations.id)]

/**
 * One page of views. The ids of a later page are found first, by an index alone: otherwise the pictures and
 * likes of all pages before it would be read too.
 */
async function readPage(
  db: Queryable,
  view: ReturnType<typeof viewFor>,
  where: SQL | undefined,
  { limit, offset }: Slice,
): Promise<CreationView[]> {
  if (offset === 0) {
    return await db
      .select(view)
      .from(creations)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
  }
  const ids = db
    .select({ id: creations.id })
    .from(creations)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return await db
    .select(view)
    .from(creations)
    .where(inArray(creations.id, ids))
    .orderBy(...newestFirst)
}

export async function readPublic(
  db: Queryable,
  viewerId: string | null,
  filter: { userId?: string | null; before?: string | null },
  slice: Slice,
): Promise<CreationView[]> {
  const ofUser = filter.userId ? eq(creations.userId, filter.userId) : undefined
  const where = and(isPublic, ofUser, olderThan(filter.before))
  return await readPage(db, viewFor(viewerId, { withUploads: false }), where, slice)
}

export async function readOwn(
  db: Queryable,
  userId: string,
  filter: { mode?: string | null; includePrivate: boolean; before?: string | null },
  slice: Slice,
): Promise<CreationView[]> {
  const where = and(
    eq(creations.userId, userId),
    isNull(creations.deletedAt),
    filter.mode ? eq(creations.mode, filter.mode) : undefined,
    filter.includePrivate ? undefined : eq(creations.isPrivate, false),
    olderThan(filter.before),
  )
  return await readPage(db, viewFor(userId, { withUploads: true }), where, slice)
}

/** All that the person has waiting, oldest first. */
export async function readQueued(db: Queryable, userId: string): Promise<CreationView[]> {
  return await db
    .select(viewFor(userId, { withUploads: true }))
    .from(creations)
    .where(
      and(
        eq(creations.userId, userId),
        eq(creations.status, CREATION_STATUS.queued),
        isNull(creations.deletedAt),
      ),
    )
    .orderBy(creations.createdAt, creations.id)
}

/** The creation if the viewer may see it: an owner all of theirs, others what is public and complete. */
export async function readVisible(
  db: Queryable,
  viewerId: string | null,
  creationId: string,
): Promise<CreationView | null> {
  const own = viewerId === null ? sql`false` : eq(creations.userId, viewerId)
  const [row] = await db
    .select(viewFor(viewerId, { withUploads: true }))
    .from(creations)
    .where(and(eq(creations.id, creationId), isNull(creations.deletedAt), sql`(${own} or (${isPublic}))`))
  return row ?? null
}

/** Inserts unless the person has sent the request key before. Returns whether it was inserted. */
export async function insertCreation(tx: Queryable, row: NewCreation): Promise<boolean> {
  const inserted = await tx
    .insert(creations)
    .values(row)
    .onConflictDoNothing({ target: [creations.userId, creations.requestKey] })
    .returning({ id: creations.id })
  return inserted.length === 1
}

export async function insertUploads(tx: Queryable, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(uploads).values(rows)
}

export async function readByRequestKey(
  db: Queryable,
  userId: string,
  requestKey: string,
): Promise<CreationRow | null> {
  const [row] = await db
    .select()
    .from(creations)
    .where(and(eq(creations.userId, userId), eq(creations.requestKey, requestKey)))
  return row ?? null
}

/** Queued and processing creations of the person. */
export async function countOpen(tx: Queryable, userId: string): Promise<number> {
  const open = [CREATION_STATUS.queued, CREATION_STATUS.processing]
  const [row] = await tx
    .select({ open: count() })
    .from(creations)
    .where(and(eq(creations.userId, userId), inArray(creations.status, open)))
  return row?.open ?? 0
}

/** Locks the owner's creation until the transaction ends; null when it is not theirs or deleted. */
export async function lockOwn(
  tx: Queryable,
  userId: string,
  creationId: string,
): Promise<CreationRow | null> {
  const [row] = await tx
    .select()
    .from(creations)
    .where(and(eq(creations.id, creationId), eq(creations.userId, userId), isNull(creations.deletedAt)))
    .for('update')
  return row ?? null
}

/** Locks a complete creation that the viewer may see and returns its owner's id. */
export async function lockComplete(
  tx: Queryable,
  viewerId: string,
  creationId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: creations.userId })
    .from(creations)
    .where(
      and(
        eq(creations.id, creationId),
        eq(creations.status, CREATION_STATUS.complete),
        isNull(creations.deletedAt),
        sql`(not ${creations.isPrivate} or ${creations.userId} = ${viewerId})`,
      ),
    )
    .for('update')
  return row?.ownerId ?? null
}

/**
 * Takes the creation out of every list. Its row stays, because the ledger's entries tell of it, but what
 * the person wrote and the records of their pictures go.
 */
export async function erase(tx: Queryable, creationId: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.creationId, creationId))
  await tx.delete(uploads).where(eq(uploads.creationId, creationId))
  await tx
    .update(creations)
    .set({
      deletedAt: sql`now()`,
      form: sql`${creations.form} || '{"prompt":"","searchPrompt":"","negativePrompt":""}'::jsonb`,
      note: null,
      failureDetail: null,
    })
    .where(eq(creations.id, creationId))
}

export async function readUploads(db: Queryable, creationId: string): Promise<UploadRow[]> {
  return await db.select().from(uploads).where(eq(uploads.creationId, creationId)).orderBy(uploads.inputName)
}

/** A picture's record with what decides who may read its bytes. */
export async function readPictureAccess(
  db: Queryable,
  pictureId: string,
): Promise<(PictureRow & { ownerId: string; isPrivate: boolean }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(pictures), ownerId: creations.userId, isPrivate: creations.isPrivate })
    .from(pictures)
    .innerJoin(creations, eq(creations.id, pictures.creationId))
    .where(
      and(
        eq(pictures.id, pictureId),
        eq(creations.status, CREATION_STATUS.complete),
        isNull(creations.deletedAt),
      ),
    )
  return row ?? null
}

/** The upload if it belongs to a creation of this person. */
export async function readOwnUpload(
  db: Queryable,
  userId: string,
  uploadId: string,
): Promise<UploadRow | null> {
  const [row] = await db
    .select(getTableColumns(uploads))
    .from(uploads)
    .innerJoin(creations, eq(creations.id, uploads.creationId))
    .where(and(eq(uploads.id, uploadId), eq(creations.userId, userId), isNull(creations.deletedAt)))
  return row ?? null
}

/** Notes a storage prefix for deletion after that many seconds. */
export async function orphan(tx: Queryable, prefix: string, afterSeconds = 0): Promise<number> {
  const [row] = await tx
    .insert(storageDeletions)
    .values({ prefix, notBefore: sql`now() + make_interval(secs => ${afterSeconds})` })
    .returning({ id: storageDeletions.id })
  return row!.id
}

export async function dropOrphan(tx: Queryable, id: number): Promise<void> {
  await tx.delete(storageDeletions).where(eq(storageDeletions.id, id))
}

/** Some of the prefixes whose time has come. */
export async function readDueOrphans(
  db: Queryable,
  limit: number,
): Promise<{ id: number; prefix: string }[]> {
  return await db
    .select({ id: storageDeletions.id, prefix: storageDeletions.prefix })
    .from(storageDeletions)
    .where(sql`${storageDeletions.notBefore} <= now()`)
    .orderBy(storageDeletions.notBefore)
    .limit(limit)
}

/** A prefix that could not be deleted now is tried again later. */
export async function postponeOrphan(db: Queryable, id: number, seconds: number): Promise<void> {
  await db
    .update(storageDeletions)
    .set({ notBefore: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(storageDeletions.id, id))
}
