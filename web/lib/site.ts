import type { Site } from '#contract/site.ts'
import { firstSite } from './first-data.ts'

/** For a page that came without the operator's words. */
const UNSAID: Site = {
  product: 'Easel',
  company: 'Easel',
  email: 'support@easel.example',
  featureRequests: null,
  socials: [],
  pages: {
    help: '/help',
    terms: '/terms',
    privacy: '/privacy',
    refund: '/refund',
    attributions: '/attributions',
  },
}

/** What the operator says of the site. It comes with the page and stays as it is. */
export const useSite = (): Site => firstSite() ?? UNSAID
