/** A seeded stream of random numbers: calling it gives the next one, in [0, 1). */
export type Random = {
  (): number
  /** Uniform in [low, high). */
  range(low: number, high: number): number
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
  /** Normally distributed: mean 0, standard deviation 1. */
  gauss(): number
}

/** FNV-1a hash of a string's UTF-16 code units, as an unsigned 32-bit number. */
export function hashString(text: string) {
  let hash = 2166136261 >>> 0
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619) >>> 0
  }
  return hash >>> 0
}

/** A random stream (Mulberry32): equal seeds give equal streams. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)],
    chance: (probability: number) => next() < probability,
    gauss: () => {
      // Box-Muller; the logarithm of 0 is not finite.
      let u = 0
      while (u === 0) u = next()
      return Math.sqrt(-2 * Math.log(u)) * Math.cos(6.283185307 * next())
    },
  })
}
