import { resolve } from 'node:path'
import * as z from 'zod'
import { type ExternalLink, type PageName, pageName } from '#contract/site.ts'
import type { Key, ReadOf } from './key.ts'

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** `Discord=https://…, X=https://…`: what a link is called, and where it leads. */
const links = z
  .string()
  .max(4000)
  .transform((text, context) => {
    const parsed = text.split(',').map(part => {
      const at = part.indexOf('=')
      return { title: part.slice(0, at).trim(), url: part.slice(at + 1).trim() }
    })
    if (parsed.every(({ title, url }) => title.length > 0 && isWebAddress(url))) return parsed
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

/** Keys about the site itself. */
export const SITE_KEYS = {
  PRODUCT_NAME: {
    rule: 'a text of at most 40 characters',
    default: 'Easel',
    descr: 'Name of the product in pages, titles, texts, shared links and purchases.',
    schema: z.string().max(40).optional(),
  },
  COMPANY_NAME: {
    rule: 'a text of at most 100 characters',
    default: 'PRODUCT_NAME',
    descr: 'Who runs the site, as named in the footer and the legal pages.',
    schema: z.string().max(100).optional(),
  },
  SUPPORT_EMAIL: {
    rule: 'an e-mail address',
    default: 'support@easel.example',
    descr: 'Support address that the pages show. The default is an example and leads nowhere.',
    schema: z.email().max(254).optional(),
  },
  FEATURE_REQUESTS_URL: {
    rule: 'the address of a page, such as https://feedback.example',
    default: 'none',
    descr:
      'Page where people ask for features and give feedback on templates. Without it they are sent to the support address.',
    schema: z.string().max(1000).refine(isWebAddress).optional(),
  },
  SOCIAL_LINKS: {
    rule: 'names with addresses, such as Discord=https://discord.example, X=https://x.example',
    default: 'none',
    descr: 'Social channels, linked in the top bar and the footer.',
    schema: links.optional(),
  },
  PAGES_DIR: {
    rule: 'the path of a folder',
    default: '`content/pages`',
    descr:
      'Folder with `help.md`, `terms.md`, `privacy.md`, `refund.md` and `attributions.md`. Pages that are missing there come from the product.',
    schema: z.string().max(1000).optional(),
  },
  PAGE_URLS: {
    rule: 'names of those pages with addresses, such as terms=https://example.com/terms',
    default: 'none',
    descr:
      'Pages of text that are hosted elsewhere. Links lead there, and their address here redirects there.',
    schema: links
      .refine(pages => pages.every(({ title }) => pageName.safeParse(title).success))
      .transform(
        pages =>
          Object.fromEntries(pages.map(({ title, url }) => [title, url])) as Partial<
            Record<PageName, string>
          >,
      )
      .optional(),
  },
} as const satisfies Record<string, Key>

/** What the operator says of the site. */
export type SiteConfiguration = {
  product: string
  company: string
  email: string
  featureRequests: string | null
  socials: ExternalLink[]
  /** Folder with pages of text that replace the product's own. */
  pagesDir: string | null
  /** Pages of text that are kept elsewhere. */
  pageUrls: Partial<Record<PageName, string>>
}

export function siteConfiguration(read: ReadOf<typeof SITE_KEYS>): SiteConfiguration {
  const product = read('PRODUCT_NAME') ?? 'Easel'
  const pagesDir = read('PAGES_DIR')
  return {
    product,
    company: read('COMPANY_NAME') ?? product,
    email: read('SUPPORT_EMAIL') ?? 'support@easel.example',
    featureRequests: read('FEATURE_REQUESTS_URL') ?? null,
    socials: read('SOCIAL_LINKS') ?? [],
    pagesDir: pagesDir ? resolve(pagesDir) : null,
    pageUrls: read('PAGE_URLS') ?? {},
  }
}
