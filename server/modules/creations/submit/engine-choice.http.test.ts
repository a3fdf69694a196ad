import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engine, EngineError } from '#server/engines/engine.ts'
import { readRouting } from '#server/engines/routing/routing.ts'
import { createStabilityEngine } from '#server/engines/stability/stability.ts'
import { type StabilityStandIn, startStability } from '#tests/fakes/providers/stability.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

const route = { engines: ['replicate', 'comfyui'], whenDown: 'next' }
const preferred = createTestEngine({ id: 'replicate' })
const other = createTestEngine({ id: 'comfyui' })
let downFor = 0
/** Failures of the other engine when it is asked what became of an order. */
let resumeFailures = 0
const engines: Engine[] = [
  {
    ...preferred,
    name: 'The preferred',
    downFor: () => downFor,
    async submit(request, context) {
      return await preferred.submit(request, context).catch(error => {
        downFor = 60_000
        throw error
      })
    },
  },
  {
    ...other,
    name: 'The other',
    async submit(request) {
      return { kind: 'pending', reference: `order-${request.attempt}` }
    },
    async resume(_reference, request, context) {
      if (resumeFailures-- > 0) throw new EngineError('unavailable')
      const submission = await other.submit(request, context)
      if (submission.kind === 'pending') throw new Error('it answers in the call')
      return { ...submission.result, note: 'It was drawn with care.' }
    },
  },
]
const TOLD = 'The preferred could not be reached, so The other made this picture. It was drawn with care.'

let app: TestApp
let stability: StabilityStandIn
beforeAll(async () => {
  stability = await startStability()
  const { apiKey, url: baseUrl } = stability
  const routing = readRouting(JSON.stringify({ pairs: { 'txt2img/fast': route } }))
  app = await startApp({
    engines: [...engines, createStabilityEngine({ apiKey, baseUrl, translate: null })],
    routing,
    timing: { retry: 10, abortGrace: 50 },
    subscriptionOf: async () => ({ tierId: 'Test', allowPrivate: true, endsAt: null }),
  })
})
afterAll(async () => {
  await app.close()
  await stability.close()
})
beforeEach(() => {
  downFor = 0
  resumeFailures = 0
})

test('a picture says that another engine made it, and only once it is there', async () => {
  const person = await app.signIn()
  const usual = await create(person)
  expect(await settled(person, usual.id)).toMatchObject({ status: 3, note: null })
  downFor = 60_000
  const { id, note } = await create(person)
  expect(note).toBeNull()
  expect(await settled(person, id)).toMatchObject({ note: TOLD, own: { engine: 'comfyui' } })
})

test('an engine is told whether a picture is private, and whose it is without being told who that is', async () => {
  const [one, another] = [await app.signIn(), await app.signIn()]
  const told = async (person: Person, isPrivate: boolean) => {
    const { id, userId } = await create(person, { private: isPrivate })
    await settled(person, id)
    const request = preferred.requests.at(-1)!
    expect(request.isPrivate).toBe(isPrivate)
    expect(request.person).toMatch(/^[0-9a-f]{64}$/)
    // Who knows the ids that profiles show still cannot tell whose picture it was.
    expect(request.person).not.toBe(createHash('sha256').update(userId).digest('hex'))
    return request.person
  }
  const first = await told(one, true)
  expect(await told(one, false)).toBe(first)
  expect(await told(another, false)).not.toBe(first)
})

test('it says so too when the wait for the order broke off and was taken up again', async () => {
  const person = await app.signIn()
  downFor = 60_000
  resumeFailures = 2
  const { id } = await create(person)
  const attempts = other.requests.length
  expect(await settled(person, id)).toMatchObject({ status: 3, note: TOLD })
  // The first order was waited for to the end: none was made anew.
  expect(other.requests.slice(attempts).map(({ attempt }) => attempt)).toEqual([3])
})

test('it says so when the engine went down after the submission', async () => {
  const person = await app.signIn()
  preferred.behaveNext({ failure: 'unavailable' })
  resumeFailures = 1
  const { id } = await create(person)
  expect(await settled(person, id)).toMatchObject({ status: 3, note: TOLD, own: { engine: 'comfyui' } })
})

test('a picture that the model cannot use is told before anything is charged', async () => {
  const person = await app.signIn()
  const form = { imageMode: 'structure', model: 'pro' }
  const wide = await sharp({ create: { width: 700, height: 100, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { status, body } = await send(person, form, { file1: wide })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(body.descr).toMatch(/2\.5 times the short one\. Crop it first\. Nothing was charged\.$/)
  expect(await person.credits()).toBe(135)
  expect(stability.journal).toEqual([])
  const square = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { id } = await create(person, form, { file1: square })
  expect(await settled(person, id)).toMatchObject({ status: 3, own: { engine: 'stability' } })
})
