import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import type { LiveListeners } from './live-events.ts'
import type { LiveState } from './live-state.ts'

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
    let wasOpen = false
    const receive = (act: (events: typeof import('./live-events.ts')) => void) =>
      import('./live-events.ts').then(act, () => setState('disconnected'))
    source.onopen = () => {
      setState('connected')
      const isAgain = wasOpen
      wasOpen = true
      receive(events => events.catchUp(client, isAgain))
    }
    source.onerror = () => setState('disconnected')
    source.onmessage = message => {
      const event = JSON.parse(message.data) as LiveEvent
      receive(events => events.apply(client, event, { onBalance, onUnread }))
    }
    return () => {
      source.close()
      setState('disconnected')
    }
  }, [client, userId])
  return state
}
