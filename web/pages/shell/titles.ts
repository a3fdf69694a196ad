export type Place = {
  /** As it stands in the top bar. */
  title: string
  /** Where the back button leads for somebody who came from elsewhere; without it there is none. */
  back?: string
  /** Whether a phone shows the product's name in the place of the title. */
  isHome?: boolean
}

/** By the first part of the address, and whether something follows it. */
const PLACES: Record<string, Place> = {
  gallery: { title: 'Gallery', isHome: true },
  transactions: { title: 'Transactions', back: '/subscription' },
  notifications: { title: 'Notifications' },
  settings: { title: 'Account Settings' },
  subscription: { title: 'Credits' },
  templates: { title: 'Template Search', back: '/' },
  'template/': { title: 'Template', back: '/templates' },
  'user/': { title: 'Profile', back: '/' },
  'order/': { title: 'Order status', back: '/subscription' },
  help: { title: 'Help', back: '/' },
  terms: { title: 'Terms', back: '/' },
  privacy: { title: 'Privacy', back: '/' },
  refund: { title: 'Refunds', back: '/' },
  attributions: { title: 'Attributions', back: '/' },
}

/** What the top bar says of the page at this path. Addresses that it does not know show Trending. */
export function placeOf(path: string): Place {
  const [, first = '', second] = path.split('/')
  return PLACES[second ? `${first}/` : first] ?? { title: 'Trending', isHome: true }
}

/** Pages that stand alone, without side bar and top bar. */
export const isBare = (path: string): boolean => /^\/(about|team)\/?$/.test(path)

/** Pages that lead to the sign-in by themselves. */
export const needsLogin = (path: string): boolean =>
  /^\/(gallery|settings|transactions|notifications|subscription|order)(\/|$)/.test(path)
