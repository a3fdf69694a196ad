import { type App, createApp } from '#server/app.ts'
import { readConfiguration } from '#server/config/configuration.ts'
import type { Engine } from '#server/engines/engine.ts'
import { createReplicateEngine } from '#server/engines/replicate/replicate.ts'
import { createStabilityEngine } from '#server/engines/stability/stability.ts'
import { finishPicture } from '#server/images/finish.ts'
import { createLog } from '#server/lib/log.ts'
import { anyFreePort } from '#server/lib/port.ts'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { startStability } from '#tests/fakes/providers/stability.ts'
import { picture } from '#tests/fakes/providers/stand-in.ts'
import { create } from './support/calls.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { inFolder, openMigrated } from './support/server.ts'
import { median, timed } from './support/statistics.ts'

/** Pixels of a side: so few that derivatives cost next to nothing. */
const SIDE = 64
const LIMIT_MS = 60

/** What a task takes besides the provider's own time, with providers that take none. */
export const providerOverhead: Bench = async ({ isQuick }) =>
  await inFolder(async dataDir => {
    const [stability, replicate] = await Promise.all([
      startStability({ side: SIDE }),
      startReplicate({ side: SIDE }),
    ])
    replicate.behave({ questions: 0 })
    const database = await openMigrated({ dataDir })
    const [guest] = await invite(database, 1)
    const port = await anyFreePort('127.0.0.1')
    const url = `http://localhost:${port}`
    const engines: Engine[] = [
      createStabilityEngine({ apiKey: stability.apiKey, baseUrl: stability.url, translate: null }),
      createReplicateEngine({ token: replicate.token, baseUrl: replicate.baseUrl, webhookUrl: null }),
    ]
    const app = await createApp({
      configuration: readConfiguration({ DATA_DIR: dataDir }),
      log: createLog({ level: 'warn', readable: true }),
      database,
      engines,
      roles: { http: true, worker: true },
      port,
      publicUrl: url,
      hasPages: false,
      limitFactor: 1_000,
    })
    await app.start()
    const rounds = isQuick ? 3 : 40
    const inCall = await tasks(url, guest!, app, 'standard', rounds)
    const byReference = await tasks(url, guest!, app, 'fast', rounds)
    const bytes = await picture({ width: SIDE, height: SIDE })
    const derivatives = median(
      await timed(rounds, () => finishPicture(bytes, 'algorithmicMedia'), { warmUp: 3 }),
    )
    await app.stop({ drainMs: 1_000 })
    await database.close()
    await Promise.all([stability.close(), replicate.close()])
    return [
      finding('a provider that answers in the call', inCall, derivatives),
      finding('a provider that is asked for its result', byReference, derivatives),
    ]
  })

async function tasks(url: string, guest: Guest, app: App, model: string, rounds: number): Promise<number[]> {
  return await timed(rounds, round => runTask(url, guest, app, model, round), { warmUp: 5 })
}

async function runTask(
  url: string,
  guest: Guest,
  { services: { bus } }: App,
  model: string,
  round: number,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Submitted, taken for drawing, finished: a signal each.
  let signals = 0
  const end = bus.subscribe(signal => {
    if (signal.type === 'creation' && ++signals === 3) resolve()
  })
  await create(url, guest, { model, aspectRatio: '1:1', prompt: `a lighthouse, number ${round}` })
  await promise
  end()
}

const finding = (what: string, samples: number[], derivatives: number): Finding => ({
  what: `task from the request to the finished creation, less derivatives, with ${what} in 0 ms`,
  value: Math.max(0, median(samples) - derivatives),
  unit: 'ms',
  limit: LIMIT_MS,
  comparison: `The derivatives of its ${SIDE} pixels alone: ${shown(derivatives, 'ms')}`,
  note: `${samples.length} tasks one after the other, slowest ${shown(Math.max(...samples), 'ms')}`,
})
