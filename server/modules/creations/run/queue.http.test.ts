import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { type Engine, EngineError } from '#server/engines/engine.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import type { AppOverrides, Person, TestApp } from '#tests/support/app.ts'
import { create, eventually, info, send, settled } from '#tests/support/creations.ts'
import { countEncoding } from '#tests/support/encoding.ts'
import { shareQuickApp } from '#tests/support/quick-app.ts'

const quickApp = shareQuickApp()
let app: TestApp

async function start(overrides?: AppOverrides): Promise<void> {
  app = await quickApp(overrides)
}
afterEach(async () => {
  expect(await violations(app.database.db)).toEqual([])
})

const status = (person: Person, id: string, wanted: number) =>
  eventually(
    () => info(person, id),
    creation => creation.status === wanted,
  )

const UPSCALE = { imageMode: 'upscale', model: 'v1.0', prompt: '' }
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
    .png()
    .toBuffer()

/** A promise with its key, for work that a test lets go on when it is time. */
const gate = () => Promise.withResolvers<void>()

describe('the queue', () => {
  test('lets nobody have more than two drawn at once, and takes turns between people', async () => {
    await start({ configuration: { workerConcurrency: 3 } })
    const { promise, resolve } = gate()
    app.engine.behave({ until: promise })
    const [eager, late] = [await app.signIn(), await app.signIn()]
    const many: string[] = []
    for (let i = 0; i < 6; i++) many.push((await create(eager)).id)
    await eventually(
      async () => app.engine.running(),
      running => running === 2,
    )
    const one = await create(late)
    await status(late, one.id, 2)
    // It is said to be drawn a moment before the engine has it.
    await eventually(
      async () => app.engine.running(),
      running => running === 3,
    )
    const two = await create(late)
    const three = await create(late)
    expect(three.own!.queuePosition).toBeGreaterThan(two.own!.queuePosition!)
    app.engine.behave()
    resolve()
    for (const id of many) await settled(eager, id)
    for (const { id } of [one, two, three]) await settled(late, id)
    const order = app.engine.requests.map(({ creationId }) => (many.includes(creationId) ? 'eager' : 'late'))
    expect(order.slice(0, 3)).toEqual(['eager', 'eager', 'late'])
    // What the latecomer has comes in turns with the rest of the six, not after them.
    expect(order.lastIndexOf('late')).toBeLessThan(order.length - 1)
  })

  test('tells the place that people will experience', async () => {
    await start({ configuration: { workerConcurrency: 1 } })
    const { promise, resolve } = gate()
    app.engine.behave({ until: promise })
    const [eager, late] = [await app.signIn(), await app.signIn()]
    const running = await create(eager)
    await status(eager, running.id, 2)
    const waiting = [await create(eager), await create(eager)]
    const other = await create(late)
    expect(other.own!.queuePosition).toBe(1)
    expect((await info(eager, waiting[0]!.id)).own!.queuePosition).toBe(2)
    expect((await info(eager, waiting[1]!.id)).own!.queuePosition).toBe(3)
    resolve()
    for (const { id } of [...waiting, running]) await settled(eager, id)
    await settled(late, other.id)
    const drawn = app.engine.requests.map(({ creationId }) => creationId)
    expect(drawn).toEqual([running.id, other.id, waiting[0]!.id, waiting[1]!.id])
  })

  test('takes at most twenty of one person', async () => {
    await start()
    app.engine.behave({ hangs: true })
    const person = await app.signIn()
    const answers = []
    for (let i = 0; i < 21; i++) {
      answers.push(await send(person))
    }
    expect(answers.map(answer => answer.status)).toEqual([...Array(20).fill(200), 429])
    expect(answers[20]!.body.code).toBe('too_many_queued')
    const file1 = await picture(64)
    const encoding = countEncoding()
    const upload = await send(person, UPSCALE, { file1 })
    encoding.stop()
    expect(upload.body.code).toBe('too_many_queued')
    expect(encoding.begun()).toBe(0)
    expect(await person.credits()).toBe(135 - 60)
    for (const { body } of answers.slice(0, 20)) {
      await person.call('/v1/image/cancel', { imageId: body.data.id })
    }
  })
})

