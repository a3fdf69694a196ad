import type { Actor } from '#server/authority/actor.ts'
import type { Database } from '#server/database/connection.ts'
import type { PictureWork } from '#server/images/picture-work.ts'
import type { Queue } from '#server/queue/runner.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type AccountDeletionHook, createAccountsService } from './accounts.service.ts'
import { createExportService, type PersonalData } from './export.service.ts'
import { createHiddenPeopleService } from './hidden-people.service.ts'
import type { PeopleService } from './people.service.ts'
import { createProfileService } from './profile.service.ts'

/** What people do with their own account, put together; `people` is there before, because everybody asks it. */
export function createOwnAccount(deps: {
  db: Database
  queue: Queue
  storage: Storage
  people: PeopleService
  work: PictureWork
  balanceOf: (userId: string) => Promise<number>
  unreadOf: (userId: string) => Promise<number>
  endPayments: (actor: Actor) => Promise<void>
  onDeletion: AccountDeletionHook[]
  personalData: PersonalData
}) {
  const profile = createProfileService(deps)
  return {
    profile,
    hiddenPeople: createHiddenPeopleService(deps),
    accounts: createAccountsService(deps),
    exports: createExportService({ profile, data: deps.personalData }),
  }
}
