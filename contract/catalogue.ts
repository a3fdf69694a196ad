import * as z from 'zod'
import { answerOf } from './answer.ts'

/** What can be made here: each mode with its model, such as `txt2img/fast`. The others need a model provider. */
export const availabilityAnswer = answerOf(z.array(z.string()))

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
