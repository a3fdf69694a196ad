/** A map that forgets its least recently used entry once it holds more than `capacity` entries. */
export class LruCache<Key, Value> {
  readonly #capacity: number
  /** A Map iterates in insertion order, so its first key is always the least recently used one. */
  readonly #entries = new Map<Key, Value>()

  constructor(capacity: number) {
    this.#capacity = capacity
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
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#capacity) this.#entries.delete(this.#entries.keys().next().value as Key)
  }
}
