import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Log } from '#server/lib/log.ts'
import type { DrawingRoom } from './attempt-runner.ts'
import { findLost, findOverdue } from './attempts.store.ts'
import type { Settlement } from './lifecycle.ts'
import type { Timing } from './timing.ts'

/** Workers that a creation may outlive; then it is taken for the cause of their deaths. */
const LOST_LIMIT = 3

export type Worker = ReturnType<typeof createWorker>

/** Draws what waits, some creations at a time, and settles what crashes and outages left open. */
export function createWorker(deps: {
  db: Database
  bus: Bus
  settlement: Settlement
  drawing: DrawingRoom
  registry: Registry
  timing: Timing
  /** Creations drawn at the same time by this process. */
  slots: number
  log: Log
}) {
  const { db, bus, settlement, drawing, registry, timing, slots, log } = deps
  let busy = 0
  /** Nothing is drawn before what the last process left behind was taken back. */
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
        const creation = await settlement.claim(timing.lease)
        if (creation) await drawing.draw(creation)
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

  /** Takes back what was lost; `all` where every drawing that the database knows of must be dead. */
  async function takeBack({ all }: { all: boolean }): Promise<void> {
    for (const creation of await findLost(db, { all })) {
      const lostLeases = creation.lostLeases + 1
      log.warn({ creationId: creation.id, attempt: creation.attempt, lostLeases }, 'a drawing was lost')
      if (lostLeases >= LOST_LIMIT) await settlement.fail(creation, 'lost')
      else await settlement.putBack(creation, { lostLeases }, { delayMs: 0 })
    }
  }

  async function sweep(): Promise<void> {
    await takeBack({ all: false })
    for (const creation of await findOverdue(db, timing.deadline)) {
      log.warn({ creationId: creation.id }, 'a creation was not drawn in time')
      await settlement.fail(creation, 'timeout')
    }
    // Wake-ups may have been lost with the process that had taken them.
    for (let free = slots - busy; free > 0; free--) workAside()
  }

  /** Draws without keeping the caller, whose wake-up is worth nothing more once it is heard. */
  function workAside(): void {
    work().catch(error => log.error({ err: error }, 'the queue of creations could not be worked on'))
  }

  function sweepAside(): void {
    sweeping ??= sweep()
      .catch(error => log.error({ err: error }, 'open creations could not be looked through'))
      .finally(() => {
        sweeping = null
      })
  }

  return {
    work,

    /**
     * @param options.exclusive whether no other process can be drawing, so that whatever the database
     * says is being drawn was lost with the process before
     */
    async start({ exclusive }: { exclusive: boolean }): Promise<void> {
      unsubscribe = bus.subscribe(signal => {
        if (signal.type === 'stop') drawing.stop(signal.creationId, signal.attempt)
        if (signal.type === 'provider') registry.byId(signal.engine)?.callback?.nudge(signal.reference)
      })
      await takeBack({ all: exclusive })
      isOpen = true
      sweepAside()
      timer = setInterval(sweepAside, timing.sweepEvery)
    },

    /** Claims no more, waits up to `drainMs` for what is being drawn, and hands the rest back. */
    async stop({ drainMs }: { drainMs: number }): Promise<void> {
      isOpen = false
      if (timer) clearInterval(timer)
      unsubscribe()
      await sweeping
      if (busy === 0) return
      const idle = new Promise<void>(resolve => {
        onIdle = resolve
      })
      const patience = setTimeout(() => drawing.stopAll('shutdown'), drainMs)
      await idle
      clearTimeout(patience)
    },
  }
}
