import type { Site } from '#contract/site.ts'
import { firstSite } from './first-data.ts'

/** What the operator says of the site. It comes with the page and stays as it is. */
export function useSite(): Site {
  const site = firstSite()
  if (!site) throw new Error('The page lacks its first data.')
  return site
}
