import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keepReserve } from './disk.ts'

/** Far longer than any request may take. */
const LEFT_BEHIND_MS = 3_600_000

export type Spool = {
  /**
   * Lets the work have files: each call of what it is given names a new one. All are deleted when the work
   * has ended, in whatever way.
   */
  hold<Result>(work: (newFile: () => Promise<string>) => Promise<Result>): Promise<Result>
  /** Deletes what a process that died has left behind. */
  sweep(): Promise<void>
}

/** Files of requests on their way in: on the disk, because many slow senders at once would fill the memory. */
export function createSpool(
  folder: string,
  { reserveBytes, largestBytes }: { reserveBytes: number; largestBytes: number },
): Spool {
  return {
    async hold(work) {
      const own = join(folder, randomUUID())
      let isMade = false
      try {
        return await work(async () => {
          if (!isMade) await mkdir(own, { recursive: true, mode: 0o700 })
          isMade = true
          await keepReserve(own, largestBytes + reserveBytes)
          return join(own, randomUUID())
        })
      } finally {
        if (isMade) await rm(own, { recursive: true, force: true })
      }
    },

    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => null)
        if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS)
          await rm(path, { recursive: true, force: true })
      }
    },
  }
}
