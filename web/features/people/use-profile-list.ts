import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CreationPage, nextPageOf } from '#web/features/creations/lists.ts'
import { withoutRepeats } from '#web/features/creations/merge.ts'
import { call } from '#web/lib/call.ts'

/** The two lists of a public profile: what a person published, and what they like. */
export type ProfileList = 'creations' | 'liked'

const PAGE = 10
const CALLS = {
  creations: '/v1/image/publicList',
  liked: '/v1/like/list',
} as const satisfies Record<ProfileList, string>

/** One of a person's public lists, page by page. */
export function useProfileList(userId: string, list: ProfileList) {
  const query = useInfiniteQuery({
    queryKey: ['profile', userId, list],
    queryFn: async ({ pageParam: before, signal }): Promise<CreationPage> => {
      const body = { userId, page: 1, perPage: PAGE, before }
      const { data } = await call(CALLS[list], body, { signal })
      return { creations: data, hasMore: data.length === PAGE }
    },
    initialPageParam: null as string | null,
    getNextPageParam: nextPageOf,
    staleTime: 30_000,
  })
  const creations = useMemo(
    () => withoutRepeats(query.data?.pages.flatMap(page => page.creations) ?? []),
    [query.data],
  )
  return { ...query, creations }
}
