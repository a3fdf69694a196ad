/**
 * The normal numbers of PyTorch's generator on a processor, for comparing with what was published of it:
 * MT19937 (Matsumoto and Nishimura 1998), 24 bits each, Box-Muller in blocks of sixteen.
 */
export function torchNoise(seed: number): (count: number) => Float32Array {
  const state = new Uint32Array(624)
  state[0] = seed
  for (let at = 1; at < 624; at++) {
    const before = state[at - 1]!
    state[at] = Math.imul(1812433253, before ^ (before >>> 30)) + at
  }
  let next = 624

  function word(): number {
    if (next === 624) {
      for (let at = 0; at < 624; at++) {
        const joined = (state[at]! & 0x80000000) | (state[(at + 1) % 624]! & 0x7fffffff)
        state[at] = state[(at + 397) % 624]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0)
      }
      next = 0
    }
    let value = state[next++]!
    value ^= value >>> 11
    value ^= (value << 7) & 0x9d2c5680
    value ^= (value << 15) & 0xefc60000
    return (value ^ (value >>> 18)) >>> 0
  }

  /** @param count a multiple of sixteen */
  return count => {
    const numbers = Float32Array.from({ length: count }, () => (word() & 0xffffff) / 2 ** 24)
    for (let block = 0; block < count; block += 16)
      for (let at = block; at < block + 8; at++) {
        const radius = Math.sqrt(-2 * Math.log(1 - numbers[at]!))
        const angle = 2 * Math.PI * numbers[at + 8]!
        numbers[at] = radius * Math.cos(angle)
        numbers[at + 8] = radius * Math.sin(angle)
      }
    return numbers
  }
}
