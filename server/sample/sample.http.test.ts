import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { violations } from '#server/modules/credits/invariants.ts'
import { type App, startApp } from '#tests/support/app.ts'
import { create, eventually, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { SAMPLES } from './content.ts'
import { laySampleContent } from './sample.ts'

let app: App
afterEach(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const start = async (workerConcurrency = 2) => {
  const engine = createTestEngine({ id: 'builtin' })
  app = await startApp({ engines: [engine], configuration: { workerConcurrency } })
  return engine
}
const lay = () => laySampleContent(app.composition.services)
const wall = async () => (await app.call('/v1/image/publicList', { perPage: 100 })).body.data

describe('sample content', () => {
  test('fills the wall by itself, once, with likes and comments', { timeout: 90_000 }, async () => {
    const engine = await start()
    expect(await Promise.all([lay(), lay()])).toContain(true)
    expect(await lay()).toBe(false)
    const creations = await eventually(wall, list => list.length === SAMPLES.length, 60_000)
    expect(engine.requests).toHaveLength(SAMPLES.length)
    expect(creations.map(({ prompt }: { prompt: string }) => prompt)).toEqual(
      SAMPLES.map(({ prompt }) => prompt),
    )
    expect(creations[0]).toMatchObject({ numberOfLikes: 2, numberOfComments: 2 })
    const comments = await app.call('/v1/comment/list', { imageId: creations[0].id })
    expect(comments.body.data).toHaveLength(2)
    const times = creations.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    expect(times[0]).toBeLessThan(Date.now())
  })

  test('is not laid where people have created something', async () => {
    await start()
    const person = await app.signIn()
    await settled(person, (await create(person)).id)
    expect(await lay()).toBe(false)
  })

  test('makes way as soon as a person waits', async () => {
    const engine = await start(1)
    engine.behave({ hangs: true })
    await lay()
    await eventually(
      async () => engine.running(),
      running => running === 1,
    )
    const person = await app.signIn()
    engine.behave()
    const startedAt = performance.now()
    expect(await settled(person, (await create(person)).id)).toMatchObject({ status: 3 })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    const { rows } = await app.database.db.execute(
      sql`select count(*)::int as lost from creations where lost_leases > 0 or failures > 0`,
    )
    expect(rows).toEqual([{ lost: 0 }])
  })
})
