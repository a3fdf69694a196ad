import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** What anybody may know of a person. */
export function usePublicInfo(userId: string) {
  return useQuery({
    queryKey: ['person', userId],
    queryFn: async ({ signal }) => (await call('/v1/user/publicInfo', { userId }, { signal })).data,
    staleTime: 30_000,
  })
}

/** Hides a person from oneself, or shows them again. */
export const setHidden = (userId: string, hidden: boolean): Promise<{ status: 0 }> =>
  call('/v1/user/hide', { userId, hidden })
