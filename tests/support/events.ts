import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type LiveEvent, liveEvent } from '#contract/events.ts'

export type EventStream = {
  status: number
  /** Events that arrived so far. */
  events: LiveEvent[]
  /** The first event, among those that arrived and will arrive, that fits. */
  next(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>
  /** Settles when the server ended the stream. */
  ended: Promise<void>
  close(): void
}

const MAX_WAIT_MS = 5_000

/** Listens to live events as an open page does. */
export async function openEvents(server: string, cookie: string): Promise<EventStream> {
  // Not fetch, which may forget to close the connection of an aborted request.
  const sent = request(`${server}/v1/events`, { headers: { cookie }, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const events: LiveEvent[] = []
  const waiting = new Set<() => void>()
  let rest = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      if (block.startsWith('data: ')) events.push(liveEvent.parse(JSON.parse(block.slice(6))))
    }
    for (const wake of waiting) wake()
  })
  response.on('error', () => {})
  const ended = new Promise<void>(resolve => response.once('close', resolve))

  return {
    status: response.statusCode!,
    events,
    ended,
    next: fits =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(fits)
          if (!found) return
          waiting.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no such event among ${JSON.stringify(events.map(({ type }) => type))}`))
        }, MAX_WAIT_MS)
        waiting.add(look)
        look()
      }),
    close: () => void sent.destroy(),
  }
}
