import * as z from 'zod'
import { EngineError } from '../engine.ts'
import { type Caller, createCaller } from '../provider/call.ts'

/** One ComfyUI of the operator's. */
export type ComfyServer = {
  url: string
  call: Caller
  /** Jobs of this process that are on their way there and not in its queue yet. */
  arriving: number
}

const PROBE_TIMEOUT_MS = 3_000
const queueLength = z.object({ exec_info: z.object({ queue_remaining: z.number() }) })

export const createServers = (urls: string[], timeoutMs: number): ComfyServer[] =>
  urls.map(url => ({ url, call: createCaller({ baseUrl: url, headers: {}, timeoutMs }), arriving: 0 }))

/** The server with the fewest jobs of those that answer. @throws EngineError unavailable when none does */
export async function leastBusy(servers: ComfyServer[], signal: AbortSignal): Promise<ComfyServer> {
  const loads = await Promise.all(
    servers.map(async server => {
      const answer = await server
        .call({ path: '/prompt', timeoutMs: PROBE_TIMEOUT_MS, signal })
        .catch(() => null)
      const { data } = queueLength.safeParse(answer?.json())
      return data ? data.exec_info.queue_remaining : null
    }),
  )
  let best: { server: ComfyServer; load: number } | null = null
  // Counted after the answers came: others may have been sent there in the meantime.
  for (const [index, server] of servers.entries()) {
    const waiting = loads[index]
    if (waiting === null || waiting === undefined) continue
    const load = waiting + server.arriving
    if (!best || load < best.load) best = { server, load }
  }
  if (signal.aborted) throw new EngineError('cancelled')
  if (!best) throw new EngineError('unavailable', { cause: new Error('no server answers') })
  return best.server
}
