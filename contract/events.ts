import * as z from 'zod'
import { creation, creationId } from './creations.ts'
import { notification } from './notifications.ts'

/**
 * What `/v1/events` pushes to a signed-in person, one JSON object per server-sent event.
 * `creation` carries the whole creation whenever its status, pictures or place in the queue change;
 * `progress` is the light one in between. `notification` says how many are unread whenever that changes,
 * and brings the one that just arrived.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('creation'), creation }),
  z.object({ type: z.literal('progress'), creationId, progress: z.number().min(0).max(1) }),
  z.object({ type: z.literal('removed'), creationId }),
  z.object({ type: z.literal('balance'), credit: z.int() }),
  z.object({
    type: z.literal('notification'),
    unread: z.int(),
    notification: notification.nullable().describe('Null when some were read or deleted'),
  }),
])
export type LiveEvent = z.infer<typeof liveEvent>
