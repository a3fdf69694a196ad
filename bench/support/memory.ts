/** Follows the memory of the process, in megabytes, beyond what it had at the start. */
export function watchMemory() {
  const before = megabytes()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes() - before)
  }, 20)
  return {
    /** The most since it was asked last. */
    peak() {
      const highest = Math.max(peak, megabytes() - before)
      peak = 0
      return highest
    },
    now: () => megabytes() - before,
    stop: () => clearInterval(watch),
  }
}

const megabytes = () => process.memoryUsage().rss / 1e6
