import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import type { Log } from '#server/lib/log.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { PromptModerationService } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import type { TemplatesService } from '#server/modules/templates/templates.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import type { Storage } from '#server/storage/storage.ts'
import { createCreationsService } from './creations.service.ts'
import { everyFileOf } from './files/every-file.ts'
import { createFilesService } from './files/files.service.ts'
import { createLikesService } from './likes/likes.service.ts'
import { createPresenter } from './presenter.ts'
import { createRemixReport, type OnRemix } from './remixes.ts'
import { createAttemptRunner } from './run/attempt-runner.ts'
import { createLifecycle } from './run/lifecycle.ts'
import { TIMING, type Timing } from './run/timing.ts'
import { createWorker } from './run/worker.ts'
import { createPictureCheck } from './submit/picture-check.ts'
import { createSubmissions } from './submit/submission.ts'
import { createTrashService, type ForgetNotices } from './trash/trash.service.ts'
import { createVisibilityService } from './visibility.service.ts'

/** The parts of this module, put together. Nothing runs before `worker.start`. */
export function createCreations(deps: {
  db: Database
  bus: Bus
  queue: Queue
  storage: Storage
  credits: CreditsService
  people: PeopleService
  templates: Pick<TemplatesService, 'infoOf'>
  registry: Registry
  promptModeration: PromptModerationService
  work: PictureWork
  log: Log
  onRemix: OnRemix
  forgetNotices: ForgetNotices
  /** Creations drawn at the same time by this process. */
  slots: number
  /** For how many days deleted creations can be restored. */
  trashDays: number
  timing?: Partial<Timing>
}) {
  const timing = { ...TIMING, ...deps.timing }
  const lifecycle = createLifecycle({ ...deps, reportRemix: createRemixReport(deps.onRemix) })
  const submissions = createSubmissions(deps)
  const present = createPresenter(deps)
  const pictureCheck = createPictureCheck({ lookLimitMs: timing.look, log: deps.log })
  const attempts = createAttemptRunner({ ...deps, lifecycle, timing })
  const creations = createCreationsService({ ...deps, submissions, pictureCheck, lifecycle, present })
  const trash = createTrashService({ ...deps, lifecycle, present, days: deps.trashDays })
  const files = createFilesService(deps)
  return {
    submissions,
    creations,
    trash,
    likes: createLikesService(deps),
    visibility: createVisibilityService({ ...deps, lifecycle }),
    files,
    everyFile: everyFileOf({ creations, trash, files }),
    worker: createWorker({ ...deps, lifecycle, attempts, timing }),
  }
}
