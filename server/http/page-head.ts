import { findMode } from '#catalogue/modes.ts'
import type { Availability, ModelHint } from '#contract/catalogue.ts'
import type { Creation } from '#contract/creations.ts'
import type { FirstData, PageData } from '#contract/first-data.ts'
import { findPage, PAGES, type PageSubject } from '#contract/pages.ts'
import type { PublicInfo, UserInfo } from '#contract/people.ts'
import type { Site, TextPage } from '#contract/site.ts'
import type { Template } from '#contract/templates.ts'
import type { Viewer } from '#server/authority/actor.ts'
import { type Head, headOf } from './head.ts'

const TITLE_CHARACTERS = 50

/** What stands for pages that have no picture of their own; web/public/share.jpg. */
const SHARE_PICTURE = { path: '/share.jpg', width: 1200, height: 630 }

/** What pages are made from; answers what `viewer` may see. */
export type PageSource = {
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
  /** A page of text by its name; null for a name that does not exist. */
  textPage(name: string): TextPage | null
  /** Every mode with its model that can be made here, such as `txt2img/fast`. */
  availability(): Availability
  /** What the operator, who looks at the page on this very machine, could fetch; nothing on any other server. */
  modelHints(): ModelHint[]
}

export type Page = {
  /** 404 for addresses under which there is nothing: the application says so in its own words. */
  status: 200 | 404
  /** Elements for the head. */
  head: string
  /** What the page would ask for first; nothing for most. */
  firstData: FirstData['page']
}

/** Who asks for a page, and where its answer comes from. */
type Asking = { viewer: Viewer; data: PageSource; absolute: Absolute }

/** What the head says of the one that a page shows; null when there is none. `value` is what the address names. */
const SHOWN: Record<PageSubject, (value: string, asking: Asking) => Promise<OwnHead | null>> = {
  async mode(value) {
    const { title } = PAGES.trending
    if (!value) return { title }
    const mode = findMode(value)
    return mode ? { title, shareTitle: mode.name } : null
  },
  async creation(id, { viewer, data, absolute }) {
    const creation = await data.creation(viewer, id)
    return creation && headOfCreation(creation, data.site.product, absolute)
  },
  async person(id, { viewer, data, absolute }) {
    const person = await data.person(viewer, id)
    return person && headOfPerson(person, data.site.product, absolute)
  },
  async template(id, { data, absolute }) {
    const template = data.template(id)
    return template && headOfTemplate(template, absolute)
  },
  async text(name, { data }) {
    const text = data.textPage(name)
    return text && { title: text.title }
  },
}

/** What is sent along with the pages that name it. */
const PAGE_DATA: {
  [Name in keyof PageData]: (value: string, asking: Asking) => Promise<PageData[Name] | null>
} = {
  wall: async (_, { viewer, data }) => await data.wall(viewer),
  templates: async (_, { data }) => data.templates(),
  template: async (id, { data }) => data.template(id),
  text: async (name, { data }) => data.textPage(name),
}

/** The head and first data of the page at `path`, for `viewer`. */
export async function pageAt(
  path: string,
  viewer: Viewer,
  data: PageSource,
  publicUrl: string,
): Promise<Page> {
  const { product } = data.site
  const absolute = (address: string) => new URL(address, publicUrl).href
  const asking = { viewer, data, absolute }
  const headWith = (head: OwnHead): string =>
    headOf({
      product,
      description: `${product} turns what you write into a picture: landscapes, cities, portraits and more, in the style you choose.`,
      canonical: absolute(path),
      image: { ...SHARE_PICTURE, url: absolute(SHARE_PICTURE.path) },
      ...head,
    })

  const found = findPage(path)
  const row = found && PAGES[found.key]
  // A page of text has its name for an address.
  const value = found?.value ?? path.slice(1)
  const head = row && (row.shows ? await SHOWN[row.shows](value, asking) : { title: row.title })
  if (!head) return { status: 404, head: headWith({ title: 'Not found', image: null }), firstData: {} }
  const name = row.firstData
  const sent = name && (await PAGE_DATA[name](value, asking))
  const firstData = name && sent ? { [name]: { of: row.shows === 'mode' ? '' : value, data: sent } } : {}
  return { status: 200, head: headWith(head), firstData }
}

type Absolute = (address: string) => string
/** What a page's head says that not every head says. */
type OwnHead = Partial<Head> & { title: string }

function headOfCreation(creation: Creation, product: string, absolute: Absolute): OwnHead {
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

function headOfPerson(person: PublicInfo, product: string, absolute: Absolute): OwnHead {
  const { nickName, avatar, createdAt } = person
  return {
    title: nickName,
    description: `Pictures by ${nickName}, member of ${product} since ${createdAt.slice(0, 4)}.`,
    ...(avatar && { image: { url: absolute(avatar), width: null, height: null } }),
  }
}

function headOfTemplate({ name, description, image }: Template, absolute: Absolute): OwnHead {
  return {
    title: `Using Template - ${name}`,
    description: `${name}: ${description}. A template that fills in mode, words and settings for you.`,
    image: { url: absolute(image), width: null, height: null },
  }
}
