import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { violations } from '#server/modules/operations/invariants.ts'
import type { AppOverrides, Person, TestApp } from '#tests/support/app.ts'
import { create, eventually, info, settled } from '#tests/support/creations.ts'
import { openEvents } from '#tests/support/events.ts'
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

/** A promise with its key, for work that a test lets go on when it is time. */
const gate = () => Promise.withResolvers<void>()

describe('a creation that fails', () => {
  test.each([
    ['is refused by moderation', { failure: 'moderated' }, 'moderated', 1],
    ['cannot be worked on', { failure: 'invalid' }, 'invalid', 1],
    ['finds the provider without credit', { failure: 'provider_credit' }, 'provider_credit', 1],
    ['finds the provider busy', { failure: 'rate_limited' }, 'rate_limited', 3],
    ['finds the provider away', { failure: 'unavailable' }, 'unavailable', 3],
    ['times out', { failure: 'timeout' }, 'timeout', 3],
    ['meets an engine that throws what it should not', { throws: new TypeError('x') }, 'unavailable', 3],
    ['meets an engine that throws nothing', { throws: undefined }, 'unavailable', 3],
    ['gets nothing', { returns: 'nothing' }, 'rubbish', 1],
    ['gets words for a picture', { returns: 'text' }, 'rubbish', 1],
    ['gets half a picture', { returns: 'cut-off picture' }, 'rubbish', 1],
  ] as const)('because it %s gives its credits back', async (_, behaviour, kind, attempts) => {
    await start()
    app.engine.behave(behaviour)
    const person = await app.signIn()
    const { id } = await create(person)
    const failed = await settled(person, id)
    expect(failed).toMatchObject({
      status: 4,
      pictures: [],
      own: { failure: { kind }, refunded: 3, retryable: true },
    })
    expect(failed.own!.failure!.descr).toMatch(/Your credits are back\.$/)
    expect(app.engine.requests.map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: attempts }, (_, index) => index + 1),
    )
    expect(await person.credits()).toBe(135)
    const { body } = await person.call('/v1/user/transactions')
    expect(body.data[0]).toMatchObject({ change: 3, description: 'Refund: Text to Image (Fast) failed' })
  })

  test('and then does not fail again is finished and keeps its charge', async () => {
    await start()
    app.engine.behaveNext({ failure: 'unavailable' }, { failure: 'rate_limited' })
    const person = await app.signIn()
    const { id } = await create(person)
    expect(await settled(person, id)).toMatchObject({ status: 3 })
    expect(await person.credits()).toBe(132)
  })

  test.each([false, true])('because the engine hangs (deaf: %s) is given up in time', async isDeaf => {
    await start({ timing: { attempt: 100 } })
    app.engine.behave({ hangs: true, isDeaf })
    const person = await app.signIn()
    const { id } = await create(person)
    expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'timeout' } } })
    expect(await person.credits()).toBe(135)
  })

  test('is not kept waiting beyond the deadline, drawn or queued', async () => {
    await start({ timing: { deadline: 400 }, configuration: { workerConcurrency: 1 } })
    app.engine.behave({ hangs: true, isDeaf: true })
    const person = await app.signIn()
    const ids = [(await create(person)).id, (await create(person)).id]
    for (const id of ids) {
      expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'timeout' } } })
    }
    expect(await person.credits()).toBe(135)
  })
})

describe('cancelling', () => {
  test('a queued creation gives its credits back at once', async () => {
    await start({ configuration: { workerConcurrency: 1 } })
    const { promise, resolve } = gate()
    app.engine.behave({ until: promise })
    const person = await app.signIn()
    const first = await create(person)
    await status(person, first.id, 2)
    const second = await create(person)
    expect(second.own!.queuePosition).toBe(1)
    const { body } = await person.call('/v1/image/cancel', { imageId: second.id })
    expect(body.data).toMatchObject({ status: 5, own: { refunded: 3 } })
    expect((await person.call('/v1/image/cancel', { imageId: second.id })).status).toBe(200)
    expect(await person.credits()).toBe(132)
    resolve()
    await settled(person, first.id)
    expect(app.engine.requests).toHaveLength(1)
    const late = await person.call('/v1/image/cancel', { imageId: first.id })
    expect([late.status, late.body.code]).toEqual([409, 'wrong_state'])
  })

  test.each([false, true])('a running one stops the engine (deaf: %s) and frees the worker', async isDeaf => {
    await start({ configuration: { workerConcurrency: 1 } })
    app.engine.behaveNext({ hangs: true, isDeaf })
    const person = await app.signIn()
    const { id } = await create(person)
    await status(person, id, 2)
    const { body } = await person.call('/v1/image/cancel', { imageId: id })
    expect(body.data).toMatchObject({ status: 5, own: { refunded: 3 } })
    expect(await person.credits()).toBe(135)
    expect(await settled(person, (await create(person)).id)).toMatchObject({ status: 3 })
  })

  test('in the moment of finishing ends in one of the two, never both', async () => {
    await start()
    const person = await app.signIn()
    for (let round = 0; round < 12; round++) {
      const { id } = await create(person)
      await new Promise(resolve => setTimeout(resolve, round * 8))
      await person.call('/v1/image/cancel', { imageId: id })
      const { status: end, own } = await settled(person, id)
      expect([3, 5]).toContain(end)
      expect(own!.refunded).toBe(end === 5 ? 3 : 0)
    }
  })

  test("somebody else's creation is not possible", async () => {
    await start()
    app.engine.behave({ hangs: true })
    const [owner, stranger] = [await app.signIn(), await app.signIn()]
    const { id } = await create(owner)
    expect((await stranger.call('/v1/image/cancel', { imageId: id })).status).toBe(404)
    expect((await stranger.call('/v1/image/retry', { imageId: id })).status).toBe(404)
    expect((await stranger.call('/v1/image/delete', { imageId: id })).status).toBe(404)
    await status(owner, id, 2)
    expect(await owner.credits()).toBe(132)
    await owner.call('/v1/image/cancel', { imageId: id })
  })
})

