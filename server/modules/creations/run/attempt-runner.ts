import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Engine, EngineRequest, InputPicture } from '#server/engines/engine.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Log } from '#server/lib/log.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { PromptModerationService } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type CreationRow, readUploads } from '../creations.store.ts'
import { StorageError, storePictures } from '../pictures.ts'
import { engineFor, recordOf } from '../submit/engine-choice.ts'
import { renewLease, writeProgress, writeReference } from './attempts.store.ts'
import { isRetried, pauseBefore, runEngine, type StopReason } from './engine-run.ts'
import { failureOf } from './failure.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Timing } from './timing.ts'

/** Reported failures after which a creation is given up. */
const FAILURE_LIMIT = 3
const PROGRESS_PAUSE_MS = 300
const PROGRESS_STEP = 0.01

/** One attempt that this process is making; `attempt` is its number. */
export type RunningAttempt = { attempt: number; stop: (reason: StopReason) => void }

export type AttemptRunner = ReturnType<typeof createAttemptRunner>

/** Runs attempts at claimed creations, each until it is finished, failed, requeued or fenced out. */
export function createAttemptRunner(deps: {
  db: Database
  bus: Bus
  storage: Storage
  registry: Registry
  promptModeration: PromptModerationService
  people: Pick<PeopleService, 'pseudonymOf'>
  lifecycle: Lifecycle
  timing: Timing
  log: Log
}) {
  const { db, bus, storage, registry, promptModeration, people, lifecycle, timing, log } = deps
  const running = new Map<string, RunningAttempt>()

  async function run(creation: CreationRow): Promise<void> {
    const controller = new AbortController()
    let reason: StopReason | null = null
    let reference = creation.providerReference
    let engine: Engine | null = null
    /** A provider job that was accepted when the creation was no longer this attempt's. */
    let unwritten: string | null = null
    const stop = (why: StopReason) => {
      reason ??= why
      controller.abort()
    }
    const own: RunningAttempt = { attempt: creation.attempt, stop }
    running.set(creation.id, own)
    const endLease = keepLease(creation, stop)
    const endLimit = limitTime(creation, stop)
    const progress = reportProgress(creation, stop)
    try {
      const chosen = await engineFor(deps, creation)
      engine = chosen.engine
      const result = await runEngine({
        engine,
        request: await requestOf(creation),
        reference,
        controller,
        abortGraceMs: timing.abortGrace,
        onProgress: progress.report,
        async saveReference(given) {
          reference = given
          if (await writeReference(db, creation, given)) return
          unwritten = given
          stop('fenced')
        },
      })
      await promptModeration.checkPictures(engine.id, result.pictures)
      endLimit()
      const records = await storePictures(storage, creation, result)
      await progress.settled()
      const record = recordOf(result, chosen, registry.routeOf(creation.mode, creation.model))
      await lifecycle.finish(creation, record, records)
    } catch (error) {
      await progress.settled()
      await conclude(creation, error, reason, reference)
      if (unwritten !== null) await engine?.cancel?.(unwritten)
    } finally {
      endLease()
      endLimit()
      // An attempt that was believed lost may be followed here by the next one at the same creation.
      if (running.get(creation.id) === own) running.delete(creation.id)
    }
  }

  /** What becomes of a creation whose attempt ended without pictures. */
  async function conclude(
    creation: CreationRow,
    error: unknown,
    reason: StopReason | null,
    reference: string | null,
  ): Promise<void> {
    const details = { creationId: creation.id, attempt: creation.attempt, reason }
    if (reason === 'fenced') {
      log.info(details, 'an attempt was fenced out')
      return
    }
    if (reason === 'shutdown') {
      await lifecycle.requeue(creation, { providerReference: reference }, { delayMs: 0 })
      return
    }
    const failure = failureOf(error, reason)
    const { kind, detail, retryAfterMs, isFinal, isReferenceLost } = failure
    log.warn({ ...details, err: error, engine: creation.engine, kind }, 'an attempt failed')
    const failures = creation.failures + (failure.isUnsent ? 0 : 1)
    const mayRetry =
      !isFinal && kind !== 'storage' && kind !== 'rubbish' && kind !== 'lost' && isRetried(kind)
    if (reason !== 'deadline' && mayRetry && failures < FAILURE_LIMIT) {
      const delayMs = pauseBefore(failures, timing.retry, retryAfterMs)
      if (delayMs < timeLeft(creation)) {
        const kept = isReferenceLost ? null : reference
        await lifecycle.requeue(creation, { failures, providerReference: kept }, { delayMs })
        return
      }
    }
    await lifecycle.fail({ ...creation, status: CREATION_STATUS.processing }, kind, detail)
  }

  /** Renews the lease until it is told to end; a lease that cannot be renewed ends the attempt. */
  function keepLease(creation: CreationRow, stop: RunningAttempt['stop']): () => void {
    let renewedAt = performance.now()
    const timer = setInterval(async () => {
      const startedAt = performance.now()
      try {
        if (await renewLease(db, creation, timing.lease)) renewedAt = startedAt
        else stop('fenced')
      } catch (error) {
        log.warn({ err: error, creationId: creation.id }, 'a lease could not be renewed')
        if (performance.now() - renewedAt > timing.lease) stop('fenced')
      }
    }, timing.renewEvery)
    return () => clearInterval(timer)
  }

  /** Milliseconds until the promise to the person is broken. */
  const timeLeft = ({ createdAt }: CreationRow) => createdAt.getTime() + timing.deadline - Date.now()

  function limitTime(creation: CreationRow, stop: RunningAttempt['stop']): () => void {
    const left = timeLeft(creation)
    const isLast = left <= timing.attempt
    const limit = Math.max(0, isLast ? left : timing.attempt)
    const timer = setTimeout(() => stop(isLast ? 'deadline' : 'timeout'), limit)
    return () => clearTimeout(timer)
  }

  /** Writes and publishes progress, at most a few times a second and one write at a time. */
  function reportProgress(creation: CreationRow, stop: RunningAttempt['stop']) {
    let writtenAt = Number.NEGATIVE_INFINITY
    let written = 0
    let write: Promise<void> | null = null

    async function save(progress: number): Promise<void> {
      const { id: creationId, userId } = creation
      try {
        const isHeld = await transaction(db, async tx => {
          if (!(await writeProgress(tx, creation, progress))) return false
          await bus.publish(tx, { type: 'progress', userId, creationId, progress })
          return true
        })
        if (!isHeld) stop('fenced')
      } catch (error) {
        log.debug({ err: error, creationId }, 'progress could not be written')
      }
    }

    return {
      report(fraction: number): void {
        const now = performance.now()
        const progress = Math.min(1, fraction)
        const isNews = progress - written >= PROGRESS_STEP && now - writtenAt >= PROGRESS_PAUSE_MS
        if (write || !isNews) return
        writtenAt = now
        written = progress
        write = save(progress).finally(() => {
          write = null
        })
      },
      /** Resolves when nothing is being written any more. */
      async settled(): Promise<void> {
        await write
      },
    }
  }

  async function requestOf(creation: CreationRow): Promise<EngineRequest> {
    const inputs: InputPicture[] = []
    for (const upload of await readUploads(db, creation.id)) {
      const bytes = await storage.get(upload.storageKey)
      if (!bytes) throw new StorageError(`an input of ${creation.id} is missing`)
      const { inputName: name, mediaType, width, height } = upload
      inputs.push({ name, bytes, mediaType: mediaType as InputPicture['mediaType'], width, height })
    }
    const { id: creationId, attempt, mode, model, seed, form, isPrivate } = creation
    const person = await people.pseudonymOf(creation.userId)
    return { creationId, person, isPrivate, attempt, mode, model, seed, ...form, inputs }
  }

  return {
    run,

    /** Ends an attempt of this process that was fenced out, if there is such a one. */
    stop(creationId: string, attempt: number): void {
      const found = running.get(creationId)
      if (found?.attempt === attempt) found.stop('fenced')
    },

    stopAll(reason: StopReason): void {
      for (const attempt of running.values()) attempt.stop(reason)
    },
  }
}
