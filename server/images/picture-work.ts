import PQueue from 'p-queue'
import type { Caller } from '#server/lib/caller.ts'
import { AppError } from '#server/lib/errors.ts'

/**
 * Pictures that are decoded or encoded for requests at the same time. Each takes one of the four threads
 * that reading files waits for too, and up to 160 MB while it lasts.
 */
const AT_ONCE = 2
/** Requests of one caller that may wait: more than anybody selects to download together. */
const WAITING_OF_ONE = 60
const WAITING_OF_ALL = 500

export type PictureWork = {
  /**
   * Does the work when its turn comes. Each caller has one piece of work under way at a time, so that
   * whoever asks for much waits for themselves. Work whose caller is gone by then is never begun; what has
   * begun is finished.
   * @throws AppError too_many_requests or unavailable when too much is waiting already
   */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>
}

/** The one place where requests have pictures decoded and encoded: a few at a time, callers by turns. */
export function createPictureWork(): PictureWork {
  const all = new PQueue({ concurrency: AT_ONCE })
  const byCaller = new Map<string, PQueue>()

  return {
    async run({ key, signal }, work) {
      const own = byCaller.get(key) ?? queueOf(key)
      if (own.size >= WAITING_OF_ONE) throw new AppError('too_many_requests')
      const waiting = [...byCaller.values()].reduce((sum, { size }) => sum + size, 0)
      if (waiting >= WAITING_OF_ALL) throw new AppError('unavailable')
      const wait = whileWaiting(signal)
      const begin = () => {
        wait.end()
        return work()
      }
      try {
        return await own.add(() => all.add(begin, { signal: wait.signal }), { signal: wait.signal })
      } finally {
        wait.end()
      }
    },
  }

  function queueOf(key: string): PQueue {
    const queue = new PQueue({ concurrency: 1 })
    queue.addEventListener('idle', () => byCaller.delete(key))
    byCaller.set(key, queue)
    return queue
  }
}

/** A signal that follows another one until `end`: of work that has begun, the queue would lose count. */
function whileWaiting(signal: AbortSignal) {
  const controller = new AbortController()
  const follow = () => controller.abort(signal.reason)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow, { once: true })
  return { signal: controller.signal, end: () => signal.removeEventListener('abort', follow) }
}