describe('trying again', () => {
  test('replaces the failed card by a new creation with the same form, once', async () => {
    await start()
    app.engine.behaveNext({ failure: 'moderated' })
    const person = await app.signIn()
    const { id } = await create(person, { prompt: 'again', seed: 99, style: 'anime' })
    await status(person, id, 4)
    const answers = await Promise.all([1, 2, 3].map(() => person.call('/v1/image/retry', { imageId: id })))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    const retried = answers[0]!.body.data
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(retried).toMatchObject({ prompt: 'again', own: { seed: 99, style: 'anime', cost: 3 } })
    expect(await settled(person, retried.id)).toMatchObject({ status: 3 })
    expect(await person.credits()).toBe(132)
    const list = await person.call('/v1/image/list')
    expect(list.body.data.map((creation: { id: string }) => creation.id)).toEqual([retried.id])
  })

  test('takes the pictures along', async () => {
    await start()
    app.engine.behaveNext({ failure: 'invalid' })
    const person = await app.signIn()
    const { default: sharp } = await import('sharp')
    const file1 = await sharp({ create: { width: 80, height: 90, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const { id } = await create(person, { imageMode: 'upscale', model: 'v1.1', prompt: '' }, { file1 })
    await status(person, id, 4)
    const { body } = await person.call('/v1/image/retry', { imageId: id })
    await settled(person, body.data.id)
    expect(app.engine.requests[1]!.inputs).toMatchObject([{ name: 'file1', width: 80, height: 90 }])
    expect(
      (await fetch(app.url + body.data.promptImages[0], { headers: { cookie: person.cookie } })).status,
    ).toBe(200)
  })

  test('is for ended creations alone, and costs what there has to be', async () => {
    await start()
    const person = await app.signIn()
    const { id } = await create(person)
    await status(person, id, 3)
    expect((await person.call('/v1/image/retry', { imageId: id })).body.code).toBe('wrong_state')
    app.engine.behaveNext({ failure: 'moderated' })
    const dear = await create(person, { model: 'ultra' })
    await status(person, dear.id, 4)
    for (let i = 0; i < 2; i++) await create(person, { model: 'pro' })
    const answer = await person.call('/v1/image/retry', { imageId: dear.id })
    expect(answer.status).toBe(402)
    expect(await info(person, dear.id)).toMatchObject({ status: 4 })
  })
})

describe('an open page', () => {
  test('hears of every step of its own creations and of none of others', async () => {
    await start()
    const [person, stranger] = [await app.signIn(), await app.signIn()]
    const { promise, resolve } = gate()
    app.engine.behave({ progress: [0.25], until: promise })
    const [own, others] = [
      await openEvents(app.url, person.cookie),
      await openEvents(app.url, stranger.cookie),
    ]
    const { id } = await create(person)
    await own.next(event => event.type === 'balance' && event.credit === 132)
    await own.next(event => event.type === 'creation' && event.creation.status === 2)
    await own.next(event => event.type === 'progress' && event.progress === 0.25)
    resolve()
    const last = await own.next(event => event.type === 'creation' && event.creation.status === 3)
    expect(last).toMatchObject({ creation: { id, pictures: [{ width: 512 }] } })
    await person.call('/v1/image/delete', { imageId: id })
    await own.next(event => event.type === 'removed' && event.creationId === id)
    expect(others.events).toEqual([])
    own.close()
    others.close()
  })
})

describe('stopping the server', () => {
  test('hands back what is being drawn, without counting it as lost', async () => {
    await start({ timing: { attempt: 60_000 } })
    app.engine.behave({ hangs: true })
    const person = await app.signIn()
    const { id } = await create(person)
    await status(person, id, 2)
    await app.instance.stop({ drainMs: 50 })
    const { rows } = await app.database.db.execute(
      sql`select status, lost_leases, failures from creations where id = ${id}`,
    )
    expect(rows).toEqual([{ status: 1, lost_leases: 0, failures: 0 }])
  })
})
