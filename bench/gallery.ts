import { imageListQuery } from '#contract/creations.ts'
import type { Actor } from '#server/authority/actor.ts'
import { transaction } from '#server/database/transaction.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { withPostgres } from './support/postgres.ts'
import { fillGallery } from './support/rows.ts'
import { inFolder, openMigrated } from './support/server.ts'
import { creationsOn } from './support/service.ts'
import { median, timed } from './support/statistics.ts'

const PAGE = 1_000
const PER_PAGE = 10

/** A gallery of 100,000 creations: its first page against its thousandth. */
export const gallery: Bench = async ({ isQuick }) => {
  const embedded = await inFolder(dataDir => measure('PGlite', { dataDir }, isQuick))
  const onServer = await withPostgres('easel_bench_gallery', url =>
    inFolder(dataDir => measure('PostgreSQL', { dataDir, url }, isQuick)),
  )
  return [...embedded, ...onServer]
}

async function measure(
  name: string,
  where: { dataDir: string; url?: string },
  isQuick: boolean,
): Promise<Finding[]> {
  const size = isQuick ? 11_000 : 100_000
  const rounds = isQuick ? 20 : 200
  const database = await openMigrated(where)
  const { creations, identity } = creationsOn(database, where.dataDir)
  const actor = await transaction(database.db, tx =>
    identity.ensureUser(tx, { issuer: 'bench', subject: 'gallery', email: 'gallery@bench.invalid' }),
  )
  await fillGallery(database, actor.userId, size)

  const read = (query: object) => creations.list(actor, imageListQuery.parse({ perPage: PER_PAGE, ...query }))
  const before = await lastBefore(creations.list, actor)
  const rare = { imageMode: 'upscale' }
  // Turn by turn, so that whatever else the machine does hits all alike.
  const times = {
    first: [] as number[],
    cursor: [] as number[],
    number: [] as number[],
    mode: [] as number[],
  }
  for (let round = -20; round < rounds; round++) {
    const now = {
      first: await timed(1, () => read({})),
      cursor: await timed(1, () => read({ before })),
      number: await timed(1, () => read({ page: PAGE })),
      mode: await timed(1, () => read({ ...rare, before })),
    }
    if (round >= 0)
      for (const key of ['first', 'cursor', 'number', 'mode'] as const) times[key].push(...now[key])
  }
  await database.close()
  const first = median(times.first)
  const against = (what: string, value: number, limit?: number): Finding => ({
    what: `${what} of ${size} creations on ${name}, against the first`,
    value: value / first,
    unit: 'times',
    ...(limit !== undefined && { limit }),
    comparison: `${shown(value, 'ms')} against ${shown(first, 'ms')}`,
  })
  return [
    against(`page ${PAGE} after a cursor, as the gallery asks for it,`, median(times.cursor), 1.5),
    against(`… of one mode among others, after a cursor,`, median(times.mode), 1.5),
    against(`… by its number`, median(times.number)),
  ]
}

/** The creation after which the thousandth page begins. */
async function lastBefore(
  list: ReturnType<typeof creationsOn>['creations']['list'],
  actor: Actor,
): Promise<string> {
  const query = imageListQuery.parse({ perPage: 1, page: (PAGE - 1) * PER_PAGE })
  const [last] = await list(actor, query)
  if (!last) throw new Error('the gallery is not full')
  return last.id
}
