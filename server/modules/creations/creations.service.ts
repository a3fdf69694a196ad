import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { findMode, startingModel } from '#catalogue/modes.ts'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import {
  type Creation,
  type CreationForm,
  creationId as creationIdSchema,
  type imageListQuery,
  type PictureInfo,
  type publicListQuery,
} from '#contract/creations.ts'
import type { LiveEvent } from '#contract/events.ts'
import type { likeListQuery } from '#contract/likes.ts'
import type { Actor, Viewer } from '#server/authority/actor.ts'
import type { Database, Transaction } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Engine } from '#server/engines/engine.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import type { MediaType } from '#server/images/kinds.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import { type ReceivedFile, readUpload } from '#server/images/uploads.ts'
import type { Caller } from '#server/lib/caller.ts'
import { AppError } from '#server/lib/errors.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { PromptModerationService } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  type CreationView,
  erase,
  lockComplete,
  lockOpenOfBatch,
  lockOwn,
  readBatch,
  readCovers,
  readLiked,
  readOwn,
  readOwnByIds,
  readPublic,
  readQueued,
  readUploads,
  readVisible,
} from './creations.store.ts'
import { presentPicture } from './presentation.ts'
import type { Presenter } from './presenter.ts'
import type { Lifecycle } from './run/lifecycle.ts'
import { noteOf } from './submit/engine-choice.ts'
import { type CheckedForm, checkForm } from './submit/form.ts'
import type { PictureCheck } from './submit/picture-check.ts'
import { hashOf, type Input, isOpen, type Submissions } from './submit/submission.ts'
import type { ForgetNotices } from './trash/trash.service.ts'

export type Submission = {
  form: CreationForm
  files: ReadonlyMap<string, ReceivedFile>
  /** From the form or the header: the same key makes the same creation. */
  idempotencyKey: string | null
}

/** Rows that are read at once when all are asked for. */
const BATCH = 100

export type CreationsService = ReturnType<typeof createCreationsService>

