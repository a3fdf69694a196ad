import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createReplicateEngine } from '#server/engines/replicate/replicate.ts'
import { readRouting } from '#server/engines/routing/routing.ts'
import { createStabilityEngine } from '#server/engines/stability/stability.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { readMargins } from '#server/modules/operations/margins.store.ts'
import { type ReplicateStandIn, signed, startReplicate } from '#tests/fakes/providers/replicate.ts'
import { type StabilityStandIn, startStability } from '#tests/fakes/providers/stability.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

let replicate: ReplicateStandIn
let stability: StabilityStandIn
let app: TestApp
let person: Person
const FAST = { imageMode: 'txt2img', model: 'fast' }
const STANDARD = { imageMode: 'txt2img', model: 'standard' }

beforeAll(async () => {
  ;[replicate, stability] = await Promise.all([startReplicate(), startStability()])
  app = await startApp({
    engines: [
      createReplicateEngine({
        token: replicate.token,
        baseUrl: replicate.baseUrl,
        webhookUrl: 'https://easel.invalid/v1/webhooks/replicate',
        // Only a callback brings the news in time.
        pollMs: 60_000,
        downloadPauses: [],
      }),
      createStabilityEngine({
        apiKey: stability.apiKey,
        baseUrl: stability.url,
        translate: null,
        timeoutMs: 1_500,
      }),
      createTestEngine({ id: 'comfyui', serves: mode => mode === 'txt2img' }),
    ],
    routing: readRouting(
      JSON.stringify({
        pairs: {
          'txt2img/fast': {
            engines: ['replicate'],
            prices: { replicate: { usdPerSecond: 0.001 } },
          },
          'txt2img/standard': { engines: ['stability', 'comfyui'], whenDown: 'next' },
        },
      }),
    ),
    timing: { retry: 20, sweepEvery: 100 },
  })
  person = await app.signIn()
})
afterEach(async () => {
  expect(await violations(app.database.db)).toEqual([])
})
afterAll(async () => {
  await app.close()
  await Promise.all([replicate.close(), stability.close()])
})

const recordOf = async (id: string) =>
  (
    await app.database.db.execute(sql`
      select engine, provider_model, model_version, provider_cost_micro_usd::int as cost, provider_reference
      from creations where id = ${id}`)
  ).rows[0]

/** Calls back as Replicate does, and returns the status of our answer. */
async function callBack(id: string, headers?: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ id, status: 'succeeded', output: 'https://evil.invalid/a.png' })
  const sent = await fetch(`${app.url}/v1/webhooks/replicate`, {
    method: 'POST',
    headers: headers ?? signed(body, replicate.secret),
    body,
  })
  return sent.status
}

describe('a provider that calls back', () => {
  test('is believed when it signed, and only so far that it is asked', async () => {
    replicate.behave({ questions: 1 })
    const { id } = await create(person, FAST)
    const prediction = await eventually(
      async () => replicate.predictions.at(-1),
      found => found?.status === 'processing',
    )
    const asked = () => replicate.journal.filter(({ kind }) => kind === 'ask').length
    const before = asked()
    const lie = signed('{}', replicate.secret)
    expect(await callBack(prediction!.id, lie)).toBe(403)
    expect(await callBack(prediction!.id, { 'content-type': 'application/json' })).toBe(403)
    expect((await info(person, id)).status).toBe(2)
    expect(asked()).toBe(before)
    // Twice, as a provider may.
    expect([await callBack(prediction!.id), await callBack(prediction!.id)]).toEqual([200, 200])
    expect((await settled(person, id)).status).toBe(3)
    expect(await callBack('unknown')).toBe(200)
    expect(await recordOf(id)).toEqual({
      engine: 'replicate',
      provider_model: 'black-forest-labs/flux-schnell',
      model_version: 'official',
      cost: 2_500,
      provider_reference: prediction!.id,
    })
  })

  test('has an address for providers that make calls, and none for others', async () => {
    const post = (engine: string) => app.call(`/v1/webhooks/${engine}`, { id: 'a' })
    expect((await post('stability')).status).toBe(404)
    expect((await post('nobody')).status).toBe(404)
  })
})

test('what was cancelled is stopped at the provider, with the credits back', async () => {
  replicate.behave({ questions: 1_000 })
  const before = await person.credits()
  const { id } = await create(person, FAST)
  await eventually(
    async () => (await recordOf(id))?.provider_reference,
    reference => reference !== null,
  )
  const prediction = replicate.predictions.at(-1)!
  expect((await person.call('/v1/image/cancel', { imageId: id })).status).toBe(200)
  await eventually(
    async () => prediction.status,
    status => status === 'canceled',
  )
  expect(await person.credits()).toBe(before)
})

