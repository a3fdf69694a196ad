import * as z from 'zod'
import { answerOf, timestamp } from './answer.ts'

export const userId = z.string().regex(/^usr_[0-9a-z]{26}$/)

/** What anybody may see of a person. */
export const author = z.object({
  id: userId,
  nickName: z.string(),
  avatar: z.string().nullable().describe('Address of the avatar picture, or null'),
})
export type Author = z.infer<typeof author>

const subscriptionSummary = z.object({
  tierId: z.string(),
  allowPrivate: z.boolean(),
})

export const userInfo = author.extend({
  status: z.int().describe('1: active'),
  email: z.string(),
  credit: z.int().describe('Live balance in credits'),
  subscription: subscriptionSummary,
  notifyComment: z.boolean(),
  notifyProduct: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type UserInfo = z.infer<typeof userInfo>

export const userInfoAnswer = answerOf(userInfo)
