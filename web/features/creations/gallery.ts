import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Creation } from '#contract/creations.ts'
import { fetchGalleryPage, GALLERY_PAGE } from './api.ts'
import { useLive } from './live-state.ts'
import { mergeCreations, withoutRepeats } from './merge.ts'
import { newestOf } from './newest.ts'

const POLL_MS = 5000
const keyOf = (mode: string | null) => ['gallery', mode ?? 'all']

type Pages = InfiniteData<Creation[], number>

/**
 * Changes every gallery list that is loaded. One of which a page is on its way is changed once more when
 * that has come: with it comes the rest of the list as it was when the page was asked for.
 */
function changeLists(client: QueryClient, change: (pages: Pages, mode: unknown) => Pages): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey: ['gallery'] })) {
    const { queryKey: key } = query
    const apply = () => client.setQueryData<Pages>(key, pages => pages && change(pages, key[1]))
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

/** Lays news over every gallery list that is loaded and would show them. */
export function applyToGalleries(client: QueryClient, news: readonly Creation[]): void {
  changeLists(client, (pages, mode) => {
    const wanted = news.filter(creation => mode === 'all' || creation.mode === mode)
    return wanted.length > 0 ? mergeIntoPages(pages, wanted) : pages
  })
  for (const creation of news) client.setQueryData(['creation', creation.id], creation)
}

function mergeIntoPages(pages: Pages, news: readonly Creation[]): Pages {
  const known = new Set(pages.pages.flat().map(creation => creation.id))
  const updated = pages.pages.map(page =>
    mergeCreations(
      page,
      news.filter(one => page.some(old => old.id === one.id)),
    ),
  )
  const [first = [], ...rest] = updated
  return {
    ...pages,
    pages: [
      mergeCreations(
        first,
        news.filter(one => !known.has(one.id)),
      ),
      ...rest,
    ],
  }
}

/** Takes a creation out of every gallery list. */
export function removeFromGalleries(client: QueryClient, id: string): void {
  changeLists(client, pages => ({
    ...pages,
    pages: pages.pages.map(page => page.filter(creation => creation.id !== id)),
  }))
}

/** Changes one creation in every gallery list, such as its progress. */
export function changeInGalleries(
  client: QueryClient,
  id: string,
  change: (creation: Creation) => Creation,
): void {
  changeLists(client, pages => ({
    ...pages,
    pages: pages.pages.map(page => page.map(creation => (creation.id === id ? change(creation) : creation))),
  }))
}

/**
 * One's own creations. Live events keep the list up to date; while they are not connected, its first
 * page is asked for every five seconds.
 */
export function useGallery(mode: string | null) {
  const client = useQueryClient()
  const live = useLive()
  const query = useInfiniteQuery({
    queryKey: keyOf(mode),
    queryFn: ({ pageParam, signal }) => fetchGalleryPage(pageParam, mode, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length < GALLERY_PAGE ? undefined : page + 1),
    staleTime: 30_000,
  })
  const loaded = query.data !== undefined
  useEffect(() => {
    if (!loaded || live === 'connected') return
    const poll = setInterval(() => {
      if (document.hidden) return
      newestOf(client, () => fetchGalleryPage(1, mode)).then(
        news => applyToGalleries(client, news),
        // The next poll comes in five seconds; the list that is shown stays as it is.
        () => {},
      )
    }, POLL_MS)
    return () => clearInterval(poll)
  }, [client, live, loaded, mode])
  const creations = useMemo(() => withoutRepeats(query.data?.pages.flat() ?? []), [query.data])
  return { ...query, creations }
}
