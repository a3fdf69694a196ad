import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { setHidden } from './api.ts'

const MOST = 100

/** The people whom one hid, the last one first. */
export function useHiddenPeople() {
  return useQuery({
    queryKey: ['hidden'],
    queryFn: async ({ signal }) =>
      (await call('/v1/user/hiddenList', { page: 1, perPage: MOST }, { signal })).data,
  })
}

/** Shows a person again; whatever left them out asks anew. @throws CallError */
export function useShowAgain(): (userId: string) => Promise<void> {
  const client = useQueryClient()
  return async userId => {
    await setHidden(userId, false)
    client.resetQueries({ queryKey: ['wall'] })
    for (const queryKey of [['hidden'], ['person', userId], ['profile'], ['comments'], ['notifications']]) {
      client.invalidateQueries({ queryKey })
    }
  }
}
