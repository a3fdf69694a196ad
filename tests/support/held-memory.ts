import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Megabytes that the process really holds: its resident memory, and its heap, after garbage was collected. */
export function heldMegabytes(): { resident: number; heap: number } {
  collect()
  const { rss, heapUsed } = process.memoryUsage()
  return { resident: Math.round(rss / 1e6), heap: Math.round(heapUsed / 1e6) }
}
