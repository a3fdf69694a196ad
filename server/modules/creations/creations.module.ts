import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import type { Log } from '#server/log.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import type { ScreeningService } from '#server/modules/screening/screening.service.ts'
import type { TemplatesService } from '#server/modules/templates/templates.service.ts'
import type { Queue } from '#server/queue/runner.ts'
import type { Storage } from '#server/storage/storage.ts'
import { createBytesService } from './bytes.service.ts'
import { createCreationsService } from './creations.service.ts'
import { createDrawingRoom } from './drawing.ts'
import { createOrders } from './order.ts'
import { createRemixReport, type OnRemix } from './remixes.ts'
import { createSettlement } from './settlement.ts'
import { TIMING, type Timing } from './timing.ts'
import { createVisibilityService } from './visibility.service.ts'
import { createWorker } from './worker.ts'

/** The parts of this module, put together. Nothing runs before `worker.start`. */
export function createCreations(deps: {
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
  log: Log
  onRemix: OnRemix
  /** Creations drawn at the same time by this process. */
  slots: number
  timing?: Partial<Timing>
}) {
  const timing = { ...TIMING, ...deps.timing }
  const settlement = createSettlement({ ...deps, reportRemix: createRemixReport(deps.onRemix) })
  const orders = createOrders(deps)
  const drawing = createDrawingRoom({ ...deps, settlement, timing })
  return {
    orders,
    creations: createCreationsService({ ...deps, orders, settlement }),
    visibility: createVisibilityService({ ...deps, settlement }),
    bytes: createBytesService(deps),
    worker: createWorker({ ...deps, settlement, drawing, timing }),
  }
}
