import * as z from 'zod'
import { answerOf, page, perPage } from './answer.ts'
import { creationId } from './creations.ts'
import { userId } from './people.ts'

export const likeAnswer = answerOf(z.object({ isLike: z.boolean(), numberOfLikes: z.int() }))

/** What a person likes, the newest like first; creations that the caller may not see are left out. */
export const likeListQuery = z.object({
  userId,
  page,
  perPage: perPage(10),
  before: creationId.nullish().describe('Only what was liked before this creation was'),
})
