import * as z from 'zod'

/** The envelope of a success: `status` 0 and the data, if the call has any. */
export const answerOf = <Schema extends z.ZodType>(data: Schema) => z.object({ status: z.literal(0), data })

/** The answer of calls that have nothing to say but that it is done. */
export const doneAnswer = z.object({ status: z.literal(0) })

/** The envelope of every failure. `descr` is for the person, `code` for programs. */
export const errorAnswer = z.object({
  status: z.int().describe('The HTTP status again; never 0'),
  code: z.string().describe('One of the closed table of error codes'),
  descr: z.string().describe('What happened and what to do, in a sentence for a person'),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** Date and time as ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime()

export const page = z.int().min(1).max(100_000).default(1)

/** Page sizes are capped so that no call can ask for the whole database. */
export const perPage = (size: number) => z.int().min(1).max(100).default(size)
