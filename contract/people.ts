import * as z from 'zod'
import { NICK_NAME_LIMIT } from './account-limits.ts'
import { answerOf, page, perPage, timestamp } from './answer.ts'

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
  endsAt: timestamp.nullable().describe('When it ends, for a plan that was cancelled and still runs'),
})

export const userInfo = author.extend({
  status: z.int().describe('1: active'),
  email: z.string(),
  credit: z.int().describe('Live balance in credits'),
  subscription: subscriptionSummary,
  notifyComment: z.boolean(),
  notifyProduct: z.boolean(),
  unread: z.int().describe('Notifications that were not read yet'),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type UserInfo = z.infer<typeof userInfo>

export const userInfoAnswer = answerOf(userInfo)

/** The `data` part of `/v1/user/update`: JSON beside `file1`, the new avatar, in a multipart form. */
export const userUpdate = z.object({
  nickName: z
    .string()
    .trim()
    .min(1, 'Write a nick name.')
    .max(NICK_NAME_LIMIT, `A nick name has at most ${NICK_NAME_LIMIT} characters.`),
  notifyComment: z.boolean(),
  notifyProduct: z.boolean(),
  removeAvatar: z.boolean().default(false).describe('Takes the avatar away; a new one wins over this'),
})
export type UserUpdate = z.infer<typeof userUpdate>

/** How the form of `/v1/user/update` looks to programs; its parts are checked while they are read. */
export const userUpdateRequest = z.object({
  data: z.string().describe('JSON: nickName, notifyComment, notifyProduct, removeAvatar'),
  file1: z.file().optional().describe('New avatar: JPG, PNG or WebP, at most 2 MB'),
})

export const publicInfoQuery = z.object({ userId })
export const publicInfo = author.extend({
  createdAt: timestamp,
  updatedAt: timestamp,
  isHidden: z.boolean().describe('Whether the caller hid this person'),
})
export type PublicInfo = z.infer<typeof publicInfo>
export const publicInfoAnswer = answerOf(publicInfo)

/** Hides a person from the caller, or shows them again. */
export const hideCommand = z.object({ userId, hidden: z.boolean() })

export const hiddenListQuery = z.object({
  page,
  perPage: perPage(100),
  before: userId.nullish().describe('Only people who were hidden before this one'),
})
export const hiddenListAnswer = answerOf(z.array(author))
