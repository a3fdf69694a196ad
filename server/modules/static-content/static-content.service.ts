import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PAGE_NAMES, type PageName, type Site, type TextPage } from '#contract/site.ts'
import type { SiteConfiguration } from '#server/config/site.ts'
import { AppError } from '#server/lib/errors.ts'
import { readMarkdown } from './markdown.ts'

const OWN_FOLDER = fileURLToPath(new URL('../../../content/pages/', import.meta.url))

/** A page of text that cannot be used: the message names its file and says what is wrong. */
export class InvalidPageError extends Error {}

export type StaticContentService = Awaited<ReturnType<typeof createStaticContentService>>

/**
 * The pages of text (help, terms …) as the operator wrote them, or else the product's own. They are read
 * once: a changed one takes a restart.
 * @throws InvalidPageError
 */
export async function createStaticContentService(configuration: SiteConfiguration) {
  const { pagesDir, pageUrls, ...words } = configuration
  const here = PAGE_NAMES.filter(name => !pageUrls[name])
  const pages = new Map(
    await Promise.all(here.map(async name => [name, await readPage(name, configuration)] as const)),
  )
  const addresses = PAGE_NAMES.map(name => [name, pageUrls[name] ?? `/${name}`])
  const site: Site = { ...words, pages: Object.fromEntries(addresses) as Site['pages'] }

  return {
    /** What every page says of the site. */
    site,
    /** Pages that are kept elsewhere, and where. */
    elsewhere: Object.entries(pageUrls) as [PageName, string][],

    /** Null for a page that is kept elsewhere, and for a name that does not exist. */
    find: (name: string): TextPage | null => pages.get(name as PageName) ?? null,

    /** @throws AppError not_found for a page that is kept elsewhere */
    get(name: PageName): TextPage {
      const page = pages.get(name)
      if (!page) throw new AppError('not_found')
      return page
    },
  }
}

async function readPage(name: PageName, site: SiteConfiguration): Promise<TextPage> {
  const file = `${name}.md`
  const given = site.pagesDir && join(site.pagesDir, file)
  const path = given && existsSync(given) ? given : join(OWN_FOLDER, file)
  try {
    return { name, ...readMarkdown(withWords(await readFile(path, 'utf8'), site)) }
  } catch (cause) {
    throw new InvalidPageError(`The page ${path} has a mistake: ${(cause as Error).message}`, { cause })
  }
}

/** `{product}`, `{company}` and `{email}` stand for what the operator said. */
const withWords = (text: string, { product, company, email }: SiteConfiguration) =>
  text.replaceAll('{product}', product).replaceAll('{company}', company).replaceAll('{email}', email)
