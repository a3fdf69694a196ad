import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import { fetchGalleryPage } from './api.ts'
import { applyToGalleries, changeInGalleries, removeFromGalleries } from './gallery.ts'
import type { LiveState } from './live-state.ts'
import { newestOf } from './newest.ts'

/**
 * Listens to the server's events for a signed-in person and keeps the loaded lists up to date.
 * Used once, by the shell.
 */
export function useLiveConnection(
  userId: string | undefined,
  onBalance: (credit: number) => void,
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
        newestOf(client, () => fetchGalleryPage(1, null)).then(
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
          changeInGalleries(client, event.creationId, creation =>
            creation.own && creation.status === 2
              ? { ...creation, own: { ...creation.own, progress: event.progress } }
              : creation,
          )
          break
        case 'removed':
          removeFromGalleries(client, event.creationId)
          break
        case 'balance':
          onBalance(event.credit)
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
