import { findMode } from '#catalogue/modes.ts'
import type { Creation } from '#contract/creations.ts'
import type { PublicInfo, UserInfo } from '#contract/identity.ts'
import type { Site, TextPage } from '#contract/site.ts'
import type { Template } from '#contract/templates.ts'
import type { Viewer } from '#server/modules/identity/subject.ts'
import { type Head, headOf } from './head.ts'

const TITLE_CHARACTERS = 50

/** What stands for pages that have no picture of their own; web/public/share.jpg. */
const SHARE_PICTURE = { path: '/share.jpg', width: 1200, height: 630 }

/** What pages are made from; answers what `viewer` may see. */
export type PageData = {
  site: Site
  creation(viewer: Viewer, id: string): Promise<Creation | null>
  /** First page of the public wall. */
  wall(viewer: Viewer): Promise<Creation[]>
  /** Who looks, or null for nobody who has signed in. */
  user(viewer: Viewer): Promise<UserInfo | null>
  /** What anybody may see of a person. */
  person(viewer: Viewer, id: string): Promise<PublicInfo | null>
  /** First page of the templates. */
  templates(): Template[]
  template(id: string): Template | null
  templateIds(): string[]
  /** A page of text by its name; null for a name that is none. */
  textPage(name: string): TextPage | null
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
  '/subscription': 'Credits',
  '/templates': 'Template Search',
}

/** The head and first data of the page at `path`, for `viewer`. */
export async function pageAt(path: string, viewer: Viewer, data: PageData, publicUrl: string): Promise<Page> {
  const [, first = '', second, ...rest] = path.split('/')
  const { product } = data.site
  const absolute = (address: string) => new URL(address, publicUrl).href
  const usual: Omit<Head, 'title'> = {
    product,
    description: `${product} turns what you write into a picture: landscapes, cities, portraits and more, in the style you choose.`,
    canonical: absolute(path),
    image: { ...SHARE_PICTURE, url: absolute(SHARE_PICTURE.path) },
  }
  const page = (head: Partial<Head> & { title: string }, firstData: Page['firstData'] = null): Page => ({
    status: 200,
    head: headOf({ ...usual, ...head }),
    firstData,
  })
  const nothing = (): Page => ({ ...page({ title: 'Not found', image: null }), status: 404 })

  if (rest.length > 0) return nothing()
  if (second) {
    switch (first) {
      case 'creation': {
        const creation = await data.creation(viewer, second)
        return creation ? page(headOfCreation(creation, product, absolute)) : nothing()
      }
      case 'user': {
        const person = await data.person(viewer, second)
        return person ? page(headOfPerson(person, product, absolute)) : nothing()
      }
      case 'template': {
        const template = data.template(second)
        if (!template) return nothing()
        return page(headOfTemplate(template, absolute), { key: `template:${template.id}`, data: template })
      }
      case 'order':
        return page({ title: 'Order status', image: null })
      default:
        return nothing()
    }
  }
  if (second === undefined && (first === '' || findMode(first))) {
    return page(
      { title: 'Trending', shareTitle: findMode(first)?.name },
      { key: 'wall', data: await data.wall(viewer) },
    )
  }
  const text = data.textPage(first)
  if (text) return page({ title: text.title }, { key: `page:${text.name}`, data: text })
  const title = TITLES[path]
  if (!title) return nothing()
  return page({ title }, path === '/templates' ? { key: 'templates', data: data.templates() } : null)
}

type Absolute = (address: string) => string

function headOfCreation(creation: Creation, product: string, absolute: Absolute): Omit<Head, OfSite> {
  const prompt = creation.prompt.replace(/\s+/g, ' ').trim()
  const start = [...prompt].slice(0, TITLE_CHARACTERS).join('') || 'A picture'
  const author = creation.userInfo.nickName
  const picture = creation.pictures[0]
  const url = picture && !creation.isPrivate ? absolute(picture.url) : null
  return {
    title: `${start} by ${author}`,
    description: `“${start}” by ${author}, made with ${product}.`,
    image: picture && url ? { url, width: picture.width, height: picture.height } : null,
    isArticle: url !== null,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SocialMediaPosting',
      headline: start,
      datePublished: creation.createdAt,
      dateModified: creation.finishedAt ?? creation.createdAt,
      ...(url && { image: [url] }),
      author: { '@type': 'Person', name: author, url: absolute(`/user/${creation.userId}`) },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: creation.numberOfLikes,
      },
      commentCount: creation.numberOfComments,
    },
  }
}

type OfSite = 'product' | 'canonical'

function headOfPerson(person: PublicInfo, product: string, absolute: Absolute) {
  const { nickName, avatar, createdAt } = person
  return {
    title: nickName,
    description: `Pictures by ${nickName}, member of ${product} since ${createdAt.slice(0, 4)}.`,
    ...(avatar && { image: { url: absolute(avatar), width: null, height: null } }),
  }
}

function headOfTemplate({ name, description, image }: Template, absolute: Absolute) {
  return {
    title: `Using Template - ${name}`,
    description: `${name}: ${description}. A template that fills in mode, words and settings for you.`,
    image: { url: absolute(image), width: null, height: null },
  }
}
