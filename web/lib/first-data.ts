import type { Availability, ModelHint } from '#contract/catalogue.ts'
import type { FirstData, PageData } from '#contract/first-data.ts'
import type { UserInfo } from '#contract/people.ts'
import type { Site } from '#contract/site.ts'

/** The server that made the page wrote it in, of this very type. */
const isFirstData = (value: unknown): value is FirstData =>
  typeof value === 'object' && value !== null && 'user' in value && 'page' in value

function read(): FirstData | null {
  const value: unknown = JSON.parse(document.getElementById('first-data')?.textContent || 'null')
  return isFirstData(value) ? value : null
}

let firstData: FirstData | null | undefined

function known(): FirstData | null {
  if (firstData === undefined) firstData = read()
  return firstData
}

/** Who is signed in, as of when the page was made; undefined when the server did not say. */
export const firstUser = (): UserInfo | null | undefined => known()?.user

/** What can be made here, as of when the page was made; undefined when the server did not say. */
export const firstAvailability = (): Availability | undefined => known()?.availability

/** What the operator could fetch, as of when the page was made; nothing for anybody else. */
export const firstModelHints = (): ModelHint[] => known()?.modelHints ?? []

/** What the operator says of the site; undefined when the server did not say. */
export const firstSite = (): Site | undefined => known()?.site

/**
 * The page's first data, or null. It can be taken once: any later visit of the same page within the application
 * asks the server.
 * @param of the template or text that is shown, where a page shows one
 */
export function takeFirstData<Name extends keyof PageData>(name: Name, of = ''): PageData[Name] | null {
  const page = known()?.page
  const found = page?.[name]
  if (!page || !found || found.of !== of) return null
  delete page[name]
  return found.data
}
