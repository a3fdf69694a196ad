import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Log } from '#server/lib/log.ts'
import type { Queue } from '#server/queue/runner.ts'
import { cancelDeletion, postponeDeletion, readDueDeletions } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { TrashService } from '../trash/trash.service.ts'
import type { Worker } from './worker.ts'

const DELETIONS_AT_ONCE = 100
const POSTPONE_SECONDS = 300

/** Handlers of this module's jobs. */
export async function registerCreationJobs(deps: {
  db: Database
  queue: Queue
  storage: Storage
  registry: Registry
  trash: TrashService
  worker: Worker
  slots: number
  log: Log
}): Promise<void> {
  const { db, queue, storage, registry, trash, worker, slots, log } = deps
  // The job says that something waits; which creation is drawn next, the claim decides.
  await queue.work('creations.draw', { concurrency: slots }, (_, signal) => worker.work(signal))
  await queue.work('creations.stopOrder', { concurrency: 1 }, async ({ engine, reference }) => {
    await registry.byId(engine)?.cancel?.(reference)
  })
  await queue.work('storage.sweep', { concurrency: 1 }, (_, signal) =>
    sweepStorage({ db, storage, log }, signal),
  )
  await queue.every('storage.sweep', '* * * * *')
  await queue.work('creations.purge', { concurrency: 1 }, (_, signal) => trash.purge(signal))
  await queue.every('creations.purge', '17 * * * *')
}

/** Deletes the bytes that belong to nothing any more. Done twice, it does no harm. */
async function sweepStorage(
  { db, storage, log }: { db: Database; storage: Storage; log: Log },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const due = await readDueDeletions(db, DELETIONS_AT_ONCE)
    if (due.length === 0) return
    for (const { id, prefix } of due) {
      try {
        await storage.deletePrefix(prefix)
        await cancelDeletion(db, id)
      } catch (error) {
        log.warn({ err: error, prefix }, 'pictures could not be deleted')
        await postponeDeletion(db, id, POSTPONE_SECONDS)
      }
    }
  }
}
