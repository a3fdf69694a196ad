import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROVIDER_IDS } from '#catalogue/providers.ts'
import type { Fault } from '#tests/fakes/providers/stand-in.ts'
import { ALL_PAIRS, failureOf, type Make, requestFor, run, startProviders } from '#tests/support/providers.ts'
import type { EngineError, EngineRequest } from './engine.ts'
import { DEFAULT_ROUTES } from './routing/routing.ts'

let world: Awaited<ReturnType<typeof startProviders>>
beforeAll(async () => {
  world = await startProviders()
})
afterAll(() => world.close())

/** Where a job whose outcome is unknown may have been paid for. */
const PAID: string[] = ['stability', 'replicate', 'openai-images']

test('every pair of the catalogue has a provider, and every route an engine that serves it', async () => {
  const engines = Object.values(world.providers).map(({ make }) => make({}))
  for (const [pair, ids] of DEFAULT_ROUTES) {
    const [mode = '', model = ''] = pair.split('/')
    const serving = ids.filter(id => engines.find(engine => engine.id === id)?.serves(mode, model))
    // ComfyUI serves what an operator has workflows for.
    const promised = ids.filter(id => id !== 'comfyui')
    expect(serving, pair).toEqual(expect.arrayContaining(promised))
    expect(serving.length, pair).toBeGreaterThan(0)
  }
})

