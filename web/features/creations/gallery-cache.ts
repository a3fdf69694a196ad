import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'
import { fetchGalleryPage, GALLERY_PAGE } from './api.ts'
import {
  type CreationPage,
  type CreationPages,
  GALLERIES,
  galleryKey,
  mapPages,
  modeOfKey,
  PROFILES,
  WALL,
} from './lists.ts'
import { leavesGap, mergeIntoPages, newerOf } from './merge.ts'

/**
 * Changes the lists under this key that are loaded. One of which a page is on its way is changed once more
 * when that has come: with it comes the rest of the list as it was when the page was asked for.
 */
function changeLists(
  client: QueryClient,
  queryKey: string[],
  change: (pages: CreationPages, key: QueryKey) => CreationPages,
): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey })) {
    const key = query.queryKey
    const apply = () => client.setQueryData<CreationPages>(key, pages => pages && change(pages, key))
    apply()
    if (query.state.fetchStatus === 'idle') continue
    const stop = cache.subscribe(event => {
      if (event.query !== query) return
      const hasCome = query.state.fetchStatus === 'idle'
      if (!hasCome && event.type !== 'removed') return
      stop()
      if (hasCome) apply()
    })
  }
}

/** Merges news into every gallery list that is loaded and would show them. */
export function applyToGalleries(client: QueryClient, news: readonly Creation[]): void {
  changeLists(client, GALLERIES, (pages, key) => {
    const mode = modeOfKey(key)
    const wanted = news.filter(creation => mode === null || creation.mode === mode)
    return wanted.length > 0 ? mergeIntoPages(pages, wanted) : pages
  })
  for (const creation of news) {
    client.setQueryData<Creation>(['creation', creation.id], known => newerOf(known, creation))
  }
}

/**
 * Asks for the newest of a gallery list and merges them into what is loaded of it, except over what changed
 * while the answer was on its way: it may have been read before. @throws CallError
 */
export async function refreshGallery(client: QueryClient, mode: string | null): Promise<void> {
  const queryKey = galleryKey(mode)
  const loaded = () => client.getQueryData<CreationPages>(queryKey)
  const shown = () => new Map(loaded()?.pages.flatMap(page => page.creations.map(one => [one.id, one])))
  const before = shown()
  const newest = await fetchGalleryPage(null, mode)
  const now = shown()
  const pages = loaded()
  if (pages && leavesGap(pages, newest, GALLERY_PAGE)) await client.invalidateQueries({ queryKey })
  else
    applyToGalleries(
      client,
      newest.filter(({ id }) => now.get(id) === before.get(id)),
    )
}

/** Takes a creation out of every list of one's own. One of which nothing is left but pages to come asks anew. */
export function removeFromOwnLists(client: QueryClient, id: string): void {
  for (const queryKey of [GALLERIES, PROFILES]) {
    changeLists(client, queryKey, pages =>
      mapPages(pages, creations => creations.filter(one => one.id !== id)),
    )
    for (const [key, list] of client.getQueriesData<CreationPages>({ queryKey })) {
      const isEmpty = list?.pages.every(page => page.creations.length === 0)
      if (isEmpty && list?.pages.at(-1)?.hasMore) client.invalidateQueries({ queryKey: key })
    }
  }
}

/** Has the public lists ask anew: a creation came to them or left them. */
export function reloadPublicLists(client: QueryClient): void {
  client.resetQueries({ queryKey: WALL })
  client.invalidateQueries({ queryKey: PROFILES })
}

/** Has every list that shows one's own creations ask anew. */
export function reloadOwnLists(client: QueryClient): void {
  client.invalidateQueries({ queryKey: GALLERIES })
  reloadPublicLists(client)
}

/** Takes what a person made, who has been hidden, out of every public list. */
export function removePersonFromLists(client: QueryClient, userId: string): void {
  const without = (creations: Creation[]) => creations.filter(one => one.userId !== userId)
  client.setQueriesData<CreationPages>({ queryKey: PROFILES }, data => data && mapPages(data, without))
  client.setQueriesData<InfiniteData<Creation[]>>(
    { queryKey: WALL },
    data => data && { ...data, pages: data.pages.map(without) },
  )
  client.invalidateQueries({ queryKey: WALL })
}
/** The creation as some list holds it, to be shown before it was asked for. */
export function findInLists(client: QueryClient, id: string): Creation | undefined {
  for (const queryKey of [WALL, GALLERIES, PROFILES]) {
    for (const [, data] of client.getQueriesData<InfiniteData<Creation[] | CreationPage>>({ queryKey })) {
      for (const page of data?.pages ?? []) {
        const found = (Array.isArray(page) ? page : page.creations).find(one => one.id === id)
        if (found) return found
      }
    }
  }
  return undefined
}
