import type { Queue } from '#server/queue/runner.ts'
import type { BillingService } from './billing.service.ts'

/** Handles the provider's messages as they come, and once an hour looks for those that did not. */
export async function registerBillingJobs(queue: Queue, billing: BillingService): Promise<void> {
  await queue.work('billing.event', { concurrency: 1 }, ({ eventId }) => billing.handleEvent(eventId))
  await queue.work('billing.notice', { concurrency: 1 }, ({ key }) => billing.sendNotice(key))
  await queue.work('billing.sweep', { concurrency: 1 }, () => billing.sweep())
  await queue.every('billing.sweep', '41 * * * *')
}
