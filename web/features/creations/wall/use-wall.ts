import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Creation } from '#contract/creations.ts'
import { takeFirstData } from '#web/lib/first-data.ts'
import { fetchWallPage, WALL_PAGE } from '../api.ts'
import { withoutRepeats } from '../merge.ts'

type Pages = InfiniteData<Creation[], string | null>
const KEY = ['wall']
/** While the wall is not a page long, newcomers are looked for more often: somebody watches it fill. */
const FILLING_MS = 4000
const FULL_MS = 30_000
/** Creations that are asked for at once to get back to a place far down: the most that the call gives. */
const SEEK_PAGE = 100
/** For whoever comes back to the wall within it, all that was loaded is there. */
const KEPT_MS = 30 * 60_000

/**
 * The public wall. Older pictures load at its end. New ones never push what is being looked at: they
 * wait until the person asks for them; only a wall shorter than a page grows by itself, at its end.
 */
export function useWall() {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Creation[]>([])
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) => fetchWallPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: last => (last.length < WALL_PAGE ? undefined : (last.at(-1)?.id ?? undefined)),
    initialData: () => {
      const first = takeFirstData('wall')
      return first ? { pages: [first], pageParams: [null] } : undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  })
  const creations = useMemo(() => withoutRepeats(query.data?.pages.flat() ?? []), [query.data])

  const filling = creations.length < WALL_PAGE
  const loaded = query.data !== undefined
  useEffect(() => {
    if (!loaded) return
    const look = async () => {
      if (document.hidden) return
      const newest = await fetchWallPage(null).catch(() => [])
      const shown = new Set(
        client
          .getQueryData<Pages>(KEY)
          ?.pages.flat()
          .map(creation => creation.id),
      )
      const news = newest.filter(creation => !shown.has(creation.id))
      if (news.length === 0) return
      if (!filling) return setWaiting(news)
      client.setQueryData<Pages>(KEY, pages => {
        if (!pages) return pages
        const [first = [], ...rest] = pages.pages
        return { ...pages, pages: [[...first, ...news.reverse()], ...rest] }
      })
    }
    const timer = setInterval(look, filling ? FILLING_MS : FULL_MS)
    return () => clearInterval(timer)
  }, [client, filling, loaded])

  const [seeking, setSeeking] = useState(false)
  const [seekError, setSeekError] = useState<unknown>(null)
  const seek = useCallback(
    async (count: number) => {
      setSeeking(true)
      setSeekError(null)
      try {
        await loadUpTo(client, count)
      } catch (error) {
        setSeekError(error)
      } finally {
        setSeeking(false)
      }
    },
    [client],
  )
  const loadMore = () => {
    setSeekError(null)
    query.fetchNextPage()
  }

  const showWaiting = () => {
    setWaiting([])
    client.setQueryData<Pages>(
      KEY,
      pages =>
        pages && { ...pages, pages: [waiting, ...pages.pages], pageParams: [null, ...pages.pageParams] },
    )
    window.scrollTo({ top: 0 })
  }
  return {
    creations,
    isPending: query.isPending,
    /** Of the first page; without it there is nothing to show. */
    error: query.data ? null : query.error,
    /** The error of the last try to load, whether the first page or a further one; null when all is well. */
    failure: query.error ?? seekError,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage || seeking,
    /** Whether the last try to load more failed. */
    loadingMoreFailed: (query.isFetchNextPageError && !query.isFetchingNextPage) || seekError !== null,
    loadMore,
    /** Loads pages until there are that many creations, to find one far down again. */
    seek,
    waiting: waiting.length,
    showWaiting,
  }
}

/** Adds older creations until there are that many, in pages of the default size. */
async function loadUpTo(client: QueryClient, count: number): Promise<void> {
  for (;;) {
    const pages = client.getQueryData<Pages>(KEY)?.pages ?? []
    const last = pages.at(-1)
    const before = last?.at(-1)?.id
    const have = pages.reduce((sum, page) => sum + page.length, 0)
    if (!last || !before || last.length < WALL_PAGE || have >= count) return
    const older = await fetchWallPage(before, undefined, SEEK_PAGE)
    client.setQueryData<Pages>(KEY, now => {
      // Somebody else has added a page in the meantime: the next round goes on from there.
      if (!now || now.pages.at(-1) !== last) return now
      return append(now, older)
    })
  }
}

function append({ pages, pageParams }: Pages, older: readonly Creation[]): Pages {
  const added: Creation[][] = []
  for (let start = 0; start < older.length; start += WALL_PAGE) {
    added.push(older.slice(start, start + WALL_PAGE))
  }
  // After a full page comes another one, if only an empty one: that is how the end is recognised.
  if (older.length < SEEK_PAGE && older.length % WALL_PAGE === 0) added.push([])
  const params = added.map((_, index) => (added[index - 1] ?? pages.at(-1))?.at(-1)?.id ?? null)
  return { pages: [...pages, ...added], pageParams: [...pageParams, ...params] }
}
