import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Log } from '#server/lib/log.ts'
import type { AttemptRunner } from './attempt-runner.ts'
import { findLost, findOverdue } from './attempts.store.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Timing } from './timing.ts'

/** Workers that a creation may outlive; then it is taken for the cause of their deaths. */
const LOST_LIMIT = 3

export type Worker = ReturnType<typeof createWorker>

/** Runs attempts at what is queued, some creations at a time, and recovers what crashes and outages left open. */
export function createWorker(deps: {
  db: Database
  bus: Bus
  lifecycle: Lifecycle
  attempts: AttemptRunner
  registry: Registry
  timing: Timing
  /** Creations drawn at the same time by this process. */
  slots: number
  log: Log
}) {
  const { db, bus, lifecycle, attempts, registry, timing, slots, log } = deps
  let busy = 0
  /** Nothing is claimed before what the last process left behind was recovered. */
  let isOpen = false
  /** A wake-up came while all slots were taken: whoever finds nothing to claim looks once more. */
  let wasMissed = false
  let timer: NodeJS.Timeout | null = null
  let sweeping: Promise<void> | null = null
  let unsubscribe = () => {}
  let onIdle = () => {}

  /**
   * Claims and draws until nothing is left to claim. With all slots taken it returns at once.
   * @param signal ends it after the creation at hand
   */
  async function work(signal?: AbortSignal): Promise<void> {
    if (!isOpen) return
    if (busy >= slots) {
      wasMissed = true
      return
    }
    busy += 1
    try {
      while (isOpen && !signal?.aborted) {
        wasMissed = false
        const creation = await lifecycle.claim(timing.lease)
        if (creation) await attempts.run(creation)
        else if (!wasMissed) return
        // With the embedded database nothing in here need wait for anything outside the process: creations
        // that fail at once and come back at once would keep everybody else from their turn.
        await nextTurn()
      }
    } finally {
      busy -= 1
      if (busy === 0) onIdle()
    }
  }

  /** Requeues what was lost; `all` where every running attempt that the database knows of must be dead. */
  async function recoverLost({ all }: { all: boolean }): Promise<void> {
    for (const creation of await findLost(db, { all })) {
      const lostLeases = creation.lostLeases + 1
      log.warn({ creationId: creation.id, attempt: creation.attempt, lostLeases }, 'an attempt was lost')
      if (lostLeases >= LOST_LIMIT) await lifecycle.fail(creation, 'lost')
      else await lifecycle.requeue(creation, { lostLeases }, { delayMs: 0 })
    }
  }

  async function sweep(): Promise<void> {
    await recoverLost({ all: false })
    for (const creation of await findOverdue(db, timing.deadline)) {
      log.warn({ creationId: creation.id }, 'a creation was not finished in time')
      await lifecycle.fail(creation, 'timeout')
    }
    // Wake-ups may have been lost with the process that had taken them.
    for (let free = slots - busy; free > 0; free--) workAside()
  }

  /** Draws without keeping the caller, whose wake-up is worth nothing more once it is heard. */
  function workAside(): void {
    work().catch(error => log.error({ err: error }, 'the queue of creations could not be processed'))
  }

  function sweepAside(): void {
    sweeping ??= sweep()
      .catch(error => log.error({ err: error }, 'open creations could not be checked'))
      .finally(() => {
        sweeping = null
      })
  }

  return {
    work,

    /**
     * @param options.exclusive whether no other process can be at work, so that whatever the database
     * has as running was lost with the process before
     */
    async start({ exclusive }: { exclusive: boolean }): Promise<void> {
      unsubscribe = bus.subscribe(signal => {
        if (signal.type === 'stop') attempts.stop(signal.creationId, signal.attempt)
        if (signal.type === 'provider') registry.byId(signal.engine)?.callback?.wake(signal.reference)
      })
      await recoverLost({ all: exclusive })
      isOpen = true
      sweepAside()
      timer = setInterval(sweepAside, timing.sweepEvery)
    },

    /** Claims no more, waits up to `drainMs` for the running attempts, and requeues the rest. */
    async stop({ drainMs }: { drainMs: number }): Promise<void> {
      isOpen = false
      if (timer) clearInterval(timer)
      unsubscribe()
      await sweeping
      if (busy === 0) return
      const idle = new Promise<void>(resolve => {
        onIdle = resolve
      })
      const timeout = setTimeout(() => attempts.stopAll('shutdown'), drainMs)
      await idle
      clearTimeout(timeout)
    },
  }
}
