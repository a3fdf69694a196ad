import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Queryable } from '#server/database/connection.ts'
import { creations, likes, pictures, uploads } from './creations.tables.ts'
import { eraseWhere } from './trash/erasure.store.ts'

export type CreationRow = typeof creations.$inferSelect
export type NewCreation = typeof creations.$inferInsert
export type PictureRow = typeof pictures.$inferSelect
export type UploadRow = typeof uploads.$inferSelect
export type NewPicture = typeof pictures.$inferInsert
export type { StoredForm } from './creations.tables.ts'

export type PictureBrief = Pick<
  PictureRow,
  'id' | 'mediaType' | 'width' | 'height' | 'placeholder' | 'colour' | 'widths'
>

/** A creation with everything that its presentation needs from this module's tables. */
export type CreationView = CreationRow & { pictures: PictureBrief[]; uploadIds: string[]; isLike: boolean }

/** The conditions of the index `creations_public_of_user`, word for word, so that it is used. */
const isPublic = sql`${creations.status} = ${sql.raw(String(CREATION_STATUS.complete))} and not ${creations.isPrivate} and ${creations.deletedAt} is null and ${creations.hiddenAt} is null`

/** As above, for the index `creations_on_wall`. */
const isOnWall = sql`${isPublic} and ${creations.onWall}`

/** Leaves out what people made whom the viewer hid. They are read once, not looked up for each row. */
const notHiddenBy = (viewerId: string | null) =>
  viewerId === null
    ? undefined
    : sql`${creations.userId} <> all(array(
        select h.hidden_user_id from hidden_people h where h.user_id = ${viewerId}))`

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

/** All of a creation, for its owner. */
export const ownViewFor = (userId: string) => viewFor(userId, { withUploads: true })

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
  const isListed = filter.userId ? and(isPublic, eq(creations.userId, filter.userId)) : isOnWall
  const where = and(isListed, notHiddenBy(viewerId), olderThan(filter.before))
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

/** What the person likes and the viewer may see, the newest like first. */
export async function readLiked(
  db: Queryable,
  viewerId: string | null,
  { userId, before }: { userId: string; before?: string | null },
  { limit, offset }: Slice,
): Promise<CreationView[]> {
  const own = viewerId === null ? sql`false` : eq(creations.userId, viewerId)
  const older = before
    ? sql`(${likes.createdAt}, ${likes.creationId}) < (
        select b.created_at, b.creation_id from likes b where b.user_id = ${userId} and b.creation_id = ${before})`
    : undefined
  const isSeen = sql`(${isPublic} or (${own} and ${creations.deletedAt} is null))`
  return await db
    .select(viewFor(viewerId, { withUploads: false }))
    .from(likes)
    .innerJoin(creations, eq(creations.id, likes.creationId))
    .where(and(eq(likes.userId, userId), isSeen, notHiddenBy(viewerId), older))
    .orderBy(desc(likes.createdAt), desc(likes.creationId))
    .limit(limit)
    .offset(offset)
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

/** Those of the creations that are the person's and not deleted, the newest first. */
export async function readOwnByIds(db: Queryable, userId: string, ids: string[]): Promise<CreationView[]> {
  return await db
    .select(ownViewFor(userId))
    .from(creations)
    .where(and(inArray(creations.id, ids), eq(creations.userId, userId), isNull(creations.deletedAt)))
    .orderBy(...newestFirst)
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

/** Whether nobody ever submitted one, deleted ones included. */
export async function isWithoutCreations(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: creations.id }).from(creations).limit(1)
  return rows.length === 0
}

/** Ids of the person's batch in the order of their seeds, deleted ones included; none for another person's. */
export async function readBatch(db: Queryable, userId: string, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ id: creations.id })
    .from(creations)
    .where(and(eq(creations.batchId, batchId), eq(creations.userId, userId)))
    .orderBy(creations.batchPosition, creations.id)
  return rows.map(({ id }) => id)
}

