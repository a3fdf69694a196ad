import { createStore, get, set } from 'idb-keyval'

const STORE = createStore('easel-draft', 'pictures')
const KEY = 'draft'
/** More than any form takes; what is beyond is not worth the room on a person's device. */
const MOST_BYTES = 60_000_000

/** The pictures of one draft, by their slots. A value as a whole: no removed picture can come back. */
type Kept = { draft: string; files: Record<string, File> }

/** Keeps these pictures of a draft in place of all that were kept before. Never fails: a draft is a favour. */
export function keepPictures(
  draft: string,
  pictures: readonly { slot: string; file: File }[],
): Promise<void> {
  const files: Kept['files'] = {}
  let bytes = 0
  for (const { slot, file } of pictures) {
    bytes += file.size
    if (bytes <= MOST_BYTES) files[slot] = file
  }
  return set(KEY, { draft, files } satisfies Kept, STORE).catch(() => {})
}

/** The pictures of a draft in these slots; none when nothing can be read. */
export async function keptPictures(draft: string, slots: readonly string[]): Promise<Record<string, File>> {
  const kept = await get<Kept>(KEY, STORE).catch(() => undefined)
  // Where they were kept before; nothing reads it, and it may be large.
  globalThis.indexedDB?.deleteDatabase('easel')
  if (kept?.draft !== draft) return {}
  return Object.fromEntries(
    Object.entries(kept.files).filter(([slot, file]) => slots.includes(slot) && file instanceof File),
  )
}
