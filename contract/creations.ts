import * as z from 'zod'
import { answerOf, page, perPage, timestamp } from './answer.ts'
import {
  BATCH_ID,
  BATCH_LIMIT,
  CREATION_ID,
  DEFAULT_IMAGE_STRENGTH,
  DEFAULT_NEGATIVE_PROMPT,
  SEED_LIMIT,
} from './creation-limits.ts'
import { author, userId } from './people.ts'
import { templateInfo } from './templates.ts'

export const creationId = z.string().regex(CREATION_ID)

/** The `data` part of `/v1/image/create`: JSON beside the pictures of a multipart form. */
export const creationForm = z.object({
  imageMode: z.string().min(1).max(40).default('txt2img'),
  model: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe('Null takes the first available model of the mode'),
  prompt: z.string().default(''),
  searchPrompt: z.string().default(''),
  negativePrompt: z.string().default(DEFAULT_NEGATIVE_PROMPT),
  seed: z.int().min(0).max(SEED_LIMIT).nullable().default(null),
  count: z
    .int()
    .min(1)
    .max(BATCH_LIMIT)
    .default(1)
    .describe('Pictures of this form, each a creation of its own with the next seed, all or none'),
  style: z.string().max(40).nullable().default(null),
  aspectRatio: z.string().max(10).default('9:16'),
  imageStrength: z.number().min(0).max(1).default(DEFAULT_IMAGE_STRENGTH),
  private: z.boolean().default(false),
  garmentType: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe('The choice of the mode’s select of this name; null takes the default'),
  options: z
    .record(z.string().max(40), z.string().max(100))
    .default({})
    .describe('Choices of the mode’s other selects; the defaults where it says nothing'),
  templateId: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe('The template that the form was started from'),
  sourceId: creationId
    .nullable()
    .default(null)
    .describe('The creation that the form was started from; its owner is notified of a public picture'),
  idempotencyKey: z
    .string()
    .min(8)
    .max(100)
    .optional()
    .describe('Any text of the sender; the same key makes the same creation, however often it is sent'),
})
export type CreationForm = z.infer<typeof creationForm>

/** One stored picture with all that a page needs to reserve its place and paint before it loads. */
export const pictureInfo = z.object({
  url: z.string().describe('The original'),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().describe('ThumbHash, base64'),
  colour: z.string().describe('Average colour, #rrggbb'),
  sources: z
    .array(z.object({ url: z.string(), width: z.int() }))
    .describe('WebP derivatives from small to large, for srcset'),
})
export type PictureInfo = z.infer<typeof pictureInfo>

export const creation = z.object({
  id: creationId,
  userId,
  userInfo: author,
  mode: z.string(),
  model: z.string(),
  prompt: z.string(),
  enhandedPrompt: z.string().describe('Spelled so in the published interface'),
  status: z.literal([1, 2, 3, 4, 5]),
  images: z.array(z.string()).describe('Addresses of the pictures; the first is shown'),
  pictures: z.array(pictureInfo),
  promptImages: z.array(z.string()).describe('Addresses of the input pictures; owner only'),
  aspectRatio: z.string(),
  isPrivate: z.boolean(),
  isLike: z.boolean(),
  numberOfLikes: z.int(),
  numberOfComments: z.int(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
  note: z.string().nullable().describe('What the engine says of the result'),
  madeBy: z.string().nullable().describe('Name of the engine that made it; null until it is complete'),
  templateInfo: templateInfo
    .nullable()
    .describe('The template it was made with; null for none and for one that is gone'),
  /** Null for everybody but the owner. */
  own: z
    .object({
      batch: z
        .object({ id: z.string().regex(BATCH_ID), position: z.int(), size: z.int() })
        .nullable()
        .describe('What was made of the same form at the same time; position counts from 0'),
      onWall: z.boolean().describe('Whether it hangs on the wall once it is public and complete'),
      cost: z.int(),
      seed: z.int(),
      style: z.string(),
      negativePrompt: z.string(),
      searchPrompt: z.string(),
      imageStrength: z.number(),
      options: z.record(z.string(), z.string()),
      engine: z.string().nullable(),
      progress: z.number().min(0).max(1).nullable().describe('Null when the engine gives no percentage'),
      queuePosition: z.int().nullable().describe('1 is next; null unless queued'),
      failure: z.object({ kind: z.string(), descr: z.string() }).nullable(),
      refunded: z.int().describe('Credits given back'),
      retryable: z.boolean(),
      hidden: z
        .object({ descr: z.string(), since: timestamp })
        .nullable()
        .describe('Why moderation hid it from everybody else; null unless it did'),
    })
    .nullable(),
})
export type Creation = z.infer<typeof creation>

/** How the form of `/v1/image/create` looks to programs; its parts are checked while they are read. */
export const createRequest = z.object({
  data: z.string().describe('JSON of the form: imageMode, model, prompt, …'),
  file1: z.file().optional().describe('Picture for the input of that name: JPG, PNG or WebP, at most 10 MB'),
  file2: z.file().optional(),
})
export const createAnswer = z.object({
  status: z.literal(0),
  data: creation,
  batch: z.array(creation).describe('All that were made of the form; `data` is the first'),
})

export const imageListQuery = z.object({
  page,
  perPage: perPage(10),
  includePrivate: z.boolean().default(true),
  imageMode: z.string().max(40).nullish().describe('One mode, or none for all'),
  before: creationId.nullish().describe('Only creations older than this one, as in the public list'),
})
export const publicListQuery = z.object({
  page,
  perPage: perPage(20),
  userId: userId.nullish(),
  before: creationId
    .nullish()
    .describe('Only creations older than this one: pages that do not shift while new pictures arrive'),
})
export const creationListAnswer = answerOf(z.array(creation))

export const imageQuery = z.object({ imageId: creationId })
export const creationAnswer = answerOf(creation)

/** Makes a creation private or public, or hangs it on the wall; what is left out stays as it is. */
export const imageUpdate = z.object({
  imageId: creationId,
  private: z.boolean().optional(),
  onWall: z.boolean().optional().describe('Of several made at once only the first hangs there by itself'),
})

export const batchQuery = z.object({ batchId: z.string().regex(BATCH_ID) })

/** Likes: with `like` the state is set, without it is toggled. */
export const likeCommand = z.object({ imageId: creationId, like: z.boolean().optional() })
