import { findMode, findModel } from '#catalogue/modes.ts'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { FailureKind } from '#contract/errors.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Bus } from '#server/events/bus.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { CreationRow, NewPicture } from '../creations.store.ts'
import type { ReportRemix } from '../remixes.ts'
import { type Attempt, claimNext, complete, endOpen, isAnythingQueued, requeue } from './attempts.store.ts'

/**
 * An attempt's files are deleted this long after it was given up: until then a worker that is only
 * believed dead may still be writing.
 */
const ABANDONED_SECONDS = 3_600

export type Lifecycle = ReturnType<typeof createLifecycle>

/** The prefix of all files of an attempt. */
export const attemptPrefix = ({ id, attempt }: Attempt) => `creation/${id}/${attempt}/`

/** What a person reads of a creation in the list of transactions. */
export function describe({ mode, model }: { mode: string; model: string }): string {
  const entry = findMode(mode)
  const title = entry && findModel(entry, model)?.title
  return title ? `${entry.name} (${title})` : mode
}

/**
 * How a creation leaves the state it is in. Each step is one transaction that holds the new state, the
 * refund if it ends without a picture, and the signals; each is fenced, so that of two that want to end
 * the same attempt one does.
 */
export function createLifecycle(deps: {
  db: Database
  bus: Bus
  queue: Queue
  credits: CreditsService
  reportRemix: ReportRemix
}) {
  const { db, bus, queue, credits, reportRemix } = deps

  async function announce(tx: Transaction, { userId, id }: CreationRow): Promise<void> {
    await bus.publish(tx, { type: 'creation', userId, creationId: id })
    // Places move for the others too, if there are others.
    if (await isAnythingQueued(tx)) await bus.publish(tx, { type: 'queue' })
  }

  /** Gives an attempt up: whoever still works on it is told to stop, and its files will be deleted. */
  async function abandon(tx: Transaction, { id, attempt }: Attempt): Promise<void> {
    await scheduleDeletion(tx, attemptPrefix({ id, attempt }), ABANDONED_SECONDS)
    await bus.publish(tx, { type: 'stop', creationId: id, attempt })
  }

  async function end(
    tx: Transaction,
    open: CreationRow,
    ending: Parameters<typeof endOpen>[2],
  ): Promise<boolean> {
    const ended = await endOpen(tx, open, ending)
    if (!ended) return false
    const what = ending.status === CREATION_STATUS.cancelled ? 'canceled' : 'failed'
    await credits.refund(tx, { creationId: open.id, description: `Refund: ${describe(open)} ${what}` })
    if (open.status === CREATION_STATUS.processing) {
      await abandon(tx, open)
    }
    const { engine, providerReference: reference } = ended
    if (reference !== null) await queue.enqueue(tx, 'creations.stopOrder', { engine, reference })
    await announce(tx, ended)
    return true
  }

  return {
    /** Claims the next creation of the queue; null when there is none that may be run now. */
    claim(leaseMs: number): Promise<CreationRow | null> {
      return transaction(db, async tx => {
        const claimed = await claimNext(tx, leaseMs)
        if (claimed) await announce(tx, claimed)
        return claimed
      })
    },

    /** Ends the open creation as failed, with its refund. False when somebody else had ended it. */
    fail(open: CreationRow, kind: FailureKind, detail: string | null = null): Promise<boolean> {
      const ending = { status: CREATION_STATUS.failed, failureKind: kind, failureDetail: detail }
      return transaction(db, tx => end(tx, open, ending))
    },

    /** Ends the open creation at its owner's wish, with its refund. */
    cancel(tx: Transaction, open: CreationRow): Promise<boolean> {
      return end(tx, open, { status: CREATION_STATUS.cancelled, failureKind: null, failureDetail: null })
    },

    /**
     * Records the pictures, which are stored already, and completes the creation. When the attempt was
     * fenced out, the pictures are scheduled for deletion instead.
     */
    finish(held: Attempt, result: Parameters<typeof complete>[2], rows: NewPicture[]): Promise<boolean> {
      return transaction(db, async tx => {
        const finished = await complete(tx, held, result, rows)
        if (!finished) {
          await scheduleDeletion(tx, attemptPrefix(held))
          return false
        }
        await announce(tx, finished)
        await reportRemix(tx, finished)
        return true
      })
    },

    /** Back into the queue. `delayMs` 0 means that it can be claimed again at once. */
    requeue(
      held: Attempt,
      change: Parameters<typeof requeue>[2],
      { delayMs }: { delayMs: number },
    ): Promise<boolean> {
      return transaction(db, async tx => {
        const waiting = await requeue(tx, held, change, delayMs)
        if (!waiting) return false
        await abandon(tx, held)
        const startAfterSeconds = Math.ceil(delayMs / 1000)
        await queue.enqueue(tx, 'creations.draw', { creationId: held.id }, { startAfterSeconds })
        await announce(tx, waiting)
        return true
      })
    },
  }
}
