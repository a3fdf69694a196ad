import * as z from 'zod'
import { answerOf, timestamp } from './answer.ts'

/** One browser in which the person is signed in. */
export const signedInBrowser = z.object({
  id: z.uuid(),
  device: z.string().describe('Browser and system as far as they are known, such as “Firefox on Android”'),
  isCurrent: z.boolean().describe('Whether it is the one that asks'),
  signedInAt: timestamp,
  lastSeenAt: timestamp.describe('To ten minutes'),
})
export type SignedInBrowser = z.infer<typeof signedInBrowser>
export const sessionListAnswer = answerOf(z.array(signedInBrowser))

/** Signs out one browser, or without an id all but the one that asks. */
export const sessionEndCommand = z.object({ sessionId: z.uuid().nullish() })
