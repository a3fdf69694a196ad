import { createHash } from 'node:crypto'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { CreationForm } from '#contract/creations.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Engine } from '#server/engines/engine.ts'
import { AppError } from '#server/errors.ts'
import type { Bus } from '#server/events/bus.ts'
import { createId } from '#server/ids.ts'
import { EXTENSIONS } from '#server/images/kinds.ts'
import type { CheckedUpload, ReceivedFile } from '#server/images/uploads.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { dropOrphan, orphan } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  type CreationRow,
  countOpen,
  insertCreation,
  insertUploads,
  readByRequestKey,
} from './creations.store.ts'
import type { CheckedForm } from './form.ts'
import { describe } from './settlement.ts'

/** Queued and processing creations that one person may have. */
const OPEN_LIMIT = 20

/** Bytes of an order that came to nothing, because the process died before it was written down. */
const UNFINISHED_ORDER_SECONDS = 3_600

/** Names a request of a person, so that sending it again makes nothing new. */
export type RequestKey = { key: string; hash: string }

export type Order = {
  userId: string
  checked: CheckedForm
  engine: Engine
  request: RequestKey | null
  inputs: { name: string; upload: CheckedUpload }[]
  /** What else happens exactly if the order is placed. */
  alongside?: (tx: Transaction) => Promise<void>
}

/** Everything below this prefix belongs to the creation. */
export const creationPrefix = (creationId: string) => `creation/${creationId}/`

/** Thrown to undo the transaction when the same request had been recorded before. */
class AlreadyPlaced extends Error {}

export type Orders = ReturnType<typeof createOrders>

/** How a checked request becomes a charged creation in the queue. */
export function createOrders(deps: {
  db: Database
  bus: Bus
  queue: Queue
  storage: Storage
  credits: CreditsService
}) {
  const { db, bus, queue, storage, credits } = deps

  /** The charge, the creation and its job: in the caller's transaction, so that there are all or none. */
  async function record(
    tx: Transaction,
    order: Omit<Order, 'inputs'> & { id: string; background?: boolean; createdAt?: Date },
  ): Promise<void> {
    const { id, userId, checked, engine, request } = order
    const { mode, model, cost } = checked
    const isNew = await insertCreation(tx, {
      id,
      userId,
      mode: mode.key,
      model: model.name,
      form: checked.form,
      seed: checked.seed,
      cost,
      isPrivate: checked.isPrivate,
      engine: engine.id,
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      background: order.background ?? false,
      ...(order.createdAt && { createdAt: order.createdAt }),
    })
    if (!isNew) throw new AlreadyPlaced()
    const description = describe({ mode: mode.key, model: model.name })
    await credits.charge(tx, { userId, creationId: id, amount: cost, description })
    await queue.enqueue(tx, 'creations.draw', { creationId: id })
  }

  /** Stores the inputs first, noted for deletion until the transaction that needs them commits. */
  async function place(order: Order): Promise<string> {
    const { userId, request, inputs, alongside } = order
    const id = createId('cre')
    const uploads = inputs.map(({ name, upload: { bytes, mediaType, width, height } }) => ({
      row: {
        id: createId('upl'),
        creationId: id,
        inputName: name,
        storageKey: `${creationPrefix(id)}input/${name}.${EXTENSIONS[mediaType]}`,
        mediaType,
        width,
        height,
        bytes: bytes.byteLength,
      },
      bytes,
    }))
    const note = uploads.length > 0 ? await orphan(db, creationPrefix(id), UNFINISHED_ORDER_SECONDS) : null
    try {
      await Promise.all(uploads.map(({ row, bytes }) => storage.put(row.storageKey, bytes, row.mediaType)))
    } catch (cause) {
      await storage.deletePrefix(creationPrefix(id)).catch(() => {})
      throw new AppError('unavailable', {
        descr: 'The picture could not be stored, so nothing was charged. Try again in a moment.',
        cause,
      })
    }
    try {
      await transaction(db, async tx => {
        await record(tx, { ...order, id })
        // Counted after the charge, which holds the account: of two requests at once one comes first.
        const open = await countOpen(tx, userId)
        // Ended while this was under way: recording it waited for that.
        if (open === null) throw new AppError('login_required')
        if (open > OPEN_LIMIT) throw new AppError('too_many_queued')
        await insertUploads(
          tx,
          uploads.map(({ row }) => row),
        )
        if (note !== null) await dropOrphan(tx, note)
        await alongside?.(tx)
        await bus.publish(tx, { type: 'creation', userId, creationId: id })
        await bus.publish(tx, { type: 'queue' })
      })
      return id
    } catch (error) {
      // When the outcome of the commit is unknown the note still stands, or the creation does.
      if (error instanceof AlreadyPlaced || error instanceof AppError) {
        if (note !== null) await storage.deletePrefix(creationPrefix(id)).catch(() => {})
      }
      if (!(error instanceof AlreadyPlaced) || !request) throw error
      const earlier = await readByRequestKey(db, userId, request.key)
      if (!earlier) throw new AppError('unavailable', { cause: error })
      return sameRequest(earlier, request)
    }
  }

  return {
    place,

    /** An order of the sample content: no limit, no inputs, and drawn only while nobody waits. */
    async placeInBackground(
      tx: Transaction,
      order: Pick<Order, 'userId' | 'checked' | 'engine'> & { createdAt: Date },
    ): Promise<string> {
      const id = createId('cre', order.createdAt.getTime())
      await record(tx, { ...order, id, request: null, background: true })
      return id
    },

    /** The creation that this request made before, or null. @throws AppError idempotency_conflict */
    async earlierOf(userId: string, request: RequestKey | null): Promise<string | null> {
      const earlier = request && (await readByRequestKey(db, userId, request.key))
      return earlier ? sameRequest(earlier, request) : null
    },
  }
}

function sameRequest(earlier: CreationRow, request: RequestKey): string {
  if (earlier.requestHash !== request.hash) throw new AppError('idempotency_conflict')
  return earlier.id
}

/** A fingerprint of all that was sent: the form and the files. */
export function hashOf(form: CreationForm, files: ReadonlyMap<string, ReceivedFile>): string {
  const { idempotencyKey: _, ...fields } = form
  const sent = [fields, [...files].map(([name, { sha256 }]) => [name, sha256]).sort()]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

export const isOpen = (status: number) =>
  status === CREATION_STATUS.queued || status === CREATION_STATUS.processing
