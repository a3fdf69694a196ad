import * as z from 'zod'
import { answerOf, perPage, timestamp } from './answer.ts'
import { creation, creationId, creationListAnswer } from './creations.ts'

/** Deletes a creation: into the trash, or past it. */
export const imageDelete = z.object({
  imageId: creationId,
  forever: z
    .boolean()
    .default(false)
    .describe('Erases it at once, also from the trash; otherwise it can be restored for some days'),
})

export const imageDeleteAnswer = answerOf(
  z.object({ days: z.int().describe('For how many days it can be restored; 0 when it is gone for good') }),
)

export const restoreCommand = z.object({ imageIds: z.array(creationId).min(1).max(100) })
/** Those that were in the trash, as they are now. */
export const restoreAnswer = creationListAnswer

export const trashListQuery = z.object({
  perPage: perPage(20),
  before: z
    .object({ deletedAt: timestamp, imageId: creationId })
    .nullish()
    .describe('Only what was deleted before this: pages that do not shift while something is restored'),
})
export type TrashListQuery = z.output<typeof trashListQuery>

export const trashItem = z.object({
  creation,
  deletedAt: timestamp,
  erasedAfter: timestamp.describe('From then on it is gone for good'),
})
export type TrashItem = z.infer<typeof trashItem>

export const trashPage = z.object({
  items: z.array(trashItem).describe('What was deleted last, first'),
  count: z.int().describe('Creations in the trash'),
  bytes: z.int().describe('Bytes of their pictures as they were made'),
  days: z.int().describe('For how many days what is deleted can be restored; 0 for not at all'),
})
export type TrashPage = z.infer<typeof trashPage>
export const trashListAnswer = answerOf(trashPage)

export const emptyTrashAnswer = answerOf(z.object({ erased: z.int() }))
