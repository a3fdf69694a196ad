import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/open.ts'
import { anyFreePort } from '#server/lib/port.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { eventually, info, send } from '#tests/support/creations.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { type Person, signIn } from '#tests/support/person.ts'
import { type ServerProcess, startProcess } from '#tests/support/process.ts'
import { randomFrom } from '#tests/support/random.ts'

const KILLS = Number(process.env.KILLS ?? 12)
const SEED = Number(process.env.SEED ?? 20_261_121)
/** A quarter of the servers die while they start; the others while they work. */
const DEATHS_AT_START = 0.25
const MAX_WAIT_MS = 180_000

type Sent = { person: Person; key: string; id: string | null }

/** Sends a creation with its key; notes the answer, if one arrives before the server dies. */
async function submit(sent: Sent): Promise<void> {
  try {
    const fields = { prompt: 'spiral galaxy with stars', idempotencyKey: sent.key }
    const answer = await send(sent.person, fields)
    if (answer.status === 200) {
      if (sent.id !== null) expect(answer.body.data.id).toBe(sent.id)
      sent.id = answer.body.data.id
    } else {
      expect(answer.status).toBe(503)
    }
  } catch (error) {
    // The connection ended with the server: what became of the request is not known.
    if (!(error instanceof TypeError)) throw error
  }
}

test(`a server killed ${KILLS} times loses no creation and no credit (seed ${SEED})`, {
  timeout: MAX_WAIT_MS + KILLS * 40_000,
}, async () => {
  const random = randomFrom(SEED)
  const dataDir = await mkdtemp(join(tmpdir(), 'easel-kill-'))
  const onServer = inject('testDatabase').kind === 'postgres' ? await openTestDatabase() : null
  const port = await anyFreePort('127.0.0.1')
  const url = `http://localhost:${port}`
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SAMPLE_CONTENT: 'never',
    ...(onServer?.kind === 'postgres' && { DATABASE_URL: onServer.url }),
  }
  const start = (): ServerProcess => startProcess(environment)
  const all: Sent[] = []
  let server = start()

  const kill = async () => {
    server.child.kill('SIGKILL')
    await server.ended()
  }
  const person = () => signIn(url, `person-${all.length}@example.com`)

  try {
    for (let round = 0; round < KILLS; round++) {
      if (random() < DEATHS_AT_START) {
        await sleep(random() * 3_000)
        await kill()
        server = start()
      }
      await server.url()
      const sender = await person()
      const fresh = Array.from({ length: 3 }, (_, index) => ({
        person: sender,
        key: `round-${round}-${index}`,
        id: null,
      }))
      // What was not answered before is sent again under its key, as a careful client does.
      const unanswered = all.filter(({ id }) => id === null)
      all.push(...fresh)
      const sending = Promise.all([...unanswered, ...fresh].map(submit))
      await sleep(random() * 2_500)
      await kill()
      await sending
      server = start()
    }

    await server.url()
    await Promise.all(all.filter(({ id }) => id === null).map(submit))
    for (const { person: sender, id } of all) {
      const ended = await eventually(
        () => info(sender, id!),
        creation => creation.status > 2,
        MAX_WAIT_MS,
        // Slower than the limit of calls a minute.
        300,
      )
      if (ended.status === 3) {
        const bytes = await fetch(url + ended.pictures[0]!.url)
        expect((await bytes.arrayBuffer()).byteLength).toBe(Number(bytes.headers.get('content-length')))
        expect(ended.own!.refunded).toBe(0)
      } else {
        expect(ended).toMatchObject({ status: 4, own: { refunded: 3, failure: { kind: 'lost' } } })
      }
    }
    server.child.kill('SIGTERM')
    expect((await server.ended()).code).toBe(0)

    const database: DatabaseHandle = onServer ?? (await openDatabase({ dataDir: join(dataDir, 'database') }))
    expect(await violations(database.db)).toEqual([])
    const { rows } = await database.db.execute(sql`
        select count(*)::int as creations,
          (count(*) filter (where status in (1, 2)))::int as stuck,
          (count(*) filter (where status = 3))::int as complete,
          (count(*) filter (where status = 4))::int as refunded,
          sum(lost_leases)::int as lost_leases
        from creations`)
    console.log(`after ${KILLS} kills: ${JSON.stringify(rows[0])}`)
    expect(rows[0]).toMatchObject({ creations: all.length, stuck: 0 })
    await database.close()
  } finally {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  }
})
