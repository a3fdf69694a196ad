import type { Queue } from '#server/queue/runner.ts'
import type { IdentityService } from './identity.service.ts'

/** Deletes sessions and sign-ins that are over, once an hour. */
export async function registerIdentityJobs(queue: Queue, identity: IdentityService): Promise<void> {
  await queue.work('identity.sweep', { concurrency: 1 }, async () => {
    await identity.sweep()
  })
  await queue.every('identity.sweep', '17 * * * *')
}
