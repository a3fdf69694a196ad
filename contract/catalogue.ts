import * as z from 'zod'

/** What can be made here: each mode with its model, such as `txt2img/fast`. The others need a model provider. */
export const availabilityAnswer = z.object({
  status: z.literal(0),
  data: z.array(z.string()),
  seeded: z.array(z.string()).describe('Those of them that make another picture of another seed'),
})
/** What can be made here, and what of it makes several different pictures of one form. */
export type Availability = Omit<z.infer<typeof availabilityAnswer>, 'status'>

/** A network that an operator could fetch, for modes that the built-in painter makes without one. */
export type ModelHint = {
  modes: string[]
  /** What the operator types. */
  command: string
  /** Such as `940 MB`. */
  size: string
  licence: string
  /** To end the sentence "It brings …". */
  brings: string
}
