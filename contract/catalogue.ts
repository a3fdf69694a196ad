import * as z from 'zod'
import { answerOf } from './answer.ts'

/** What can be made here: each mode with its model, such as `txt2img/fast`. The others need a model provider. */
export const availabilityAnswer = answerOf(z.array(z.string()))