/** What people can do with creations. */
export function createCreationsService(deps: {
  db: Database
  bus: Bus
  storage: Storage
  credits: CreditsService
  people: PeopleService
  registry: Registry
  promptModeration: PromptModerationService
  work: PictureWork
  submissions: Submissions
  pictureCheck: PictureCheck
  lifecycle: Lifecycle
  present: Presenter
  forgetNotices: ForgetNotices
}) {
  const {
    db,
    bus,
    storage,
    credits,
    people,
    registry,
    promptModeration,
    submissions,
    pictureCheck,
    lifecycle,
    present,
    work,
  } = deps

  async function show(viewerId: string | null, creationId: string): Promise<Creation> {
    const view = await readVisible(db, viewerId, creationId)
    if (!view) throw new AppError('not_found')
    const [creation] = await present([view], viewerId)
    return creation!
  }

  /** Those of the creations that are not deleted. */
  async function showAll(userId: string, ids: string[]): Promise<Creation[]> {
    const creations = await present(await readOwnByIds(db, userId, ids), userId)
    if (creations.length === 0) throw new AppError('not_found')
    return creations.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }

  /** Refuses several of what would be the same picture each time. */
  function refuseTwins(engine: Engine, { mode, model, count }: CheckedForm): void {
    if (count === 1 || engine.serves(mode.key, model.name)?.seed) return
    throw new AppError('invalid_input', { descr: `${mode.name} makes one picture at a time.` })
  }

  /** Where the form names no model, the first one that is made here stands for it. */
  function withModel(form: CreationForm): CreationForm {
    const mode = findMode(form.imageMode)
    if (form.model !== null || !mode) return form
    const { name } = startingModel(mode, (...pair) => registry.find(...pair) !== null)
    return { ...form, model: name }
  }

  /** Refuses, before any credit moves, what no engine makes, the plan does not allow or moderation refuses. */
  async function engineFor(
    actor: Actor,
    checked: CheckedForm,
  ): Promise<{ engine: Engine; note: string | null }> {
    const { mode, model, isPrivate, form } = checked
    if (isPrivate && !(await people.allowPrivate(actor))) throw new AppError('private_not_allowed')
    const choice = registry.choose(mode.key, model.name, { isPrivate })
    if (choice.kind === 'down') throw new AppError('model_down')
    if (choice.kind === 'unavailable') throw new AppError('mode_not_served')
    await promptModeration.checkTexts(form)
    return { engine: choice.engine, note: noteOf(choice) }
  }

  return {
    /**
     * Charges, records and queues as many creations as the form asks for, or changes nothing.
     * @returns them in the order of their seeds
     * @throws AppError for everything that is wrong with the request
     */
    async submit(actor: Actor, submission: Submission, caller: Caller): Promise<Creation[]> {
      const { userId } = actor
      const { form, files, idempotencyKey } = submission
      const request = idempotencyKey ? { key: `sent:${idempotencyKey}`, hash: hashOf(form, files) } : null
      const earlier = await submissions.earlierOf(userId, request)
      if (earlier) return await showAll(userId, earlier)

      const checked = checkForm(withModel(form), [...files.keys()])
      const choice = await engineFor(actor, checked)
      refuseTwins(choice.engine, checked)
      // Before a second one is charged, and before anything costly is done with files.
      if (files.size > 0 || checked.count > 1) await submissions.expectRoom(userId, checked)
      const inputs: Input[] = []
      for (const [name, file] of files) {
        const { path, ...upload } = await work.run(caller, () => readUpload(file))
        inputs.push({ name, ...upload, read: () => readFile(path) })
      }
      await pictureCheck.refuseUnusable(choice.engine, checked, inputs, caller)
      return await showAll(userId, await submissions.submit({ userId, checked, ...choice, request, inputs }))
    },

    /**
     * Sends a failed or cancelled creation again: a new one with the same form and pictures takes its
     * place, charged anew. Called twice, it does so once.
     */
    async retry(actor: Actor, creationId: string, caller: Caller): Promise<Creation> {
      const { userId } = actor
      const request = { key: `retry:${creationId}`, hash: creationId }
      const [earlier] = (await submissions.earlierOf(userId, request)) ?? []
      if (earlier) return await show(userId, earlier)

      const old = await readVisible(db, userId, creationId)
      if (old?.userId !== userId) throw new AppError('not_found')
      if (isOpen(old.status) || old.status === CREATION_STATUS.complete) throw new AppError('wrong_state')
      const files = await readUploads(db, creationId)
      const { templateId = null, sourceId = null } = old.form
      const form = {
        ...old.form,
        templateId,
        sourceId,
        imageMode: old.mode,
        model: old.model,
        seed: old.seed,
        count: 1,
      }
      const checked = checkForm(
        { ...form, private: old.isPrivate, garmentType: null },
        files.map(({ inputName }) => inputName),
      )
      const choice = await engineFor(actor, checked)
      const inputs = files.map(({ inputName: name, storageKey, mediaType, width, height, bytes: size }) => ({
        name,
        mediaType: mediaType as MediaType,
        width,
        height,
        size,
        async read() {
          const bytes = await storage.get(storageKey)
          if (!bytes) throw new AppError('picture_required')
          return bytes
        },
      }))
      await pictureCheck.refuseUnusable(choice.engine, checked, inputs, caller)
      const { batchId, batchPosition, batchSize, onWall } = old
      const [submitted] = await submissions.submit({
        userId,
        checked,
        inBatch: { batchId, batchPosition, batchSize, onWall },
        ...choice,
        request,
        inputs,
        async alongside(tx) {
          // Deleted in the meantime: the card that was to be replaced is gone.
          if (!(await lockOwn(tx, userId, creationId))) throw new AppError('not_found')
          await deps.forgetNotices(tx, creationId)
          await erase(tx, creationId)
          await bus.publish(tx, { type: 'removed', userId, creationId })
        },
      })
      return await show(userId, submitted!)
    },

    /** Stops a queued or running creation and gives its credits back. Cancelling twice is no error. */
    async cancel(actor: Actor, creationId: string): Promise<Creation> {
      await transaction(db, async tx => {
        const creation = await lockOwn(tx, actor.userId, creationId)
        if (!creation) throw new AppError('not_found')
        if (creation.status === CREATION_STATUS.cancelled) return
        if (!isOpen(creation.status)) {
          throw new AppError('wrong_state', { descr: 'It is finished already, so it cannot be cancelled.' })
        }
        await lifecycle.cancel(tx, creation)
      })
      return await show(actor.userId, creationId)
    },

    /**
     * Stops all of a batch that waits or is being drawn, with refunds, and returns all of it.
     * @throws AppError not_found when the person has no such batch
     */
    async cancelBatch(actor: Actor, batchId: string): Promise<Creation[]> {
      const { userId } = actor
      await transaction(db, async tx => {
        for (const open of await lockOpenOfBatch(tx, userId, batchId)) await lifecycle.cancel(tx, open)
      })
      return await showAll(userId, await readBatch(db, userId, batchId))
    },

    /** @throws AppError not_found for what does not exist and for what the viewer may not see alike */
    info: (viewer: Viewer, creationId: string) => show(viewer?.userId ?? null, creationId),

    /** As `info`, but null for what the viewer may not see. The id may be any text. */
    async find(viewer: Viewer, creationId: string): Promise<Creation | null> {
      const viewerId = viewer?.userId ?? null
      const isId = creationIdSchema.safeParse(creationId).success
      const view = isId ? await readVisible(db, viewerId, creationId) : null
      const [creation = null] = view ? await present([view], viewerId) : []
      return creation
    },

    /** The person's own creations, newest first. */
    async list(actor: Actor, query: z.output<typeof imageListQuery>): Promise<Creation[]> {
      const { imageMode: mode, includePrivate, before } = query
      if (mode && !findMode(mode)) throw new AppError('unknown_mode')
      const views = await readOwn(db, actor.userId, { mode, includePrivate, before }, sliceOf(query))
      return await present(views, actor.userId)
    },

    /** All creations of the person that are not deleted, newest first. */
    async *everyOf(actor: Actor): AsyncGenerator<Creation> {
      for (let before: string | null = null; ; ) {
        const views: CreationView[] = await readOwn(
          db,
          actor.userId,
          { includePrivate: true, before },
          { limit: BATCH, offset: 0 },
        )
        yield* await present(views, actor.userId)
        if (views.length < BATCH) return
        before = views.at(-1)!.id
      }
    },

    /** Public and complete creations of everybody or of one person, newest first. */
    async publicList(viewer: Viewer, query: z.output<typeof publicListQuery>): Promise<Creation[]> {
      const viewerId = viewer?.userId ?? null
      const { userId, before } = query
      return await present(await readPublic(db, viewerId, { userId, before }, sliceOf(query)), viewerId)
    },

    /** What the person likes, as far as the viewer may see it, the newest like first. */
    async likedList(viewer: Viewer, query: z.output<typeof likeListQuery>): Promise<Creation[]> {
      const viewerId = viewer?.userId ?? null
      return await present(await readLiked(db, viewerId, query, sliceOf(query)), viewerId)
    },

    /** The first pictures of those creations that the person may see, by creation. */
    async coversOf(actor: Actor, creationIds: string[]): Promise<Map<string, PictureInfo>> {
      const rows = await readCovers(db, actor.userId, creationIds)
      return new Map(rows.map(row => [row.creationId, presentPicture(row)]))
    },

    /**
     * Locks a finished creation that the person may see, and returns its owner's id; null for all others.
     */
    lockComplete: (tx: Transaction, actor: Actor, creationId: string) =>
      lockComplete(tx, actor.userId, creationId),

    /** What a signal means for one person's open pages: nothing, unless it is theirs. */
    async liveEventsFor(actor: Actor, signal: Signal): Promise<LiveEvent[]> {
      const { userId } = actor
      if (signal.type === 'queue') {
        const views = await readQueued(db, userId)
        if (views.length === 0) return []
        return (await present(views, userId)).map(creation => ({ type: 'creation', creation }))
      }
      if (!('userId' in signal) || signal.userId !== userId) return []
      if (signal.type === 'balance') return [{ type: 'balance', credit: await credits.balanceOf(db, userId) }]
      if (signal.type !== 'creation' && signal.type !== 'progress' && signal.type !== 'removed') return []
      const { creationId } = signal
      if (signal.type === 'removed') return [{ type: 'removed', creationId }]
      if (signal.type === 'progress') return [{ type: 'progress', creationId, progress: signal.progress }]
      const view = await readVisible(db, userId, creationId)
      if (!view) return [{ type: 'removed', creationId }]
      return (await present([view], userId)).map(creation => ({ type: 'creation', creation }))
    },
  }
}

const sliceOf = ({ page, perPage }: { page: number; perPage: number }) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
})
