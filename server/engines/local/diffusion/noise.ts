export type Noise = {
  /** So many numbers of the standard normal distribution; further calls go on in the stream. */
  normal(count: number): Float32Array
}

/**
 * A seeded stream of normally distributed numbers: xoshiro128** (Blackman and Vigna 2018), started by
 * splitmix32, through the Box-Muller transform. It owes nothing to the machine or the number of threads.
 * @param seed 0 to 4294967295
 */
export function createNoise(seed: number): Noise {
  const state = new Uint32Array(4)
  let counter = seed >>> 0
  for (let at = 0; at < 4; at++) {
    counter = (counter + 0x9e3779b9) >>> 0
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    state[at] = mixed ^ (mixed >>> 15)
  }

  /** Above 0 and below 1. */
  function uniform(): number {
    const [a, b, c, d] = state as unknown as [number, number, number, number]
    const word = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0
    state[2] = c ^ a ^ (b << 9)
    state[3] = rotated(d ^ b, 11)
    state[1] = b ^ c ^ a
    state[0] = a ^ d ^ b
    return (word + 0.5) / 2 ** 32
  }

  return {
    normal(count) {
      const numbers = new Float32Array(count)
      for (let at = 0; at < count; at += 2) {
        const radius = Math.sqrt(-2 * Math.log(uniform()))
        const angle = 2 * Math.PI * uniform()
        numbers[at] = radius * Math.cos(angle)
        if (at + 1 < count) numbers[at + 1] = radius * Math.sin(angle)
      }
      return numbers
    },
  }
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
