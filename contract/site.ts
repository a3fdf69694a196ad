import * as z from 'zod'
import { answerOf } from './answer.ts'

/** The pages of text that come with the product, by the path at which they are. */
export const PAGE_NAMES = ['help', 'terms', 'privacy', 'refund', 'attributions'] as const
export const pageName = z.enum(PAGE_NAMES)
export type PageName = z.infer<typeof pageName>

const externalLink = z.object({ title: z.string(), url: z.string() })
export type ExternalLink = z.infer<typeof externalLink>

/** What the operator says of the site. It comes with every page of HTML. */
export const site = z.object({
  product: z.string(),
  company: z.string(),
  email: z.string().describe('Address of the support'),
  featureRequests: z.string().nullable().describe('Where people ask for features; null if nowhere'),
  socials: z.array(externalLink),
  pages: z
    .record(pageName, z.string())
    .describe('Where each page of text is: a path here or an address elsewhere'),
})
export type Site = z.infer<typeof site>

const plainText = z.object({ kind: z.enum(['text', 'strong', 'code']), text: z.string() })
const link = z.object({ kind: z.literal('link'), text: z.string(), href: z.string() })
const line = z.array(z.discriminatedUnion('kind', [plainText, link]))
export type Line = z.infer<typeof line>

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(3), line }),
  z.object({ kind: z.literal('paragraph'), line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
])
export type Block = z.infer<typeof block>

/** A page of text as a tree, so that nobody has to trust HTML. */
export const textPage = z.object({ name: pageName, title: z.string(), blocks: z.array(block) })
export type TextPage = z.infer<typeof textPage>

export const textPageQuery = z.object({ name: pageName })
export const textPageAnswer = answerOf(textPage)
