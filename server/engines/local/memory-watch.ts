import { readFile } from 'node:fs/promises'

/** What a person is told of a picture that takes too much. */
export const TOO_MUCH_MEMORY =
  'This picture needs more memory than this server gives to its models. Try a smaller one.'

const LOOKED_AT_EVERY_MS = 500

/**
 * Tells once when a process takes more megabytes than it may. On Linux alone: no other system tells what
 * another process takes without a further program.
 * @returns what ends the watch
 */
export function watchMemory(pid: number | undefined, limitMb: number, onTooMuch: () => void): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => {}
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  const timer = setInterval(async () => {
    const taken = await residentMb(pid)
    if (isOver || taken <= limitMb) return
    end()
    onTooMuch()
  }, LOOKED_AT_EVERY_MS)
  return end
}

/** Megabytes of memory that a process takes now; 0 when it is gone. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
}
