import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveListeners } from './live-events.ts'
import type { LiveState } from './live-state.ts'
import { type StreamMessage, shareStream } from './live-stream.ts'

/** Nobody waits longer than this for the connection before lists are asked for without it. */
const MAX_WAIT_MS = 1000

/**
 * Listens to the server's events for a signed-in person and keeps the loaded lists up to date.
 * Used once, by the shell.
 */
export function useLiveConnection(userId: string | undefined, listeners: LiveListeners): LiveState {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection lasts as long as the person
  useEffect(() => {
    if (!userId) return
    let hasListened = false
    // A page that was loaded out of sight may be old when somebody first looks at it.
    let hasMissed = document.hidden
    let timer: ReturnType<typeof setTimeout>
    // One after the other, in the order in which they came: the first waits until this code is loaded.
    let tail = Promise.resolve()
    const act = (work: (events: typeof import('./live-events.ts')) => void) => {
      tail = tail
        .then(async () => work(await import('./live-events.ts')))
        .catch(() => setState('disconnected'))
    }
    const changeState = (next: LiveState) => {
      clearTimeout(timer)
      setState(next)
      if (next === 'connected') {
        if (hasMissed) act(events => events.catchUp(client))
        hasListened = true
        hasMissed = false
        return
      }
      hasMissed ||= hasListened || next === 'disconnected'
      if (next === 'connecting') timer = setTimeout(() => changeState('disconnected'), MAX_WAIT_MS)
    }
    changeState('connecting')
    const leave = shareStream(userId, (news: StreamMessage) => {
      if (news.type === 'state') changeState(news.state)
      else if (news.type === 'refused') client.invalidateQueries({ queryKey: ['user'] })
      else act(events => events.apply(client, news.event, listeners))
    })
    return () => {
      clearTimeout(timer)
      leave()
      setState('connecting')
    }
  }, [client, userId])
  return state
}
