import type { LiveEvent } from '#contract/events.ts'
import type { LiveState } from './live-state.ts'

/** What the tab that holds the stream sends to the others, and to itself. */
export type StreamMessage =
  | { type: 'state'; state: LiveState }
  | { type: 'event'; event: LiveEvent }
  /** The server does not give the stream, for example because nobody is signed in any more. */
  | { type: 'refused' }

/** A tab that joined asks how things stand. */
type Message = StreamMessage | { type: 'question' }

const EVENTS: Record<LiveEvent['type'], true> = {
  creation: true,
  progress: true,
  removed: true,
  balance: true,
  notification: true,
}

/** What it holds the server made of the type that it names; a later server may push what is not known here yet. */
const isLiveEvent = (event: unknown): event is LiveEvent =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  typeof event.type === 'string' &&
  Object.hasOwn(EVENTS, event.type)

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60_000

/**
 * Takes part in the one stream of events that all tabs of a person share, whenever this tab is in sight: a
 * stream for each would use up the few connections that a browser opens to a server. Returns the function
 * that ends it.
 */
export function shareStream(userId: string, hear: (message: StreamMessage) => void): () => void {
  let leave: (() => void) | null = null
  const follow = () => {
    if (!document.hidden) leave ??= join(userId, hear)
    else if (leave) {
      end()
      hear({ type: 'state', state: 'disconnected' })
    }
  }
  const end = () => {
    leave?.()
    leave = null
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    end()
  }
}

/** Whoever has the lock holds the stream and passes on what comes; when that tab goes, the next one does. */
function join(userId: string, hear: (message: StreamMessage) => void): () => void {
  const name = `easel-live-${userId}`
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let state: LiveState | null = null

  const broadcast = (message: StreamMessage) => {
    channel.postMessage(message)
    hear(message)
  }
  const setState = (next: LiveState) => {
    state = next
    broadcast({ type: 'state', state: next })
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'question') hear(data)
    else if (state !== null) channel.postMessage({ type: 'state', state } satisfies Message)
  }
  channel.postMessage({ type: 'question' } satisfies Message)

  const lead = async () => {
    // What happened since the last tab let go of the stream reached no tab.
    setState('connecting')
    await holdStream({ signal: leaving.signal, broadcast, setState })
  }
  // Browsers offer locks to pages that came by HTTPS or from this machine; elsewhere each tab in sight leads.
  if (navigator.locks) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  else lead()
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Keeps a stream open until it is aborted: the browser reconnects a broken one, and a refused one is asked for again. */
function holdStream(options: {
  signal: AbortSignal
  broadcast: (message: StreamMessage) => void
  setState: (state: LiveState) => void
}): Promise<void> {
  const { signal, broadcast, setState } = options
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>
  let wait = FIRST_RETRY_MS

  const open = () => {
    source = new EventSource('/v1/events')
    source.onopen = () => {
      wait = FIRST_RETRY_MS
      setState('connected')
    }
    source.onmessage = ({ data }) => {
      const event: unknown = JSON.parse(data)
      if (isLiveEvent(event)) broadcast({ type: 'event', event })
    }
    source.onerror = () => {
      setState('disconnected')
      if (source.readyState !== EventSource.CLOSED) return
      broadcast({ type: 'refused' })
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, LONGEST_RETRY_MS)
    }
  }
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    open()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source.close()
      resolve()
    })
  })
}
