/**
 * Follows the memory of the process, in megabytes, beyond the least that it has had so far: what is loaded
 * before the watch begins may be given back during it.
 */
export function watchMemory() {
  let least = megabytes()
  let peak = 0
  const look = () => {
    const now = megabytes()
    least = Math.min(least, now)
    peak = Math.max(peak, now)
    return now
  }
  const watch = setInterval(look, 20)
  return {
    /** The most since it was asked last. */
    peak() {
      look()
      const highest = peak - least
      peak = 0
      return highest
    },
    now: () => look() - least,
    stop: () => clearInterval(watch),
  }
}

const megabytes = () => process.memoryUsage().rss / 1e6