describe('pictures that people send', () => {
  test('are decoded two at a time, as inputs and as avatars', async () => {
    await start()
    app.engine.behave({ hangs: true })
    const people = await Promise.all([app.signIn(), app.signIn(), app.signIn()])
    const file1 = await picture(900)
    const form = () => {
      const form = new FormData()
      form.set('data', JSON.stringify({ nickName: 'Ada', notifyComment: true, notifyProduct: false }))
      form.set('file1', new File([new Uint8Array(file1)], 'me.png'))
      return form
    }
    const encoding = countEncoding()
    const answers = await Promise.all(
      people.flatMap(person => [
        send(person, UPSCALE, { file1 }),
        send(person, UPSCALE, { file1 }),
        person.call('/v1/user/update', form()),
      ]),
    )
    encoding.stop()
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(encoding.most()).toBe(2)
  })
})

describe('an attempt that was believed lost', () => {
  const takeAway = (id: string) =>
    app.database.db.execute(sql`
      update creations set status = 1, lease_until = null where id = ${id} and status = 2`)

  test('cannot finish the creation any more', async () => {
    await start({ timing: { renewEvery: 60_000 }, configuration: { workerConcurrency: 2 } })
    const [stale, fresh] = [gate(), gate()]
    app.engine.behaveNext({ until: stale.promise }, { until: fresh.promise })
    const person = await app.signIn()
    const { id } = await create(person, { seed: 5 })
    await status(person, id, 2)
    await takeAway(id)
    await eventually(
      async () => app.engine.requests.length,
      length => length === 2,
    )
    stale.resolve()
    await eventually(
      async () => app.engine.running(),
      running => running === 1,
    )
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(await info(person, id)).toMatchObject({ status: 2 })
    fresh.resolve()
    expect((await settled(person, id)).pictures).toHaveLength(1)
    const { rows } = await app.database.db.execute<{ prefix: string }>(
      sql`select storage_prefix as prefix from pictures where creation_id = ${id}`,
    )
    expect(rows).toEqual([{ prefix: `creation/${id}/2/0/` }])
    expect(await person.credits()).toBe(132)
  })

  test('is told to stop as soon as it asks for more time', async () => {
    await start({ configuration: { workerConcurrency: 1 } })
    app.engine.behaveNext({ hangs: true })
    const person = await app.signIn()
    const { id } = await create(person)
    await status(person, id, 2)
    await takeAway(id)
    expect(await settled(person, id)).toMatchObject({ status: 3 })
  })

  test('three times is taken for the cause', async () => {
    await start({ timing: { lease: 100, renewEvery: 60_000 } })
    app.engine.behave({ hangs: true, isDeaf: true })
    const person = await app.signIn()
    const { id } = await create(person)
    expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'lost' } } })
    expect(app.engine.requests).toHaveLength(3)
    expect(await person.credits()).toBe(135)
  })
})

describe("a provider's own job", () => {
  test('is waited for again after a crash instead of being bought twice', async () => {
    const bought: string[] = []
    const resumed: string[] = []
    const picture = gate()
    const provider: Engine = {
      id: 'provider',
      name: 'Provider',
      serves: () => ({ progress: 'none', cancel: false, seed: true, negativePrompt: true }),
      async submit({ creationId }) {
        bought.push(creationId)
        return { kind: 'pending', reference: `job-of-${creationId}` }
      },
      async resume(reference, _, { signal }) {
        resumed.push(reference)
        await Promise.race([
          picture.promise,
          new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(new EngineError('cancelled'))),
          ),
        ])
        const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
          .png()
          .toBuffer()
        return { pictures: [{ bytes, source: 'trainedAlgorithmicMedia' }], note: null, modelVersion: '1' }
      },
      async close() {},
    }
    await start({ engines: [provider] })
    const person = await app.signIn()
    const { id } = await create(person)
    await eventually(
      async () => resumed.length,
      length => length === 1,
    )
    await app.database.db.execute(sql`update creations set status = 1 where id = ${id}`)
    await eventually(
      async () => resumed.length,
      length => length === 2,
    )
    picture.resolve()
    expect(await settled(person, id)).toMatchObject({ status: 3 })
    expect(bought).toEqual([id])
    expect(new Set(resumed)).toEqual(new Set([`job-of-${id}`]))
  })
})
