import * as z from 'zod'

/**
 * What processes signal to each other through the database's notifications. Ids only: a notification
 * holds at most 8,000 bytes, and the receiver reads the rest where it may.
 */
export const signal = z.discriminatedUnion('type', [
  /** The creation changed; its owner's open pages want it anew. */
  z.object({ type: z.literal('creation'), userId: z.string(), creationId: z.string() }),
  z.object({
    type: z.literal('progress'),
    userId: z.string(),
    creationId: z.string(),
    progress: z.number(),
  }),
  z.object({ type: z.literal('removed'), userId: z.string(), creationId: z.string() }),
  z.object({ type: z.literal('balance'), userId: z.string() }),
  /** A notification arrived, or without an id: some were read or are gone. */
  z.object({ type: z.literal('notification'), userId: z.string(), notificationId: z.string().nullable() }),
  /** The session is over, or without an id all of the person's: what they hold open ends. */
  z.object({ type: z.literal('session-end'), userId: z.string(), sessionId: z.string().nullable() }),
  /** Whoever draws this attempt at the creation stops: it was fenced out. */
  z.object({ type: z.literal('stop'), creationId: z.string(), attempt: z.int() }),
  /** A provider said something of a job: whoever waits for it looks at once. */
  z.object({ type: z.literal('provider'), engine: z.string(), reference: z.string() }),
  /** Places in the queue moved: each open page asks again for its own queued creations. */
  z.object({ type: z.literal('queue') }),
])
export type Signal = z.infer<typeof signal>
