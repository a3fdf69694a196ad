/**
 * A map that forgets its least recently used entries once it holds more than `capacity`: entries, or the sum of
 * their sizes. The last one set is always kept.
 */
export class LruCache<Key, Value> {
  readonly #capacity: number
  readonly #sizeOf: (value: Value) => number
  #size = 0
  /** A Map iterates in insertion order, so its first key is always the least recently used one. */
  readonly #entries = new Map<Key, Value>()

  constructor(capacity: number, sizeOf: (value: Value) => number = () => 1) {
    this.#capacity = capacity
    this.#sizeOf = sizeOf
  }

  /** The entry's value, now the most recently used one; undefined when it is not (or no longer) there. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#forget(key)
    this.#entries.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity || oldest === key) break
      this.#forget(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#size = 0
  }

  #forget(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#size -= this.#sizeOf(value)
  }
}
