import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { notify } from '#server/database/statements.ts'
import { type EventStream, openEvents } from '#tests/support/events.ts'
import { cancel, create, openCreations } from './support/calls.ts'
import { type Bench, shown } from './support/finding.ts'
import { invite } from './support/people.ts'
import { withPreparedServer } from './support/server.ts'
import { median, percentile, timed } from './support/statistics.ts'

const PROCESSING = 2
const WARM_UP = 2
/** Creations that one person may send in a minute, less a few. */
const SENT_BY_EACH = 20

/** From pressing the button until the page is told that an idle worker draws the picture. */
export const latency: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 5 : 60
  let notification: number[] = []
  return await withPreparedServer(
    {
      async prepare(database) {
        notification = await notifications(database, 100)
        return await invite(database, Math.ceil((rounds + WARM_UP) / SENT_BY_EACH))
      },
    },
    async (url, guests) => {
      const pages = await Promise.all(
        guests.map(async guest => ({ guest, stream: await openEvents(url, guest.cookie) })),
      )
      const samples: number[] = []
      for (let round = -WARM_UP; round < rounds; round++) {
        const { guest, stream } = pages[(round + WARM_UP) % pages.length]!
        const known = new Set(idsDrawn(stream))
        const begun = performance.now()
        const told = stream.next(() => idsDrawn(stream).some(id => !known.has(id)))
        const took = told.then(() => performance.now() - begun)
        const { id } = await create(url, guest)
        if (round >= 0) samples.push(await took)
        else await took
        await cancel(url, guest, id)
        while ((await openCreations(url)).processing > 0) await sleep(50)
        await sleep(50)
      }
      for (const { stream } of pages) stream.close()
      return [
        {
          what: 'submit until the page is told that it is drawn, idle worker, half within',
          value: median(samples),
          unit: 'ms',
          limit: 150,
          comparison: `Raw limit, one notification through the same driver: ${shown(median(notification), 'ms')}`,
          note: `99 of 100 within ${shown(percentile(samples, 0.99), 'ms')}, ${samples.length} samples`,
        },
      ]
    },
  )
}

const idsDrawn = ({ events }: EventStream) =>
  events.flatMap(event =>
    event.type === 'creation' && event.creation.status === PROCESSING ? [event.creation.id] : [],
  )

async function notifications(database: DatabaseHandle, rounds: number): Promise<number[]> {
  let onPayload = () => {}
  const end = await database.listen('bench', () => onPayload())
  const samples = await timed(
    rounds,
    async () => {
      const heard = new Promise<void>(resolve => {
        onPayload = resolve
      })
      await notify(database.db, 'bench', 'x')
      await heard
    },
    { warmUp: 10 },
  )
  await end()
  return samples
}
