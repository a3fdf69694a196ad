import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { call } from '#web/lib/call.ts'

const PAGE = 100
const KEY = ['notifications']

/** One's notifications, the newest first; `userId` is who is signed in, undefined while it has to wait. */
export function useNotifications(userId: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam: before, signal }) =>
      call('/v1/notifications/list', { page: 1, perPage: PAGE, before }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: last => (last.data.length < PAGE ? undefined : last.data.at(-1)?.id),
    enabled: userId !== undefined,
  })
  const notifications = useMemo(() => query.data?.pages.flatMap(page => page.data) ?? [], [query.data])
  return { ...query, notifications }
}

/** Deletes one and has the list ask anew. @throws CallError */
export function useDeleteNotification(): (notificationId: string) => Promise<void> {
  const client = useQueryClient()
  return async notificationId => {
    await call('/v1/notifications/delete', { notificationId })
    await client.invalidateQueries({ queryKey: KEY })
  }
}

/**
 * Marks everything as read once it is shown, and remembers what was not, so that it stays marked while
 * the person looks at it. `onUnread` gets the number of unread ones.
 */
export function useReading(
  notifications: readonly Notification[],
  onUnread: (unread: number) => void,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the number does not change
  useEffect(() => {
    const unread = notifications.filter(one => !one.isRead).map(one => one.id)
    if (unread.length === 0) return
    setFresh(known => new Set([...known, ...unread]))
    call('/v1/notifications/read').then(
      ({ data }) => onUnread(data.unread),
      // They stay unread, and the next visit tries again.
      () => {},
    )
  }, [notifications])
  return fresh
}
