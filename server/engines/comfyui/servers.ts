import * as z from 'zod'
import { EngineError } from '../engine.ts'
import { type Caller, createCaller } from '../provider/call.ts'

/** One ComfyUI of the operator's. */
export type ComfyServer = {
  url: string
  call: Caller
  /** Jobs of this process that are on their way there and not in its queue yet. */
  arriving: number
  /** It did not answer: not asked again before this time, as long as others are there. */
  awayUntil: number
}

const PROBE_TIMEOUT_MS = 3_000
const AWAY_MS = 30_000
const queueLength = z.object({ exec_info: z.object({ queue_remaining: z.number() }) })

export const createServers = (urls: string[], timeoutMs: number): ComfyServer[] =>
  urls.map(url => ({
    url,
    call: createCaller({ baseUrl: url, headers: {}, timeoutMs }),
    arriving: 0,
    awayUntil: 0,
  }))

/**
 * Chooses the server with the fewest jobs of those that answer, and counts the job as arriving there; who
 * gets it counts it off. One choice is made at a time, or all who choose at once would choose the same.
 */
export function createChooser(servers: ComfyServer[]): (signal: AbortSignal) => Promise<ComfyServer> {
  let last: Promise<unknown> = Promise.resolve()
  return signal => {
    const turn = last.then(() => leastBusy(servers, signal))
    last = turn.catch(() => {})
    return turn
  }
}

async function leastBusy(servers: ComfyServer[], signal: AbortSignal): Promise<ComfyServer> {
  const now = Date.now()
  const present = servers.filter(({ awayUntil }) => awayUntil <= now)
  const loads = await Promise.all(
    (present.length > 0 ? present : servers).map(server => loadOf(server, signal)),
  )
  if (signal.aborted) throw new EngineError('cancelled')
  const [best] = loads.filter(load => load !== null).sort((a, b) => a.jobs - b.jobs)
  if (!best) throw new EngineError('unavailable', { cause: new Error('no server answers') })
  best.server.arriving += 1
  return best.server
}

async function loadOf(server: ComfyServer, signal: AbortSignal) {
  const before = server.arriving
  const answer = await server.call({ path: '/prompt', timeoutMs: PROBE_TIMEOUT_MS, signal }).catch(() => null)
  const { data } = queueLength.safeParse(answer?.json())
  if (!data) {
    server.awayUntil = Date.now() + AWAY_MS
    return null
  }
  server.awayUntil = 0
  // What arrived while the answer was on its way may be missing in it.
  return { server, jobs: data.exec_info.queue_remaining + Math.max(before, server.arriving) }
}
