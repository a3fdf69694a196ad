/**
 * Where bytes of pictures lie. Keys are made by the product alone (ids and fixed names), never from
 * what a person typed. A key is written once and never changed, so readers may cache by key.
 */
export interface Storage {
  /** Stores the bytes whole or not at all: a reader never sees half a file. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** The bytes, or null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>
  /** A stream for an answer, with its length in bytes, or null when there is no such key. */
  open(key: string): Promise<{ stream: NodeJS.ReadableStream; bytes: number } | null>
  /**
   * Deletes the key and all keys below it as a folder: `a/b` covers `a/b/c`, not `a/bc`. Deleting what is
   * not there is no error.
   */
  deletePrefix(prefix: string): Promise<void>
  /** Whether there is room for another creation: its inputs, its picture and what is made of it. */
  hasRoom(): Promise<boolean>
  /** Whether a byte can be written now, and if not, that this is for want of room. Throws when it is broken. */
  check(): Promise<'ok' | 'full'>
}
