// The pages of the product, in one table. The browser takes from it which page an address opens, the titles and
// who has to log in; the server the head and status of each, and what crawlers are told.

import type { PageData } from './first-data.ts'

/** What a page shows one of. Under an address of one that is not there the server answers 404. */
export type PageSubject = 'mode' | 'creation' | 'person' | 'template' | 'text'

export type PageRow = {
  /** Its address. A part `:name` stands for what the page shows, `:name?` for what may be missing. */
  path: string
  /** In the top bar, and in the browser's tab unless what the page shows has a title of its own. */
  title: string
  /** Where the back button leads whoever came from elsewhere; without it there is none. */
  back?: string
  /** Whether a phone shows the product's name in the place of the title. */
  isHome?: boolean
  /** Whether the page stands alone, without side bar and top bar. */
  isBare?: boolean
  /** Whether it leads whoever is not signed in to the sign-in. */
  needsLogin: boolean
  /** What crawlers are told: that it exists, nothing, or to stay away. */
  index: 'listed' | 'allowed' | 'refused'
  shows?: PageSubject
  firstData?: keyof PageData
}

/** A page of text that an operator may replace; `content/pages/` has what it says. */
const text = (path: string, title: string): PageRow => ({
  path,
  title,
  back: '/',
  needsLogin: false,
  index: 'listed',
  shows: 'text',
  firstData: 'text',
})

const ROWS = {
  gallery: { path: '/gallery', title: 'Gallery', isHome: true, needsLogin: true, index: 'refused' },
  trash: { path: '/gallery/trash', title: 'Trash', back: '/gallery', needsLogin: true, index: 'refused' },
  notifications: { path: '/notifications', title: 'Notifications', needsLogin: true, index: 'refused' },
  settings: { path: '/settings', title: 'Account Settings', needsLogin: true, index: 'refused' },
  subscription: { path: '/subscription', title: 'Credits', needsLogin: true, index: 'refused' },
  transactions: {
    path: '/transactions',
    title: 'Transactions',
    back: '/subscription',
    needsLogin: true,
    index: 'refused',
  },
  order: {
    path: '/order/:sessionId',
    title: 'Order status',
    back: '/subscription',
    needsLogin: true,
    index: 'refused',
  },
  templates: {
    path: '/templates',
    title: 'Template Search',
    back: '/',
    needsLogin: false,
    index: 'listed',
    firstData: 'templates',
  },
  template: {
    path: '/template/:id',
    title: 'Template',
    back: '/templates',
    needsLogin: false,
    index: 'listed',
    shows: 'template',
    firstData: 'template',
  },
  profile: {
    path: '/user/:id',
    title: 'Profile',
    back: '/',
    needsLogin: false,
    index: 'allowed',
    shows: 'person',
  },
  // It lies over the page from which it was opened, or else over the home of the product.
  creation: {
    path: '/creation/:id',
    title: 'Creation',
    needsLogin: false,
    index: 'allowed',
    shows: 'creation',
  },
  about: { path: '/about', title: 'About', isBare: true, needsLogin: false, index: 'listed' },
  team: { path: '/team', title: 'Team', isBare: true, needsLogin: false, index: 'allowed' },
  help: text('/help', 'Help'),
  terms: text('/terms', 'Terms'),
  privacy: text('/privacy', 'Privacy'),
  refund: text('/refund', 'Refunds'),
  attributions: text('/attributions', 'Attributions'),
  // The last one, because it has the address of every mode.
  trending: {
    path: '/:mode?',
    title: 'Trending',
    isHome: true,
    needsLogin: false,
    index: 'listed',
    shows: 'mode',
    firstData: 'wall',
  },
} as const satisfies Record<string, PageRow>

export type PageKey = keyof typeof ROWS
export const PAGES: Readonly<Record<PageKey, PageRow>> = ROWS

/** The page at this path and what stands in the place of its `:name`; null where no page has such an address. */
export function findPage(path: string): { key: PageKey; value: string | undefined } | null {
  const parts = partsOf(path)
  for (const key of Object.keys(PAGES) as PageKey[]) {
    const pattern = partsOf(PAGES[key].path)
    const isLongEnough = pattern.every((part, index) => index < parts.length || part.endsWith('?'))
    const fits = parts.every((part, index) => pattern[index]?.startsWith(':') || pattern[index] === part)
    if (isLongEnough && fits) return { key, value: parts[pattern.findIndex(part => part.startsWith(':'))] }
  }
  return null
}

/** None for the home; an empty one where two slashes meet, which is no page's address. */
function partsOf(path: string): string[] {
  const inner = path.replace(/^\/|\/$/g, '')
  return inner === '' ? [] : inner.split('/')
}
