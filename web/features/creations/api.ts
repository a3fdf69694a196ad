import type { Creation, CreationForm } from '#contract/creations.ts'
import { call } from '#web/lib/call.ts'

export const WALL_PAGE = 20
export const GALLERY_PAGE = 10

/** A page of the public wall: the pictures older than `before`, or the newest. */
export async function fetchWallPage(
  before: string | null,
  signal?: AbortSignal,
  perPage = WALL_PAGE,
): Promise<Creation[]> {
  const body = { page: 1, perPage, ...(before ? { before } : {}) }
  return (await call('/v1/image/publicList', body, { signal })).data
}

/** A page of one's own creations, private ones too: those older than `before`, or the newest; `mode` null for all. */
export async function fetchGalleryPage(
  before: string | null,
  mode: string | null,
  signal?: AbortSignal,
): Promise<Creation[]> {
  const body = { page: 1, perPage: GALLERY_PAGE, includePrivate: true, imageMode: mode, before }
  return (await call('/v1/image/list', body, { signal })).data
}

export const fetchCreation = async (imageId: string): Promise<Creation> =>
  (await call('/v1/image/info', { imageId })).data

/**
 * Submits the form, and returns what is made of it in the order of the seeds. The key makes it once, however
 * often the request is sent.
 * @throws CallError with the server's sentence; nothing is charged then
 */
export async function submitCreation(
  form: Partial<CreationForm>,
  pictures: Readonly<Record<string, Blob>>,
  key: string,
): Promise<Creation[]> {
  const body = new FormData()
  body.set('data', JSON.stringify({ ...form, idempotencyKey: key }))
  for (const [name, file] of Object.entries(pictures)) body.set(name, file)
  return (await call('/v1/image/create', body)).batch
}

export const cancelCreation = async (imageId: string): Promise<Creation> =>
  (await call('/v1/image/cancel', { imageId })).data

/** Stops all of a batch that is not finished, and returns the batch. */
export const cancelBatch = async (batchId: string): Promise<Creation[]> =>
  (await call('/v1/batch/cancel', { batchId })).data

export const retryCreation = async (imageId: string): Promise<Creation> =>
  (await call('/v1/image/retry', { imageId })).data

export const setLike = (imageId: string, like: boolean): Promise<unknown> =>
  call('/v1/like/set', { imageId, like })
