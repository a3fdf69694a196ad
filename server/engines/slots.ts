/** A fixed number of places; who finds none free waits in line. */
export type Slots = {
  /** Waits for a place. @throws the signal's reason when it is aborted first */
  acquire(signal: AbortSignal): Promise<void>
  release(): void
}

export function createSlots(count: number): Slots {
  let free = count
  const line: (() => void)[] = []

  return {
    acquire(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (free > 0) {
        free--
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          line.splice(line.indexOf(enter), 1)
          reject(signal.reason)
        }
        line.push(enter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },

    release() {
      const next = line.shift()
      if (next) next()
      else free++
    },
  }
}
