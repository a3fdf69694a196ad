import type { Creation } from '#contract/creations.ts'
import type { TrashItem, TrashPage } from '#contract/trash.ts'
import { call } from '#web/lib/call.ts'

const PAGE = 20
/** Most that one call restores. */
const RESTORED_AT_ONCE = 100

/** A page of the trash: what was deleted before `last`, or the newest. */
export async function fetchTrashPage(last: TrashItem | null, signal?: AbortSignal): Promise<TrashPage> {
  const before = last && { deletedAt: last.deletedAt, imageId: last.creation.id }
  return (await call('/v1/image/trashList', { perPage: PAGE, before }, { signal })).data
}

/** Moves a creation to the trash. Returns for how many days it stays there; 0 when it is gone for good. */
export const deleteCreation = async (imageId: string): Promise<number> =>
  (await call('/v1/image/delete', { imageId })).data.days

/** Erases a creation, also one in the trash. */
export const eraseCreation = (imageId: string): Promise<unknown> =>
  call('/v1/image/delete', { imageId, forever: true })

/** Takes creations from the trash, and returns those that were in it. */
export async function restoreCreations(ids: readonly string[]): Promise<Creation[]> {
  const restored: Creation[] = []
  for (let from = 0; from < ids.length; from += RESTORED_AT_ONCE) {
    const imageIds = ids.slice(from, from + RESTORED_AT_ONCE)
    restored.push(...(await call('/v1/image/restore', { imageIds })).data)
  }
  return restored
}

/** Takes everything from the trash. Returns how many creations that were. */
export async function restoreAll(): Promise<number> {
  for (let count = 0; ; ) {
    const { data } = await call('/v1/image/trashList', { perPage: RESTORED_AT_ONCE })
    if (data.items.length === 0) return count
    count += (await restoreCreations(data.items.map(({ creation }) => creation.id))).length
  }
}

/** Erases everything in the trash. Returns how many creations that were. */
export const emptyTrash = async (): Promise<number> => (await call('/v1/image/emptyTrash')).data.erased
