import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import { creation, creationId, creationListAnswer } from './creations.ts'

/** Deletes a creation: into the trash, or past it. */
export const imageDelete = z.object({
  imageId: creationId,
  forever: z
    .boolean()
    .default(false)
    .describe('Erases it at once, also from the trash; otherwise it can be restored for some days'),
})

export const restoreCommand = z.object({ imageIds: z.array(creationId).min(1).max(100) })
/** Those that were in the trash, as they are now. */
export const restoreAnswer = creationListAnswer

export const trashListQuery = z.object({ page, perPage: perPage(20) })

export const trashItem = z.object({
  creation,
  deletedAt: timestamp,
  erasedAfter: timestamp.describe('From then on it is gone for good'),
})
export type TrashItem = z.infer<typeof trashItem>

export const trashListAnswer = answerOf(
  z.object({
    items: z.array(trashItem).describe('What was deleted last, first'),
    count: z.int().describe('Creations in the trash'),
    bytes: z.int().describe('Bytes of their pictures as they were made'),
    days: z.int().describe('For how many days what is deleted can be restored; 0 for not at all'),
  }),
)

export const emptyTrashAnswer = answerOf(z.object({ erased: z.int() }))
