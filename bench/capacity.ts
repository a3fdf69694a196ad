import { call } from '#tests/support/person.ts'
import { create } from './support/calls.ts'
import type { Bench, Finding } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { withPostgres } from './support/postgres.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'

/** Requests under way at the same time. */
const AT_ONCE = 16
/** Creations that one person sends; more may not wait. */
const SENT_BY_EACH = 18

/**
 * What one process holds when it is asked without a pause: the numbers behind the arithmetic of
 * docs/operating.md. The asking program runs on the same machine and takes its part of it.
 */
export const capacity: Bench = async ({ isQuick }) => {
  const embedded = await inFolder(dataDir => measure('PGlite', { dataDir }, [], isQuick))
  const onServer = await withPostgres('easel_bench_capacity', url =>
    inFolder(dataDir => measure('PostgreSQL', { dataDir, url }, ['--http'], isQuick)),
  )
  return [...embedded, ...onServer]
}

async function measure(
  name: string,
  where: { dataDir: string; url?: string },
  args: string[],
  isQuick: boolean,
): Promise<Finding[]> {
  const people = isQuick ? 4 : 40
  const database = await openMigrated(where)
  const guests = await invite(database, people)
  await fillWall(database, 1_000)
  await database.close()
  const env = { ENGINE_THREADS: '1', WORKER_CONCURRENCY: '1', ...(where.url && { DATABASE_URL: where.url }) }
  return await withServer({ ...where, args, env }, async (url): Promise<Finding[]> => {
    const pages = await inParallel(guests, 50, async ({ cookie }) => {
      const { status } = await call(url, '/v1/image/publicList', {}, { cookie })
      if (status !== 200) throw new Error(`publicList: ${status}`)
    })
    const submissions = await inParallel(guests, SENT_BY_EACH, guest => create(url, guest))
    const beside = where.url ? 'nothing drawn' : 'one picture drawn at a time beside it'
    return [
      { what: `first pages of the wall, one process on ${name}`, value: pages, unit: 'per second' },
      {
        what: `submissions, one process on ${name}`,
        value: submissions,
        unit: 'per second',
        note: beside,
      },
    ]
  })
}

/** How many a second, when everybody does the work `rounds` times. */
async function inParallel(
  guests: Guest[],
  rounds: number,
  work: (guest: Guest) => Promise<unknown>,
): Promise<number> {
  for (const guest of guests.slice(0, 4)) await work(guest)
  const tasks = Array.from({ length: rounds - 1 }, () => guests).flat()
  const amount = tasks.length
  const begun = performance.now()
  const lane = async () => {
    for (let guest = tasks.pop(); guest; guest = tasks.pop()) await work(guest)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return amount / ((performance.now() - begun) / 1000)
}
