import type { DatabaseHandle } from '#server/database/connection.ts'
import { createRegistry } from '#server/engines/registry.ts'
import { createBus } from '#server/events/bus.ts'
import { createPictureWork } from '#server/images/picture-work.ts'
import { createLog } from '#server/lib/log.ts'
import { createCreations } from '#server/modules/creations/creations.module.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import { createCreditsService } from '#server/modules/credits/credits.service.ts'
import { createIdentityService, type IdentityService } from '#server/modules/identity/identity.service.ts'
import { createPeopleService } from '#server/modules/people/people.service.ts'
import { createPromptModeration } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import { createQueue } from '#server/queue/runner.ts'
import { createDiskStorage } from '#server/storage/disk.ts'

/** The services that read creations, without a server around them. */
export function creationsOn(
  database: DatabaseHandle,
  dataDir: string,
): { creations: CreationsService; identity: IdentityService } {
  const { db } = database
  const ignore = () => {}
  const bus = createBus(database, ignore)
  const log = createLog({ level: 'silent', readable: false })
  const credits = createCreditsService({ bus })
  const people = createPeopleService({ db })
  const identity = createIdentityService({ db, bus, people, openCreditAccount: credits.openAccount })
  const { creations } = createCreations({
    db,
    bus,
    credits,
    people,
    queue: createQueue(database, { supervise: false, exclusive: false, onError: ignore }),
    storage: createDiskStorage(dataDir),
    templates: { infoOf: () => null },
    registry: createRegistry([]),
    promptModeration: createPromptModeration({ endpoint: null, engines: [], log }),
    work: createPictureWork(),
    log,
    onRemix: async () => {},
    forgetNotices: async () => {},
    slots: 1,
    trashDays: 30,
  })
  return { creations, identity }
}
