import { Readable } from 'node:stream'
import type { Database } from '#server/database/connection.ts'
import { convert } from '#server/images/download.ts'
import { EXTENSIONS, type MediaType } from '#server/images/kinds.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Log } from '#server/lib/log.ts'
import { scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'

/** How long a converted picture is kept for whoever downloads it next. */
const KEPT_SECONDS = 24 * 3_600

export type OpenedFile = NonNullable<Awaited<ReturnType<Storage['open']>>>

export type Conversion = {
  originalKey: string
  /** Everything below it belongs to the picture, and goes when the picture goes. */
  storagePrefix: string
  wanted: MediaType
}

/**
 * Originals in other formats. A converted picture is kept beside its original for a day, so that however
 * often it is asked for it is encoded once, and no more than two such files lie beside any original.
 */
export function createDownloads(deps: { db: Database; storage: Storage; work: PictureWork; log: Log }) {
  const { db, storage, work, log } = deps
  /** Conversions under way, by key: of callers who ask at the same time, one has it done. */
  const running = new Map<string, Promise<Uint8Array | null>>()

  const keyOf = ({ storagePrefix, wanted }: Conversion) => `${storagePrefix}download.${EXTENSIONS[wanted]}`

  /** Noted for deletion before it is written, so that nothing stays that nobody knows of. */
  async function keep(key: string, bytes: Uint8Array, type: MediaType): Promise<void> {
    try {
      await scheduleDeletion(db, key, KEPT_SECONDS)
      await storage.put(key, bytes, type)
    } catch (error) {
      log.warn({ err: error, key }, 'a converted picture could not be kept')
    }
  }

  async function make(conversion: Conversion): Promise<Uint8Array | null> {
    const original = await storage.get(conversion.originalKey)
    if (!original) return null
    const bytes = await convert(original, conversion.wanted)
    await keep(keyOf(conversion), bytes, conversion.wanted)
    return bytes
  }

  function makeOnce(conversion: Conversion): Promise<Uint8Array | null> {
    const key = keyOf(conversion)
    const making = running.get(key) ?? make(conversion).finally(() => running.delete(key))
    running.set(key, making)
    return making
  }

  return {
    keyOf,

    /** The converted picture; null when its original is gone. @throws AppError when too many wait */
    async open(caller: Caller, conversion: Conversion): Promise<OpenedFile | null> {
      const key = keyOf(conversion)
      const kept = await storage.open(key)
      if (kept) return kept
      return await work.run(caller, async () => {
        // Somebody may have had it made while this request waited.
        const made = (await storage.open(key)) ?? (await makeOnce(conversion))
        if (!(made instanceof Uint8Array)) return made
        // From the disk, so that a reader who takes long does not hold it in memory.
        return (await storage.open(key)) ?? { stream: Readable.from([made]), bytes: made.byteLength }
      })
    },
  }
}
