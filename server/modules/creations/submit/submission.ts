import { createHash } from 'node:crypto'
import { CREATION_STATUS, SEED_LIMIT } from '#contract/creation-limits.ts'
import type { CreationForm } from '#contract/creations.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Engine } from '#server/engines/engine.ts'
import type { Bus } from '#server/events/bus.ts'
import { EXTENSIONS, type MediaType } from '#server/images/kinds.ts'
import type { ReceivedFile } from '#server/images/uploads.ts'
import { AppError } from '#server/lib/errors.ts'
import { createId } from '#server/lib/ids.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { cancelDeletion, scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  type CreationRow,
  countOpen,
  insertCreation,
  insertPictures,
  insertUploads,
  isWithoutCreations,
  type NewCreation,
  type NewPicture,
  readBatch,
  readByRequestKey,
} from '../creations.store.ts'
import { describe } from '../run/lifecycle.ts'
import { type CheckedForm, checkSizes } from './form.ts'

/** Queued and processing creations that one person may have. */
const OPEN_LIMIT = 20

/** Files of a submission that failed, because the process died before it was recorded. */
const UNFINISHED_SECONDS = 3_600

/** Names a request of a person, so that sending it again makes nothing new. */
export type RequestKey = { key: string; hash: string }

/** A picture that the submission comes with, checked. */
export type Input = {
  name: string
  mediaType: MediaType
  width: number
  height: number
  /** In bytes. */
  size: number
  /** Its bytes, which nobody holds before they are stored. */
  read: () => Promise<Uint8Array>
}

export type Submission = {
  userId: string
  checked: CheckedForm
  engine: Engine
  /** What the person is to know of that choice once there is a picture. */
  note: string | null
  request: RequestKey | null
  inputs: Input[]
  /** The place in a batch that is taken over by a single creation. */
  inBatch?: Pick<NewCreation, 'batchId' | 'batchPosition' | 'batchSize' | 'onWall'>
  /** What else happens exactly if it is recorded. */
  alongside?: (tx: Transaction) => Promise<void>
}

/** Everything below this prefix belongs to the creation. */
export const creationPrefix = (creationId: string) => `creation/${creationId}/`

/** Thrown to undo the transaction when the same request had been recorded before. */
class AlreadySubmittedError extends Error {}

export type Submissions = ReturnType<typeof createSubmissions>

