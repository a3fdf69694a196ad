import * as z from 'zod'
import { creation, creationId } from './creations.ts'

/**
 * What `/v1/events` pushes to a signed-in person, one JSON object per server-sent event.
 * `creation` carries the whole creation whenever its status, pictures or place in the queue change;
 * `progress` is the light one in between.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('creation'), creation }),
  z.object({ type: z.literal('progress'), creationId, progress: z.number().min(0).max(1) }),
  z.object({ type: z.literal('removed'), creationId }),
  z.object({ type: z.literal('balance'), credit: z.int() }),
])
export type LiveEvent = z.infer<typeof liveEvent>
