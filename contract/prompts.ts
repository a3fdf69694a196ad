import * as z from 'zod'
import { answerOf } from './answer.ts'

export const enhanceCommand = z.object({
  prompt: z.string().describe('At most 5,000 characters'),
  imageMode: z.string().max(40).nullish().describe('The mode that the prompt is for; none for any picture'),
})

export const enhanceAnswer = answerOf(
  z.object({ prompt: z.string().describe('The enhanced prompt, at most 5,000 characters') }),
)
