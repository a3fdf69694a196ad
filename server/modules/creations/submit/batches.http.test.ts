import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEED_LIMIT } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { eventually, info, send, settled } from '#tests/support/creations.ts'

/** On a busy machine the worker comes late to what was queued. */
const PATIENCE_MS = 30_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

async function createBatch(person: Person, count: number, fields = {}, headers = {}): Promise<Creation[]> {
  const { status, body } = await send(person, { count, ...fields }, {}, headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  expect(body.data).toEqual(body.batch[0])
  return body.batch
}
const all = (person: Person, batch: Creation[]) =>
  Promise.all(batch.map(({ id }) => settled(person, id, PATIENCE_MS)))
const places = (batch: Creation[]) => batch.map(({ own }) => own?.batch?.position)

/** Holds what is drawn from now on until it is called: also what is claimed at the moment of a cancel ends then. */
function hold(): () => void {
  let open = () => {}
  const until = new Promise<void>(resolve => {
    open = resolve
  })
  app.engine.behave({ until })
  return () => {
    open()
    app.engine.behave()
  }
}

describe('several pictures of one form', () => {
  test('are creations of their own with seeds that follow each other, each charged', async () => {
    const person = await app.signIn()
    const credits = await person.credits()
    const batch = await createBatch(person, 4, { seed: SEED_LIMIT - 1 })
    expect(batch.map(({ own }) => own?.seed)).toEqual([SEED_LIMIT - 1, SEED_LIMIT, 0, 1])
    expect(places(batch)).toEqual([0, 1, 2, 3])
    const [first] = batch
    expect(batch.every(({ own }) => own?.batch?.id === first?.own?.batch?.id)).toBe(true)
    expect(await person.credits()).toBe(credits - 4 * first!.own!.cost)
    for (const { status, pictures } of await all(person, batch)) {
      expect([status, pictures.length]).toEqual([3, 1])
    }
    expect(app.engine.requests.slice(-4).map(({ seed }) => seed)).toEqual([SEED_LIMIT - 1, SEED_LIMIT, 0, 1])
  })

  test('each have their input, so that deleting one leaves the others theirs', async () => {
    const person = await app.signIn()
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const form = { imageMode: 'img2img', model: 'fast', count: 2 }
    const { batch } = (await send(person, form, { file1: photo })).body
    const [one, two] = await all(person, batch)
    await person.call('/v1/image/delete', { imageId: one!.id, forever: true })
    const response = await fetch(app.url + two!.promptImages[0], { headers: { cookie: person.cookie } })
    expect(response.status).toBe(200)
  })

  test('of them one hangs on the wall, and the owner hangs the others', async () => {
    const person = await app.signIn()
    const batch = await all(person, await createBatch(person, 3))
    const ids = batch.map(({ id }) => id)
    const wall = async () => {
      const { data } = (await app.call('/v1/image/publicList', { perPage: 100 })).body
      return data.map(({ id }: Creation) => id).filter((id: string) => ids.includes(id))
    }
    expect(await wall()).toEqual([ids[0]])
    const { data } = (await app.call('/v1/image/publicList', { userId: person.id })).body
    expect(data).toHaveLength(3)
    const hung = await person.call('/v1/image/update', { imageId: ids[2], onWall: true })
    expect(hung.body.data.own.onWall).toBe(true)
    await person.call('/v1/image/update', { imageId: ids[0], onWall: false })
    expect(await wall()).toEqual([ids[2]])
  })

  test('are made once, however often the request is sent', async () => {
    const person = await app.signIn()
    const form = { idempotencyKey: 'four-of-them' }
    const answers = await Promise.all([1, 2, 3].map(() => createBatch(person, 4, form)))
    const [first] = answers.map(batch => batch.map(({ id }) => id))
    for (const batch of answers) expect(batch.map(({ id }) => id)).toEqual(first)
    expect((await createBatch(person, 4, form)).map(({ id }) => id)).toEqual(first)
    const other = await send(person, { ...form, count: 3 })
    expect(other.body.code).toBe('idempotency_conflict')
    expect((await person.call('/v1/image/list', {})).body.data).toHaveLength(4)
  })

  test('are refused together where credits or room are too few, and nothing is charged', async () => {
    const person = await app.signIn()
    const credits = await person.credits()
    const refused = await send(person, { model: 'ultra', count: 4 })
    expect([refused.status, refused.body.code]).toEqual([402, 'too_few_credits'])
    const release = hold()
    for (let i = 0; i < 5; i++) await createBatch(person, 4)
    const full = await send(person, { count: 1 })
    expect(full.body.code).toBe('too_many_queued')
    const { data } = (await person.call('/v1/image/list', { perPage: 100 })).body
    expect(data).toHaveLength(20)
    for (const { id } of data) await person.call('/v1/image/cancel', { imageId: id })
    expect(await person.credits()).toBe(credits)
    release()
  })

  test.each([0, 5, 1.5, '2', null])('are refused as a count of %s', async count => {
    const person = await app.signIn()
    expect((await send(person, { count })).status).toBe(400)
  })
})

describe('a batch', () => {
  test('is cancelled as a whole: what is finished stays, the rest is paid back', async () => {
    const person = await app.signIn()
    const release = hold()
    app.engine.behaveNext({})
    const batch = await createBatch(person, 4)
    const done = await settled(person, batch[0]!.id, PATIENCE_MS)
    const credits = await person.credits()
    const { id } = done.own!.batch!
    const { data } = (await person.call('/v1/batch/cancel', { batchId: id })).body
    expect(data.map(({ status }: Creation) => status)).toEqual([3, 5, 5, 5])
    expect(await person.credits()).toBe(credits + 3 * done.own!.cost)
    expect((await person.call('/v1/batch/cancel', { batchId: id })).body.data).toEqual(data)
    const stranger = await app.signIn()
    expect((await stranger.call('/v1/batch/cancel', { batchId: id })).status).toBe(404)
    release()
  })

  test('keeps its place for one that failed and is tried again', async () => {
    const person = await app.signIn()
    app.engine.behaveNext({ failure: 'invalid' })
    const [first, second] = await all(person, await createBatch(person, 2))
    expect([first!.status, second!.status]).toEqual([4, 3])
    const again = (await person.call('/v1/image/retry', { imageId: first!.id })).body.data
    expect(again.own.batch).toEqual(first!.own!.batch)
    expect(again.own.onWall).toBe(true)
    await settled(person, again.id, PATIENCE_MS)
  })

  test('of one person is drawn in turns with what somebody else asks for later', async () => {
    const [many, one] = [await app.signIn(), await app.signIn()]
    const release = hold()
    const batch = await createBatch(many, 4)
    const single = await createBatch(one, 1)
    const requests = () =>
      app.engine.requests.filter(({ creationId }) => [...batch, ...single].some(c => c.id === creationId))
    await eventually(
      async () => requests().length,
      length => length === 2,
      PATIENCE_MS,
    )
    release()
    await all(many, batch)
    await settled(one, single[0]!.id, PATIENCE_MS)
    const order = requests().map(({ creationId }) => creationId)
    // Two are drawn at a time: both were begun before the other person came.
    expect(order.indexOf(single[0]!.id)).toBe(2)
  })

  test('is charged and paid back to the credit, whatever becomes of its pictures at random', async () => {
    const person = await app.signIn()
    for (let round = 0; round < 6; round++) {
      const count = 1 + (round % 4)
      app.engine.behave(round % 3 === 0 ? { failure: 'invalid' } : { delayMs: 20 })
      const before = await person.credits()
      const batch = await createBatch(person, count)
      const cost = batch[0]!.own!.cost
      if (round % 2 === 0) await person.call('/v1/image/cancel', { imageId: batch.at(-1)!.id })
      const ended = await all(person, batch)
      const kept = ended.filter(({ status }) => status === 3).length
      expect(await person.credits()).toBe(before - kept * cost)
    }
    app.engine.behave()
    expect((await info(person, (await createBatch(person, 1))[0]!.id)).own?.batch).toBeNull()
  })
})
