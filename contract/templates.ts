import * as z from 'zod'
import { answerOf, page, perPage } from './answer.ts'

/** A template's id is the name of its folder. */
export const templateId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A picture that comes with a template: the name of the image input and where its bytes are. */
const formFile = z.object({ key: z.string(), url: z.string() })

/** The template that a creation was made with, as the creation shows it. */
export const templateInfo = z.object({
  id: z.string(),
  name: z.string(),
  formData: z
    .record(z.string(), z.unknown())
    .describe('Fields of the creation form, imageMode and model among them'),
  formFiles: z.array(formFile),
})
export type TemplateInfo = z.infer<typeof templateInfo>

export const template = templateInfo.extend({
  description: z.string(),
  image: z.string().describe('The first example picture'),
  thumbnail: z.string().describe('The first example picture, small'),
  examples: z
    .enum(['drawn', 'illustrated'])
    .describe('Whether the built-in painter drew them with this template, or they only show what it is for'),
  exampleImagesCount: z.int().describe('Example pictures are at /templates/{id}/{n}.png, n from 1'),
})
export type Template = z.infer<typeof template>

export const templateListQuery = z.object({
  page,
  perPage: perPage(10),
  keyword: z.string().max(200).nullish().describe('Words that name, description or prompt contain'),
  trending: z.boolean().nullish().describe('Only those that trend, or only those that do not'),
})
export const templateListAnswer = answerOf(z.array(template))

export const templateQuery = z.object({ templateId: z.string().max(100) })
export const templateAnswer = answerOf(template)
