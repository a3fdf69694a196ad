import type { DatabaseHandle, Queryable } from '#server/database/connection.ts'
import { notify } from '#server/database/statements.ts'
import { type Signal, signal } from './signals.ts'

const CHANNEL = 'easel_signals'

export interface Bus {
  /**
   * Tells every process, this one included. Inside a transaction it goes out with the commit, and not at
   * all after a rollback.
   */
  publish(tx: Queryable, signal: Signal): Promise<void>
  /** Calls `handler` for each signal; returns the function that ends it. */
  subscribe(handler: (signal: Signal) => void): () => void
  /** Calls `handler` whenever signals may have been missed, because the connection broke. */
  onGap(handler: () => void): () => void
  /** Begins to listen. Signals published before are not heard. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Signals between processes, carried by the database's notifications. */
export function createBus(handle: DatabaseHandle, onError: (error: unknown) => void): Bus {
  const handlers = new Set<(signal: Signal) => void>()
  const gapHandlers = new Set<() => void>()
  let stopListening: (() => Promise<void>) | null = null

  function receive(payload: string): void {
    let message: Signal
    try {
      message = signal.parse(JSON.parse(payload))
    } catch (error) {
      // Another version of the server may say things that this one does not know.
      onError(error)
      return
    }
    for (const handler of handlers) {
      try {
        handler(message)
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    async publish(tx, message) {
      await notify(tx, CHANNEL, JSON.stringify(message))
    },
    subscribe(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    onGap(handler) {
      gapHandlers.add(handler)
      return () => gapHandlers.delete(handler)
    },
    async start() {
      stopListening = await handle.listen(CHANNEL, receive, () => {
        for (const handler of gapHandlers) handler()
      })
    },
    async stop() {
      await stopListening?.()
      stopListening = null
    },
  }
}
