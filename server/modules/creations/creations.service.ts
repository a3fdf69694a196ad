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
import type { likeListQuery } from '#contract/social.ts'
import type { Database, Queryable } from '#server/database/connection.ts'
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
import type { IdentityService, Subject, Viewer } from '#server/modules/identity/identity.service.ts'
import type { ScreeningService } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import type { TemplatesService } from '#server/modules/templates/templates.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import { orphan } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  type CreationView,
  erase,
  lockComplete,
  lockOwn,
  readCovers,
  readLiked,
  readOwn,
  readPublic,
  readQueued,
  readUploads,
  readVisible,
} from './creations.store.ts'
import { present, presentPicture } from './presentation.ts'
import { placesOf } from './run/attempts.store.ts'
import type { Settlement } from './run/lifecycle.ts'
import { noteOf } from './submit/engine-choice.ts'
import { type CheckedForm, checkForm } from './submit/form.ts'
import { creationPrefix, hashOf, type Input, isOpen, type Orders } from './submit/submission.ts'

export type Submission = {
  form: CreationForm
  files: ReadonlyMap<string, ReceivedFile>
  /** From the form or the header: the same key makes the same creation. */
  idempotencyKey: string | null
}

export type CreationsService = ReturnType<typeof createCreationsService>

/** What people can do with creations. */
export function createCreationsService(deps: {
  db: Database
  bus: Bus
  queue: Queue
  storage: Storage
  credits: CreditsService
  identity: IdentityService
  templates: Pick<TemplatesService, 'infoOf'>
  registry: Registry
  screening: ScreeningService
  work: PictureWork
  orders: Orders
  settlement: Settlement
}) {
  const { db, bus, queue, storage, credits, identity, templates, registry, screening, orders, settlement } =
    deps
  const { work } = deps

  async function presentAll(views: CreationView[], viewerId: string | null): Promise<Creation[]> {
    const authors = await identity.authorsOf(
      db,
      views.map(({ userId }) => userId),
    )
    const isQueueAsked = views.some(
      ({ userId, status }) => userId === viewerId && status === CREATION_STATUS.queued,
    )
    const places = isQueueAsked && viewerId ? await placesOf(db, viewerId) : undefined
    const templateOf = templates.infoOf
    return views.map(view => present(view, { viewerId, authors, places, templateOf }))
  }

  async function show(viewerId: string | null, creationId: string): Promise<Creation> {
    const view = await readVisible(db, viewerId, creationId)
    if (!view) throw new AppError('not_found')
    const [creation] = await presentAll([view], viewerId)
    return creation!
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
    subject: Subject,
    checked: CheckedForm,
  ): Promise<{ engine: Engine; note: string | null }> {
    const { mode, model, isPrivate, form } = checked
    if (isPrivate && !(await identity.allowPrivate(subject))) throw new AppError('private_not_allowed')
    const choice = registry.choose(mode.key, model.name, { isPrivate })
    if (choice.kind === 'down') throw new AppError('model_down')
    if (choice.kind === 'not_served') throw new AppError('mode_not_served')
    await screening.checkTexts(form)
    return { engine: choice.engine, note: noteOf(choice) }
  }

  /** Refuses, before any credit moves, pictures that the engine could not work with. */
  function refuseMisfits(engine: Engine, { mode, model }: CheckedForm, inputs: Input[]): void {
    const misfit = engine.misfitOf?.({ mode: mode.key, model: model.name, inputs }) ?? null
    if (misfit !== null) throw new AppError('invalid_input', { descr: `${misfit} Nothing was charged.` })
  }

  return {
    /**
     * Charges, records and queues a creation, or changes nothing.
     * @throws AppError for everything that is not right with the request
     */
    async submit(subject: Subject, submission: Submission, caller: Caller): Promise<Creation> {
      const { userId } = subject
      const { form, files, idempotencyKey } = submission
      const request = idempotencyKey ? { key: `sent:${idempotencyKey}`, hash: hashOf(form, files) } : null
      const earlier = await orders.earlierOf(userId, request)
      if (earlier) return await show(userId, earlier)

      const checked = checkForm(withModel(form), [...files.keys()])
      const choice = await engineFor(subject, checked)
      if (files.size > 0) await orders.expectRoom(userId, checked.cost)
      const inputs: Input[] = []
      for (const [name, file] of files) {
        const { path, ...upload } = await work.run(caller, () => readUpload(file))
        inputs.push({ name, ...upload, read: () => readFile(path) })
      }
      refuseMisfits(choice.engine, checked, inputs)
      return await show(userId, await orders.place({ userId, checked, ...choice, request, inputs }))
    },

    /**
     * Sends a failed or cancelled creation again: a new one with the same form and pictures takes its
     * place, charged anew. Called twice, it does so once.
     */
    async retry(subject: Subject, creationId: string): Promise<Creation> {
      const { userId } = subject
      const request = { key: `retry:${creationId}`, hash: creationId }
      const earlier = await orders.earlierOf(userId, request)
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
      }
      const checked = checkForm(
        { ...form, private: old.isPrivate, garmentType: null },
        files.map(({ inputName }) => inputName),
      )
      const choice = await engineFor(subject, checked)
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
      refuseMisfits(choice.engine, checked, inputs)
      const placed = await orders.place({
        userId,
        checked,
        ...choice,
        request,
        inputs,
        async alongside(tx) {
          // Deleted in the meantime: the card that was to be replaced is gone.
          if (!(await lockOwn(tx, userId, creationId))) throw new AppError('not_found')
          await erase(tx, creationId)
          await orphan(tx, creationPrefix(creationId))
          await bus.publish(tx, { type: 'removed', userId, creationId })
        },
      })
      return await show(userId, placed)
    },

    /** Stops a queued or running creation and gives its credits back. Cancelling twice is no error. */
    async cancel(subject: Subject, creationId: string): Promise<Creation> {
      await transaction(db, async tx => {
        const creation = await lockOwn(tx, subject.userId, creationId)
        if (!creation) throw new AppError('not_found')
        if (creation.status === CREATION_STATUS.cancelled) return
        if (!isOpen(creation.status)) {
          throw new AppError('wrong_state', { descr: 'It is finished already, so it cannot be cancelled.' })
        }
        await settlement.cancel(tx, creation)
      })
      return await show(subject.userId, creationId)
    },

    /** Deletes a creation with its pictures. A queued one is cancelled first. */
    async remove(subject: Subject, creationId: string): Promise<void> {
      const { userId } = subject
      await transaction(db, async tx => {
        const creation = await lockOwn(tx, userId, creationId)
        if (!creation) throw new AppError('not_found')
        if (creation.status === CREATION_STATUS.processing) {
          throw new AppError('wrong_state', { descr: 'It is being drawn at the moment. Cancel it first.' })
        }
        if (creation.status === CREATION_STATUS.queued) await settlement.cancel(tx, creation)
        await erase(tx, creationId)
        await orphan(tx, creationPrefix(creationId))
        await queue.enqueue(tx, 'storage.sweep', {})
        await bus.publish(tx, { type: 'removed', userId, creationId })
        await bus.publish(tx, { type: 'notification', userId, notificationId: null })
      })
    },

    /** @throws AppError not_found for what does not exist and for what the viewer may not see alike */
    info: (viewer: Viewer, creationId: string) => show(viewer?.userId ?? null, creationId),

    /** As `info`, but null for what the viewer may not see. The id may be any text. */
    async find(viewer: Viewer, creationId: string): Promise<Creation | null> {
      const viewerId = viewer?.userId ?? null
      const isId = creationIdSchema.safeParse(creationId).success
      const view = isId ? await readVisible(db, viewerId, creationId) : null
      const [creation = null] = view ? await presentAll([view], viewerId) : []
      return creation
    },

    /** The person's own creations, newest first. */
    async list(subject: Subject, query: z.output<typeof imageListQuery>): Promise<Creation[]> {
      const { imageMode: mode, includePrivate, before } = query
      if (mode && !findMode(mode)) throw new AppError('unknown_mode')
      const views = await readOwn(db, subject.userId, { mode, includePrivate, before }, sliceOf(query))
      return await presentAll(views, subject.userId)
    },

    /** Public and complete creations of everybody or of one person, newest first. */
    async publicList(viewer: Viewer, query: z.output<typeof publicListQuery>): Promise<Creation[]> {
      const viewerId = viewer?.userId ?? null
      const { userId, before } = query
      return await presentAll(await readPublic(db, viewerId, { userId, before }, sliceOf(query)), viewerId)
    },

    /** What the person likes, as far as the viewer may see it, the newest like first. */
    async likedList(viewer: Viewer, query: z.output<typeof likeListQuery>): Promise<Creation[]> {
      const viewerId = viewer?.userId ?? null
      return await presentAll(await readLiked(db, viewerId, query, sliceOf(query)), viewerId)
    },

    /** The first pictures of those creations that the person may see, by creation. */
    async coversOf(subject: Subject, creationIds: string[]): Promise<Map<string, PictureInfo>> {
      const rows = await readCovers(db, subject.userId, creationIds)
      return new Map(rows.map(row => [row.creationId, presentPicture(row)]))
    },

    /**
     * Locks a finished creation that the person may see, and returns its owner's id; null for all others.
     */
    lockLikeable: (tx: Queryable, subject: Subject, creationId: string) =>
      lockComplete(tx, subject.userId, creationId),

    /** What a signal means for one person's open pages: nothing, unless it is theirs. */
    async liveEventsFor(subject: Subject, signal: Signal): Promise<LiveEvent[]> {
      const { userId } = subject
      if (signal.type === 'queue') {
        const views = await readQueued(db, userId)
        if (views.length === 0) return []
        return (await presentAll(views, userId)).map(creation => ({ type: 'creation', creation }))
      }
      if (!('userId' in signal) || signal.userId !== userId) return []
      if (signal.type === 'balance') return [{ type: 'balance', credit: await credits.balanceOf(db, userId) }]
      if (signal.type !== 'creation' && signal.type !== 'progress' && signal.type !== 'removed') return []
      const { creationId } = signal
      if (signal.type === 'removed') return [{ type: 'removed', creationId }]
      if (signal.type === 'progress') return [{ type: 'progress', creationId, progress: signal.progress }]
      const view = await readVisible(db, userId, creationId)
      if (!view) return [{ type: 'removed', creationId }]
      return (await presentAll([view], userId)).map(creation => ({ type: 'creation', creation }))
    },
  }
}

const sliceOf = ({ page, perPage }: { page: number; perPage: number }) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
})
