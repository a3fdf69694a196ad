import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
// sharp's native library must be loaded by the main thread before any worker thread loads it, or the
// process can crash when the last such worker ends.
import 'sharp'
import { createSlots } from '../slots.ts'
import type { Job, Outcome, Task } from './protocol.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** A thread that has worked holds a few hundred megabytes of caches and libraries; a new one takes 0.3 s. */
const IDLE_THREAD_LIFE_MS = 15_000

/** Left to itself it grows to 130 MB, and the buffers that nobody needs any more wait in it for longer. */
const YOUNG_GENERATION_MB = 12

export type Pool = {
  /** Runs one job on a thread of its own; aborting the signal ends that thread at once. */
  run(job: Job, signal: AbortSignal, onProgress: (fraction: number) => void): Promise<Outcome>
  close(): Promise<void>
}

/** At most `threads` worker threads, started when there is work and ended when idle for 15 seconds. */
export function createPool(threads: number, worker: URL = WORKER): Pool {
  const piscina = new Piscina<Task, Outcome>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_THREAD_LIFE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    // A thread that sleeps in Atomics.wait now and then misses its termination and keeps the process alive.
    atomics: 'disabled',
  })
  // Piscina never starts a job that was queued behind a cancelled one, so no job is queued there.
  const slots = createSlots(threads)
  let isClosed = false
  let fault = new AbortController()

  // A thread died without a job, perhaps while starting for one that would now wait for ever.
  piscina.on('error', error => {
    fault.abort(error)
    if (!isClosed) fault = new AbortController()
  })

  return {
    async run(job, signal, onProgress) {
      const stop = AbortSignal.any([signal, fault.signal])
      await slots.acquire(stop)
      const { port1: receiver, port2: sender } = new MessageChannel()
      let highest = 0
      receiver.on('message', (fraction: number) => {
        if (fraction <= highest || stop.aborted) return
        highest = fraction
        onProgress(fraction)
      })
      try {
        return await piscina.run({ job, progress: sender }, { transferList: [sender], signal: stop })
      } finally {
        receiver.close()
        slots.release()
      }
    },

    async close() {
      isClosed = true
      fault.abort(new Error('the pool is closed'))
      await piscina.destroy()
    },
  }
}
