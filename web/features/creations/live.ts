import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import { fetchCreation, fetchGalleryPage } from './api.ts'
import { applyToGalleries } from './gallery.ts'
import { changeEverywhere, removeFromOwnLists } from './lists.ts'
import type { LiveState } from './live-state.ts'

type LiveListeners = {
  onBalance: (credit: number) => void
  /** Told how many notifications are unread. */
  onUnread: (unread: number) => void
}

/**
 * Listens to the server's events for a signed-in person and keeps the loaded lists up to date.
 * Used once, by the shell.
 */
export function useLiveConnection(
  userId: string | undefined,
  { onBalance, onUnread }: LiveListeners,
): LiveState {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('disconnected')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection lasts as long as the person
  useEffect(() => {
    if (!userId) return
    const source = new EventSource('/v1/events')
    source.onopen = () => {
      setState('connected')
      // What happened while nobody listened.
      if (client.getQueriesData({ queryKey: ['gallery'] }).length > 0) {
        fetchGalleryPage(null, null).then(
          news => applyToGalleries(client, news),
          () => {},
        )
      }
    }
    source.onerror = () => setState('disconnected')
    source.onmessage = message => {
      const event = JSON.parse(message.data) as LiveEvent
      switch (event.type) {
        case 'creation':
          applyToGalleries(client, [event.creation])
          break
        case 'progress':
          changeEverywhere(client, event.creationId, creation =>
            creation.own && creation.status === 2
              ? { ...creation, own: { ...creation.own, progress: event.progress } }
              : creation,
          )
          break
        case 'removed':
          removeFromOwnLists(client, event.creationId)
          break
        case 'balance':
          onBalance(event.credit)
          break
        case 'notification':
          onUnread(event.unread)
          client.invalidateQueries({ queryKey: ['notifications'] })
          if (event.notification) showComment(client, event.notification.imageId)
          break
      }
    }
    return () => {
      source.close()
      setState('disconnected')
    }
  }, [client, userId])
  return state
}

/** Somebody commented on this creation: whoever looks at it sees that, with the new count. */
function showComment(client: QueryClient, id: string): void {
  client.invalidateQueries({ queryKey: ['comments', id] })
  fetchCreation(id).then(
    ({ numberOfComments }) => changeEverywhere(client, id, one => ({ ...one, numberOfComments })),
    // The list of comments tells of the failure, if anybody looks at it.
    () => {},
  )
}