/** How a checked request becomes a charged creation in the queue. */
export function createSubmissions(deps: {
  db: Database
  bus: Bus
  queue: Queue
  storage: Storage
  credits: CreditsService
  people: Pick<PeopleService, 'isLiving'>
}) {
  const { db, bus, queue, storage, credits, people } = deps

  /** The creation and its charge: in the caller's transaction, so that there are both or none. */
  async function record(
    tx: Transaction,
    submission: Pick<Submission, 'userId' | 'checked' | 'note' | 'request'> & {
      id: string
      seed: number
      engineId: string
    },
    made: Partial<NewCreation> = {},
  ): Promise<void> {
    const { id, userId, checked, seed, engineId, note, request } = submission
    const { mode, model, cost } = checked
    const isNew = await insertCreation(tx, {
      id,
      userId,
      mode: mode.key,
      model: model.name,
      form: checked.form,
      seed,
      cost,
      isPrivate: checked.isPrivate,
      engine: engineId,
      note,
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      ...made,
    })
    if (!isNew) throw new AlreadySubmittedError()
    const description = describe({ mode: mode.key, model: model.name })
    await credits.charge(tx, { userId, creationId: id, amount: cost, description })
  }

  /**
   * Charges, records and queues as many creations as were asked for, all of them or none. Their inputs are
   * stored first, scheduled for deletion until the transaction that needs them commits.
   * @returns their ids in the order of their seeds; of a request that was sent before, those made then
   */
  async function submit(submission: Submission): Promise<string[]> {
    const { userId, checked, request, inputs, alongside } = submission
    checkSizes(checked, inputs)
    if (!(await storage.hasRoom())) {
      throw new AppError('unavailable', {
        descr: 'The server has no room for new pictures at the moment. Nothing was charged. Try again later.',
      })
    }
    const drafts = draftsOf(submission)
    const ids = drafts.map(({ id }) => id)
    const deletions: number[] = []
    const discard = async () => {
      if (inputs.length === 0) return
      for (const id of ids) await storage.deletePrefix(creationPrefix(id)).catch(() => {})
    }
    try {
      for (const { id, uploads } of drafts) {
        if (uploads.length > 0)
          deletions.push(await scheduleDeletion(db, creationPrefix(id), UNFINISHED_SECONDS))
        // One after the other, so that a request holds one of its pictures at a time.
        for (const { row, read } of uploads) await storage.put(row.storageKey, await read(), row.mediaType)
      }
    } catch (cause) {
      await discard()
      if (cause instanceof AppError) throw cause
      throw new AppError('unavailable', {
        descr: 'The picture could not be stored, so nothing was charged. Try again in a moment.',
        cause,
      })
    }
    try {
      await transaction(db, async tx => {
        for (const { id, seed, key, place, uploads } of drafts) {
          const of = request && { ...request, key }
          await record(tx, { ...submission, request: of, id, seed, engineId: submission.engine.id }, place)
          await queue.enqueue(tx, 'creations.draw', { creationId: id })
          await insertUploads(
            tx,
            uploads.map(({ row }) => row),
          )
          await bus.publish(tx, { type: 'creation', userId, creationId: id })
        }
        // Counted after the charge, which holds the account: of two requests at once one comes first.
        const open = await countOpen(tx, userId)
        // Ended while this was under way: recording it waited for that.
        if (!(await people.isLiving(tx, userId))) throw new AppError('login_required')
        if (open > OPEN_LIMIT) throw new AppError('too_many_queued')
        for (const deletion of deletions) await cancelDeletion(tx, deletion)
        await alongside?.(tx)
        await bus.publish(tx, { type: 'queue' })
      })
      return ids
    } catch (error) {
      // When the outcome of the commit is unknown the scheduled deletions still stand, or the creations do.
      if (error instanceof AlreadySubmittedError || error instanceof AppError) await discard()
      if (!(error instanceof AlreadySubmittedError) || !request) throw error
      const earlier = await readByRequestKey(db, userId, request.key)
      if (!earlier) throw new AppError('unavailable', { cause: error })
      return await sameRequest(earlier, request)
    }
  }

  async function sameRequest(earlier: CreationRow, request: RequestKey): Promise<string[]> {
    if (earlier.requestHash !== request.hash) throw new AppError('idempotency_conflict')
    return earlier.batchId ? await readBatch(db, earlier.userId, earlier.batchId) : [earlier.id]
  }

  return {
    submit,

    /**
     * Refuses what `submit` would refuse, before anything costly is done for it. What holds is decided there.
     * @throws AppError too_few_credits, account_frozen or too_many_queued
     */
    async expectRoom(userId: string, { cost, count }: Pick<CheckedForm, 'cost' | 'count'>): Promise<void> {
      await credits.expectCharge(db, { userId, amount: cost * count })
      const open = await countOpen(db, userId)
      if (open + count > OPEN_LIMIT) throw new AppError('too_many_queued')
    },

    /** Whether nobody has ever submitted anything. */
    hasNone: (): Promise<boolean> => isWithoutCreations(db),

    /** Records a creation of the sample content, charged as any other, whose picture is stored already. */
    async recordFinished(
      tx: Transaction,
      submission: Pick<Submission, 'userId' | 'checked'> & { id: string; engineId: string },
      made: { createdAt: Date; modelVersion: string; picture: NewPicture },
    ): Promise<void> {
      const { createdAt, modelVersion, picture } = made
      const status = CREATION_STATUS.complete
      const finished = { status, attempt: 1, createdAt, finishedAt: createdAt, modelVersion }
      const { seed } = submission.checked
      await record(tx, { ...submission, seed, note: null, request: null }, finished)
      await insertPictures(tx, [picture])
    },

    /** Ids of the creations that this request made before, or null. @throws AppError idempotency_conflict */
    async earlierOf(userId: string, request: RequestKey | null): Promise<string[] | null> {
      const earlier = request && (await readByRequestKey(db, userId, request.key))
      return earlier ? await sameRequest(earlier, request) : null
    },
  }
}

/** What is recorded of each creation that a submission asks for, and the inputs of its own that it gets. */
function draftsOf({ checked, request, inputs, inBatch }: Submission) {
  const { count, seed } = checked
  const batchId = count > 1 ? createId('bat') : null
  const now = Date.now()
  return Array.from({ length: count }, (_, position) => {
    // Ids ascend, so that those of one moment are drawn in the order of their seeds.
    const id = createId('cre', now + position)
    const uploads = inputs.map(({ name, mediaType, width, height, size, read }) => ({
      row: {
        id: createId('upl'),
        creationId: id,
        inputName: name,
        storageKey: `${creationPrefix(id)}input/${name}.${EXTENSIONS[mediaType]}`,
        mediaType,
        width,
        height,
        bytes: size,
      },
      read,
    }))
    return {
      id,
      seed: (seed + position) % (SEED_LIMIT + 1),
      key: position === 0 ? (request?.key ?? '') : `${request?.key}#${position}`,
      place: batchId
        ? { batchId, batchPosition: position, batchSize: count, onWall: position === 0 }
        : inBatch,
      uploads,
    }
  })
}

/** A fingerprint of all that was sent: the form and the files. */
export function hashOf(form: CreationForm, files: ReadonlyMap<string, ReceivedFile>): string {
  const { idempotencyKey: _, ...fields } = form
  const sent = [fields, [...files].map(([name, { sha256 }]) => [name, sha256]).sort()]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

export const isOpen = (status: number) =>
  status === CREATION_STATUS.queued || status === CREATION_STATUS.processing
