import * as z from 'zod'
import { page, perPage, timestamp } from './answer.ts'

/** Credits that a new account starts with. */
export const WELCOME_CREDITS = 135

export const creditEntry = z.object({
  createdAt: timestamp,
  change: z.int(),
  after: z.int().describe('Balance after the change'),
  description: z.string(),
})
export type CreditEntry = z.infer<typeof creditEntry>

export const transactionsQuery = z.object({ page, perPage: perPage(10) })
export const transactionsAnswer = z.object({
  status: z.literal(0),
  data: z.array(creditEntry),
  total: z.int(),
})
