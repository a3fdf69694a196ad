import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Creation } from '#contract/creations.ts'
import { fetchGalleryPage, GALLERY_PAGE } from './api.ts'
import { useLive } from './live-state.ts'
import { mergeCreations, newerOf, withoutRepeats } from './merge.ts'

const POLL_MS = 5000
const keyOf = (mode: string | null) => ['gallery', mode ?? 'all']

type Pages = InfiniteData<Creation[], number>

/** Lays news over every gallery list that is loaded and would show them. */
export function applyToGalleries(client: QueryClient, news: readonly Creation[]): void {
  for (const [key, pages] of client.getQueriesData<Pages>({ queryKey: ['gallery'] })) {
    const mode = key[1]
    const wanted = news.filter(creation => mode === 'all' || creation.mode === mode)
    if (pages && wanted.length > 0) client.setQueryData<Pages>(key, mergeIntoPages(pages, wanted))
  }
  for (const creation of news) {
    client.setQueryData<Creation>(['creation', creation.id], known => newerOf(known, creation))
  }
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
  client.setQueriesData<Pages>(
    { queryKey: ['gallery'] },
    pages =>
      pages && { ...pages, pages: pages.pages.map(page => page.filter(creation => creation.id !== id)) },
  )
}

/** Changes one creation in every gallery list, such as its progress. */
export function changeInGalleries(
  client: QueryClient,
  id: string,
  change: (creation: Creation) => Creation,
): void {
  client.setQueriesData<Pages>(
    { queryKey: ['gallery'] },
    pages =>
      pages && {
        ...pages,
        pages: pages.pages.map(page =>
          page.map(creation => (creation.id === id ? change(creation) : creation)),
        ),
      },
  )
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
      fetchGalleryPage(1, mode).then(
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
