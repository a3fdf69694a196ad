import { setTimeout as sleep } from 'node:timers/promises'
import { cancel, create, listen, openCreations } from './support/calls.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { insertOneCreation } from './support/rows.ts'
import { waitedForProcessor, withPreparedServer } from './support/server.ts'
import { median, percentile, timed } from './support/statistics.ts'

/** Open creations that one person is allowed are a few more; these are sent by each. */
const SENT_BY_EACH = 18
const PAUSE_MS = 100
const TWO_AT_ONCE = { ENGINE_THREADS: '2', WORKER_CONCURRENCY: '2' }

/** How long a submission takes while two pictures are drawn, and while none is. */
export const submit: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 20 : 250
  const people = Math.ceil(rounds / SENT_BY_EACH) + 2
  let insert: number[] = []
  return await withPreparedServer(
    {
      env: TWO_AT_ONCE,
      async prepare(database) {
        const guests = await invite(database, people)
        insert = await timed(200, () => insertOneCreation(database, guests[0]!.userId), { warmUp: 20 })
        return guests
      },
    },
    async (url, guests, server) => {
      const waited = () => waitedForProcessor(server)
      const idle = await submitToIdle(url, guests, isQuick ? 5 : 60)
      const { calls, floor, waits, drawnThroughout } = await submitBesideDrawing(url, guests, rounds, waited)
      const comparison =
        `With nothing drawn ${shown(median(idle), 'ms')} (99 of 100 within ${shown(percentile(idle, 0.99), 'ms')}); ` +
        `raw limit, one INSERT through the same driver: ${shown(median(insert), 'ms')}; ` +
        `GET /healthz beside the same drawing: ${shown(median(floor), 'ms')}`
      const drawn = `two pictures drawn ${drawnThroughout ? 'all the time' : 'NOT ALL THE TIME'}`
      const waitedOf = (part: number) =>
        waits.length === 0
          ? ''
          : `; of this the server waited for a processor: ${shown(percentile(waits, part), 'ms')}`
      return [
        { what: 'submit while two pictures are drawn, half of the calls within', limit: 25, part: 0.5 },
        { what: 'submit while two pictures are drawn, 99 of 100 within', limit: 100, part: 0.99 },
      ].map(
        ({ what, limit, part }): Finding => ({
          what,
          value: percentile(calls, part),
          unit: 'ms',
          limit,
          comparison: part === 0.5 ? comparison : undefined,
          note:
            (part === 0.5
              ? `${calls.length} calls, ${people} open pages, ${drawn}`
              : `slowest ${shown(Math.max(...calls), 'ms')}`) + waitedOf(part),
        }),
      )
    },
  )
}

/** Each creation is cancelled and its end waited for before the next one is sent. */
async function submitToIdle(url: string, guests: Guest[], rounds: number): Promise<number[]> {
  const samples: number[] = []
  for (let round = -3; round < rounds; round++) {
    const guest = guests[(round + guests.length) % guests.length]!
    const begun = performance.now()
    const { id } = await create(url, guest)
    const took = performance.now() - begun
    if (round >= 0) samples.push(took)
    await cancel(url, guest, id)
    await sleep(PAUSE_MS)
  }
  return samples
}

async function submitBesideDrawing(
  url: string,
  guests: Guest[],
  rounds: number,
  waited: () => number | null,
) {
  const [first, second, ...others] = guests
  const pages = await Promise.all(guests.map(guest => listen(url, guest)))
  for (const guest of [first!, second!]) for (let i = 0; i < 4; i++) await create(url, guest)
  while ((await openCreations(url)).processing < 2) await sleep(PAUSE_MS)
  const calls: number[] = []
  const floor: number[] = []
  const waits: number[] = []
  let drawnThroughout = true
  for (let round = 0; round < rounds; round++) {
    const guest = others[round % others.length]!
    const before = waited()
    calls.push(...(await timed(1, () => create(url, guest))))
    if (before !== null) waits.push(waited()! - before)
    await sleep(PAUSE_MS / 2)
    floor.push(...(await timed(1, async () => (await fetch(`${url}/healthz`)).text())))
    await sleep(PAUSE_MS / 2)
    // Between two pictures a thread is without one for a moment; without any waiting it would stay so.
    if (round % 25 === 24 && (await openCreations(url)).queued === 0) drawnThroughout = false
  }
  for (const page of pages) page.destroy()
  return { calls, floor, waits, drawnThroughout }
}
