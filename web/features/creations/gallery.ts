import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Creation } from '#contract/creations.ts'
import { fetchGalleryPage, GALLERY_PAGE } from './api.ts'
import { type CreationPage, type CreationPages, mapPages, nextPageOf } from './lists.ts'
import { useLive } from './live-state.ts'
import { mergeCreations, withoutRepeats } from './merge.ts'

const POLL_MS = 5000
const keyOf = (mode: string | null) => ['gallery', mode ?? 'all']

/** Lays news over every gallery list that is loaded and would show them. */
export function applyToGalleries(client: QueryClient, news: readonly Creation[]): void {
  for (const [key, pages] of client.getQueriesData<CreationPages>({ queryKey: ['gallery'] })) {
    const mode = key[1]
    const wanted = news.filter(creation => mode === 'all' || creation.mode === mode)
    if (pages && wanted.length > 0) client.setQueryData<CreationPages>(key, mergeIntoPages(pages, wanted))
  }
  for (const creation of news) client.setQueryData(['creation', creation.id], creation)
}

function mergeIntoPages(pages: CreationPages, news: readonly Creation[]): CreationPages {
  const known = new Set(pages.pages.flatMap(page => page.creations.map(({ id }) => id)))
  const updated = mapPages(pages, creations =>
    mergeCreations(
      creations,
      news.filter(one => creations.some(old => old.id === one.id)),
    ),
  )
  const [first, ...rest] = updated.pages
  const unknown = news.filter(one => !known.has(one.id))
  if (!first || unknown.length === 0) return updated
  return { ...updated, pages: [{ ...first, creations: mergeCreations(first.creations, unknown) }, ...rest] }
}

/**
 * One's own creations. Live events keep the list up to date; while they are not connected, its first
 * page is asked for every five seconds.
 */
export function useGallery(mode: string | null, isSignedIn: boolean) {
  const client = useQueryClient()
  const live = useLive()
  const query = useInfiniteQuery({
    queryKey: keyOf(mode),
    queryFn: async ({ pageParam, signal }): Promise<CreationPage> => {
      const creations = await fetchGalleryPage(pageParam, mode, signal)
      return { creations, hasMore: creations.length === GALLERY_PAGE }
    },
    initialPageParam: null as string | null,
    getNextPageParam: nextPageOf,
    staleTime: 30_000,
    enabled: isSignedIn,
  })
  const loaded = query.data !== undefined
  useEffect(() => {
    if (!loaded || live === 'connected') return
    const poll = setInterval(() => {
      if (document.hidden) return
      fetchGalleryPage(null, mode).then(
        news => applyToGalleries(client, news),
        // The next poll comes in five seconds; the list that is shown stays as it is.
        () => {},
      )
    }, POLL_MS)
    return () => clearInterval(poll)
  }, [client, live, loaded, mode])
  const creations = useMemo(
    () => withoutRepeats(query.data?.pages.flatMap(page => page.creations) ?? []),
    [query.data],
  )
  return { ...query, creations }
}
