import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LiveEvent } from '#contract/events.ts'
import type { Actor, Session } from '#server/authority/actor.ts'
import { requireSession } from '#server/authority/session.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Log } from '#server/lib/log.ts'

const HEARTBEAT_MS = 15_000
const RETRY_MS = 3_000
/** Open pages of one person; more than that poll. */
const CONNECTIONS_PER_PERSON = 12
/** Bytes that wait for a client that does not read; past it the connection is dropped. */
const BACKLOG_LIMIT = 256 * 1024
/** A connection is renewed after this time: reading on counts as use of the session. */
const LONGEST_CONNECTION_MS = 30 * 60_000
/** What a connection that ends may still take to send what was written before. */
const FAREWELL_MS = 1_000
/** Signals to everybody are answered at most this often for each person. */
const QUEUE_PAUSE_MS = 500

export type LiveOptions = {
  bus: Bus
  /** Whether the session of a connection that was just opened was not ended in the meantime. */
  isOpen: (session: Session) => Promise<boolean>
  /** The events that the person gets on a signal: none if it is not theirs. */
  eventsFor: (actor: Actor, signal: Signal) => Promise<LiveEvent[]>
  log: Log
}

/** The open pages of one person, each with the id of the session by which it was opened. */
type Audience = {
  actor: Actor
  connections: Map<ServerResponse, string>
  /** Events go out in the order of their signals, however long each takes to read. */
  tail: Promise<void>
  queueTimer: NodeJS.Timeout | null
}

export type Live = {
  route(app: FastifyInstance): void
  connections(): number
  close(): void
}

/**
 * Pushes to the open pages of signed-in people what happens to their creations and credits. Nothing is
 * stored for those who are away: a page that connects again reads anew what it shows.
 */
export function createLive({ bus, isOpen, eventsFor, log }: LiveOptions): Live {
  const audiences = new Map<string, Audience>()

  const endAll = () => {
    for (const { connections } of audiences.values()) for (const [connection] of connections) end(connection)
  }

  function endSession(userId: string, sessionId: string | null): void {
    for (const [connection, openedBy] of audiences.get(userId)?.connections ?? []) {
      if (sessionId === null || sessionId === openedBy) end(connection)
    }
  }

  function notify(audience: Audience, signal: Signal): void {
    audience.tail = audience.tail
      .then(async () => {
        if (audience.connections.size === 0) return
        for (const event of await eventsFor(audience.actor, signal)) send(audience, event)
      })
      .catch(error => log.error({ err: error, signal: signal.type }, 'a live event could not be made'))
  }

  function onSignal(signal: Signal): void {
    if (signal.type === 'stop' || signal.type === 'provider') return
    if (signal.type === 'session-end') {
      endSession(signal.userId, signal.sessionId)
      return
    }
    if (signal.type !== 'queue') {
      const audience = audiences.get(signal.userId)
      if (audience) notify(audience, signal)
      return
    }
    for (const audience of audiences.values()) {
      audience.queueTimer ??= setTimeout(() => {
        audience.queueTimer = null
        notify(audience, signal)
      }, QUEUE_PAUSE_MS).unref()
    }
  }

  const unsubscribe = bus.subscribe(onSignal)
  // Pages that are cut off connect again and read anew, so that nothing missed stays missed.
  const forgetGap = bus.onGap(endAll)
  const heartbeat = setInterval(() => {
    for (const audience of audiences.values()) {
      for (const [connection] of audience.connections) write(connection, ':\n\n')
    }
  }, HEARTBEAT_MS).unref()

  function join({ id, actor, expiresAt }: Session, connection: ServerResponse): void {
    const audience = audiences.get(actor.userId) ?? {
      actor,
      connections: new Map(),
      tail: Promise.resolve(),
      queueTimer: null,
    }
    audiences.set(actor.userId, audience)
    audience.connections.set(connection, id)
    const longest = Math.min(LONGEST_CONNECTION_MS, expiresAt.getTime() - Date.now())
    const renewal = setTimeout(() => end(connection), longest).unref()
    connection.once('close', () => {
      clearTimeout(renewal)
      audience.connections.delete(connection)
      if (audience.connections.size > 0) return
      if (audience.queueTimer) clearTimeout(audience.queueTimer)
      if (audiences.get(actor.userId) === audience) audiences.delete(actor.userId)
    })
  }

  return {
    route(app) {
      app.get('/v1/events', { schema: { hide: true } }, (request, reply) => {
        const session = requireSession(request)
        const { actor } = session
        if ((audiences.get(actor.userId)?.connections.size ?? 0) >= CONNECTIONS_PER_PERSON) {
          throw new AppError('too_many_requests', {
            descr: 'This site is open in very many tabs. Close some of them.',
          })
        }
        const headers = reply.getHeaders() as Record<string, string>
        reply.hijack()
        reply.raw.on('error', () => {})
        reply.raw.writeHead(200, {
          ...headers,
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          // A stream's connection serves nothing else afterwards, and must not hold up a server that ends.
          connection: 'close',
          // Tells nginx not to collect the stream before passing it on.
          'x-accel-buffering': 'no',
        })
        reply.raw.write(`retry: ${RETRY_MS}\n\n`)
        join(session, reply.raw)
        // Had it been ended before the connection joined the others, nobody would have ended this one.
        isOpen(session).then(
          open => open || end(reply.raw),
          () => end(reply.raw),
        )
      })
    },
    connections: () => [...audiences.values()].reduce((sum, { connections }) => sum + connections.size, 0),
    close() {
      unsubscribe()
      forgetGap()
      clearInterval(heartbeat)
      endAll()
    },
  }
}

function send(audience: Audience, event: LiveEvent): void {
  const text = `data: ${JSON.stringify(event)}\n\n`
  for (const [connection] of audience.connections) write(connection, text)
}

/** Ends a connection, also one whose client does not read what was written. */
function end(connection: ServerResponse): void {
  connection.end()
  setTimeout(() => connection.destroy(), FAREWELL_MS).unref()
}

function write(connection: ServerResponse, text: string): void {
  if (connection.writableLength > BACKLOG_LIMIT) connection.destroy()
  else if (!connection.writableEnded) connection.write(text)
}
