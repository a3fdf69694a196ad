const DATABASE = 'easel'
const STORE = 'draft-pictures'
/** More than any form takes; what is beyond is not worth the room on a person's device. */
const MOST_BYTES = 60_000_000

type Kept = { draft: string; slot: string; file: File }

/** One after the other: a write that overtakes an earlier one would bring a removed picture back. */
let queue: Promise<unknown> = Promise.resolve()

/** Keeps these pictures of a draft in place of all that were kept before. Never fails: a draft is a favour. */
export function keepPictures(
  draft: string,
  pictures: readonly { slot: string; file: File }[],
): Promise<void> {
  const kept: Kept[] = []
  let bytes = 0
  for (const { slot, file } of pictures) {
    bytes += file.size
    if (bytes <= MOST_BYTES) kept.push({ draft, slot, file })
  }
  const work = queue.then(() =>
    inStore('readwrite', store => {
      store.clear()
      for (const one of kept) store.put(one)
      return null
    }),
  )
  queue = work
  return work.then(() => {})
}

/** The pictures of a draft in these slots; none when nothing can be read. */
export async function keptPictures(draft: string, slots: readonly string[]): Promise<Record<string, File>> {
  const rows = await inStore('readonly', store => store.getAll() as IDBRequest<Kept[]>)
  const own = (rows ?? []).filter(
    ({ draft: of, slot, file }) => of === draft && slots.includes(slot) && file instanceof File,
  )
  return Object.fromEntries(own.map(({ slot, file }) => [slot, file]))
}

/** What the request answers once all is written, or null when the browser has no such storage or refuses. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | null,
): Promise<Result | null> {
  try {
    const database = await openDatabase()
    try {
      return await new Promise<Result | null>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode)
        const request = work(transaction.objectStore(STORE))
        transaction.oncomplete = () => resolve(request?.result ?? null)
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'slot' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another page holds the storage.'))
  })
}