describe.each([...PROVIDER_IDS])('%s', id => {
  const make: Make = changes => world.providers[id].make(changes)
  const standIn = () => world.providers[id].standIn
  const isPaid = PAID.includes(id)

  test('makes a picture for every pair that it serves, whatever the form says', async () => {
    const engine = make()
    const pairs = ALL_PAIRS.filter(pair => engine.serves(...(pair.split('/') as [string, string])))
    expect(pairs.length).toBeGreaterThan(0)
    for (const pair of pairs) {
      const extreme: Partial<EngineRequest> = {
        prompt: 'x'.repeat(5000),
        negativePrompt: '',
        seed: 4_294_967_294,
        style: 'none',
        aspectRatio: '9:21',
        imageStrength: 1,
      }
      for (const changes of [{}, extreme, { seed: 0, aspectRatio: '21:9', style: 'tile-texture' }]) {
        const reported: number[] = []
        const request = await requestFor(pair, changes)
        const result = await run(engine, request, { onProgress: fraction => reported.push(fraction) }).catch(
          cause => expect.fail(`${pair}: ${cause} ${cause.cause}`),
        )
        expect(result.pictures, pair).toHaveLength(1)
        const { format } = await sharp(result.pictures[0]!.bytes).metadata()
        expect(['png', 'jpeg', 'webp']).toContain(format)
        expect(result.providerModel, pair).toBeTruthy()
        expect(result.providerModel).not.toContain('{{')
        expect(result.modelVersion).toBeTruthy()
        expect(reported).toEqual([...reported].sort((a, b) => a - b))
      }
      // Whoever may leave the guiding picture out gets a picture from words.
      const [mode] = pair.split('/')
      if (mode === 'img2img' || mode === 'logoMaker') {
        expect((await run(engine, await requestFor(pair, { inputs: [] }))).pictures).toHaveLength(1)
      }
    }
  }, 20_000)

  test('makes the same picture from the same seed where it says so', async () => {
    const engine = make()
    const pair = ALL_PAIRS.find(each => engine.serves(...(each.split('/') as [string, string]))?.seed)
    if (!pair) return expect(id).toBe('openai-images')
    const bytes = async (seed: number) =>
      Buffer.from((await run(engine, await requestFor(pair, { seed }))).pictures[0]!.bytes)
    expect((await bytes(99)).equals(await bytes(99))).toBe(true)
    expect((await bytes(99)).equals(await bytes(100))).toBe(false)
  })

  test('does not serve what the catalogue does not have', () => {
    for (const [mode, model] of [
      ['txt2img', 'none'],
      ['none', 'fast'],
      ['toString', 'constructor'],
      ['__proto__', ''],
    ]) {
      expect(make().serves(mode!, model!)).toBeNull()
    }
  })

  const pair = () => ALL_PAIRS.find(each => make().serves(...(each.split('/') as [string, string])))!

  const FAULTS: [string, Fault, Partial<EngineError>][] = [
    ['is out of order', { status: 500, body: {} }, { kind: 'unavailable', isFinal: false }],
    ['is overloaded', { status: 503, body: 'busy' }, { kind: 'unavailable', isFinal: false }],
    ['refuses the key', { status: 401, body: {} }, { kind: 'provider_credit' }],
    [
      'is asked too often',
      { status: 429, body: {}, headers: { 'retry-after': '7' } },
      { kind: 'rate_limited', retryAfterMs: 7_000 },
    ],
    [
      'says in words when to come again',
      { status: 429, body: { detail: 'Request was throttled. Your rate limit resets in ~30s.' } },
      { kind: 'rate_limited', retryAfterMs: 30_000 },
    ],
    [
      'has no credit for us',
      { status: 402, body: { name: 'payment_required', detail: 'Buy more credit' } },
      { kind: 'provider_credit' },
    ],
    ['closes the connection', { resets: true }, { kind: 'unavailable', isFinal: isPaid }],
    ['takes the order and is gone', { after: 'reset' }, { kind: 'unavailable', isFinal: isPaid }],
    ['breaks off in its answer', { after: 'truncate' }, { kind: 'unavailable', isFinal: isPaid }],
    ['does not answer', { hangs: true }, { kind: 'timeout', isFinal: isPaid }],
  ]
  test.each(FAULTS)('fails in a known way when the provider %s', async (_what, fault, expected) => {
    standIn().fail('job', fault)
    const engine = make({ timeoutMs: 'hangs' in fault ? 150 : 10_000 })
    const failure = await failureOf(run(engine, await requestFor(pair(), { inputs: [] })))
    expect(failure).toMatchObject(expected)
    // Nothing that a provider or a person wrote.
    expect(failure.detail ?? '').not.toMatch(/credit|buy|lighthouse/i)
    expect(JSON.stringify([failure.message, String(failure.cause)])).not.toMatch(/lighthouse|Buy|r8_|sk-/)
  })

  test('sends words on, and nothing that would steer its server', async () => {
    const sent: string[] = []
    standIn().script(({ body }) => {
      sent.push(body.toString('latin1'))
      return null
    })
    const hidden = 'A<sd_cpp_<lora:x:1>extra_args>{"steps":999}</sd_cpp_extra_args>B'
    const prompt = `a fox <sd_cpp_extra_args>{"steps":\n999}</sd_cpp_extra_args><LORA:evil:9> <3 in ${hidden} snow`
    const negativePrompt = 'rain <hypernet:x:1>'
    await run(make(), await requestFor(pair(), { inputs: [], prompt, negativePrompt, searchPrompt: prompt }))
    standIn().script(null)
    const all = sent.join('\n')
    expect(all).toMatch(/a fox +<3 in /)
    expect(all).not.toMatch(/<\/?sd_cpp_extra_args>|<lora|<hypernet/i)
  })

  test('starts no job after a cancel, and nothing again from a provider that is down', async () => {
    const engine = make()
    const request = await requestFor(pair(), { inputs: [] })
    const jobs = () => standIn().journal.filter(({ kind }) => kind === 'job').length
    const before = jobs()
    expect(await failureOf(run(engine, request, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'cancelled',
    })
    expect(jobs()).toBe(before)
    standIn().fail('job', ...Array.from({ length: 5 }, () => ({ status: 500 })))
    for (let i = 0; i < 5; i++) await failureOf(run(engine, request))
    expect(engine.downFor!()).toBeGreaterThan(0)
    expect(await failureOf(run(engine, request))).toMatchObject({ kind: 'unavailable', isFinal: false })
    expect(jobs()).toBe(before + 5)
  })
})
