import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of pixel buffers that may lie about as garbage. */
const GARBAGE_ALLOWED = 32_000_000

setFlagsFromString('--expose-gc')
const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc')

/** Frees all that nothing needs any more. */
export const freeGarbage = () => collect()

/**
 * The collector judges by its own heap, in which a pixel buffer of 12 MB takes a hundred bytes, and so lets
 * hundreds of megabytes of them gather. Called between steps, this has them freed in time.
 */
export function createBufferWatch() {
  let floor = buffers()
  return {
    /** Frees what is no longer needed once much has been allocated; costs nothing before. */
    betweenSteps() {
      if (buffers() - floor < GARBAGE_ALLOWED) return
      collect({ type: 'minor' })
      if (buffers() - floor >= GARBAGE_ALLOWED) collect()
      floor = buffers()
    },
    afterTask: freeGarbage,
  }
}

const buffers = () => getHeapStatistics().external_memory
