import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLive } from '#web/features/live/live-state.ts'
import { fetchGalleryPage, GALLERY_PAGE } from '../api.ts'
import { refreshGallery } from '../gallery-cache.ts'
import { type CreationPage, galleryKey, nextPageOf } from '../lists.ts'
import { withoutRepeats } from '../merge.ts'

const POLL_MS = 5000

/**
 * One's own creations. Live events keep the list up to date; while they are not connected, its first
 * page is asked for every five seconds.
 */
export function useGallery(mode: string | null, isSignedIn: boolean) {
  const client = useQueryClient()
  const live = useLive()
  const query = useInfiniteQuery({
    queryKey: galleryKey(mode),
    queryFn: async ({ pageParam, signal }): Promise<CreationPage> => {
      const creations = await fetchGalleryPage(pageParam, mode, signal)
      return { creations, hasMore: creations.length === GALLERY_PAGE }
    },
    initialPageParam: null as string | null,
    getNextPageParam: nextPageOf,
    staleTime: 30_000,
    // What happens from then on arrives as events; a list that was asked for before would have to be asked for again.
    enabled: isSignedIn && live !== 'connecting',
  })
  const loaded = query.data !== undefined
  useEffect(() => {
    if (!loaded || live !== 'disconnected') return
    const poll = setInterval(() => {
      if (document.hidden) return
      // The next poll comes in five seconds; the list that is shown stays as it is.
      refreshGallery(client, mode).catch(() => {})
    }, POLL_MS)
    return () => clearInterval(poll)
  }, [client, live, loaded, mode])
  const creations = useMemo(
    () => withoutRepeats(query.data?.pages.flatMap(page => page.creations) ?? []),
    [query.data],
  )
  return { ...query, creations }
}
