import type { Availability, ModelHint } from '#contract/catalogue.ts'
import type { UserInfo } from '#contract/people.ts'
import type { Site } from '#contract/site.ts'

/** What the server wrote into the page, so that its first paint waits for no second request. */
type FirstData = {
  user: UserInfo | null
  availability?: Availability
  modelHints?: ModelHint[]
  site?: Site
  key?: string
  data?: unknown
}

function read(): FirstData | null {
  const text = document.getElementById('first-data')?.textContent
  return text ? (JSON.parse(text) as FirstData) : null
}

let firstData: FirstData | null | undefined

/** Who is signed in, as of when the page was made; undefined when the server did not say. */
export function firstUser(): UserInfo | null | undefined {
  if (firstData === undefined) firstData = read()
  return firstData?.user
}

/** What can be made here, as of when the page was made; undefined when the server did not say. */
export function firstAvailability(): Availability | undefined {
  if (firstData === undefined) firstData = read()
  return firstData?.availability
}

/** What the operator could fetch, as of when the page was made; nothing for anybody else. */
export function firstModelHints(): ModelHint[] {
  if (firstData === undefined) firstData = read()
  return firstData?.modelHints ?? []
}

/** What the operator says of the site; undefined when the server did not say. */
export function firstSite(): Site | undefined {
  if (firstData === undefined) firstData = read()
  return firstData?.site
}

/**
 * The page's first data under the name by which it asks, or null. It can be taken once: any later visit
 * of the same page within the application asks the server.
 */
export function takeFirstData<Data>(key: string): Data | null {
  if (firstData === undefined) firstData = read()
  if (firstData?.key !== key) return null
  const { data } = firstData
  delete firstData.key
  return data as Data
}
