import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { publicListQuery } from '#contract/creations.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { type Bench, type Finding, shown } from './support/finding.ts'
import { withPostgres } from './support/postgres.ts'
import { fillWall } from './support/rows.ts'
import { inFolder, openMigrated, withServer } from './support/server.ts'
import { creationsOn } from './support/service.ts'
import { median, timed } from './support/statistics.ts'

const FIRST_PAGE = publicListQuery.parse({})

/** All that a page of the wall shows, in one statement that nobody checks or translates. */
const BARE_QUERY = `
  select c.id, c.user_id, c.mode, c.model, c.form, c.status, c.is_private, c.number_of_likes,
    c.number_of_comments, c.created_at, c.finished_at, c.note, u.nick_name, u.avatar_key,
    (select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height,
      'placeholder', p.placeholder, 'colour', p.colour, 'widths', p.widths) order by p.position)
      from pictures p where p.creation_id = c.id) as pictures
  from creations c join users u on u.id = c.user_id
  where c.status = 3 and not c.is_private and c.deleted_at is null and c.hidden_at is null and c.on_wall
  order by c.created_at desc, c.id desc
  limit ${FIRST_PAGE.perPage}`

/** The first page of a wall of 100,000 creations, against the bare query and against a tenth of it. */
export const wall: Bench = async ({ isQuick }) => {
  const embedded = await inFolder(dataDir => measure('PGlite', { dataDir }, isQuick))
  const onServer = await withPostgres('easel_bench_wall', url =>
    inFolder(dataDir => measure('PostgreSQL', { dataDir, url }, isQuick)),
  )
  return [...embedded, ...onServer]
}

async function measure(
  name: string,
  where: { dataDir: string; url?: string },
  isQuick: boolean,
): Promise<Finding[]> {
  const size = isQuick ? 2_000 : 100_000
  const rounds = isQuick ? 20 : 200
  const database = await openMigrated(where)
  const { creations } = creationsOn(database, where.dataDir)
  const readPage = () => creations.publicList(null, FIRST_PAGE)
  const bare = await bareQueryOn(database)
  await fillWall(database, size / 10)
  const tenth = median(await timed(rounds, readPage, { warmUp: 20 }))
  await fillWall(database, size)
  await timed(20, readPage)
  // Turn by turn, so that whatever else the machine does hits both alike.
  const bareTimes: number[] = []
  const serviceTimes: number[] = []
  for (let round = 0; round < rounds; round++) {
    bareTimes.push(...(await timed(1, bare.run)))
    serviceTimes.push(...(await timed(1, readPage)))
  }
  await bare.end()
  await database.close()

  const env = where.url ? { DATABASE_URL: where.url } : undefined
  const { calls, floor } = await withServer({ dataDir: where.dataDir, env }, url => callPage(url, rounds))
  const base = median(bareTimes)
  const service = median(serviceTimes)
  const http = median(calls)
  return [
    {
      what: `first page of ${size} creations on ${name}, service against the bare query`,
      value: service / base,
      unit: 'times',
      limit: 2,
      comparison: `${shown(service, 'ms')} against ${shown(base, 'ms')}`,
    },
    {
      what: `… the whole call over HTTP on ${name}, against the bare query`,
      value: http / base,
      unit: 'times',
      comparison: `${shown(http, 'ms')} against ${shown(base, 'ms')}; GET /healthz, which does nothing: ${shown(floor, 'ms')}`,
    },
    {
      what: `… service at ${size} against ${size / 10} creations on ${name}`,
      value: service / tenth,
      unit: 'times',
      comparison: `${shown(service, 'ms')} against ${shown(tenth, 'ms')}`,
    },
  ]
}

async function bareQueryOn(database: DatabaseHandle) {
  if (database.kind === 'pglite') {
    return { run: () => database.pglite.query(BARE_QUERY), end: async () => {} }
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return { run: () => client.query(BARE_QUERY), end: () => client.end() }
}

/** Milliseconds of the call over a connection that stays open, and of one that does nothing. */
async function callPage(url: string, rounds: number): Promise<{ calls: number[]; floor: number }> {
  const agent = new Agent({ keepAlive: true })
  const ask = async (method: string, path: string, body?: string) => {
    const sent = request(`${url}${path}`, { agent, method, headers: { 'content-type': 'application/json' } })
    const [answer] = await Promise.all([
      new Promise<string>((resolve, reject) => {
        sent.on('error', reject).on('response', response => resolve(text(response)))
      }),
      sent.end(body),
    ])
    return answer
  }
  const page = () => ask('POST', '/v1/image/publicList', '{}')
  const { data } = JSON.parse(await page())
  if (data?.length !== FIRST_PAGE.perPage) throw new Error('the wall is not full')
  const calls = await timed(rounds, page, { warmUp: 30 })
  const floor = await timed(rounds, () => ask('GET', '/healthz'), { warmUp: 30 })
  agent.destroy()
  return { calls, floor: median(floor) }
}
