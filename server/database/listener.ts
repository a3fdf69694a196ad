import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseHandle } from './connection.ts'

type Subscription = { channel: string; handler: (payload: string) => void; onGap?: () => void }

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

/**
 * One connection that listens on all channels of this process. It is kept apart from the pool, because
 * a notification reaches only the session that asked for it; when it breaks it is opened anew.
 */
export function createListener(url: string): Pick<DatabaseHandle, 'listen' | 'close'> {
  const subscriptions = new Set<Subscription>()
  let client: Promise<pg.Client> | null = null
  let isClosed = false

  const channels = () => new Set([...subscriptions].map(({ channel }) => channel))

  async function connect(): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'easel listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    connection.on('error', () => {})
    await connection.connect()
    connection.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload ?? '')
      }
    })
    connection.once('end', () => void reconnect())
    return connection
  }

  async function reconnect(): Promise<void> {
    client = null
    for (let wait = FIRST_RETRY_MS; !isClosed && subscriptions.size > 0 && !client; wait *= 2) {
      await sleep(Math.min(wait, LONGEST_RETRY_MS), undefined, { ref: false })
      if (isClosed) return
      try {
        const connection = await connect()
        for (const channel of channels()) await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
        client = Promise.resolve(connection)
        for (const { onGap } of subscriptions) onGap?.()
      } catch {
        // The server is still away: wait longer and try again.
      }
    }
  }

  return {
    async listen(channel, handler, onGap) {
      const subscription = { channel, handler, onGap }
      client ??= connect().catch(error => {
        client = null
        throw error
      })
      const connection = await client
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
      subscriptions.add(subscription)
      return async () => {
        subscriptions.delete(subscription)
        if (!channels().has(channel) && client) {
          await client.then(open => open.query(`unlisten ${pg.escapeIdentifier(channel)}`)).catch(() => {})
        }
      }
    },
    async close() {
      isClosed = true
      await client?.then(open => open.end()).catch(() => {})
    },
  }
}