test('a picture that cannot be fetched is fetched again, and one job is started', async () => {
  replicate.behave({ questions: 0 })
  const jobs = replicate.predictions.length
  replicate.fail('download', { status: 503 }, { after: 'truncate' })
  const { id } = await create(person, FAST)
  expect((await settled(person, id)).status).toBe(3)
  expect(replicate.predictions.length).toBe(jobs + 1)
})

describe('every way to fail gives the credits back, and none tells people to pay the provider', () => {
  test.each([
    ['job', { status: 500 }, 'complete', 2],
    ['job', { after: 'reset' }, 'unavailable', 1],
    ['job', { hangs: true }, 'timeout', 1],
    ['job', { after: 'rubbish' }, 'unavailable', 1],
    ['job', { status: 403, body: { name: 'content_moderation', errors: ['flagged'] } }, 'moderated', 1],
  ] as const)('at an %s with %j', async (kind, fault, expected, jobs) => {
    const before = await person.credits()
    const asked = () => stability.journal.filter(request => request.kind === 'job').length
    const askedBefore = asked()
    stability.fail(kind, fault)
    const { id } = await create(person, STANDARD)
    const ended = await settled(person, id)
    expect(asked() - askedBefore).toBe(jobs)
    if (expected === 'complete') return expect(ended.status).toBe(3)
    expect(ended).toMatchObject({ status: 4, own: { failure: { kind: expected } } })
    expect(ended.own!.failure!.descr).toMatch(/credits are back/)
    expect(ended.own!.failure!.descr).not.toMatch(/purchase|stability/i)
    expect(await person.credits()).toBe(before)
  })

  test('a blurred picture counts as refused', async () => {
    stability.endNext('CONTENT_FILTERED')
    const { id } = await create(person, STANDARD)
    expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'moderated' } } })
  })
})

test('where the table says so another engine steps in, in the open', async () => {
  const before = await person.credits()
  stability.fail('job', {
    status: 402,
    body: { name: 'payment_required', errors: ['Purchase more credits'] },
  })
  const first = await settled(person, (await create(person, STANDARD)).id)
  expect(first).toMatchObject({ status: 4, own: { failure: { kind: 'provider_credit' } } })
  expect(first.own!.failure!.descr).not.toMatch(/purchase/i)
  expect(await person.credits()).toBe(before)

  const second = await settled(person, (await create(person, STANDARD)).id)
  expect(second).toMatchObject({ status: 3, own: { engine: 'comfyui' } })
  expect(await recordOf(second.id)).toMatchObject({ engine: 'comfyui', model_version: 'test-1', cost: null })
})

test('where it does not, people are told before any credit moves', async () => {
  replicate.fail('job', { status: 402, body: { detail: 'Insufficient credit. Buy some.' } })
  await settled(person, (await create(person, FAST)).id)
  const before = await person.credits()
  const { status, body } = await send(person, FAST)
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'model_down' })
  expect(await person.credits()).toBe(before)
  // What can be made stays on offer: it comes back.
  const available = await app.call('/v1/catalogue/served')
  expect(available.body.data).toContain('txt2img/fast')
})

test('an operator reads what each pair brought and cost, as far as prices are known', async () => {
  const margins = await readMargins(app.database.db, new Date(Date.now() - 3_600_000))
  const of = (engine: string) => margins.find(row => row.engine === engine)!
  // Three credits each, two and a half seconds at a tenth of a cent each.
  const fast = of('replicate')
  expect(fast).toMatchObject({ mode: 'txt2img', model: 'fast', costed: fast.completed })
  expect(fast.costMicroUsd).toBe(fast.completed * 2_500)
  expect(fast.costedCredits).toBe(fast.completed * 3)
  expect(of('stability').costMicroUsd).toBe(of('stability').completed * 30_000)
  expect(of('comfyui')).toMatchObject({ costed: 0, costMicroUsd: 0, costedCredits: 0 })
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  const labels = '{mode="txt2img",model="fast",engine="replicate"}'
  expect(metrics).toContain(`easel_provider_cost_usd_last_hour${labels} ${fast.costMicroUsd / 1e6}`)
  expect(metrics).toContain(`easel_income_usd_last_hour${labels} `)
  expect(metrics).not.toContain(
    'easel_provider_cost_usd_last_hour{mode="txt2img",model="standard",engine="comfyui"}',
  )
})