/** Locks what is waiting or being drawn of the person's batch. */
export async function lockOpenOfBatch(
  tx: Queryable,
  userId: string,
  batchId: string,
): Promise<CreationRow[]> {
  const open = [CREATION_STATUS.queued, CREATION_STATUS.processing]
  return await tx
    .select()
    .from(creations)
    .where(and(eq(creations.batchId, batchId), eq(creations.userId, userId), inArray(creations.status, open)))
    .orderBy(creations.id)
    .for('update')
}

export async function insertPictures(tx: Queryable, rows: NewPicture[]): Promise<void> {
  await tx.insert(pictures).values(rows)
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
        sql`((not ${creations.isPrivate} and ${creations.hiddenAt} is null) or ${creations.userId} = ${viewerId})`,
      ),
    )
    .for('update')
  return row?.ownerId ?? null
}

/** Erases a creation for good, as `eraseWhere` does. */
export async function erase(tx: Queryable, creationId: string): Promise<void> {
  await eraseWhere(tx, eq(creations.id, creationId))
}

export async function readUploads(db: Queryable, creationId: string): Promise<UploadRow[]> {
  return await db.select().from(uploads).where(eq(uploads.creationId, creationId)).orderBy(uploads.inputName)
}

/**
 * A picture's record with what decides who may read its bytes: what moderation hid is as private, and so is
 * what lies in the trash.
 */
export async function readPictureAccess(
  db: Queryable,
  pictureId: string,
): Promise<(PictureRow & { ownerId: string; isPrivate: boolean }) | null> {
  const [row] = await db
    .select({
      ...getTableColumns(pictures),
      ownerId: creations.userId,
      isPrivate: sql<boolean>`(
        ${creations.isPrivate} or ${creations.hiddenAt} is not null or ${creations.deletedAt} is not null)`,
    })
    .from(pictures)
    .innerJoin(creations, eq(creations.id, pictures.creationId))
    .where(and(eq(pictures.id, pictureId), eq(creations.status, CREATION_STATUS.complete)))
  return row ?? null
}

/** The upload if it belongs to a creation of this person, also to one in the trash. */
export async function readOwnUpload(
  db: Queryable,
  userId: string,
  uploadId: string,
): Promise<UploadRow | null> {
  const [row] = await db
    .select(getTableColumns(uploads))
    .from(uploads)
    .innerJoin(creations, eq(creations.id, uploads.creationId))
    .where(and(eq(uploads.id, uploadId), eq(creations.userId, userId)))
  return row ?? null
}

/** The first pictures of those creations that the person may see. */
export async function readCovers(
  db: Queryable,
  userId: string,
  creationIds: string[],
): Promise<(PictureBrief & { creationId: string })[]> {
  if (creationIds.length === 0) return []
  const isSeen = sql`((${creations.userId} = ${userId} and ${creations.deletedAt} is null) or (${isPublic}))`
  const { id, creationId, mediaType, width, height, placeholder, colour, widths } = pictures
  return await db
    .select({ id, creationId, mediaType, width, height, placeholder, colour, widths })
    .from(pictures)
    .innerJoin(creations, eq(creations.id, pictures.creationId))
    .where(and(inArray(creationId, creationIds), eq(pictures.position, 0), isSeen))
}

/** Records of all files of these creations of one person, also of those in the trash. */
export async function readFiles(
  db: Queryable,
  userId: string,
  creationIds: string[],
): Promise<{ pictures: PictureRow[]; uploads: UploadRow[] }> {
  if (creationIds.length === 0) return { pictures: [], uploads: [] }
  const isOwn = and(inArray(creations.id, creationIds), eq(creations.userId, userId))
  return {
    pictures: await db
      .select(getTableColumns(pictures))
      .from(pictures)
      .innerJoin(creations, eq(creations.id, pictures.creationId))
      .where(isOwn)
      .orderBy(pictures.creationId, pictures.position),
    uploads: await db
      .select(getTableColumns(uploads))
      .from(uploads)
      .innerJoin(creations, eq(creations.id, uploads.creationId))
      .where(isOwn)
      .orderBy(uploads.creationId, uploads.inputName),
  }
}
