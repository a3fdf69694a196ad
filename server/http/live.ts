import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LiveEvent } from '#contract/events.ts'
import { AppError } from '#server/errors.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Signal } from '#server/events/signals.ts'
import type { Log } from '#server/log.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { Subject } from '#server/modules/identity/subject.ts'

const HEARTBEAT_MS = 15_000
const RETRY_MS = 3_000
/** Open pages of one person; more than that poll. */
const CONNECTIONS_PER_PERSON = 12
/** Bytes that wait for a client that does not read; past it the connection is dropped. */
const BACKLOG_LIMIT = 256 * 1024
/** A connection is renewed after this time, so that it does not outlive its session for long. */
const LONGEST_CONNECTION_MS = 30 * 60_000
/** Signals to everybody are answered at most this often for each person. */
const QUEUE_PAUSE_MS = 500

export type LiveOptions = {
  bus: Bus
  /** What the person is told on a signal: nothing if it is not theirs. */
  eventsFor: (subject: Subject, signal: Signal) => Promise<LiveEvent[]>
  log: Log
}

/** The open pages of one person. */
type Audience = {
  subject: Subject
  connections: Set<ServerResponse>
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
export function createLive({ bus, eventsFor, log }: LiveOptions): Live {
  const audiences = new Map<string, Audience>()

  const endAll = () => {
    for (const { connections } of audiences.values()) for (const connection of connections) connection.end()
  }

  function tell(audience: Audience, signal: Signal): void {
    audience.tail = audience.tail
      .then(async () => {
        if (audience.connections.size === 0) return
        for (const event of await eventsFor(audience.subject, signal)) send(audience, event)
      })
      .catch(error => log.error({ err: error, signal: signal.type }, 'a live event could not be made'))
  }

  function onSignal(signal: Signal): void {
    if (signal.type === 'stop' || signal.type === 'provider') return
    if (signal.type !== 'queue') {
      const audience = audiences.get(signal.userId)
      if (audience) tell(audience, signal)
      return
    }
    for (const audience of audiences.values()) {
      audience.queueTimer ??= setTimeout(() => {
        audience.queueTimer = null
        tell(audience, signal)
      }, QUEUE_PAUSE_MS).unref()
    }
  }

  const unsubscribe = bus.subscribe(onSignal)
  // Pages that are cut off connect again and read anew, so that nothing missed stays missed.
  const forgetGap = bus.onGap(endAll)
  const heartbeat = setInterval(() => {
    for (const audience of audiences.values()) {
      for (const connection of audience.connections) write(connection, ':\n\n')
    }
  }, HEARTBEAT_MS).unref()

  function join(subject: Subject, connection: ServerResponse): void {
    const audience = audiences.get(subject.userId) ?? {
      subject,
      connections: new Set(),
      tail: Promise.resolve(),
      queueTimer: null,
    }
    audiences.set(subject.userId, audience)
    audience.connections.add(connection)
    const renewal = setTimeout(() => connection.end(), LONGEST_CONNECTION_MS).unref()
    connection.once('close', () => {
      clearTimeout(renewal)
      audience.connections.delete(connection)
      if (audience.connections.size > 0) return
      if (audience.queueTimer) clearTimeout(audience.queueTimer)
      if (audiences.get(subject.userId) === audience) audiences.delete(subject.userId)
    })
  }

  return {
    route(app) {
      app.get('/v1/events', { schema: { hide: true } }, (request, reply) => {
        const subject = requireSubject(request)
        if ((audiences.get(subject.userId)?.connections.size ?? 0) >= CONNECTIONS_PER_PERSON) {
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
        join(subject, reply.raw)
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
  for (const connection of audience.connections) write(connection, text)
}

function write(connection: ServerResponse, text: string): void {
  if (connection.writableLength > BACKLOG_LIMIT) connection.destroy()
  else if (!connection.writableEnded) connection.write(text)
}
