import { findMode } from '#catalogue/modes.ts'
import type { Creation } from '#contract/creations.ts'
import type { UserInfo } from '#contract/identity.ts'
import type { Viewer } from '#server/modules/identity/subject.ts'
import { escapeHtml, escapeJson } from './html.ts'

const TAGLINE = 'Make the picture you meant.'
const DESCRIPTION =
  'Easel turns what you write into a picture: landscapes, cities, portraits and more, in the style you choose.'
const TITLE_CHARACTERS = 50

/** What pages are made from; answers what `viewer` may see. */
export type PageData = {
  creation(viewer: Viewer, id: string): Promise<Creation | null>
  /** First page of the public wall. */
  wall(viewer: Viewer): Promise<Creation[]>
  /** Who looks, or null for nobody who has signed in. */
  user(viewer: Viewer): Promise<UserInfo | null>
  /** Every mode with its model that can be made here, such as `txt2img/fast`. */
  served(): string[]
}

export type Page = {
  /** 404 for addresses under which there is nothing: the application says so in its own words. */
  status: 200 | 404
  /** Elements for the head. */
  head: string
  /** What the page would ask for first, under the name by which it asks; null if nothing. */
  firstData: { key: string; data: unknown } | null
}

const TITLES: Record<string, string> = {
  '/': 'Trending',
  '/about': 'About',
  '/team': 'Team',
  '/gallery': 'Gallery',
  '/settings': 'Account Settings',
  '/transactions': 'Transactions',
  '/notifications': 'Notifications',
  '/subscription': 'Subscription',
  '/templates': 'Template Search',
}

const PARAMETER_TITLES: Record<string, string> = {
  user: 'Profile',
  template: 'Template',
  order: 'Order status',
}

/** The head and first data of the page at `path`, for `viewer`. */
export async function pageAt(path: string, viewer: Viewer, data: PageData, publicUrl: string): Promise<Page> {
  const [, first = '', second, ...rest] = path.split('/')
  const canonical = new URL(path, publicUrl).href
  const plain = (title: string, status: 200 | 404 = 200): Page => ({
    status,
    head: headOf({ title, description: DESCRIPTION, canonical, image: null, jsonLd: null }),
    firstData: null,
  })

  if (first === 'creation' && second && rest.length === 0) {
    const creation = await data.creation(viewer, second)
    return creation ? creationPage(creation, canonical, publicUrl) : plain('Not found', 404)
  }
  if (second === undefined && (first === '' || findMode(first))) {
    const title = findMode(first)?.name ?? 'Trending'
    return { ...plain(title), firstData: { key: 'wall', data: await data.wall(viewer) } }
  }
  const title = TITLES[path] ?? (second && rest.length === 0 ? PARAMETER_TITLES[first] : undefined)
  return title ? plain(title) : plain('Not found', 404)
}

function creationPage(creation: Creation, canonical: string, publicUrl: string): Page {
  const prompt = creation.prompt.replace(/\s+/g, ' ').trim()
  const start = [...prompt].slice(0, TITLE_CHARACTERS).join('') || 'A picture'
  const author = creation.userInfo.nickName
  const picture = creation.pictures[0]
  const image = picture && !creation.isPrivate ? new URL(picture.url, publicUrl).href : null
  const description = `“${start}” by ${author}, made with Easel.`
  return {
    status: 200,
    firstData: null,
    head: headOf({
      title: `${start} by ${author}`,
      description,
      canonical,
      image: image && picture ? { url: image, width: picture.width, height: picture.height } : null,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        headline: start,
        datePublished: creation.createdAt,
        dateModified: creation.finishedAt ?? creation.createdAt,
        ...(image && { image: [image] }),
        author: { '@type': 'Person', name: author, url: new URL(`/user/${creation.userId}`, publicUrl).href },
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: creation.numberOfLikes,
        },
        commentCount: creation.numberOfComments,
      },
    }),
  }
}

function headOf(page: {
  title: string
  description: string
  canonical: string
  image: { url: string; width: number; height: number } | null
  jsonLd: unknown
}): string {
  const title = `${page.title} - ${TAGLINE}`
  const properties: [string, string][] = [
    ['og:site_name', 'Easel'],
    ['og:type', page.image ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', page.canonical],
  ]
  if (page.image) {
    properties.push(['og:image', page.image.url])
    properties.push(
      ['og:image:width', String(page.image.width)],
      ['og:image:height', String(page.image.height)],
    )
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(page.canonical)}" />`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    `<meta name="twitter:card" content="${page.image ? 'summary_large_image' : 'summary'}" />`,
    ...(page.jsonLd ? [`<script type="application/ld+json">${escapeJson(page.jsonLd)}</script>`] : []),
  ].join('\n    ')
}
