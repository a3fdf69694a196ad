/**
 * Where files of pictures lie. Keys are made by the product alone (ids and fixed names), never from
 * what a person typed. A key is written once and never changed, so readers may cache by key.
 */
export interface Storage {
  /**
   * Stores the bytes whole or not at all: a reader never sees half a file. The same bytes under the same key
   * again are no error, so a call whose answer was lost can be repeated.
   * @throws KeyTakenError when other bytes are stored under the key
   */
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

/** Other bytes are stored under the key already. What is there stays. */
export class KeyTakenError extends Error {
  constructor(key: string) {
    super(`other bytes are stored under ${key} already`)
    this.name = 'KeyTakenError'
  }
}

/** Lower-case names with single slashes between them: no way up, no hidden file, no drive letter. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/
const LONGEST_KEY = 300

/** The key, if it is one that the product makes. @throws Error for every other text */
export function checkedKey(key: string): string {
  if (key.length <= LONGEST_KEY && KEY.test(key)) return key
  throw new Error(`not a storage key: ${JSON.stringify(key)}`)
}

/** A prefix without the slash that it may end with. @throws Error for what cannot be one */
export const checkedPrefix = (prefix: string) => checkedKey(prefix.replace(/\/$/, ''))
