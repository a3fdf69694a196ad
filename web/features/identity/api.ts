import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserInfo } from '#contract/people.ts'
import { CallError, call } from '#web/lib/call.ts'
import { firstUser } from '#web/lib/first-data.ts'

const KEY = ['user']

/** Who is signed in: undefined while nobody knows yet, null for nobody. */
export function useUser(): UserInfo | null | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      try {
        return (await call('/v1/user/info')).data
      } catch (error) {
        if (error instanceof CallError && error.httpStatus === 401) return null
        throw error
      }
    },
    initialData: firstUser,
    staleTime: 60_000,
    retry: 2,
  })
  return data
}

/** Changes the balance that is shown, as the server reports it. */
export function useSetBalance(): (credit: number) => void {
  const client = useQueryClient()
  return credit => client.setQueryData<UserInfo | null>(KEY, user => user && { ...user, credit })
}

/** Changes the number of unread notifications that is shown. */
export function useSetUnread(): (unread: number) => void {
  const client = useQueryClient()
  return unread => client.setQueryData<UserInfo | null>(KEY, user => user && { ...user, unread })
}

/** Asks anew who is signed in, as after something about them was changed. */
export function useReloadUser(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/**
 * The address that signs a person in and brings them back to where they are. A renewal has them prove anew who
 * they are.
 */
export function loginAddress(
  back = `${location.pathname}${location.search}`,
  { isRenewal = false } = {},
): string {
  return `/v1/oidc/login?redirectURL=${encodeURIComponent(back)}${isRenewal ? '&renew=1' : ''}`
}

export const LOGOUT_ADDRESS = '/v1/oidc/logout'
