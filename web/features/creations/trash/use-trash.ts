import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TrashItem, TrashPage } from '#contract/trash.ts'
import { fetchTrashPage } from '../deleting.ts'
import { TRASH } from '../lists.ts'

/** The trash, page by page, and how much is in it. */
export function useTrash(isSignedIn: boolean) {
  const query = useInfiniteQuery({
    queryKey: TRASH,
    queryFn: ({ pageParam, signal }) => fetchTrashPage(pageParam, signal),
    initialPageParam: null as TrashItem | null,
    getNextPageParam: (_, pages) => {
      const items = pages.flatMap(page => page.items)
      // The newest page says how many there are.
      return items.length < (pages.at(-1)?.count ?? 0) ? items.at(-1) : undefined
    },
    // What is deleted elsewhere, or in another tab, is there when one comes back.
    staleTime: 0,
    enabled: isSignedIn,
  })
  const pages = query.data?.pages
  const items = useMemo(() => pages?.flatMap(page => page.items) ?? [], [pages])
  const { count = 0, bytes = 0, days = 0 } = pages?.[0] ?? {}
  return { ...query, items, count, bytes, days }
}

/** Takes creations out of the trash that is shown; how much is in it is asked anew. */
export function removeFromTrash(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  client.setQueryData<InfiniteData<TrashPage>>(
    TRASH,
    data =>
      data && {
        ...data,
        pages: data.pages.map(page => {
          const items = page.items.filter(({ creation }) => !gone.has(creation.id))
          return { ...page, items, count: page.count - gone.size }
        }),
      },
  )
  client.invalidateQueries({ queryKey: TRASH })
}
